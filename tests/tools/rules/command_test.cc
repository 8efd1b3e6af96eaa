// `jasnel rules` from the outside.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "jasnel/rules.h"
#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

TEST(RulesCommand, ListsEveryPresetAndOption) {
  const auto run = RunJasnel({"rules"});
  EXPECT_EQ(run.status, 0);
  for (const Preset& preset : Presets()) {
    EXPECT_NE(run.out.find("\n  " + std::string(preset.name) + " "), std::string::npos)
        << preset.name;
  }
  for (const RuleOption& option : RuleOptions()) {
    EXPECT_NE(run.out.find("\n  " + std::string(option.name) + " "), std::string::npos)
        << option.name;
  }
}

TEST(RulesCommand, TellsWhatAPresetChanges) {
  const auto run = RunJasnel({"rules"});
  EXPECT_NE(run.out.find("  nku                     speaks-first=dealer all-pass=dealer\n"),
            std::string::npos)
      << run.out;
}

TEST(RulesCommand, ShowsEveryOptionOfOneRuleSet) {
  const auto lines = Lines(RunJasnel({"rules", "kbn,undertrump=free,pit=80"}).out);
  ASSERT_EQ(lines.size(), 4 + RuleOptions().size());
  EXPECT_EQ(lines[0], "kbn,undertrump=free,pit=80");
  EXPECT_EQ(lines[1], "Source of kbn: KBN, Spelregels Amsterdams systeem");
  EXPECT_EQ(lines[5], "  undertrump      free       void, and the highest trump cannot be beaten");
}

TEST(RulesCommand, AsJsonGivesEveryPresetWithItsOptions) {
  const Json json = ParseJson(RunJasnel({"rules", "--format=json"}).out);
  ASSERT_EQ(json["presets"].size(), Presets().size());
  ASSERT_EQ(json["options"].size(), RuleOptions().size());
  for (std::size_t i = 0; i < Presets().size(); ++i) {
    const Json& preset = json["presets"][i];
    EXPECT_EQ(preset["name"], Presets()[i].name);
    for (const RuleOption& option : RuleOptions()) {
      EXPECT_EQ(preset["options"][std::string(option.name)], option.get(Presets()[i].rules));
    }
  }
}

TEST(RulesCommand, SpeaksDutch) {
  const auto all = RunJasnel({"rules", "--lang=nl"});
  EXPECT_EQ(all.status, 0);
  EXPECT_TRUE(all.out.starts_with("Spelregels; zonder keuze geldt kbn.\n\n  Naam  ")) << all.out;
  for (const char* part : {"  undertrump      forbidden       forbidden, free of forced  ",
                           "  niet kunnen bekennen en niet kunnen overtroeven\n"}) {
    EXPECT_NE(all.out.find(part), std::string::npos) << all.out;
  }
  const auto lines = Lines(RunJasnel({"rules", "nku", "--lang=nl"}).out);
  ASSERT_EQ(lines.size(), 4 + RuleOptions().size());
  EXPECT_EQ(lines[1], "Bron van nku: NKU, Officiële klaverjasregels, 1987");
  EXPECT_EQ(lines[3], "  Optie           Waarde      Betekenis");
  EXPECT_EQ(lines[8], "  four-jacks      100         roem voor vier boeren");
}

TEST(RulesCommand, HasTheMeaningOfEachOptionInDutch) {
  const auto meanings = [](const std::string& flag) {
    return ParseJson(RunJasnel({"rules", "--format=json", flag}).out)["options"];
  };
  const Json english = meanings("--lang=en");
  const Json dutch = meanings("--lang=nl");
  ASSERT_EQ(dutch.size(), RuleOptions().size());
  for (std::size_t i = 0; i < dutch.size(); ++i) {
    EXPECT_EQ(dutch[i]["name"], english[i]["name"]);
    EXPECT_NE(dutch[i]["meaning"], english[i]["meaning"]);
  }
}

TEST(RulesCommand, AsJsonGivesOneRuleSet) {
  const Json json = ParseJson(RunJasnel({"rules", "bedum,roem=off", "--format=json"}).out);
  EXPECT_EQ(json["name"], "bedum,roem=off");
  EXPECT_EQ(json["source"], "SV Bedum, Spelregels klaverjassen");
  EXPECT_EQ(json["options"]["roem"], "off");
  EXPECT_EQ(json["options"]["four-jacks"], "200");
}

TEST(RulesCommand, ReadsThoseOfATableFromAFile) {
  const TemporaryFile file(
      "# who plays where\r\nname = Café De Zon\n\nrules=nku-rotterdam,four-jacks=200\n");
  const std::string at = "@" + file.path();
  const std::string text = RunJasnel({"rules", at}).out;
  EXPECT_TRUE(
      text.starts_with("Café De Zon: nku-rotterdam,four-jacks=200\nSource of nku-rotterdam: "))
      << text;
  const std::string address =
      "#play?rules=nku-rotterdam%2Cfour-jacks%3D200&place=Caf%C3%A9%20De%20Zon";
  EXPECT_TRUE(text.ends_with("\nOn the page: " + address + "\n")) << text;
  const Json json = ParseJson(RunJasnel({"rules", at, "--format=json"}).out);
  EXPECT_EQ(json["place"], "Café De Zon");
  EXPECT_EQ(json["address"], address);
  EXPECT_EQ(json["name"], "nku-rotterdam,four-jacks=200");
  EXPECT_EQ(json["options"]["four-jacks"], "200");
  // Wherever a command takes rules.
  const auto by = [](const std::vector<std::string>& flags) {
    std::vector<std::string> words = {"book", "J97.AT.K8.7"};
    words.insert(words.end(), flags.begin(), flags.end());
    return RunJasnel(words);
  };
  const std::string expected = by({"--rules=nku-rotterdam,four-jacks=200"}).out;
  EXPECT_NE(expected, by({}).out);
  EXPECT_EQ(by({"--rules=" + at}).out, expected);
  EXPECT_EQ(by({"--rules", at}).out, expected);
}

TEST(RulesCommand, TellsWhatIsWrongWithAFile) {
  const auto error = [](const std::string& text) {
    const TemporaryFile file(text);
    const auto run = RunJasnel({"book", "J97.AT.K8.7", "--rules=@" + file.path()});
    EXPECT_EQ(run.status, 2);
    const std::string head = "jasnel book: --rules: " + file.path() + ": ";
    EXPECT_TRUE(run.err.starts_with(head)) << run.err;
    return run.err.substr(std::min(head.size(), run.err.size()));
  };
  EXPECT_EQ(error("rules=kbn\n"), "no name=; expected a line with it\n");
  EXPECT_EQ(error("name=Ons"), "no rules=; expected a line with it\n");
  EXPECT_EQ(error("name=Ons\n\nkbn\n"), "line 3: 'kbn'; expected name= or rules=\n");
  EXPECT_EQ(error("name=Ons\nname=Jullie\n"), "line 2: name a second time; expected it once\n");
  EXPECT_EQ(error("name=\n"), "line 1: ''; expected a name of 60 characters at most\n");
  EXPECT_EQ(error("name=a\tb\n"), "line 1: 'a�b'; expected a name of 60 characters at most\n");
  EXPECT_TRUE(
      error("rules=kbn,ruf=free\n").starts_with("line 1: unknown rule option 'ruf'; expected "))
      << error("rules=kbn,ruf=free\n");
  const auto none = RunJasnel({"solve", "--rules=@nowhere.txt"});
  EXPECT_EQ(none.status, 2);
  EXPECT_TRUE(none.err.starts_with("jasnel solve: --rules: nowhere.txt: ")) << none.err;
}

}  // namespace
}  // namespace jasnel::testing

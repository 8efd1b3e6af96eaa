// `jasnel rules` from the outside.

#include <gtest/gtest.h>

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
  ASSERT_EQ(lines.size(), 3 + RuleOptions().size());
  EXPECT_EQ(lines[0], "kbn,undertrump=free,pit=80");
  EXPECT_EQ(lines[4], "  undertrump      free       void, and the highest trump cannot be beaten");
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
  ASSERT_EQ(lines.size(), 3 + RuleOptions().size());
  EXPECT_EQ(lines[2], "  Optie           Waarde      Betekenis");
  EXPECT_EQ(lines[7], "  four-jacks      100         roem voor vier boeren");
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
  EXPECT_EQ(json["options"]["roem"], "off");
  EXPECT_EQ(json["options"]["four-jacks"], "200");
}

}  // namespace
}  // namespace jasnel::testing

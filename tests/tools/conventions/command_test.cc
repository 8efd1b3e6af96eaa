// `jasnel conventions`, and cards of conventions from files in other commands.

#include <gtest/gtest.h>

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "jasnel/convention_json.h"
#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

TEST(ConventionsCommand, ListsEverySuppliedCard) {
  const auto run = RunJasnel({"conventions"});
  EXPECT_EQ(run.status, 0);
  EXPECT_TRUE(run.out.starts_with("Name             Card  ")) << run.out;
  for (const ConventionCard& card : ConventionCards()) {
    EXPECT_NE(run.out.find("\n" + card.name + " "), std::string::npos) << card.name;
    EXPECT_NE(run.out.find(" " + card.title.english + " "), std::string::npos) << card.name;
  }
  const auto dutch = RunJasnel({"conventions", "--lang=nl"});
  EXPECT_NE(dutch.out.find("\nbedum            de kaart van SV Bedum "), std::string::npos)
      << dutch.out;
}

TEST(ConventionsCommand, AsJsonGivesEachCardWhole) {
  const Json json = ParseJson(RunJasnel({"conventions", "--format=json"}).out);
  ASSERT_EQ(json["cards"].size(), ConventionCards().size());
  for (std::size_t i = 0; i < ConventionCards().size(); ++i) {
    const auto card = ParseConventionCard(json["cards"][i].dump());
    ASSERT_TRUE(card) << card.error().message;
    EXPECT_EQ(*card, ConventionCards()[i]);
  }
}

TEST(ConventionsCommand, ShowsACardInWords) {
  EXPECT_EQ(RunJasnel({"conventions", "two-refusals"}).out,
            "two-refusals: two refusals\n"
            "Source: SV Bedum, Spelregels klaverjassen, \"Seinen\"\n"
            "\n"
            "two-refusals: two refusals\n"
            "  When     a discard of another suit than the one led; the partner has the trick; of "
            "the third suit\n"
            "           not yet played: A; the player sent refuse before, in another suit\n"
            "  Cards    K Q J\n"
            "  Says     refused two suits: holds the ace of the third suit\n"
            "  Means    the suit: without A, and the third suit: with A\n"
            "  Asks     lead a high card of the third suit\n"
            "  Text     \"Twee keer met een heer afseinen is toch 8 punten en weet je maat "
            "evenveel als wanneer je\n"
            "           die derde overgebleven kleur aan zou hebben geseind (zonder punten).\"\n"
            "  Chosen   A suit in which the player is known to be void is not the third suit.\n"
            "\n"
            "refuse: refusing\n"
            "  When     a discard of another suit than the one led; the partner has the trick; of "
            "the suit not\n"
            "           yet played: A\n"
            "  Cards    K Q J\n"
            "  Says     does not hold the ace of the suit\n"
            "  Means    the suit: without A\n"
            "  Asks     do not lead the suit\n"
            "  Text     \"Stel de slag ligt aan je maat en je wilt hem laten weten dat je geen "
            "klaveren hebt, Je\n"
            "           gooit dan een hoge in die kleur op.\"\n"
            "  Chosen   No clubs means: not the ace of clubs.\n");
}

TEST(ConventionsCommand, SpeaksDutch) {
  const auto run = RunJasnel({"conventions", "small-back", "--lang=nl"});
  EXPECT_NE(run.out.find("  Betekent troef: met 9, 1 kaart\n"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("  Wanneer  een uitkomst met een andere kleur dan troef; door de maat van "
                         "de troefmaker;"),
            std::string::npos)
      << run.out;
  EXPECT_NE(run.out.find("maat seinde eerder small-jack\n"), std::string::npos) << run.out;
}

TEST(ConventionsCommand, EveryCardCanBePutInWords) {
  for (const ConventionCard& card : ConventionCards()) {
    for (const std::string language : {"en", "nl"}) {
      const auto run = RunJasnel({"conventions", card.name, "--lang=" + language});
      EXPECT_EQ(run.status, 0) << card.name;
      EXPECT_EQ(run.out.find('$'), std::string::npos) << run.out;
      EXPECT_EQ(run.out.find("anything"), std::string::npos) << run.out;
    }
  }
}

TEST(ConventionsCommand, WritesAFileThatItReads) {
  const std::string written = RunJasnel({"conventions", "bedum", "--format=json"}).out;
  const TemporaryFile file(written);
  EXPECT_EQ(RunJasnel({"conventions", file.path(), "--format=json"}).out, written);
  EXPECT_EQ(RunJasnel({"conventions", file.path()}).out, RunJasnel({"conventions", "bedum"}).out);
}

TEST(ConventionsCommand, SaysWhatIsWrong) {
  const auto none = RunJasnel({"conventions", "club"});
  EXPECT_EQ(none.status, 1);
  EXPECT_TRUE(none.err.starts_with(
      "jasnel conventions: 'club'; expected one of bedum, bedum-opposite, oefenen, "))
      << none.err;
  EXPECT_TRUE(none.err.ends_with("or a file with a card; see jasnel conventions\n")) << none.err;
  const TemporaryFile bad(R"({"name":"ours","title":"x","conventions":[{"name":"one"}]})");
  const auto wrong = RunJasnel({"conventions", bad.path()});
  EXPECT_EQ(wrong.status, 1);
  EXPECT_EQ(wrong.err, "jasnel conventions: " + bad.path() +
                           ": convention 1: no key title; expected a text, or one for each "
                           "language: {\"en\":\"...\",\"nl\":\"...\"}\n");
  const auto folder = RunJasnel({"conventions", "/"});
  EXPECT_EQ(folder.status, 1);
  EXPECT_TRUE(folder.err.starts_with("jasnel conventions: /: ")) << folder.err;
}

// As that of the sources is.
TEST(ConventionFiles, AreNotFoldersThatHaveTheNameOfNoCard) {
  const std::string folder = "folder-of-no-card";
  std::filesystem::create_directory(folder);
  const auto run = RunJasnel({"conventions", folder});
  std::filesystem::remove(folder);
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.err.starts_with("jasnel conventions: '" + folder + "'; expected one of bedum, "))
      << run.err;
}

TEST(ConventionFiles, AreReadNoFurtherThanACardCanBe) {
  const auto run = RunJasnel({"conventions", "/dev/zero"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err,
            "jasnel conventions: /dev/zero: more than 1048576 bytes; expected a smaller file\n");
  EXPECT_LT(run.peak_kilobytes - RunJasnel({"conventions", "bedum"}).peak_kilobytes, 64 << 10);
}

TEST(ConventionFiles, AnalyseAsTheSuppliedCardDoes) {
  const TemporaryFile file(FormatConventionCard(*FindConventionCard("bedum")));
  const auto analysed = [](const std::string& card) {
    return RunScript("sed -n 3p '" JASNEL_SOURCE_DIR
                     "/tests/data/played.txt' | jasnel analyse --input=- --conventions=" +
                     card);
  };
  const auto run = analysed(file.path());
  EXPECT_EQ(run.err, "");
  EXPECT_NE(run.out.find("  Trick 3, West: ♦J: does not hold the ace of diamonds. True."),
            std::string::npos);
  EXPECT_EQ(run.out, analysed("bedum").out);
  const TemporaryFile bad("{}");
  EXPECT_EQ(analysed(bad.path()).err, "jasnel analyse: --conventions: " + bad.path() +
                                          ": no key name; expected a name of at most 40 letters, "
                                          "digits and hyphens\n");
}

// Every card that is played, and the results.
std::string PlayedByBoth(const std::string& card) {
  return RunScript("jasnel match full:worlds=4,conventions=" + card + ",theirs=" + card +
                   " full:level=club --deals=6 --seed=3 --record=played.txt > result.txt && "
                   "sed '/^#/d; s/,\"players\":.*//' played.txt")
      .out;
}

TEST(ConventionFiles, PlayAsTheSuppliedCardDoes) {
  const TemporaryFile file(FormatConventionCard(*FindConventionCard("bedum")));
  const std::string played = PlayedByBoth(file.path());
  EXPECT_EQ(played, PlayedByBoth("bedum"));
  EXPECT_NE(played, PlayedByBoth("none"));
  EXPECT_GT(played.size(), 1000U);
}

TEST(ConventionFiles, APlayerSaysWhichFileIsWrong) {
  const TemporaryFile bad("oops");
  const std::string option = "conventions=" + bad.path();
  const auto run = RunJasnel({"match", "full:" + option, "rule", "--deals=2"});
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.err.find("jasnel match: '" + option + "': " + bad.path() +
                         ": column 1: 'oops'; expected a card of conventions, such as "),
            0U)
      << run.err;
  const auto none = RunJasnel({"match", "full:theirs=club", "rule", "--deals=2"});
  EXPECT_EQ(none.err.find("jasnel match: 'theirs=club': 'club'; expected one of bedum, "), 0U)
      << none.err;
}

TEST(ConventionsCommand, CountsHowOftenAPlayerKeepsToACard) {
  const auto run = [](const std::string& player, const std::string& format) {
    return RunJasnel({"conventions", "bedum", "--kept-by=" + player, "--deals=50", "--seed=1",
                      "--format=" + format});
  };
  const Json json = ParseJson(run("full:worlds=15", "json").out);
  EXPECT_EQ(json["player"], "full:worlds=15");
  EXPECT_EQ(json["deals"], 50);
  const auto& conventions = FindConventionCard("bedum")->conventions;
  ASSERT_EQ(json["conventions"].size(), conventions.size());
  int turns = 0;
  int kept = 0;
  for (std::size_t i = 0; i < conventions.size(); ++i) {
    EXPECT_EQ(json["conventions"][i]["name"], conventions[i].name);
    turns += json["conventions"][i]["turns"].get<int>();
    kept += json["conventions"][i]["kept"].get<int>();
  }
  EXPECT_GT(turns, 0);
  EXPECT_EQ(kept, turns);
  // Who agreed on nothing does not.
  const Json without = ParseJson(run("full:worlds=15,conventions=none", "json").out);
  int others = 0;
  for (const Json& one : without["conventions"]) {
    others += one["turns"].get<int>() - one["kept"].get<int>();
  }
  EXPECT_GT(others, 0);
  const std::string text = run("full:worlds=15", "text").out;
  EXPECT_TRUE(
      text.starts_with("How full:worlds=15 kept to the card of SV Bedum: 50 deals, kbn, "
                       "trump and declarer drawn, seed 1.\n\n"))
      << text;
  EXPECT_NE(text.find("\nall "), std::string::npos) << text;
  EXPECT_NE(text.find(" 100.0%   "), std::string::npos) << text;
}

TEST(ConventionsCommand, SaysWhyNothingIsCounted) {
  const auto wrong = [](const std::vector<std::string>& arguments) {
    const auto run = RunJasnel(arguments);
    EXPECT_EQ(run.out, "");
    return std::to_string(run.status) + " " + run.err;
  };
  EXPECT_EQ(
      wrong({"conventions", "bedum", "--kept-by=rule", "--deals=1"}),
      "1 jasnel conventions: --kept-by: rule does not tell what its cards are worth; expected "
      "a player that does, such as full\n");
  EXPECT_EQ(
      wrong({"conventions", "bedum", "--kept-by=nobody"})
          .find("2 jasnel conventions: --kept-by: 'nobody' is not a player; expected one of "),
      0U);
  EXPECT_EQ(wrong({"conventions", "--kept-by=full"})
                .find("2 jasnel conventions: --kept-by without a card; expected "),
            0U);
  EXPECT_EQ(wrong({"conventions", "bedum", "--deals=3"})
                .find("2 jasnel conventions: --deals without --kept-by; expected "),
            0U);
}

}  // namespace
}  // namespace jasnel::testing

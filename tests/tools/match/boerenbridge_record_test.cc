// Records of `jasnel boerenbridge match`: going on with them, and what is wrong with them.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "jasnel/version.h"
#include "tests/tools/match/boerenbridge_run.h"
#include "tests/tools/match/run.h"
#include "tests/tools/support/json_lines.h"

namespace jasnel::boerenbridge::testing {
namespace {

using jasnel::testing::Keys;
using jasnel::testing::KeysOf;
using jasnel::testing::Lines;
using jasnel::testing::NewPath;
using jasnel::testing::OneObject;
using jasnel::testing::ParseJson;

TEST(BoerenbridgeMatchRecord, IsGoneOnWithWhereverItWasCutOff) {
  const Words asked = {"random", "rule", "rule", "--rounds=3", "--cards=2", "--seed=5"};
  const auto with = [&](const NewPath& record, const Words& more) {
    Words arguments = asked;
    arguments.push_back(record.flag());
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  };
  const NewPath whole;
  const auto answer = Timeless(Match(with(whole, {})));
  const std::string record = whole.Read();
  // A header, and three times each of nine deals.
  ASSERT_EQ(Lines(record).size(), 1 + 3 * 9U);
  EXPECT_EQ(Lines(record)[0],
            "# jasnel boerenbridge match "
            R"({"players":["random","rule","rule"],"seed":5,"most_cards":2,"version":")" +
                std::string(Version()) + "\"}");
  for (const std::size_t part : {0, 1, 4, 7, 10}) {
    const NewPath cut;
    cut.Write(record.substr(0, record.size() * part / 10));
    const auto run = RunMatch(with(cut, {"--resume", "--format=json", "--threads=2"}));
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(Timeless(OneObject(run)), answer) << part;
    EXPECT_EQ(Lines(cut.Read()).size(), 28U);
    std::filesystem::remove(cut.path() + ".rest");
  }
  // One that was played to its end gives its times too, and can be made longer.
  EXPECT_EQ(Match(with(whole, {"--resume"})), Match(with(whole, {"--resume"})));
  EXPECT_EQ(whole.Read(), record);
  EXPECT_EQ(Match(with(whole, {"--resume", "--rounds=4"}))["deals"], 12);
}

TEST(BoerenbridgeMatchRecord, TellsEachDealAsItWasPlayed) {
  const NewPath record;
  Match({"rule", "random", "rule", "--rounds=1", "--cards=2", record.flag()});
  const auto lines = Lines(record.Read());
  ASSERT_EQ(lines.size(), 10U);
  const Json line = ParseJson(lines[5]);
  EXPECT_EQ(KeysOf(line), (Keys{"id", "game", "deal", "bids", "tricks", "taken", "scores",
                                "players", "nanoseconds"}));
  EXPECT_EQ(line["id"], "2-2");
  EXPECT_EQ(line["tricks"].size(), 1U);
  EXPECT_EQ(line["players"], Json({"rule", "random", "rule"}));
}

TEST(BoerenbridgeMatchRecord, OfAnotherMatchOrWithAWrongLineIsRefused) {
  const NewPath record;
  const Words asked = {"rule", "rule", "random", "--rounds=1", "--cards=2", record.flag()};
  Match(asked);
  const auto error_with = [&](const Words& more) {
    Words arguments = asked;
    arguments.insert(arguments.end(), more.begin(), more.end());
    const auto run = RunMatch(arguments);
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.out, "");
    return run.err.substr(std::string("jasnel boerenbridge match: ").size() + record.path().size());
  };
  EXPECT_EQ(error_with({}),
            ": there is such a file already; expected --resume to go on with it, or another "
            "name\n");
  EXPECT_EQ(error_with({"--resume", "--seed=2"}),
            ": line 1: made with seed 1; expected 2, as this match has it\n");
  auto lines = Lines(record.Read());
  std::string other = record.Read();
  const std::size_t version = other.find(Version());
  record.Write(other.replace(version, Version().size(), "0.0.9"));
  EXPECT_EQ(error_with({"--resume"}), ": line 1: made with version \"0.0.9\"; expected \"" +
                                          std::string(Version()) + "\", as this match has it\n");
  std::swap(lines[1], lines[2]);
  std::string swapped;
  for (const auto& line : lines) swapped += line + "\n";
  record.Write(swapped);
  EXPECT_EQ(error_with({"--resume"}).substr(0, 44), ": line 2: not deal 1-1 of this match; expect");
  EXPECT_EQ(error_with({"--resume", "--lang=nl"}).substr(0, 54),
            ": regel 2: niet spel 1-1 van deze match; verwacht 0:..");
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing

// `jasnel deal`: random deals.

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <set>
#include <string>
#include <thread>

#include "tests/tools/support/json_lines.h"

namespace jasnel::testing {
namespace {

std::string Deal(std::vector<std::string> flags) {
  flags.insert(flags.begin(), "deal");
  const auto run = RunJasnel(flags);
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  return run.out;
}

// What is wrong with the command line, and that nothing else happened.
std::string DealUsageError(std::vector<std::string> flags) {
  flags.insert(flags.begin(), "deal");
  const auto run = RunJasnel(flags);
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out, "");
  return run.err;
}

TEST(DealCommand, GivesTheSameDealForTheSameSeedAndNumber) {
  const auto all = Lines(Deal({"--count=20", "--seed=5"}));
  ASSERT_EQ(all.size(), 20U);
  EXPECT_EQ(Lines(Deal({"--first=20", "--seed=5"})), (std::vector<std::string>{all[19]}));
  EXPECT_NE(Lines(Deal({"--seed=6"}))[0], all[0]);
}

TEST(DealCommand, WithoutASeedDealsAnewEachTimeAndNamesNone) {
  for (const char* format : {"line", "pbn", "text", "json"}) {
    const std::vector<std::string> flags = {"--count=4", "--rules=bedum",
                                            std::string("--format=") + format};
    const std::vector<std::string> plain = {"--count=4", flags[2]};
    const auto& asked = format == std::string("pbn") ? plain : flags;
    const std::string one = Deal(asked);  // nothing on standard error
    EXPECT_NE(one, Deal(asked));
    EXPECT_EQ(one.find("seed"), std::string::npos) << one;
  }
  EXPECT_NE(Deal({"--given=N:J9... - - -", "--where=N: spades>=4"}),
            Deal({"--given=N:J9... - - -", "--where=N: spades>=4"}));
}

TEST(DealCommand, SaysThatASeedIsForStudies) {
  EXPECT_NE(RunJasnel({"deal", "--help"}).out.find("for studies: the same deals each time"),
            std::string::npos);
}

TEST(DealCommand, RotatesTheDealerOrTakesTheOneGiven) {
  std::string dealers;
  for (const std::string& line : Lines(Deal({"--count=5", "--seed=1"}))) dealers += line.back();
  EXPECT_EQ(dealers, "NESWN");
  dealers.clear();
  for (const std::string& line : Lines(Deal({"--count=3", "--seed=1", "--dealer=W"}))) {
    dealers += line.back();
  }
  EXPECT_EQ(dealers, "WWW");
}

TEST(DealCommand, ItsPbnIsReadAsTheSameDeals) {
  const auto solve = [](const std::string& deals) {
    return RunJasnel({"solve", "--input=-", "--trump=S", "--value-only", "--format=csv"}, deals)
        .out;
  };
  const auto values = [&](const std::string& deals) {
    std::vector<std::string> found;
    for (const std::string& line : Lines(solve(deals))) {
      found.push_back(line.substr(0, line.find("points,") + 12));
    }
    return found;
  };
  const auto of_lines = values(Deal({"--count=3", "--seed=8"}));
  EXPECT_EQ(of_lines.size(), 4U);
  EXPECT_EQ(values(Deal({"--count=3", "--seed=8", "--format=pbn"})).size(), of_lines.size());
  for (std::size_t i = 0; i < of_lines.size(); ++i) {
    EXPECT_EQ(values(Deal({"--count=3", "--seed=8", "--format=pbn"}))[i], of_lines[i]);
  }
}

TEST(DealCommand, AsJsonHasItsKeys) {
  const auto run = RunJasnel({"deal", "--count=2", "--seed=1", "--format=json", "--rules=bedum"});
  const auto objects = Objects(run);
  ASSERT_EQ(objects.size(), 2U);
  EXPECT_EQ(KeysOf(objects[1]), (Keys{"board", "dealer", "deal", "rules", "turned"}));
  EXPECT_EQ(objects[1]["board"], 2);
  EXPECT_EQ(objects[1]["dealer"], "E");
  EXPECT_EQ(objects[1]["rules"], "bedum");
}

// Each suit turns up, and the hands are those of the seed.
TEST(DealCommand, TurnsASuitWhereTheRulesDo) {
  const auto plain = Lines(Deal({"--count=40", "--seed=1"}));
  const auto turned = Lines(Deal({"--count=40", "--seed=1", "--rules=bedum"}));
  ASSERT_EQ(turned.size(), 40U);
  std::set<std::string> suits;
  for (std::size_t i = 0; i < turned.size(); ++i) {
    const std::size_t at = turned[i].find(" turned=");
    ASSERT_NE(at, std::string::npos) << turned[i];
    suits.insert(turned[i].substr(at));
    EXPECT_EQ(turned[i].substr(0, turned[i].find(' ', turned[i].rfind('.'))),
              plain[i].substr(0, plain[i].find(' ', plain[i].rfind('.'))));
  }
  EXPECT_EQ(suits.size(), 4U);
  for (const char* rules : {"kbn", "bedum-utrecht"}) {
    EXPECT_EQ(Deal({"--seed=1", std::string("--rules=") + rules}).find("turned="),
              std::string::npos);
  }
}

TEST(DealCommand, TellsTheTurnedSuitInEveryForm) {
  const std::string line = Deal({"--seed=2026", "--rules=bedum"});
  const std::string letter = line.substr(line.find(" turned=") + 8, 1);
  EXPECT_EQ(ParseJson(Deal({"--seed=2026", "--rules=bedum", "--format=json"}))["turned"], letter);
  const std::string text = Deal({"--seed=2026", "--rules=bedum", "--format=text"});
  EXPECT_NE(text.find("Rules: bedum. Turned: "), std::string::npos) << text;
}

TEST(DealCommand, ItsDealsOfBedumHaveAPar) {
  const auto run =
      RunJasnel({"par", "--input=-"}, Deal({"--count=2", "--seed=3", "--rules=bedum"}));
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_NE(run.out.find("Turned: "), std::string::npos) << run.out;
}

TEST(DealCommand, AllConditionsHold) {
  for (const std::string& line :
       Lines(Deal({"--count=30", "--seed=1", "--where=N: spades>=5", "--where=N: SJ | S9"}))) {
    const std::string spades = line.substr(2, line.find('.') - 2);
    EXPECT_GE(spades.size(), 5U) << line;
    EXPECT_NE(spades.find_first_of("J9"), std::string::npos) << line;
  }
}

TEST(DealCommand, WhatCannotBeMetIsAnError) {
  const auto run = RunJasnel({"deal", "--seed=1", "--given=N:SJ", "--where=N: SJ"});
  EXPECT_EQ(run.status, 2);
  const auto impossible = RunJasnel({"deal", "--seed=1", "--given=N:J... - - -", "--where=N: !SJ"});
  EXPECT_EQ(impossible.status, 1);
  EXPECT_EQ(impossible.out, "");
  EXPECT_EQ(impossible.err,
            "jasnel deal: deal 1: none of 10000000 deals meets the conditions; expected less rare "
            "conditions, or fewer given cards\n");
}

TEST(DealCommand, MistakesAreToldInOneLine) {
  EXPECT_EQ(
      DealUsageError({"--where=N: spades>=4 &"}),
      "jasnel deal: --where: column 15: the end; expected a card, such as SJ, or spades, aces, "
      "longest, shortest or points(S) and a number\n");
  EXPECT_EQ(DealUsageError({"--count=0"}),
            "jasnel deal: --count: '0'; expected a number from 1 to 1000000000000\n");
  EXPECT_EQ(DealUsageError({"--seed=x"}),
            "jasnel deal: --seed: 'x'; expected a number from 0 to 18446744073709551615\n");
  EXPECT_EQ(DealUsageError({"--dealer=X"}), "jasnel deal: --dealer: 'X'; expected N, E, S or W\n");
  EXPECT_EQ(DealUsageError({"--format=csv"}),
            "jasnel deal: --format: 'csv'; expected line, pbn, text or json\n");
  EXPECT_EQ(DealUsageError({"--given=N:AKQJT987.A.. - - -"}),
            "jasnel deal: --given: North is given 9 cards; expected at most 8\n");
  EXPECT_EQ(DealUsageError({"boards"}),
            "jasnel deal: 'boards' is an unexpected argument; see --help\n");
}

TEST(DealCommand, StopsWhileItLooksForADealThatThereIsNot) {
  LiveJasnel jasnel({"deal", "--seed=1", "--given=N:J... - - -", "--where=N: !SJ"});
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  jasnel.Signal(SIGINT);
  EXPECT_EQ(jasnel.ReadToEnd(), "");
  EXPECT_EQ(jasnel.Wait(), 130);
}

TEST(DealCommand, StoppedPrintsWholeDeals) {
  LiveJasnel jasnel({"deal", "--count=1000000000", "--seed=1"});
  EXPECT_EQ(jasnel.ReadLine(), "N:KQJ98..AT.9 AT.QT98.9.A 7.KJ.J8.K87 .A7.KQ7.QJT dealer=N\n");
  jasnel.Signal(SIGINT);
  const std::string rest = jasnel.ReadToEnd();
  EXPECT_EQ(jasnel.Wait(), 130);
  EXPECT_EQ(rest.back(), '\n');
}

}  // namespace
}  // namespace jasnel::testing

// `jasnel deal`: random deals.

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

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

TEST(DealCommand, DealsByHandTheSameForTheSameSeedAndNumber) {
  const auto all = Lines(Deal({"--count=5", "--seed=5", "--dealt=3-2-3,riffles=1,cut"}));
  ASSERT_EQ(all.size(), 5U);
  EXPECT_EQ(Lines(Deal({"--first=5", "--seed=5", "--dealt=3-2-3,riffles=1,cut"}))[0], all[4]);
  EXPECT_NE(Lines(Deal({"--seed=5"}))[0], all[0]);
  EXPECT_EQ(Deal({"--seed=5", "--dealt=random"}), Deal({"--seed=5"}));
  EXPECT_NE(Deal({"--dealt=4-4"}), Deal({"--dealt=4-4"}));
  // By rules that turn a suit or deal again too.
  EXPECT_EQ(Lines(Deal({"--seed=5", "--rules=bedum", "--dealt=4-4"})).size(), 1U);
}

TEST(DealCommand, RefusesConditionsOnCardsDealtByHand) {
  EXPECT_EQ(DealUsageError({"--dealt=4-4", "--where=N: SJ"}),
            "jasnel deal: --dealt with --where; expected one of the two\n");
  EXPECT_EQ(DealUsageError({"--dealt=4-5"}),
            "jasnel deal: --dealt: '4-5'; expected random, or packets that make 8 and how they "
            "were shuffled and cut, such as 3-2-3,riffles=1,cut\n");
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

// Its hash, of 64 digits.
std::string HashOf(const std::string& committed) {
  const std::size_t at = committed.find(" hash=");
  EXPECT_NE(at, std::string::npos) << committed;
  return committed.substr(at + 6, 64);
}

Finished CheckCommitment(const std::string& hash, const std::string& deals) {
  return RunJasnel({"deal", "--input=-", "--check=" + hash}, deals);
}

TEST(DealCommand, CommitsToDealsThatAnybodyChecksAfterwards) {
  const std::string evening = Deal({"--count=5", "--rules=bedum", "--commit"});
  const auto lines = Lines(evening);
  ASSERT_EQ(lines.size(), 7U);
  const std::string hash = HashOf(lines[0]);
  EXPECT_EQ(lines[0], "# set=" + hash.substr(0, 8) + " hash=" + hash);
  EXPECT_EQ(lines[1].size(), std::string("# salt=").size() + 32);
  const auto run = CheckCommitment(hash, evening);
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(run.out, "Set " + hash.substr(0, 8) + " is as it was published. Deals: 5.\n");
  EXPECT_NE(evening, Deal({"--count=5", "--rules=bedum", "--commit"}));
}

TEST(DealCommand, ItsHashIsWhatSha256sumMakesOfTheFile) {
  const auto run = RunScript(
      "jasnel deal --count=3 --commit > evening.txt\n"
      "sed 1d evening.txt | sha256sum | cut -c1-64\n"
      "sed -n '1s/.*hash=//p' evening.txt\n");
  const auto lines = Lines(run.out);
  ASSERT_EQ(lines.size(), 2U) << run.err;
  EXPECT_EQ(lines[0], lines[1]);
}

TEST(DealCommand, SeesThatADealTheOrderOrTheSaltIsAnother) {
  const std::string evening = Deal({"--count=3", "--commit"});
  const std::string hash = HashOf(evening);
  auto lines = Lines(evening);
  const auto refused = [&](const std::vector<std::string>& changed) {
    std::string text;
    for (const std::string& line : changed) text += line + "\n";
    const auto run = CheckCommitment(hash, text);
    EXPECT_EQ(run.out, "");
    EXPECT_TRUE(run.err.starts_with("jasnel deal: -: the hash is ")) << run.err;
    EXPECT_NE(run.err.find("; expected " + hash + ": the deals, their order or the salt"),
              std::string::npos)
        << run.err;
    return run.status == 1;
  };
  auto changed = lines;
  std::swap(changed[2], changed[3]);
  EXPECT_TRUE(refused(changed)) << "order";
  changed = lines;
  changed.pop_back();
  EXPECT_TRUE(refused(changed)) << "a deal less";
  changed = lines;
  changed[4] = Lines(Deal({"--first=3"}))[0];
  EXPECT_TRUE(refused(changed)) << "another deal";
  changed = lines;
  changed[1].back() = changed[1].back() == '0' ? '1' : '0';
  EXPECT_TRUE(refused(changed)) << "salt";
  // The first line counts for nothing.
  changed = lines;
  changed.erase(changed.begin());
  std::string rest;
  for (const std::string& line : changed) rest += line + "\n";
  EXPECT_EQ(CheckCommitment(hash, rest).status, 0);
}

TEST(DealCommand, PrintsTheDealsOfAFileInEachFormWithTheNameOfTheirSet) {
  const std::string evening = Deal({"--count=2", "--commit", "--dealer=S"});
  const std::string hash = HashOf(evening);
  const std::string name = hash.substr(0, 8);
  const auto as = [&](const std::string& format) {
    const auto run = RunJasnel({"deal", "--input=-", "--format=" + format}, evening);
    EXPECT_EQ(run.status, 0) << run.err;
    return run.out;
  };
  EXPECT_EQ(as("line"), evening);
  EXPECT_EQ(CheckCommitment(hash, as("pbn")).status, 0) << as("pbn");
  EXPECT_NE(as("text").find("Board 2. West leads. Set " + name + ".\n"), std::string::npos)
      << as("text");
  EXPECT_EQ(as("text").find(hash), std::string::npos);
  EXPECT_EQ(ParseJson(Lines(as("json"))[1])["set"], name);
}

TEST(DealCommand, ADealWithoutASaltHasNoSet) {
  const std::string line = Deal({"--seed=2026"});
  EXPECT_EQ(RunJasnel({"deal", "--input=-"}, line).out, line);
  EXPECT_EQ(RunJasnel({"deal", "--input=-", "--format=text"}, line).out,
            Deal({"--seed=2026", "--format=text"}));
  const auto run = CheckCommitment(std::string(64, '0'), line);
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "jasnel deal: -: no salt; expected a comment '# salt=...' before the deals\n");
}

TEST(DealCommand, CommitsToNoDealsThatCanBeGuessed) {
  EXPECT_EQ(DealUsageError({"--commit", "--seed=1"}),
            "jasnel deal: --commit with --seed; expected one of the two\n");
  EXPECT_EQ(
      DealUsageError({"--commit", "--format=text"}),
      "jasnel deal: --commit with --format; expected line or pbn, which keep the salt: --input "
      "makes text and json of them\n");
  EXPECT_EQ(DealUsageError({"--commit", "--count=10001"}),
            "jasnel deal: --commit with --count=10001; expected at most 10000\n");
  EXPECT_EQ(DealUsageError({"--input=-", "--count=2"}),
            "jasnel deal: --input with --count; expected one of the two\n");
  EXPECT_EQ(DealUsageError({"--check=" + std::string(64, '0')}),
            "jasnel deal: --check without --input; expected both\n");
  EXPECT_EQ(DealUsageError({"--input=-", "--check=0"}),
            "jasnel deal: --check: '0'; expected 64 digits, 0 to f\n");
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

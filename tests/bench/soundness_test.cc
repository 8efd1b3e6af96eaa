// Comparing the search with a plain one.

#include "bench/soundness.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "jasnel/deal_line.h"
#include "tests/support/random_deals.h"
#include "tests/support/sanitized.h"

namespace jasnel::bench {
namespace {

using testing::kSanitized;

const std::atomic<bool> kGoOn = false;

// With all switches off a whole deal takes a second, with sanitizers a minute.
constexpr std::uint64_t kDeals = kSanitized ? 0 : 2;

void Ignore(const SoundnessReport&) {}

SoundnessReport Compare(const SoundnessPlan& plan, const Searches& searches) {
  return CompareSearches(plan, searches, kGoOn, Ignore);
}

TEST(Soundness, FindsNoDifferenceBetweenTheSearchAndAPlainOne) {
  const auto report = Compare({.seed = 5, .deals = kDeals, .endings = 4000}, SolverAndPlain(2));
  EXPECT_EQ(report.deals, kDeals);
  EXPECT_EQ(report.endings, 4000U);
  for (const Difference& difference : report.differences) {
    ADD_FAILURE() << FormatDealLine(ToDealLine(difference.position));
  }
}

// `searches` whose search is wrong by one wherever North holds the ace of spades and the points are
// asked for; how often that was is added to `planted`.
Searches WithAPlantedMistake(Searches searches, std::size_t& planted) {
  searches.search = [right = searches.search, &planted](std::span<const Position> positions,
                                                        const SolveRequest& request) {
    auto answers = right(positions, request);
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const Card ace = MakeCard(Suit::kSpades, Rank::kAce);
      if (!positions[i].hands[0].Contains(ace) || request.objective != Objective::kPoints) continue;
      Solution solution = answers[i].value();
      solution.value += Points(1);
      answers[i] = solution;
      ++planted;
    }
    return answers;
  };
  return searches;
}

TEST(Soundness, FindsExactlyTheMistakesThatWerePlanted) {
  std::size_t planted = 0;
  const auto report = Compare({.seed = 6, .deals = kDeals, .endings = 400},
                              WithAPlantedMistake(SolverAndPlain(1), planted));
  EXPECT_EQ(report.deals + report.endings, 400 + kDeals);
  EXPECT_GT(planted, 5U);
  EXPECT_EQ(report.differences.size(), planted);
  for (const Difference& difference : report.differences) {
    EXPECT_EQ(difference.found.front(), difference.expected.front() + 1);
    EXPECT_EQ(Solver().Solve(difference.position, difference.request).value().value.count(),
              difference.expected.front());
  }
}

// Compares as planned and calls `visit` for every position with its request and its answer.
template <class Visit>
void VisitCases(const SoundnessPlan& plan, int threads, const Visit& visit) {
  Searches searches = SolverAndPlain(threads);
  searches.search = [right = searches.search, &visit](std::span<const Position> positions,
                                                      const SolveRequest& request) {
    auto answers = right(positions, request);
    for (std::size_t i = 0; i < positions.size(); ++i) {
      visit(positions[i], request, answers[i].value());
    }
    return answers;
  };
  Compare(plan, searches);
}

// A text of every position and request that is compared.
std::vector<std::string> CasesOf(const SoundnessPlan& plan, int threads) {
  std::vector<std::string> cases;
  VisitCases(
      plan, threads, [&](const Position& position, const SolveRequest& request, const Solution&) {
        cases.push_back(std::to_string(static_cast<int>(request.objective)) +
                        (request.cards ? " cards " : " ") + FormatDealLine(ToDealLine(position)));
      });
  return cases;
}

TEST(Soundness, ComparesTheSameForAnyNumberOfThreads) {
  const SoundnessPlan plan{.seed = 7, .deals = kDeals, .endings = 300};
  const auto cases = CasesOf(plan, 1);
  EXPECT_EQ(cases.size(), 300 + kDeals);
  EXPECT_EQ(cases, CasesOf(plan, 3));
}

TEST(Soundness, ComparesOtherPositionsForAnotherSeed) {
  EXPECT_NE(CasesOf({.seed = 7, .endings = 10}, 1), CasesOf({.seed = 8, .endings = 10}, 1));
}

TEST(Soundness, OfMoreEndingsComparesThoseOfFewerToo) {
  const auto few = CasesOf({.seed = 9, .endings = 50}, 1);
  const auto more = CasesOf({.seed = 9, .endings = 5000}, 1);
  for (const std::string& one : few) {
    EXPECT_NE(std::find(more.begin(), more.end(), one), more.end()) << one;
  }
}

TEST(Soundness, HasEveryKindOfPosition) {
  const auto cases = CasesOf({.seed = 10, .endings = 200}, 1);
  const auto count = [&](const char* text) {
    return std::count_if(cases.begin(), cases.end(), [&](const std::string& one) {
      return one.find(text) != std::string::npos;
    });
  };
  for (const char* request : {"0 N:", "0 cards N:", "1 N:", "2 N:", "3 N:"}) {
    EXPECT_EQ(count(request), 40);
  }
  EXPECT_GT(count("trick="), 100);
  EXPECT_GT(count("ns-roem="), 60);
  EXPECT_GT(count("ew-roem="), 60);
  EXPECT_GT(count("rotterdam"), 10);
  EXPECT_GT(count("ruff=obliged"), 20);
  EXPECT_GT(count("undertrump=free"), 30);
  EXPECT_GT(count("only-trumps="), 5);
  EXPECT_GT(count("roem=off"), 20);
  EXPECT_GT(count("pit-for=either"), 20);
  EXPECT_GT(count("nat=own"), 20);
}

TEST(Soundness, GivesPointsBeforeOnlyToASideThatWonATrick) {
  VisitCases({.seed = 14, .endings = 500}, 1,
             [](const Position& position, const SolveRequest&, const Solution&) {
               for (const Tally& tally : position.won) {
                 if (tally.tricks == 0) {
                   EXPECT_EQ(tally, Tally{}) << FormatDealLine(ToDealLine(position));
                 }
               }
             });
}

TEST(Soundness, LeavesPitOpenWhereItIsAskedFor) {
  VisitCases({.seed = 15, .endings = 500}, 1,
             [](const Position& position, const SolveRequest& request, const Solution&) {
               if (request.objective != Objective::kPit) return;
               const Side others = Opponents(SideOf(position.declarer));
               EXPECT_EQ(position.won[Index(others)].tricks, 0);
             });
}

TEST(Soundness, AsksForTheScoreOfContractsThatAreMadeAndThatAreLost) {
  int made = 0;
  int lost = 0;
  VisitCases({.seed = 16, .endings = 500}, 1,
             [&](const Position&, const SolveRequest& request, const Solution& solution) {
               if (request.objective != Objective::kScore) return;
               ++(solution.makes ? made : lost);
             });
  EXPECT_EQ(made + lost, 100);
  EXPECT_GT(made, 30);
  EXPECT_GT(lost, 30);
}

TEST(Soundness, TellsHowFarItIsAndAtLastThatItIsThere) {
  std::vector<std::uint64_t> seen;
  CompareSearches({.seed = 11, .endings = 36000}, SolverAndPlain(1), kGoOn,
                  [&](const SoundnessReport& report) { seen.push_back(report.endings); });
  EXPECT_EQ(seen, (std::vector<std::uint64_t>{12000, 24000, 36000}));
}

TEST(Soundness, KeepsWhatItHasWhenItIsCancelled) {
  std::atomic<bool> cancel = false;
  const auto report = CompareSearches({.seed = 12, .endings = 36000}, SolverAndPlain(1), cancel,
                                      [&](const SoundnessReport&) { cancel = true; });
  EXPECT_EQ(report.endings, 12000U);
}

// Cancelled while it searches, it counts nothing of the positions it was at: some of them are
// solved by then, those that need few nodes.
TEST(Soundness, CountsOnlyWhatWasComparedWholeWhenItIsCancelled) {
  std::atomic<bool> cancel = false;
  Searches searches = SolverAndPlain(1);
  std::size_t before = 0;
  searches.search = [&, right = searches.search](std::span<const Position> positions,
                                                 const SolveRequest& request) {
    auto answers = right(positions, request);
    if (before > 0) {
      cancel = true;
    } else {
      before = positions.size();
    }
    return answers;
  };
  const auto report = CompareSearches({.seed = 13, .endings = 9000}, searches, cancel, Ignore);
  EXPECT_GT(before, 0U);
  EXPECT_EQ(report.endings, before);
}

}  // namespace
}  // namespace jasnel::bench

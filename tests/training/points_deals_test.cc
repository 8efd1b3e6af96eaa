// The deals that the model of all four hands is fitted to never change, so neither do their values.

#include "tools/training/points_deals.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "jasnel/deal_line.h"
#include "solver/models/points_inputs.h"
#include "tools/training/sample_block.h"

namespace jasnel {
namespace {

std::string LineOf(std::uint64_t number) { return FormatDealLine(ToDealLine(PointsDeal(number))); }

TEST(PointsDeals, AreAsDefined) {
  EXPECT_EQ(LineOf(0),
            "N:T.AQ8.A.K97 A98.J9.QJ7. Q7.7.T9.AJT KJ.KT.K8.Q8 "
            "rules=kbn,ruff=obliged,undertrump=free trump=C leader=W declarer=W");
  EXPECT_EQ(LineOf(2),
            "N:..KQ9.AJT87 A7.KQJT.7.Q QT9.8.AT8.9 KJ8.A97.J.K "
            "rules=kbn,undertrump=forced trump=C leader=S declarer=S");
  EXPECT_EQ(LineOf(6),
            "N:AK7..KQ9.T9 Q8.QT7.J.87 9.KJ8.AT.AQ JT.A9.87.KJ "
            "rules=kbn,roem=off trump=C leader=W declarer=W");
}

TEST(PointsDeals, AreSmallerOneInFour) {
  EXPECT_EQ(LineOf(3), "N:8.8..QJ Q.A.K.A A9..Q.K KT7..T. rules=kbn trump=C leader=S declarer=S");
  EXPECT_EQ(LineOf(7),
            "N:A..K98.T 8.A8..K8 QT.T7.7. KJ.J..QJ rules=kbn,undertrump=forced trump=C leader=W "
            "declarer=W");
  std::array<int, kHandSize + 1> by_size{};
  for (std::uint64_t number = 0; number < 160; ++number) {
    const Position deal = PointsDeal(number);
    EXPECT_EQ(Validate(deal), std::nullopt) << number;
    ++by_size[deal.hands[0].size()];
  }
  EXPECT_EQ(by_size, (std::array{0, 0, 0, 0, 10, 10, 10, 10, 120}));
}

TEST(PointsDeals, AreSeenFromTheLeader) {
  const Position deal = PointsDeal(2);
  const PointsView view = ViewOf(deal);
  const PlayOrder order(Suit::kClubs);
  EXPECT_EQ(view.hands, (std::array{order.ToPlay(deal.hands[2]), order.ToPlay(deal.hands[3]),
                                    order.ToPlay(deal.hands[0]), order.ToPlay(deal.hands[1])}));
  EXPECT_EQ(view.rules, deal.rules);
}

TEST(SolvedPoints, AreInputsOfTheModelAndWhatTheLeadersSideWins) {
  constexpr std::size_t kDeals = 6;
  constexpr std::size_t kWords = WordsOf(PointsInputs::kCount);
  BatchSolver solver(2);
  const std::atomic<bool> never = false;
  const PointsSamples samples = SolvedPoints(2, kDeals, solver, never);
  EXPECT_EQ(samples.points, (std::vector<float>{222, 104, 112, 62, -68, 72}));
  ASSERT_EQ(samples.inputs.size(), kDeals * kWords);
  for (std::size_t i = 0; i < kDeals; ++i) {
    const PointsView view = ViewOf(PointsDeal(2 + i));
    std::vector<int> inputs;
    ForEachPointsInput(view.hands, view.rules, [&](int input) { inputs.push_back(input); });
    std::vector<std::uint32_t> words;
    AddBits(inputs, kWords, words);
    const auto row = std::span(samples.inputs).subspan(i * kWords, kWords);
    EXPECT_TRUE(std::ranges::equal(row, words)) << i;
  }
}

TEST(SolvedPoints, AreFewerOnceTheyAreStopped) {
  BatchSolver solver(2);
  const std::atomic<bool> cancel = true;
  EXPECT_TRUE(SolvedPoints(0, 4, solver, cancel).points.empty());
}

}  // namespace
}  // namespace jasnel

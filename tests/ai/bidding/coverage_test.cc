// Whether intervals contain what is true, and answers are right on average: against plain counting.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "jasnel/bidding.h"
#include "jasnel/dealing.h"
#include "jasnel/trump_table.h"
#include "tests/support/compared.h"
#include "tests/support/sanitized.h"

namespace jasnel {
namespace {

const auto kCoveredHands =
    static_cast<std::uint64_t>(testing::Compared(testing::kSanitized ? 40 : 16));
constexpr std::uint64_t kPlain = testing::kSanitized ? 20 : 60;  // worlds
constexpr std::uint64_t kCoveringWorlds = testing::kSanitized ? 16 : 48;

// A mean of plain counting.
struct Plain {
  double sum = 0;
  double squares = 0;

  void Add(double value) {
    sum += value;
    squares += value * value;
  }
  double mean() const { return sum / double{kPlain}; }
  // Of the mean. Where all were alike, one more that was not is counted.
  double variance(double least) const {
    return std::max(squares / double{kPlain} - mean() * mean(), least / double{kPlain}) /
           double{kPlain};
  }
};

struct CoverageCount {
  int all = 0;
  int held = 0;
  double off = 0;
  double variance = 0;

  void Add(const Estimate& found, const Plain& plain, double least) {
    const double half = (found.high - found.low) / 2;
    const double both = half * half / (1.96 * 1.96) + plain.variance(least);
    const double difference = found.value - plain.mean();
    ++all;
    held += std::abs(difference) <= 1.96 * std::sqrt(both) ? 1 : 0;
    off += difference;
    variance += both;
  }
  double deviations() const { return off / std::sqrt(variance); }
};

// Hands of the first to speak, with each dealer in turn; the worlds of the plain count are dealt by
// shuffling.
class Coverage : public ::testing::Test {
 protected:
  struct Both {
    CoverageCount makes;
    CoverageCount score;
  };

  static Both Compare() {
    Both both;
    BatchSolver batch(2);
    for (std::uint64_t i = 0; i < kCoveredHands; ++i) {
      const Rules rules = ParseRules(i % 2 == 0 ? "kbn" : "nku-rotterdam").value();
      const Seat dealer = kAllSeats[i % kSeats];
      const CardSet hand = RandomHands(99, i)[0];
      const Auction auction = Auction::Begin(dealer, rules).value();
      const BidQuestion question = {.auction = auction, .hand = hand, .rules = rules};
      const auto answer = EvaluateBid(batch, question, {.seed = 5, .worlds = kCoveringWorlds});
      EXPECT_TRUE(answer.ok());
      if (!answer.ok()) return both;
      std::array<Plain, kSuits> makes;
      std::array<Plain, kSuits> scores;
      Count(batch, question, i, makes, scores);
      for (const SuitBid& bid : answer->suits) {
        both.makes.Add(bid.makes, makes[Index(bid.suit)], 1);
        both.score.Add(bid.score, scores[Index(bid.suit)], 250 * 250);
      }
    }
    return both;
  }

 private:
  static void Count(BatchSolver& batch, const BidQuestion& question, std::uint64_t seed,
                    std::array<Plain, kSuits>& makes, std::array<Plain, kSuits>& scores) {
    const Seat seat = question.auction.Turn();
    const Seat leader = Clockwise(question.auction.dealer());
    std::vector<TrumpTable> tables(kPlain);
    batch.ForEach(kPlain, [&](Solver& solver, std::size_t world) {
      Random random = Random::Stream(4711 + seed, world);
      std::vector<Card> cards;
      for (const Card card : kFullDeck - question.hand) cards.push_back(card);
      Hands hands{};
      hands[Index(seat)] = question.hand;
      for (std::size_t left = cards.size(); left > 0; --left) {
        std::swap(cards[left - 1],
                  cards[static_cast<std::size_t>(random.Below(static_cast<int>(left)))]);
        hands[Index(Clockwise(seat, 1 + static_cast<int>((left - 1) / kHandSize)))] |=
            cards[left - 1];
      }
      tables[world] =
          SolveTrumpTable(solver, hands, {.rules = question.rules, .leaders = {leader}}).value();
    });
    const auto side = Index(SideOf(seat));
    for (const TrumpTable& table : tables) {
      for (const TableRow& row : table.rows) {
        makes[Index(row.trump)].Add(row.makes[side] ? 1 : 0);
        scores[Index(row.trump)].Add((side == 0 ? 1 : -1) * row.score[side].count());
      }
    }
  }
};

// Suits of a hand are not independent: of all 64 intervals of 95%, 61 hold the value, give or take
// two. One test, because what it compares takes long to compute.
TEST_F(Coverage, IntervalsHoldWhatPlainCountingFinds) {
  const Both found = Compare();
  EXPECT_EQ(found.makes.all, static_cast<int>(kSuits * kCoveredHands));
  const int least = found.makes.all * (found.makes.all < 64 ? 75 : 87) / 100;
  EXPECT_GE(found.makes.held, least);
  EXPECT_LT(std::abs(found.makes.deviations()), 4);
  EXPECT_GE(found.score.held, least);
  EXPECT_LT(std::abs(found.score.deviations()), 4);
}

}  // namespace
}  // namespace jasnel

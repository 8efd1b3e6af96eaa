// How likely hands are that people deal.

#include "ai/beliefs/dealt_model.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "jasnel/book.h"
#include "jasnel/deal_play.h"
#include "jasnel/dealing.h"
#include "tests/ai/hands.h"

namespace jasnel {
namespace {

using testing::HandOf;

const Rules& TableRules() {
  static const Rules rules = ParseRules("nku-rotterdam").value();
  return rules;
}

std::shared_ptr<const DealtModel> ModelOf(const std::string& dealt) {
  return DealtModelOf(ParseDealt(dealt).value(), TableRules());
}

// The mean number of voids and of pairs of cards of a suit that two partners have, one each.
struct Shape {
  double voids = 0;
  double pairs = 0;

  void Add(const Hands& hands, double weight) {
    for (const Suit suit : kAllSuits) {
      std::array<int, kSeats> lengths{};
      for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        lengths[seat] = (hands[seat] & CardsOf(suit)).size();
        voids += lengths[seat] == 0 ? weight : 0;
      }
      pairs += weight * (lengths[0] * lengths[2] + lengths[1] * lengths[3]);
    }
  }
};

class DealtModelOfTable : public ::testing::TestWithParam<const char*> {};

// On deals that it was not fitted to, which are another stream of numbers.
TEST_P(DealtModelOfTable, MakesRandomDealsLikeThoseOfTheTable) {
  constexpr std::uint64_t kDealt = 4000;
  constexpr std::uint64_t kRandom = 40'000;
  const auto model = ModelOf(GetParam());
  const Dealt dealt = ParseDealt(GetParam()).value();
  Shape found;
  for (std::uint64_t i = 0; i < kDealt; ++i) {
    Random random = Random::Stream(101, i);
    found.Add(DealtHands(dealt, TableRules(), DealerOfBoard(i + 1), random), 1.0 / kDealt);
  }
  double weights = 0;
  Shape weighted;
  for (std::uint64_t i = 0; i < kRandom; ++i) {
    const Hands hands = RandomHands(102, i);
    const double weight = model->Likelihood(hands, Seat::kNorth);
    EXPECT_GT(weight, 0);
    EXPECT_LE(weight, 1);
    weights += weight;
    weighted.Add(hands, weight);
  }
  // The model misses some voids: of 4-4,cut 0.14 of 2.19, as 16 times as many deals and 4 times as
  // many at random say.
  EXPECT_NEAR(weighted.voids / weights, found.voids, 0.17);
  EXPECT_NEAR(weighted.pairs / weights, found.pairs, 0.4);
}

INSTANTIATE_TEST_SUITE_P(Tables, DealtModelOfTable,
                         ::testing::Values("3-2-3,cut", "3-2-3,riffles=1,cut", "4-4,cut", "1,cut"));

TEST(DealtModel, AtRandomChangesNothing) {
  const DealtModel model({}, TableRules());
  EXPECT_EQ(model.Likelihood(RandomHands(1, 1), Seat::kNorth), 1);
  EXPECT_DOUBLE_EQ(model.Makes(0.7), 0.7);
  EXPECT_EQ(model.Score(31), 31);
  EXPECT_EQ(model.PlayedScore(31), 31);
}

TEST(DealtModel, PacketsMakeContractsWorthLessAndOneByOneMore) {
  const CardSet hand = HandOf("J7.AT.K98.A");
  const auto makes = [&](const std::string& dealt) {
    return LookUpHand(TableRules(), hand, Suit::kSpades, ParseDealt(dealt).value())[1].makes.value;
  };
  EXPECT_LT(makes("4-4,cut") + 0.005, makes("3-2-3,cut"));
  EXPECT_LT(makes("3-2-3,cut") + 0.01, makes("random"));
  EXPECT_NEAR(makes("3-2-3,riffles=3,cut"), makes("random"), 0.015);
  EXPECT_GT(makes("1,cut"), makes("random") + 0.01);
}

TEST(DealtModel, ACertaintyStaysOne) {
  const auto model = ModelOf("3-2-3,cut");
  EXPECT_EQ(model->Makes(0), 0);
  EXPECT_EQ(model->Makes(1), 1);
}

TEST(DealtModel, IsMadeOnce) {
  EXPECT_EQ(ModelOf("3-2-3,cut"), ModelOf("3-2-3+cut"));
  EXPECT_NE(ModelOf("3-2-3,cut"), ModelOf("4-4,cut"));
}

}  // namespace
}  // namespace jasnel

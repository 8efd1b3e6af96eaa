// How players bid and play at a glance.

#include "ai/boerenbridge/models/models.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include "tests/ai/boerenbridge/deals.h"
#include "tests/support/sanitized.h"

namespace jasnel::boerenbridge::testing {
namespace {

constexpr int kMoments = jasnel::testing::kSanitized ? 300 : 2000;

template <class Option>
double Sum(const Chances<Option>& chances) {
  double sum = 0;
  for (std::size_t i = 0; i < chances.size(); ++i) {
    EXPECT_GT(chances.chance(i), 0);
    sum += static_cast<double>(chances.chance(i));
  }
  return sum;
}

// Models whose weights tell nothing, or as much as they can.
struct AnyWeights {
  std::vector<std::int16_t> bids = std::vector<std::int16_t>(ChoiceNet::Weights(kBidShape));
  std::vector<std::int16_t> cards = std::vector<std::int16_t>(ChoiceNet::Weights(kPlayShape));

  Models models() const { return Models({bids, cards}); }
};

AnyWeights ExtremeWeights(Random& random) {
  AnyWeights any;
  for (auto* weights : {&any.bids, &any.cards}) {
    for (std::int16_t& weight : *weights) {
      weight = static_cast<std::int16_t>(random.Below(2) == 0 ? -ChoiceNet::kMaxUnitWeight
                                                              : ChoiceNet::kMaxUnitWeight);
    }
  }
  const auto make_direct = [&](std::vector<std::int16_t>& weights, int own) {
    for (std::size_t i = weights.size() - static_cast<std::size_t>(own); i < weights.size(); ++i) {
      weights[i] = random.Below(2) == 0 ? std::int16_t{-32768} : std::int16_t{32767};
    }
  };
  make_direct(any.bids, kBidShape.own);
  make_direct(any.cards, kPlayShape.own);
  return any;
}

void ExpectChancesAddUp(const Models& models, int moments) {
  Random random(1);
  for (int i = 0; i < moments; ++i) {
    DealInPlay game = RandomGame(random);
    for (int seat = random.Below(game.bidding().players()); seat > 0; --seat) Step(game, random);
    const BidView bid = game.bid_view();
    const auto bids = models.Bids(bid.bidding, bid.hand);
    ASSERT_NEAR(Sum(bids), 1, 1e-5);
    ASSERT_EQ(static_cast<int>(bids.size()),
              bid.bidding.cards() + (bid.bidding.Forbidden() ? 0 : 1));
    for (std::size_t k = 0; k < bids.size(); ++k) ASSERT_TRUE(bid.bidding.IsLegal(bids.option(k)));
    const PlayView view = RandomMoment(random).play_view();
    const auto cards = models.Cards(view.table);
    ASSERT_NEAR(Sum(cards), 1, 1e-5);
    ASSERT_EQ(static_cast<int>(cards.size()), view.Legal().size());
    for (const Card card : view.Legal()) ASSERT_GT(cards.Of(card), 0);
  }
}

TEST(BoerenbridgeModels, GiveChancesThatAddUpToOne) { ExpectChancesAddUp(Models(), kMoments); }

TEST(BoerenbridgeModels, GiveChancesWithTheLargestWeightsToo) {
  Random random(2);
  for (int i = 0; i < 3; ++i) {
    const AnyWeights any = ExtremeWeights(random);
    ExpectChancesAddUp(any.models(), kMoments / 10);
  }
}

TEST(BoerenbridgeModels, WithoutWeightsTakeAllForEquallyLikely) {
  const AnyWeights none;
  const auto bids = none.models().Bids(After(3, 4, {1, 1}), Cards("SA HA C2 C3"));
  EXPECT_EQ(bids.size(), 4U);
  for (std::size_t i = 0; i < bids.size(); ++i) EXPECT_FLOAT_EQ(bids.chance(i), 0.25f);
  EXPECT_EQ(bids.Of(2), 0);  // by the dealer
}

TEST(BoerenbridgeModels, TakePlainSuitsForAlike) {
  Random random(3);
  const Models models;
  constexpr std::array<std::pair<Suit, Suit>, 3> kPairs = {{{Suit::kHearts, Suit::kDiamonds},
                                                            {Suit::kHearts, Suit::kClubs},
                                                            {Suit::kDiamonds, Suit::kClubs}}};
  for (int i = 0; i < kMoments; ++i) {
    const auto [a, b] = kPairs[static_cast<std::size_t>(random.Below(3))];
    const DealInPlay game = RandomMoment(random);
    const PlayView view = game.play_view();
    PlayState other = view.Start();
    Hands hands{};
    for (int seat = 0; seat < view.bidding.players(); ++seat) {
      hands[seat] = Exchanged(game.position().hands[seat], a, b);
    }
    for (const Card card : view.played.cards()) other.Play(Exchanged(card, a, b));
    other.position.hands = hands;
    const auto chances = models.Cards(view.table);
    const auto others = models.Cards(other);
    for (const Card card : view.Legal()) {
      ASSERT_NEAR(chances.Of(card), others.Of(Exchanged(card, a, b)), 1e-5f);
    }
    const DealInPlay dealt = RandomGame(random);
    const CardSet hand = dealt.bid_view().hand;
    const auto bids = models.Bids(dealt.bidding(), hand);
    const auto other_bids = models.Bids(dealt.bidding(), Exchanged(hand, a, b));
    for (std::size_t k = 0; k < bids.size(); ++k) {
      ASSERT_NEAR(bids.chance(k), other_bids.chance(k), 1e-5f);
    }
  }
}

TEST(BoerenbridgeModels, DoNotLookIntoOtherHands) {
  Random random(4);
  const Models models;
  for (int i = 0; i < kMoments; ++i) {
    const DealInPlay game = RandomMoment(random);
    const PlayView view = game.play_view();
    PlayState open = view.table;
    open.position.hands = game.position().hands;
    const auto hidden = models.Cards(view.table);
    const auto seen = models.Cards(open);
    for (const Card card : view.Legal()) ASSERT_EQ(hidden.Of(card), seen.Of(card));
  }
}

TEST(BoerenbridgeModels, AreSurerOfThemselvesWithMoreSharpness) {
  const Bidding bidding = After(5, 3, {});
  const CardSet hand = Cards("SA SK SQ");
  const Models models;
  const auto once = models.Bids(bidding, hand);
  const auto twice = models.Bids(bidding, hand, 2);
  const int best = once.Likeliest();
  EXPECT_EQ(twice.Likeliest(), best);
  EXPECT_GT(twice.Of(best), once.Of(best));
  // Chances in proportion to the square of those before.
  for (std::size_t i = 0; i < once.size(); ++i) {
    const double ratio = static_cast<double>(once.chance(i)) / static_cast<double>(once.Of(best));
    EXPECT_NEAR(static_cast<double>(twice.chance(i)) / static_cast<double>(twice.Of(best)),
                ratio * ratio, 1e-3);
  }
}

double MeanBid(const Bidding& bidding, std::string_view hand) {
  const auto chances = Models().Bids(bidding, Cards(hand));
  double mean = 0;
  for (std::size_t i = 0; i < chances.size(); ++i) {
    mean += chances.option(i) * static_cast<double>(chances.chance(i));
  }
  return mean;
}

// True of any weights that make sense.
TEST(BoerenbridgeModels, BidMoreWithHighTrumpsThanWithLowCards) {
  for (const int players : {3, 5, 7}) {
    const Bidding bidding = After(players, 3, {});
    EXPECT_GT(MeanBid(bidding, "SA SK SQ"), MeanBid(bidding, "C2 D3 D4") + 1) << players;
    EXPECT_GT(MeanBid(bidding, "SA SK SQ"), MeanBid(bidding, "HA C3 D4")) << players;
    EXPECT_GT(MeanBid(After(players, 1, {}), "SA"), MeanBid(After(players, 1, {}), "C2"))
        << players;
  }
}

TEST(Chances, AreDrawnAsOftenAsTheyTell) {
  Chances<int> chances;
  for (const int option : {3, 5, 8}) chances.Add(option, std::log(static_cast<float>(option)));
  chances.FromValues(1);
  EXPECT_NEAR(chances.Of(3), 3 / 16.0, 1e-4);
  EXPECT_NEAR(chances.Of(5), 5 / 16.0, 1e-4);
  EXPECT_EQ(chances.Of(4), 0);
  EXPECT_EQ(chances.Likeliest(), 8);
  Random random(5);
  std::map<int, int> counts;
  for (int i = 0; i < 16'000; ++i) ++counts[chances.Draw(random)];
  // Within 3.5 standard deviations.
  EXPECT_NEAR(counts[3], 3000, 3.5 * std::sqrt(3000.0 * 13 / 16));
  EXPECT_NEAR(counts[5], 5000, 3.5 * std::sqrt(5000.0 * 11 / 16));
}

TEST(Chances, OfEqualOnesTheFirstIsTheLikeliest) {
  Chances<int> chances;
  for (const int option : {3, 5, 8}) chances.Add(option, 1.5f);
  chances.FromValues(1);
  EXPECT_EQ(chances.Likeliest(), 3);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing

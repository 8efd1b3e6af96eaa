// How well hidden hands explain what was bid and played.

#include "ai/boerenbridge/beliefs/world_likelihood.h"

#include <gtest/gtest.h>

#include "ai/boerenbridge/beliefs/world_sampler.h"
#include "ai/boerenbridge/models/models.h"
#include "tests/ai/boerenbridge/deals.h"
#include "tests/support/sanitized.h"

namespace jasnel::boerenbridge::testing {
namespace {

using jasnel::testing::kSanitized;

double Mixed(double by_model, double other, std::size_t options) {
  return (1 - other) * by_model + other / static_cast<double>(options);
}

// What each seat did, in one style: the product over its decisions, with the deal played again from
// its beginning.
BySeat<double> ChancesOf(const PlayView& view, const Hands& hidden, const Evidence& evidence,
                         const Models& models) {
  Hands dealt = hidden;
  dealt[view.seat()] = view.hand();
  PlayState table = view.Start();
  for (const Card card : view.played.cards()) {
    dealt[table.position.turn()] |= card;
    table.Play(card);
  }
  BySeat<double> products;
  products.fill(1);
  Bidding bidding = Bidding::Begin(view.bidding.players(), view.bidding.cards()).value();
  while (!bidding.IsOver()) {
    const int seat = bidding.Turn();
    const int bid = view.bidding.bids()[seat];
    if (seat != view.seat() && evidence.bids) {
      const auto chances = models.Bids(bidding, dealt[seat]);
      products[seat] *=
          Mixed(static_cast<double>(chances.Of(bid)), evidence.other_bid, chances.size());
    }
    EXPECT_FALSE(bidding.Bid(bid));
  }
  table = view.Start();
  table.position.hands = dealt;
  for (const Card card : view.played.cards()) {
    const int seat = table.position.turn();
    if (seat != view.seat() && evidence.cards) {
      const auto chances = models.Cards(table);
      EXPECT_GT(chances.Of(card), 0);
      products[seat] *=
          Mixed(static_cast<double>(chances.Of(card)), evidence.other_card, chances.size());
    }
    table.Play(card);
  }
  return products;
}

// Each seat plays in one style throughout.
double PlainLikelihood(const PlayView& view, const Hands& hidden, const Evidence& evidence) {
  const auto strong = ChancesOf(view, hidden, evidence, Models());
  const auto plain = ChancesOf(view, hidden, evidence, Models(PlainWeights()));
  double product = 1;
  for (int seat = 0; seat < view.bidding.players(); ++seat) {
    product *= (1 - evidence.plain) * strong[seat] + evidence.plain * plain[seat];
  }
  return product;
}

void ExpectPlainLikelihood(const Evidence& evidence, std::uint64_t seed) {
  Random random(seed);
  for (int i = 0; i < (kSanitized ? 60 : 300); ++i) {
    const PlayView view = RandomMoment(random).play_view();
    WorldLikelihood likelihood(view, {}, evidence);
    const auto sampler = WorldSampler::Make(view);
    // More than once: what is kept from one to the next must not matter.
    for (int draw = 0; draw < 3; ++draw) {
      const Hands hidden = sampler->Draw(random);
      const double expected = PlainLikelihood(view, hidden, evidence);
      const double found = likelihood.Weight(likelihood.Of(hidden));
      ASSERT_NEAR(found / expected, 1, 1e-5);
      ASSERT_GT(found, 0);
      ASSERT_LE(found, 1);
    }
  }
}

TEST(BoerenbridgeWorldLikelihood, IsTheProductOfAllChances) {
  ExpectPlainLikelihood({}, 1);
  ExpectPlainLikelihood({.bids = true, .cards = false, .other_bid = 0.3}, 2);
  ExpectPlainLikelihood({.bids = false, .cards = true, .other_card = 0.01}, 3);
  ExpectPlainLikelihood({.other_bid = 1, .other_card = 1}, 4);
  ExpectPlainLikelihood({.plain = 0}, 5);
  ExpectPlainLikelihood({.plain = 0.9}, 6);
}

// The likelihood of a seat is that of the whole where the others do not change, and is given up
// exactly where it is below what is wanted.
TEST(BoerenbridgeWorldLikelihood, IsAProductOverSeats) {
  Random random(7);
  for (int i = 0; i < 100; ++i) {
    const PlayView view = RandomMoment(random).play_view();
    WorldLikelihood likelihood(view, {}, {});
    const Hands hidden = WorldSampler::Make(view)->Draw(random);
    const ActionLikelihoods all = likelihood.Of(hidden);
    double product = 1;
    for (int seat = 0; seat < view.bidding.players(); ++seat) {
      const auto one = likelihood.OfSeat(seat, hidden[seat]);
      ASSERT_TRUE(one);
      EXPECT_EQ(one->strong, all[seat].strong);
      EXPECT_EQ(one->plain, all[seat].plain);
      const double weight = likelihood.Weight(*one);
      product *= weight;
      EXPECT_TRUE(likelihood.OfSeat(seat, hidden[seat], weight * 0.999));
      EXPECT_FALSE(likelihood.OfSeat(seat, hidden[seat], weight * 1.001) && weight < 0.99);
    }
    EXPECT_NEAR(likelihood.Weight(all) / product, 1, 1e-9);
  }
}

// The same view with two plain suits by each other's names.
PlayView Renamed(const PlayView& view, Suit a, Suit b) {
  std::vector<SeenTrick> tricks = TricksOf(view);
  for (SeenTrick& trick : tricks) {
    for (Card& card : trick.cards) card = Exchanged(card, a, b);
  }
  return MakePlayView({view.bidding, {}, Exchanged(view.hand(), a, b), tricks}).value();
}

TEST(BoerenbridgeWorldLikelihood, DoesNotKnowPlainSuitsByName) {
  constexpr std::array kPlain = {Suit::kHearts, Suit::kDiamonds, Suit::kClubs};
  Random random(8);
  for (int i = 0; i < (kSanitized ? 60 : 300); ++i) {
    const PlayView view = RandomMoment(random).play_view();
    const Hands hidden = WorldSampler::Make(view)->Draw(random);
    const WorldLikelihood likelihood(view, {}, {});
    const double weight = likelihood.Weight(likelihood.Of(hidden));
    for (std::size_t suit = 0; suit < kPlain.size(); ++suit) {
      const Suit a = kPlain[suit];
      const Suit b = kPlain[(suit + 1) % kPlain.size()];
      Hands renamed = hidden;
      for (CardSet& hand : renamed) hand = Exchanged(hand, a, b);
      const WorldLikelihood other(Renamed(view, a, b), {}, {});
      EXPECT_NEAR(other.Weight(other.Of(renamed)) / weight, 1, 1e-4);
    }
  }
}

TEST(BoerenbridgeWorldLikelihood, TellsTheStyleOfASeatByBayesRule) {
  const PlayView view = ViewOf({1, 0, 0}, 2, {{0, Row("HT H5")}}, "HK H4");
  Hands hidden{};
  hidden[0] = C("SA");
  hidden[1] = C("C7");
  const Evidence evidence{.plain = 0.2};
  WorldLikelihood likelihood(view, {}, evidence);
  const ActionLikelihoods actions = likelihood.Of(hidden);
  const auto strong = ChancesOf(view, hidden, evidence, Models());
  const auto plain = ChancesOf(view, hidden, evidence, Models(PlainWeights()));
  for (const int seat : {0, 1}) {
    EXPECT_NEAR(likelihood.PlainChance(actions[seat]),
                0.2 * plain[seat] / (0.2 * plain[seat] + 0.8 * strong[seat]), 1e-6);
  }
  EXPECT_EQ(likelihood.PlainChance(actions[2]), 0.2);
}

TEST(BoerenbridgeWorldLikelihood, CountsWhatOthersDid) {
  const PlayView first = ViewOf({0, 0, 0}, 2, {}, "H2 C3");
  EXPECT_EQ(WorldLikelihood(first, {}, {}).bids(), 2U);
  EXPECT_EQ(WorldLikelihood(first, {}, {}).cards(), 0U);
  const PlayView later = ViewOf({0, 0, 0}, 2, {{0, Row("H2 H3 H4")}, {2, Row("C2")}}, "C3");
  EXPECT_EQ(WorldLikelihood(later, {}, {}).bids(), 2U);
  EXPECT_EQ(WorldLikelihood(later, {}, {}).cards(), 3U);
  EXPECT_EQ(WorldLikelihood(later, {}, {.bids = false}).bids(), 0U);
  EXPECT_FALSE(WorldLikelihood(later, {}, {.bids = false, .cards = false}).has_evidence());
  const BidView bid{After(3, 2, {}), Cards("S2 S3")};
  EXPECT_FALSE(WorldLikelihood(bid, {}, {}).has_evidence());
  const BidView second{After(3, 2, {0}), Cards("S2 S3")};
  EXPECT_EQ(WorldLikelihood(second, {}, {}).bids(), 1U);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing

// What hands are worth at a glance.

#include "ai/models/evaluator.h"

#include <gtest/gtest.h>

#include "ai/beliefs/suit_exchange.h"
#include "jasnel/dealing.h"
#include "tests/ai/hands.h"

namespace jasnel {
namespace {

using testing::HandOf;

const Evaluator& Kbn() { return Evaluator::For(Rules{}); }

TEST(Evaluator, SuitsExchangedAreWorthTheSame) {
  const SuitExchange exchange({Suit::kDiamonds, Suit::kSpades, Suit::kClubs, Suit::kHearts});
  for (int i = 0; i < 200; ++i) {
    const Hands hands = RandomHands(4, i);
    for (const Suit trump : kAllSuits) {
      for (int place = 0; place < kSeats; ++place) {
        const HandValue value = Kbn().Evaluate(hands[0], trump, place);
        const HandValue exchanged =
            Kbn().Evaluate(exchange.Of(hands[0]), exchange.Of(trump), place);
        EXPECT_EQ(value.makes, exchanged.makes);
        EXPECT_EQ(value.score, exchanged.score);
        EXPECT_EQ(
            Kbn().MakesDeal(hands, trump, Seat::kEast, Seat::kNorth),
            Kbn().MakesDeal(exchange.Of(hands), exchange.Of(trump), Seat::kEast, Seat::kNorth));
      }
    }
  }
}

TEST(Evaluator, SeatsTurnedAreWorthTheSame) {
  const Hands hands = RandomHands(4, 1);
  const Hands turned = {hands[3], hands[0], hands[1], hands[2]};
  EXPECT_EQ(Kbn().MakesDeal(hands, Suit::kHearts, Seat::kEast, Seat::kNorth),
            Kbn().MakesDeal(turned, Suit::kHearts, Seat::kSouth, Seat::kEast));
}

TEST(Evaluator, FiveTopTrumpsAndAcesAreAlmostSure) {
  for (int place = 0; place < kSeats; ++place) {
    const HandValue value = Kbn().Evaluate(HandOf("J9ATK.A.A.A"), Suit::kSpades, place);
    EXPECT_GT(value.makes, 0.97f);
    EXPECT_GT(value.score, 100);
  }
}

TEST(Evaluator, SevensAndEightsMakeHardlyAnything) {
  for (int place = 0; place < kSeats; ++place) {
    const HandValue value = Kbn().Evaluate(HandOf("87.87.87.87"), Suit::kSpades, place);
    EXPECT_LT(value.makes, 0.3f);
    EXPECT_LT(value.score, -80);
  }
}

TEST(Evaluator, TheJackOfTrumpIsBetterThanTheSeven) {
  EXPECT_GT(Kbn().LogOdds(HandOf("J98.A7.K7.Q"), Suit::kSpades, 0),
            Kbn().LogOdds(HandOf("987.A7.K7.Q"), Suit::kSpades, 0) + 0.3f);
}

TEST(Evaluator, RotterdamHasNumbersOfItsOwn) {
  const CardSet hand = HandOf("J98.A7.K7.Q");
  EXPECT_NE(Evaluator::For(ParseRules("nku-rotterdam").value()).LogOdds(hand, Suit::kSpades, 0),
            Kbn().LogOdds(hand, Suit::kSpades, 0));
}

TEST(Evaluator, FourHandsTellMoreThanOne) {
  // North has everything, whoever of the side declares.
  Hands hands = {HandOf("J9A.AT.AT.A"), HandOf("K87.K8.K8.8"), HandOf("TQ.QJ9.QJ.T"), CardSet()};
  hands[3] = kFullDeck - hands[0] - hands[1] - hands[2];
  EXPECT_GT(Kbn().MakesDeal(hands, Suit::kSpades, Seat::kSouth, Seat::kEast), 0.9f);
  EXPECT_LT(Kbn().MakesDeal(hands, Suit::kSpades, Seat::kWest, Seat::kEast), 0.1f);
}

}  // namespace
}  // namespace jasnel

// Cards in the order in which they beat each other.

#include "bitboard/play_order.h"

#include <gtest/gtest.h>

#include <string>

#include "jasnel/notation.h"
#include "tests/bitboard/played.h"

namespace jasnel {
namespace {

using testing::SetOf;

// The ranks of one suit from the strongest to the weakest.
std::string RanksHighToLow(Suit suit, Suit trump) {
  const PlayOrder order(trump);
  PlaySet left = order.ToPlay(CardsOf(suit));
  std::string ranks;
  for (; !left.empty(); left -= left.Highest()) {
    ranks += RankLetters(RankOf(order.ToNatural(left.Highest())));
  }
  return ranks;
}

TEST(PlayOrder, APlainSuitRunsFromAceAndTenToNineEightSeven) {
  EXPECT_EQ(RanksHighToLow(Suit::kSpades, Suit::kHearts), "ATKQJ987");
}

TEST(PlayOrder, TheTrumpSuitRunsFromJackAndNineToEightSeven) {
  EXPECT_EQ(RanksHighToLow(Suit::kHearts, Suit::kHearts), "J9ATKQ87");
}

TEST(PlayOrder, AnySuitCanBeTrump) {
  for (const Suit trump : kAllSuits) {
    for (const Suit suit : kAllSuits) {
      EXPECT_EQ(RanksHighToLow(suit, trump), suit == trump ? "J9ATKQ87" : "ATKQJ987");
    }
  }
}

TEST(PlayOrder, TheLowestTrumpLiesAboveEveryPlainCard) {
  const PlayOrder order(Suit::kDiamonds);
  const PlayCard seven = order.ToPlay(MakeCard(Suit::kDiamonds, Rank::kSeven));
  EXPECT_EQ(order.ToNatural(Above(seven)),
            CardsOf(Suit::kDiamonds) - MakeCard(Suit::kDiamonds, Rank::kSeven));
  EXPECT_EQ(order.ToNatural(PlaySet((1u << seven.index()) - 1)),
            kFullDeck - CardsOf(Suit::kDiamonds));
}

TEST(PlayOrder, OnlyCardsOfTheTrumpSuitAreTrumps) {
  for (const Suit trump : kAllSuits) {
    for (const Card card : kFullDeck) {
      EXPECT_EQ(IsTrump(PlayOrder(trump).ToPlay(card)), SuitOf(card) == trump);
    }
  }
}

TEST(PlayOrder, PlainSuitsKeepTheirOrder) {
  const PlayOrder order(Suit::kHearts);
  EXPECT_EQ(order.ToNatural(PlaySet(0x000000ffu)), CardsOf(Suit::kSpades));
  EXPECT_EQ(order.ToNatural(PlaySet(0x0000ff00u)), CardsOf(Suit::kDiamonds));
  EXPECT_EQ(order.ToNatural(PlaySet(0x00ff0000u)), CardsOf(Suit::kClubs));
  EXPECT_EQ(order.ToNatural(kTrumpCards), CardsOf(Suit::kHearts));
}

TEST(PlayOrder, EveryCardComesBackFromItsStrength) {
  for (const Suit trump : kAllSuits) {
    const PlayOrder order(trump);
    for (const Card card : kFullDeck) EXPECT_EQ(order.ToNatural(order.ToPlay(card)), card);
  }
}

TEST(PlayOrder, EverySetOfASuitComesBackFromItsStrengths) {
  for (const Suit trump : kAllSuits) {
    const PlayOrder order(trump);
    for (unsigned byte = 0; byte < 256; ++byte) {
      // Other ranks in each suit, so that no suit can stand in for another.
      const CardSet cards(byte | (byte ^ 0x0fu) << 8 | (byte ^ 0x55u) << 16 | (byte ^ 0xffu) << 24);
      EXPECT_EQ(order.ToNatural(order.ToPlay(cards)), cards);
    }
  }
}

TEST(PlayOrder, ASetHasTheStrengthsOfItsCards) {
  const PlayOrder order(Suit::kClubs);
  const CardSet cards = SetOf("SA,S7,HJ,DT,CJ,C9");
  PlaySet expected;
  for (const Card card : cards) expected |= order.ToPlay(card);
  EXPECT_EQ(order.ToPlay(cards), expected);
}

TEST(PlayCard, KnowsItsRankInEachSuit) {
  for (const Suit trump : kAllSuits) {
    for (const Card card : kFullDeck) {
      EXPECT_EQ(RankOf(PlayOrder(trump).ToPlay(card)), RankOf(card));
    }
  }
}

TEST(PlayCard, KnowsTheCardsOfItsSuit) {
  const PlayOrder order(Suit::kHearts);
  for (const Card card : kFullDeck) {
    EXPECT_EQ(order.ToNatural(SuitOf(order.ToPlay(card))), CardsOf(SuitOf(card)));
  }
}

TEST(Above, TheTrumpJackThereIsNothing) {
  EXPECT_TRUE(Above(PlayOrder(Suit::kHearts).ToPlay(MakeCard(Suit::kHearts, Rank::kJack))).empty());
}

TEST(Above, TheTrumpAceAreTheNineAndTheJack) {
  const PlayOrder order(Suit::kHearts);
  const PlayCard ace = order.ToPlay(MakeCard(Suit::kHearts, Rank::kAce));
  EXPECT_EQ(order.ToNatural(Above(ace)), SetOf("H9,HJ"));
}

TEST(Above, APlainKingAreTheTenAndAceOfItsSuitAndTheTrumps) {
  const PlayOrder order(Suit::kHearts);
  const PlayCard king = order.ToPlay(MakeCard(Suit::kClubs, Rank::kKing));
  EXPECT_EQ(order.ToNatural(Above(king)), SetOf("CT,CA") | CardsOf(Suit::kHearts));
}

}  // namespace
}  // namespace jasnel

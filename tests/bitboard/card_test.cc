// Suits, ranks, cards and sets of cards.

#include "jasnel/card.h"

#include <gtest/gtest.h>

#include <vector>

namespace jasnel {
namespace {

constexpr Card kSpadeSeven = MakeCard(Suit::kSpades, Rank::kSeven);
constexpr Card kHeartTen = MakeCard(Suit::kHearts, Rank::kTen);
constexpr Card kHeartJack = MakeCard(Suit::kHearts, Rank::kJack);
constexpr Card kClubAce = MakeCard(Suit::kClubs, Rank::kAce);

TEST(Card, TheSevenOfSpadesIsTheFirstOfTheDeck) { EXPECT_EQ(kSpadeSeven.index(), 0); }

TEST(Card, TheAceOfClubsIsTheLastOfTheDeck) { EXPECT_EQ(kClubAce.index(), 31); }

TEST(Card, EveryIndexIsTheCardOfItsSuitAndRank) {
  for (int i = 0; i < kDeckSize; ++i) {
    EXPECT_EQ(MakeCard(SuitOf(Card(i)), RankOf(Card(i))).index(), i);
  }
}

TEST(Card, TheTenStandsBelowTheJackInNaturalOrder) { EXPECT_LT(kHeartTen, kHeartJack); }

TEST(Card, RanksRunFromSevenToAceInNaturalOrder) {
  const std::vector<Rank> ranks = {Rank::kSeven, Rank::kEight, Rank::kNine, Rank::kTen,
                                   Rank::kJack,  Rank::kQueen, Rank::kKing, Rank::kAce};
  for (std::size_t i = 0; i < kRanks; ++i) EXPECT_EQ(Index(ranks[i]), i);
}

TEST(Deck, HoldsThirtyTwoCards) { EXPECT_EQ(kFullDeck.size(), 32); }

TEST(Deck, DealsEightCardsToEachOfFourSeats) { EXPECT_EQ(4 * kHandSize, kDeckSize); }

TEST(Deck, HoldsEightCardsOfEachSuit) {
  for (const Suit suit : kAllSuits) EXPECT_EQ((kFullDeck & CardsOf(suit)).size(), 8);
}

TEST(Deck, HoldsEachCardInOneSuitOnly) {
  CardSet seen;
  for (const Suit suit : kAllSuits) {
    EXPECT_TRUE((seen & CardsOf(suit)).empty());
    seen |= CardsOf(suit);
  }
  EXPECT_EQ(seen, kFullDeck);
}

TEST(CardSet, IsEmptyAtFirst) {
  EXPECT_TRUE(CardSet().empty());
  EXPECT_EQ(CardSet().size(), 0);
}

TEST(CardSet, OfOneCardHoldsThatCardAlone) {
  const CardSet set = kHeartTen;
  for (const Card card : kFullDeck) EXPECT_EQ(set.Contains(card), card == kHeartTen);
}

TEST(CardSet, UnionHoldsTheCardsOfBoth) {
  const CardSet set = CardSet(kHeartTen) | kClubAce;
  EXPECT_EQ(set.size(), 2);
  EXPECT_TRUE(set.Contains(kHeartTen));
  EXPECT_TRUE(set.Contains(kClubAce));
}

TEST(CardSet, IntersectionHoldsWhatIsInBoth) {
  EXPECT_EQ((CardSet(kHeartTen) | kClubAce) & CardsOf(Suit::kClubs), CardSet(kClubAce));
}

TEST(CardSet, DifferenceTakesCardsOut) {
  EXPECT_EQ((CardSet(kHeartTen) | kClubAce) - kClubAce, CardSet(kHeartTen));
}

TEST(CardSet, TakingOutACardThatIsNotThereChangesNothing) {
  EXPECT_EQ(CardSet(kHeartTen) - kClubAce, CardSet(kHeartTen));
}

TEST(CardSet, AssignmentFormsDoWhatTheOperatorsDo) {
  CardSet set = kHeartTen;
  set |= kClubAce;
  set |= kHeartJack;
  set &= CardsOf(Suit::kHearts);
  set -= kHeartTen;
  EXPECT_EQ(set, CardSet(kHeartJack));
}

TEST(CardSet, LowestAndHighestAreTheEndsOfTheDeck) {
  EXPECT_EQ(kFullDeck.Lowest(), kSpadeSeven);
  EXPECT_EQ(kFullDeck.Highest(), kClubAce);
}

TEST(CardSet, LowestAndHighestOfOneCardAreThatCard) {
  EXPECT_EQ(CardSet(kHeartTen).Lowest(), kHeartTen);
  EXPECT_EQ(CardSet(kHeartTen).Highest(), kHeartTen);
}

TEST(CardSet, IteratesFromTheLowestCardToTheHighest) {
  std::vector<Card> cards;
  for (const Card card : CardSet(kClubAce) | kHeartJack | kSpadeSeven) cards.push_back(card);
  EXPECT_EQ(cards, (std::vector<Card>{kSpadeSeven, kHeartJack, kClubAce}));
}

TEST(CardSet, IteratesOverTheWholeDeck) {
  int next = 0;
  for (const Card card : kFullDeck) EXPECT_EQ(card.index(), next++);
  EXPECT_EQ(next, kDeckSize);
}

TEST(CardSet, GivesTheRanksOfASuitAsAByte) {
  const CardSet set = CardSet(kHeartTen) | kHeartJack | kClubAce;
  EXPECT_EQ(set.SuitByte(Index(Suit::kSpades)), 0);
  EXPECT_EQ(set.SuitByte(Index(Suit::kHearts)), 0b00011000);
  EXPECT_EQ(set.SuitByte(Index(Suit::kClubs)), 0b10000000);
}

}  // namespace
}  // namespace jasnel

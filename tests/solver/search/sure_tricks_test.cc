// Tricks that are sure, in hands set up for it.

#include "solver/search/sure_tricks.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "bitboard/trick_rules.h"
#include "jasnel/deal_line.h"

namespace jasnel::internal::portable {
namespace {

struct Deal {
  explicit Deal(const std::string& text) {
    const DealLine line = ParseDealLine("N:" + text + " trump=S").value();
    const PlayOrder order(Suit::kSpades);
    std::array<PlaySet, kSeats> hands;
    PlaySet left;
    for (int seat = 0; seat < kSeats; ++seat) {
      hands[seat] = order.ToPlay(line.hands[seat]);
      left |= hands[seat];
    }
    tables.Init(hands, Rules{});
    start = {left, static_cast<std::uint8_t>(*line.leader),
             static_cast<std::uint8_t>(left.size() / kSeats),
             static_cast<std::uint8_t>(CardPoints(left) + kLastTrickPoints)};
  }

  int Top(int side) const { return TopTrumps(tables, start.left, side).tricks; }
  SureTricks Quick() const { return QuickTricks(tables, start); }

  SuitLookup tables;
  TrickStart start;
};

// Hands N, E, S, W; suits spades (trump), hearts, diamonds, clubs.

TEST(TopTrumps, AreThoseAboveAllOfTheOthers) {
  const Deal deal("J9.7.. A.8.9. .Q.J.7 T8..7. leader=N");
  EXPECT_EQ(deal.Top(0), 2);
  EXPECT_EQ(deal.Top(1), 0);
}

TEST(TopTrumps, OfBothHandsMayFallTogether) {
  EXPECT_EQ(Deal("J.7.. A.8.. 9.Q.. T..7. leader=N").Top(0), 1);
}

TEST(QuickTricks, AreTheLeadersWinners) {
  // Everybody follows to the ace; the ten is next, but East would ruff it.
  const Deal deal(".AT.. 7.8.. .97.. .KQ.. leader=N");
  EXPECT_EQ(deal.Quick().tricks, 1);
}

TEST(QuickTricks, GoOnWhereNobodyHasATrump) {
  EXPECT_EQ(Deal(".AT.. .8.7. .97.. .KQ.. leader=N").Quick().tricks, 2);
}

TEST(QuickTricks, AreTrumpsAndPlainCards) {
  EXPECT_EQ(Deal("J.A.. .8.8. .97.. .KQ.. leader=N").Quick().tricks, 2);
  // East has a trump, but must follow to the ace.
  EXPECT_EQ(Deal("J.A.. 7.8.. .97.. .KQ.. leader=N").Quick().tricks, 2);
}

TEST(QuickTricks, PassToThePartner) {
  // The seven of hearts reaches South's ace, and South has the ten besides.
  EXPECT_EQ(Deal(".7.7. .8.8. .AT.. .KQ.. leader=N").Quick().tricks, 2);
  // The partner's card must be above the opponents'.
  EXPECT_EQ(Deal(".7.7. .A.8. .KT.. .8Q.. leader=N").Quick().tricks, 0);
}

TEST(QuickTricks, OfThePartnerMustNotBeRuffed) {
  EXPECT_EQ(Deal(".7.7. 7..8. .AT.. .KQ.. leader=N").Quick().tricks, 0);
}

TEST(QuickTricks, TellWhatMustFall) {
  // East has to give its only heart, the king, and West both of its hearts.
  const Deal deal(".AT9.. .K.78. .7.9.K .Q8.A. leader=N");
  const SureTricks sure = deal.Quick();
  EXPECT_EQ(sure.tricks, 2);
  const PlayOrder order(Suit::kSpades);
  const auto falls = [&](Suit suit, Rank rank) {
    return sure.cards.Contains(order.ToPlay(MakeCard(suit, rank)));
  };
  EXPECT_TRUE(falls(Suit::kHearts, Rank::kAce));
  EXPECT_TRUE(falls(Suit::kHearts, Rank::kTen));
  EXPECT_TRUE(falls(Suit::kHearts, Rank::kKing));
  EXPECT_TRUE(falls(Suit::kHearts, Rank::kQueen));
  EXPECT_FALSE(falls(Suit::kHearts, Rank::kNine));
  EXPECT_FALSE(falls(Suit::kDiamonds, Rank::kEight));
}

}  // namespace
}  // namespace jasnel::internal::portable

// Random hands: the deals of a seed never change, and each deal is equally likely.

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

#include "jasnel/dealing.h"
#include "jasnel/notation.h"
#include "tests/support/chi_square.h"

namespace jasnel {
namespace {

constexpr int kDeals = 20000;

using Owners = std::array<int, kDeckSize>;  // seat by card

Owners OwnersOf(const Hands& hands) {
  Owners owners{};
  for (int seat = 0; seat < kSeats; ++seat) {
    for (const Card card : hands[seat]) owners[card.index()] = seat;
  }
  return owners;
}

// The expectations come from a program in another language, written after the header's steps.
TEST(RandomHands, AreForEverThoseOfTheirSeedAndNumber) {
  EXPECT_EQ(FormatHands(RandomHands(0, 0)), "N:J8.KJ7.K7.8 AK9.Q.AQ8.A T7.98.J.J97 Q.AT.T9.KQT");
  EXPECT_EQ(FormatHands(RandomHands(1, 0)), "N:K97.JT.K7.J .Q987.JT.AT AQ.K.AQ9.K7 JT8.A.8.Q98");
  EXPECT_EQ(FormatHands(RandomHands(1, 1)), "N:KQJ98..AT.9 AT.QT98.9.A 7.KJ.J8.K87 .A7.KQ7.QJT");
  EXPECT_EQ(FormatHands(RandomHands(1, 2)), "N:QT..AT.KJ97 .AQJ87.QJ8. 97.K9.97.AT AKJ8.T.K.Q8");
}

TEST(RandomHands, HaveDefinedDealsForLargeNumbersToo) {
  constexpr auto kMax = std::numeric_limits<std::uint64_t>::max();
  EXPECT_EQ(FormatHands(RandomHands(1, 1000000000000)),
            "N:QT8.9..AQ87 A9.K.J7.KJT J7.A8.AQT8. K.QJT7.K9.9");
  EXPECT_EQ(FormatHands(RandomHands(kMax, kMax)),
            "N:J.K9.A8.KT9 .QT8.KQJ9.J A87.A.T7.87 KQT9.J7..AQ");
}

TEST(RandomHands, MayBeSmaller) {
  EXPECT_EQ(FormatHands(RandomHands(1, 0, 1)), "N:..K. ...A .K.. ...9");
  EXPECT_EQ(FormatHands(RandomHands(1, 0, 5)), "N:97.T.K7. .Q9.J.AT AQ.K.9.K J8.A.8.9");
}

TEST(RandomHands, HoldEachCardOnceAndAllTheSameNumber) {
  for (int cards_each = 1; cards_each <= kHandSize; ++cards_each) {
    for (std::uint64_t number = 0; number < 100; ++number) {
      CardSet all;
      for (const CardSet hand : RandomHands(7, number, cards_each)) {
        EXPECT_EQ(hand.size(), cards_each);
        EXPECT_TRUE((hand & all).empty());
        all |= hand;
      }
    }
  }
}

TEST(RandomHands, OfFewerCardsAreTheFirstOfLargerOnes) {
  const Hands full = RandomHands(3, 14);
  for (int cards_each = 1; cards_each < kHandSize; ++cards_each) {
    const Hands hands = RandomHands(3, 14, cards_each);
    for (int seat = 0; seat < kSeats; ++seat) EXPECT_TRUE((hands[seat] - full[seat]).empty());
  }
}

TEST(RandomHands, LeaveTheGeneratorWhereTheyEnd) {
  Random random = Random::Stream(1, 1);
  EXPECT_EQ(RandomHands(random), RandomHands(1, 1));
  Random drawn = Random::Stream(1, 1);
  for (int i = kDeckSize; i > 0; --i) drawn.Below(i);
  EXPECT_EQ(random.Next(), drawn.Next());
}

TEST(RandomHands, GiveACardToEachSeatEquallyOften) {
  std::array<std::array<int, kSeats>, kDeckSize> times{};
  for (std::uint64_t number = 0; number < kDeals; ++number) {
    const Owners owners = OwnersOf(RandomHands(11, number));
    for (int card = 0; card < kDeckSize; ++card) ++times[card][owners[card]];
  }
  double chi_square = 0;
  for (const auto& card : times) chi_square += testing::ChiSquare(card);
  // Nearly 93 degrees of freedom (32 cards, 4 seats, sums fixed), a spread of about 14.
  EXPECT_LT(chi_square, 140);
  EXPECT_GT(chi_square, 50);
}

TEST(RandomHands, PutTwoCardsTogetherAsOftenAsChanceDoes) {
  std::array<std::array<int, kDeckSize>, kDeckSize> together{};
  for (std::uint64_t number = 0; number < kDeals; ++number) {
    const Owners owners = OwnersOf(RandomHands(12, number));
    for (int a = 0; a < kDeckSize; ++a) {
      for (int b = 0; b < a; ++b) together[a][b] += owners[a] == owners[b] ? 1 : 0;
    }
  }
  constexpr double kChance = 7.0 / 31;
  constexpr double kVariance = kDeals * kChance * (1 - kChance);
  double squares = 0;
  for (int a = 0; a < kDeckSize; ++a) {
    for (int b = 0; b < a; ++b) {
      const double off = together[a][b] - kDeals * kChance;
      squares += off * off / kVariance;
      EXPECT_LT(std::abs(off), 5 * std::sqrt(kVariance)) << a << " " << b;
    }
  }
  // 496 pairs, of which each adds 1 in the mean.
  EXPECT_LT(squares, 620);
  EXPECT_GT(squares, 380);
}

// How often a card has the same owner in deals of seed 1 and in those of `seed`, `step` numbers
// further: in deviations from what chance gives.
double Likeness(std::uint64_t seed, std::uint64_t step) {
  int alike = 0;
  for (std::uint64_t number = 0; number < kDeals; ++number) {
    const Owners a = OwnersOf(RandomHands(1, number));
    const Owners b = OwnersOf(RandomHands(seed, number + step));
    for (int card = 0; card < kDeckSize; ++card) alike += a[card] == b[card] ? 1 : 0;
  }
  constexpr double kCards = double{kDeals} * kDeckSize;
  return (alike - kCards / 4) / std::sqrt(kCards * 3 / 16);
}

TEST(RandomHands, OfOneNumberTellNothingOfTheNext) { EXPECT_LT(std::abs(Likeness(1, 1)), 4); }

TEST(RandomHands, OfOneSeedTellNothingOfTheNext) { EXPECT_LT(std::abs(Likeness(2, 0)), 4); }

}  // namespace
}  // namespace jasnel

// Classes of hands: one number for all that differ by an exchange of plain suits, and for no
// others.

#include "bitboard/hand_class.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "jasnel/dealing.h"

namespace jasnel {
namespace {

TEST(HandClass, HasANumberForEachHandAndAHandForEachNumber) {
  std::int64_t hands = 0;
  for (int number = 0; number < kHandClasses; ++number) {
    const CardSet hand = HandOfClass(number);
    ASSERT_EQ(hand.size(), kHandSize);
    ASSERT_EQ(HandClass(hand, Suit::kSpades), number);
    hands += HandsInClass(number);
  }
  EXPECT_EQ(hands, 10'518'300) << "as many as there are hands of 8 of 32 cards";
}

// The hand with its suits at other places.
CardSet Exchanged(CardSet hand, const std::array<int, kSuits>& places) {
  std::uint32_t bits = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    bits |= (hand.bits() >> (kRanks * suit) & 0xff) << (kRanks * places[suit]);
  }
  return CardSet(bits);
}

TEST(HandClass, IsThatOfAllHandsThatDifferByAnExchangeOfSuits) {
  for (std::uint64_t number = 1; number <= 200; ++number) {
    const CardSet hand = RandomHands(81, number)[0];
    const int expected = HandClass(hand, Suit::kHearts);
    std::array<int, kSuits> places = {0, 1, 2, 3};
    int in_class = 0;
    do {
      const CardSet other = Exchanged(hand, places);
      EXPECT_EQ(HandClass(other, static_cast<Suit>(places[1])), expected);
      const bool moves_hearts = HandClass(other, Suit::kHearts) != expected;
      EXPECT_TRUE(!moves_hearts || places[1] != 1);
      in_class += places[1] == 1 ? 1 : 0;
    } while (std::ranges::next_permutation(places).found);
    EXPECT_EQ(in_class % HandsInClass(expected), 0);
  }
}

TEST(HandClass, CountsTheHandsOfClassesWithEqualSuits) {
  // The jack and the nine of trumps, and two suits or three with the same cards.
  const auto hands = [](std::uint32_t hearts, std::uint32_t diamonds, std::uint32_t clubs) {
    const CardSet hand(0x14u | hearts << 8 | diamonds << 16 | clubs << 24);
    EXPECT_EQ(hand.size(), kHandSize);
    return HandsInClass(HandClass(hand, Suit::kSpades));
  };
  EXPECT_EQ(hands(0x03, 0x03, 0x03), 1);
  EXPECT_EQ(hands(0x03, 0x81, 0x03), 3);
  EXPECT_EQ(hands(0x03, 0x81, 0x41), 6);
  EXPECT_EQ(hands(0x00, 0x3f, 0x00), 3);
}

}  // namespace
}  // namespace jasnel

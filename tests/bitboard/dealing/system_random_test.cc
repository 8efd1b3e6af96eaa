// Deals from the random numbers of the system.

#include "jasnel/system_random.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <set>
#include <span>
#include <string>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/dealing.h"
#include "jasnel/notation.h"
#include "tests/support/chi_square.h"

namespace jasnel {
namespace {

// Always the same stream, and how many numbers of it were asked for.
class FixedEntropy {
 public:
  FixedEntropy() { Stream() = Random(62026); }

  static bool Fill(std::span<std::byte> bytes) {
    for (std::size_t at = 0; at < bytes.size(); at += sizeof(std::uint64_t)) {
      const std::uint64_t number = Stream().Next();
      std::memcpy(bytes.data() + at, &number, sizeof(number));
    }
    return true;
  }

 private:
  static Random& Stream() {
    static Random stream(0);
    return stream;
  }
};

bool NoEntropy(std::span<std::byte>) { return false; }

TEST(SystemRandom, GivesAllBitsThatTheSystemGives) {
  const FixedEntropy entropy;
  SystemRandom random(FixedEntropy::Fill);
  std::set<std::uint64_t> given;
  for (int i = 0; i < 320; ++i) given.insert(random.Next());
  std::set<std::uint64_t> stream;
  Random same(62026);
  for (int i = 0; i < 320; ++i) stream.insert(same.Next());
  EXPECT_EQ(given, stream);
}

TEST(SystemRandom, DealsEachCardToEachSeatEquallyOften) {
  const FixedEntropy entropy;
  SystemRandom random(FixedEntropy::Fill);
  std::array<std::array<int, kSeats>, kDeckSize> times{};
  for (int deal = 0; deal < 20000; ++deal) {
    const Hands hands = RandomHands(random);
    for (int seat = 0; seat < kSeats; ++seat) {
      for (const Card card : hands[seat]) ++times[card.index()][seat];
    }
  }
  double chi_square = 0;
  for (const auto& card : times) chi_square += testing::ChiSquare(card);
  // Nearly 93 degrees of freedom (32 cards, 4 seats, sums fixed), a spread of about 14.
  EXPECT_LT(chi_square, 140);
  EXPECT_GT(chi_square, 50);
}

TEST(SystemRandom, PutsEachCardInEachPlaceEquallyOften) {
  const FixedEntropy entropy;
  SystemRandom random(FixedEntropy::Fill);
  std::array<std::array<int, kDeckSize>, kDeckSize> times{};
  for (int deal = 0; deal < 20000; ++deal) {
    std::array<int, kDeckSize> deck{};
    for (int i = 0; i < kDeckSize; ++i) deck[i] = i;
    Shuffle(deck, kDeckSize, random);
    for (int place = 0; place < kDeckSize; ++place) ++times[place][deck[place]];
  }
  double chi_square = 0;
  for (const auto& place : times) chi_square += testing::ChiSquare(place);
  // 31 * 31 degrees of freedom, a spread of about 44.
  EXPECT_LT(chi_square, 961 + 4 * 44);
  EXPECT_GT(chi_square, 961 - 4 * 44);
}

TEST(SystemRandom, DealsOtherHandsEachTime) {
  const auto deal = [] {
    return DrawFrom<Hands>({}, 1, [](auto& random) { return RandomHands(random); }).value();
  };
  EXPECT_NE(deal(), deal());
  const auto tricks = [] {
    const auto draw = [](auto& random) { return boerenbridge::RandomHands(random, 5, 10); };
    return DrawFrom<boerenbridge::Hands>({}, 1, draw).value();
  };
  EXPECT_NE(tricks(), tricks());
}

TEST(SystemRandom, SaysWhenTheSystemGivesNothing) {
  SystemRandom random(NoEntropy);
  EXPECT_FALSE(random.failure());
  RandomHands(random);
  ASSERT_TRUE(random.failure());
  EXPECT_EQ(random.failure()->message,
            "the system gives no random numbers; expected it to, or a seed");
  EXPECT_EQ(random.failure()->dutch,
            "het systeem geeft geen toevalsgetallen; verwacht dat het dat doet, of een seed");
}

TEST(DrawFrom, ASeedGivesTheDealsOfThatSeed) {
  const auto draw = [](auto& random) { return RandomHands(random); };
  EXPECT_EQ(DrawFrom<Hands>(5, 3, draw).value(), RandomHands(5, 3));
}

TEST(DrawFrom, PassesOnWhatIsWrong) {
  const auto draw = [](auto&) -> Result<Hands> { return Error{Phrase{"wrong", "fout"}}; };
  EXPECT_EQ(DrawFrom<Hands>(5, 3, draw).error().message, "wrong");
  EXPECT_EQ(DrawFrom<Hands>({}, 3, draw).error().message, "wrong");
}

}  // namespace
}  // namespace jasnel

#include "bitboard/hand_class.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "jasnel/position.h"

namespace jasnel {
namespace {

constexpr unsigned kSets = 256;      // of the cards of a suit
constexpr unsigned kMaxOfSize = 70;  // sets with four cards
constexpr int kPlainSuits = kSuits - 1;

constexpr unsigned Size(unsigned set) { return static_cast<unsigned>(std::popcount(set)); }

// The plain suits of a hand as sets in descending order: a class has one such list for its trumps.
using PlainSets = std::array<unsigned, kPlainSuits>;

// The numbers of classes that come before others. Lists are counted by first set, then second, then
// third.
struct Counts {
  // By set: sets of the same size below it, and back.
  std::array<std::uint8_t, kSets> below{};
  std::array<std::array<std::uint8_t, kMaxOfSize>, kHandSize + 1> set_at{};
  // By number of cards and set: lists of two, the first below the set.
  std::array<std::array<int, kSets + 1>, kHandSize + 1> pairs{};
  // The same for lists of three.
  std::array<std::array<int, kSets + 1>, kHandSize + 1> triples{};
  // By set of trumps: all classes with lower sets.
  std::array<int, kSets + 1> trumps{};
};

constexpr Counts CountClasses() {
  Counts counts;
  // By size: sets up to the one that is looked at.
  std::array<int, kHandSize + 1> seen{};
  for (unsigned set = 0; set < kSets; ++set) {
    const int below = seen[Size(set)]++;
    counts.below[set] = static_cast<std::uint8_t>(below);
    counts.set_at[Size(set)][static_cast<std::size_t>(below)] = static_cast<std::uint8_t>(set);
    for (unsigned cards = 0; cards <= kHandSize; ++cards) {
      const bool fits = Size(set) <= cards;
      auto& pairs = counts.pairs[cards];
      auto& triples = counts.triples[cards];
      pairs[set + 1] = pairs[set] + (fits ? seen[cards - Size(set)] : 0);
      triples[set + 1] = triples[set];
    }
    // The second set is no higher than the first.
    for (unsigned cards = Size(set); cards <= kHandSize; ++cards) {
      counts.triples[cards][set + 1] += counts.pairs[cards - Size(set)][set + 1];
    }
  }
  for (unsigned set = 0; set < kSets; ++set) {
    counts.trumps[set + 1] = counts.trumps[set] + counts.triples[kHandSize - Size(set)][kSets];
  }
  return counts;
}

constexpr Counts kCounts = CountClasses();
static_assert(kCounts.trumps[kSets] == kHandClasses);

// The last set of `counts` that no more than `number` come before.
unsigned Find(const std::array<int, kSets + 1>& counts, int number) {
  const auto* const after = std::upper_bound(counts.begin(), counts.end(), number);
  return static_cast<unsigned>(after - counts.begin()) - 1;
}

struct ClassParts {
  unsigned trumps;
  PlainSets plain;
};

ClassParts PartsOf(int number) {
  ClassParts parts{};
  parts.trumps = Find(kCounts.trumps, number);
  number -= kCounts.trumps[parts.trumps];
  unsigned cards = kHandSize - Size(parts.trumps);
  parts.plain[0] = Find(kCounts.triples[cards], number);
  number -= kCounts.triples[cards][parts.plain[0]];
  cards -= Size(parts.plain[0]);
  parts.plain[1] = Find(kCounts.pairs[cards], number);
  number -= kCounts.pairs[cards][parts.plain[1]];
  cards -= Size(parts.plain[1]);
  parts.plain[2] = kCounts.set_at[cards][static_cast<std::size_t>(number)];
  return parts;
}

}  // namespace

int HandClass(CardSet hand, Suit trump) {
  assert(hand.size() == kHandSize);
  const auto set_of = [&](Suit suit) { return hand.bits() >> (kRanks * Index(suit)) & 0xff; };
  PlainSets plain{};
  std::size_t count = 0;
  for (const Suit suit : kAllSuits) {
    if (suit != trump) plain[count++] = set_of(suit);
  }
  std::sort(plain.begin(), plain.end(), std::greater());
  const unsigned trumps = set_of(trump);
  unsigned cards = kHandSize - Size(trumps);
  int number = kCounts.trumps[trumps] + kCounts.triples[cards][plain[0]];
  cards -= Size(plain[0]);
  number += kCounts.pairs[cards][plain[1]];
  return number + kCounts.below[plain[2]];
}

CardSet HandOfClass(int hand_class) {
  const ClassParts parts = PartsOf(hand_class);
  std::uint32_t bits = parts.trumps;
  for (int i = 0; i < kPlainSuits; ++i) {
    bits |= parts.plain[static_cast<std::size_t>(i)] << (kRanks * (i + 1));
  }
  return CardSet(bits);
}

int HandsInClass(int hand_class) {
  const PlainSets plain = PartsOf(hand_class).plain;
  const int equal = (plain[0] == plain[1] ? 1 : 0) + (plain[1] == plain[2] ? 1 : 0);
  return equal == 0 ? 6 : equal == 1 ? 3 : 1;
}

}  // namespace jasnel

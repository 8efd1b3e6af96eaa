// The 52 cards of boerenbridge, and sets of them.
#pragma once

#include <array>
#include <cstdint>

#include "bitboard/card.h"

namespace jasnel::boerenbridge {

/// Weakest first: "van hoog naar laag: A, H, V, B, 10, 9, 8, 7, 6, 5, 4, 3, 2".
enum class Rank : std::uint8_t {
  kTwo,
  kThree,
  kFour,
  kFive,
  kSix,
  kSeven,
  kEight,
  kNine,
  kTen,
  kJack,
  kQueen,
  kKing,
  kAce
};

inline constexpr int kRanks = 13;
inline constexpr int kDeckSize = kSuits * kRanks;

constexpr int Index(Rank rank) { return static_cast<int>(rank); }

/// A suit has 16 bits, of which it uses the lower 13, with spades, always trumps, at the top: so
/// the card that takes a trick is its highest bit among the suit led and spades.
///
///     bit   60 ... 48   44 ... 32   28 ... 16   12 ... 0
///            A ... 2     A ... 2     A ... 2     A ... 2
///            spades      hearts      diamonds    clubs
struct StrengthOrder {
  using Bits = std::uint64_t;
};

using Card = BasicCard<StrengthOrder>;
using CardSet = BasicCardSet<StrengthOrder>;

inline constexpr int kSuitBits = 16;
inline constexpr Suit kTrump = Suit::kSpades;

/// The lowest bit of a suit.
constexpr int SuitShift(Suit suit) { return kSuitBits * (kSuits - 1 - jasnel::Index(suit)); }

constexpr Card MakeCard(Suit suit, Rank rank) { return Card(SuitShift(suit) + Index(rank)); }
constexpr Suit SuitOf(Card card) {
  return static_cast<Suit>(kSuits - 1 - card.index() / kSuitBits);
}
constexpr Rank RankOf(Card card) { return static_cast<Rank>(card.index() % kSuitBits); }

constexpr CardSet SuitCards(Suit suit) {
  return CardSet(std::uint64_t{(1u << kRanks) - 1} << SuitShift(suit));
}

inline constexpr CardSet kTrumps = SuitCards(kTrump);
inline constexpr CardSet kFullDeck{0x1fff'1fff'1fff'1fff};

/// The cards on higher bits than `card`. Of its own suit and trumps these are the ones that beat
/// it.
constexpr CardSet Above(Card card) { return CardSet(~std::uint64_t{1} << card.index()); }

}  // namespace jasnel::boerenbridge

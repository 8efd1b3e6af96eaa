// Cards in trick-taking order for a given trump suit.
#pragma once

#include <array>
#include <cstdint>

#include "jasnel/card.h"

namespace jasnel {

/// Trumps are in the top byte, and within each suit the strongest card is on the highest bit, so
/// the winner of a trick is its highest bit among the suit led and trumps:
///
///     bit   31 ............... 24   23 ............. 16   15 .......... 8   7 ........... 0
///           J 9 A T K Q 8 7         A T K Q J 9 8 7       A T K Q J 9 8 7   A T K Q J 9 8 7
///           trump                   the three plain suits, in the order of `Suit` from bit 0
///
/// Rank orders: NKF 1976 "Rangorde".
struct StrengthOrder {
  using Bits = std::uint32_t;
};

using PlayCard = BasicCard<StrengthOrder>;
using PlaySet = BasicCardSet<StrengthOrder>;

/// The byte of a `PlaySet` that contains the trumps.
inline constexpr int kTrumpByte = kSuits - 1;
inline constexpr PlaySet kTrumpCards{0xff000000u};

/// The ranks of a suit, weakest first.
using Strengths = std::array<Rank, kRanks>;
inline constexpr Strengths kPlainStrengths = {Rank::kSeven, Rank::kEight, Rank::kNine, Rank::kJack,
                                              Rank::kQueen, Rank::kKing,  Rank::kTen,  Rank::kAce};
inline constexpr Strengths kTrumpStrengths = {Rank::kSeven, Rank::kEight, Rank::kQueen,
                                              Rank::kKing,  Rank::kTen,   Rank::kAce,
                                              Rank::kNine,  Rank::kJack};

constexpr const Strengths& StrengthsOf(int suit_byte) {
  return suit_byte == kTrumpByte ? kTrumpStrengths : kPlainStrengths;
}

constexpr bool IsTrump(PlayCard card) { return card.index() >= 8 * kTrumpByte; }
constexpr Rank RankOf(PlayCard card) { return StrengthsOf(card.index() / 8)[card.index() % 8]; }

/// All eight cards of the suit of `card`.
constexpr PlaySet SuitOf(PlayCard card) { return PlaySet(0xffu << (card.index() & ~7)); }

/// The cards on higher bits than `card`. Those of its own suit and the trumps are the cards that
/// beat it.
constexpr PlaySet Above(PlayCard card) { return PlaySet(~1u << card.index()); }

/// In each suit, the cards up to the highest of `cards`.
constexpr PlaySet UpToHighest(PlaySet cards) {
  std::uint32_t bits = cards.bits();
  bits |= bits >> 1 & 0x7f7f7f7f;
  bits |= bits >> 2 & 0x3f3f3f3f;
  bits |= bits >> 4 & 0x0f0f0f0f;
  return PlaySet(bits);
}

namespace internal {

/// Maps each suit byte in one order to the same cards in the other.
using ByteMap = std::array<std::uint8_t, 256>;

constexpr ByteMap NaturalToStrength(const Strengths& strengths) {
  ByteMap map{};
  for (unsigned natural = 0; natural < 256; ++natural) {
    for (int i = 0; i < kRanks; ++i) {
      if (natural >> Index(strengths[i]) & 1) map[natural] |= static_cast<std::uint8_t>(1u << i);
    }
  }
  return map;
}

constexpr ByteMap Inverse(const ByteMap& map) {
  ByteMap inverse{};
  for (unsigned i = 0; i < 256; ++i) inverse[map[i]] = static_cast<std::uint8_t>(i);
  return inverse;
}

inline constexpr ByteMap kPlainFromNatural = NaturalToStrength(kPlainStrengths);
inline constexpr ByteMap kTrumpFromNatural = NaturalToStrength(kTrumpStrengths);
inline constexpr ByteMap kPlainToNatural = Inverse(kPlainFromNatural);
inline constexpr ByteMap kTrumpToNatural = Inverse(kTrumpFromNatural);

}  // namespace internal

/// Translates cards between natural order and strength order for one trump suit.
class PlayOrder {
 public:
  constexpr explicit PlayOrder(Suit trump) {
    int byte = 0;
    for (const Suit suit : kAllSuits) byte_[Index(suit)] = suit == trump ? kTrumpByte : byte++;
    for (const Suit suit : kAllSuits) suit_[byte_[Index(suit)]] = suit;
  }

  constexpr Suit trump() const { return suit_[kTrumpByte]; }

  constexpr PlaySet ToPlay(CardSet cards) const {
    std::uint32_t bits = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
      const int byte = byte_[suit];
      const auto& map =
          byte == kTrumpByte ? internal::kTrumpFromNatural : internal::kPlainFromNatural;
      bits |= std::uint32_t{map[cards.SuitByte(suit)]} << (8 * byte);
    }
    return PlaySet(bits);
  }

  constexpr CardSet ToNatural(PlaySet cards) const {
    std::uint32_t bits = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
      const int byte = byte_[suit];
      const auto& map = byte == kTrumpByte ? internal::kTrumpToNatural : internal::kPlainToNatural;
      bits |= std::uint32_t{map[cards.SuitByte(byte)]} << (8 * suit);
    }
    return CardSet(bits);
  }

  constexpr PlayCard ToPlay(Card card) const { return ToPlay(CardSet(card)).Lowest(); }

  constexpr Card ToNatural(PlayCard card) const {
    return MakeCard(suit_[card.index() / 8], RankOf(card));
  }

 private:
  std::array<int, kSuits> byte_{};
  std::array<Suit, kSuits> suit_{};
};

}  // namespace jasnel

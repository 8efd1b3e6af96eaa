// Suits, ranks and cards, and sets of cards and of suits as bits.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>

namespace jasnel {

/// The number of set bits. Without a hardware instruction std::popcount may call a function that
/// uses a lookup table; this is inlined.
constexpr int PopCount(std::uint64_t bits) {
#ifdef __POPCNT__
  return std::popcount(bits);
#else
  // Sums of two bits, of four, of eight, and all of these in the highest byte.
  bits -= bits >> 1 & 0x5555'5555'5555'5555;
  bits = (bits & 0x3333'3333'3333'3333) + (bits >> 2 & 0x3333'3333'3333'3333);
  bits = (bits + (bits >> 4)) & 0x0f0f'0f0f'0f0f'0f0f;
  return static_cast<int>(bits * 0x0101'0101'0101'0101 >> 56);
#endif
}

/// In the order in which hands are written.
enum class Suit : std::uint8_t { kSpades, kHearts, kDiamonds, kClubs };

/// In natural order, low to high: the order of sequences in roem. The trick-taking order is
/// different: see bitboard/play_order.h.
enum class Rank : std::uint8_t { kSeven, kEight, kNine, kTen, kJack, kQueen, kKing, kAce };

inline constexpr int kSuits = 4;
inline constexpr int kRanks = 8;
inline constexpr int kDeckSize = kSuits * kRanks;
inline constexpr int kHandSize = 8;
inline constexpr std::array<Suit, kSuits> kAllSuits = {Suit::kSpades, Suit::kHearts,
                                                       Suit::kDiamonds, Suit::kClubs};

constexpr std::size_t Index(Suit suit) { return static_cast<std::size_t>(suit); }
constexpr std::size_t Index(Rank rank) { return static_cast<std::size_t>(rank); }

/// A card, as a bit number. `Tag` defines the meaning of the bits and keeps cards of different
/// orders apart: both orders of klaverjas give each suit one byte of 32 bits; boerenbridge gives
/// each suit a quarter of 64 bits.
template <class Tag>
class BasicCard {
 public:
  constexpr BasicCard() = default;
  /// `index` from 0 to the number of bits minus 1.
  constexpr explicit BasicCard(int index) : index_(static_cast<std::uint8_t>(index)) {}

  constexpr int index() const { return index_; }

  friend constexpr bool operator==(BasicCard, BasicCard) = default;
  friend constexpr std::strong_ordering operator<=>(BasicCard a, BasicCard b) {
    return a.index_ <=> b.index_;
  }

 private:
  std::uint8_t index_ = 0;
};

/// A set of cards, with one bit of `Tag::Bits` for each card. For klaverjas:
///
///     bit   31 ... 24   23 ... 16   15 ... 8   7 ... 0
///            suit 3      suit 2      suit 1     suit 0     within a suit: high card, high bit
template <class Tag>
class BasicCardSet {
 public:
  using Bits = typename Tag::Bits;

  constexpr BasicCardSet() = default;
  constexpr explicit BasicCardSet(Bits bits) : bits_(bits) {}
  constexpr BasicCardSet(BasicCard<Tag> card)  // NOLINT: a card is a set of one
      : bits_(Bits{1} << card.index()) {}

  constexpr Bits bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  /// Whether the set has exactly one card. The set must not be empty.
  constexpr bool IsSingle() const { return (bits_ & (bits_ - 1)) == 0; }
  constexpr int size() const { return PopCount(bits_); }
  constexpr bool Contains(BasicCard<Tag> card) const { return (bits_ >> card.index() & 1) != 0; }

  /// The cards of the suit in byte `suit`, as a byte.
  constexpr std::uint8_t SuitByte(std::integral auto suit) const requires(sizeof(Bits) == kSuits) {
    return static_cast<std::uint8_t>(bits_ >> (8 * suit));
  }

  /// The card with the lowest bit, and the one with the highest. The set must not be empty.
  constexpr BasicCard<Tag> Lowest() const { return BasicCard<Tag>(std::countr_zero(bits_)); }
  constexpr BasicCard<Tag> Highest() const {
    return BasicCard<Tag>(kMaxBits - 1 - std::countl_zero(bits_));
  }

  friend constexpr bool operator==(BasicCardSet, BasicCardSet) = default;
  friend constexpr BasicCardSet operator|(BasicCardSet a, BasicCardSet b) {
    return BasicCardSet(a.bits_ | b.bits_);
  }
  friend constexpr BasicCardSet operator&(BasicCardSet a, BasicCardSet b) {
    return BasicCardSet(a.bits_ & b.bits_);
  }
  /// The cards of `a` that are not in `b`.
  friend constexpr BasicCardSet operator-(BasicCardSet a, BasicCardSet b) {
    return BasicCardSet(a.bits_ & ~b.bits_);
  }
  constexpr BasicCardSet& operator|=(BasicCardSet other) { return *this = *this | other; }
  constexpr BasicCardSet& operator&=(BasicCardSet other) { return *this = *this & other; }
  constexpr BasicCardSet& operator-=(BasicCardSet other) { return *this = *this - other; }

  /// Iterates from the lowest bit to the highest.
  class Iterator {
   public:
    constexpr explicit Iterator(Bits bits) : bits_(bits) {}
    constexpr BasicCard<Tag> operator*() const { return BasicCard<Tag>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    Bits bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  static constexpr int kMaxBits = std::numeric_limits<Bits>::digits;

  Bits bits_ = 0;
};

/// The order of the text forms and the public interface: suits ordered as in `Suit`, ranks as in
/// `Rank`.
struct NaturalOrder {
  using Bits = std::uint32_t;
};

using Card = BasicCard<NaturalOrder>;
using CardSet = BasicCardSet<NaturalOrder>;

inline constexpr CardSet kFullDeck{0xffffffffu};

constexpr Card MakeCard(Suit suit, Rank rank) {
  return Card(static_cast<int>(kRanks * Index(suit) + Index(rank)));
}
constexpr Suit SuitOf(Card card) { return static_cast<Suit>(card.index() / kRanks); }
constexpr Rank RankOf(Card card) { return static_cast<Rank>(card.index() % kRanks); }
constexpr CardSet CardsOf(Suit suit) { return CardSet(0xffu << (kRanks * Index(suit))); }

/// A set of ranks.
class RankSet {
 public:
  constexpr RankSet() = default;
  constexpr RankSet(std::initializer_list<Rank> ranks) {
    for (const Rank rank : ranks) Add(rank);
  }
  static constexpr RankSet All() {
    RankSet all;
    all.bits_ = 0xff;
    return all;
  }

  constexpr bool Contains(Rank rank) const { return (bits_ >> Index(rank) & 1) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr void Add(Rank rank) { bits_ = static_cast<std::uint8_t>(bits_ | 1u << Index(rank)); }

  /// The cards of these ranks in `suit`.
  constexpr CardSet In(Suit suit) const {
    return CardSet(std::uint32_t{bits_} << (kRanks * Index(suit)));
  }

  friend constexpr bool operator==(RankSet, RankSet) = default;

 private:
  std::uint8_t bits_ = 0;
};

/// A set of suits; iterates in the order of `Suit`.
class SuitSet {
 public:
  constexpr SuitSet() = default;
  constexpr SuitSet(Suit suit)  // NOLINT: a suit is a set of one
      : bits_(static_cast<std::uint8_t>(1u << Index(suit))) {}

  /// All four suits.
  static constexpr SuitSet All() { return SuitSet(0xf); }

  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool Contains(Suit suit) const { return (bits_ >> Index(suit) & 1) != 0; }

  friend constexpr bool operator==(SuitSet, SuitSet) = default;
  /// The suits of `a` that are not in `b`.
  friend constexpr SuitSet operator-(SuitSet a, SuitSet b) { return SuitSet(a.bits_ & ~b.bits_); }

  friend constexpr SuitSet operator|(SuitSet a, SuitSet b) { return SuitSet(a.bits_ | b.bits_); }
  constexpr SuitSet& operator|=(SuitSet other) { return *this = *this | other; }

  class Iterator {
   public:
    constexpr explicit Iterator(unsigned bits) : bits_(bits) {}
    constexpr Suit operator*() const { return static_cast<Suit>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  constexpr explicit SuitSet(int bits) : bits_(static_cast<std::uint8_t>(bits)) {}

  std::uint8_t bits_ = 0;
};

}  // namespace jasnel

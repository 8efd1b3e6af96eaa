// Sets of suits.
#pragma once

#include <bit>
#include <cstdint>

#include "bitboard/card.h"

namespace jasnel {

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

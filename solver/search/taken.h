// Who takes which cards in a proof.
#pragma once

#include <cstdint>

#include "bitboard/play_order.h"
#include "solver/search/kernel.h"
#include "solver/search/suit_bytes.h"

JASNEL_KERNEL_BEGIN

/// By side, cards that it takes in every line of play of the proof of a bound, or that the bound
/// counts as if it did. Nothing is said about other cards. One word, so that both sets are found,
/// stored and compared at once.
class Taken {
 public:
  /// As it happens to be; nothing is said of any card if written `{}`.
  Taken() = default;
  constexpr Taken(PlaySet by_ns, PlaySet by_ew)
      : bits_(by_ns.bits() | std::uint64_t{by_ew.bits()} << kSideBits) {}

  /// What is common to no proofs at all.
  static constexpr Taken Everything() { return {PlaySet(~0u), PlaySet(~0u)}; }

  constexpr PlaySet By(int side) const {
    return PlaySet(static_cast<std::uint32_t>(bits_ >> kSideBits * side));
  }

  /// `cards`, all of a trick that `side` wins, are added.
  constexpr void Add(PlaySet cards, int side) {
    bits_ |= std::uint64_t{cards.bits()} << kSideBits * side;
  }

  /// What two proofs have in common.
  friend constexpr Taken operator&(Taken a, Taken b) { return Taken(a.bits_ & b.bits_); }

  constexpr Taken Without(PlaySet cards) const {
    return Taken(bits_ & ~(cards.bits() | std::uint64_t{cards.bits()} << kSideBits));
  }

  /// The same of the cards that have the same places in `to` as these in `from`. The two have as
  /// many cards in each suit.
  Taken Carried(PlaySet from, PlaySet to) const {
    return {SamePlaces(By(0), from, to), SamePlaces(By(1), from, to)};
  }

 private:
  static constexpr int kSideBits = 32;

  explicit constexpr Taken(std::uint64_t bits) : bits_(bits) {}

  std::uint64_t bits_;
};

/// What was taken in the proofs of a lower and of an upper bound.
struct TakenInProofs {
  Taken lower;
  Taken upper;
};

JASNEL_KERNEL_END

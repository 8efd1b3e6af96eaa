// Who takes which cards in a proof.
#pragma once

#include <array>

#include "bitboard/play_order.h"
#include "solver/search/kernel.h"
#include "solver/search/suit_bytes.h"

JASNEL_KERNEL_BEGIN

/// By side, cards that it takes in every line of play of the proof of a bound, or that the bound
/// counts as if it did. Nothing is said about other cards.
struct Taken {
  PlaySet by_ns;
  PlaySet by_ew;

  PlaySet By(int side) const { return side == 0 ? by_ns : by_ew; }

  /// `cards`, all of a trick that `side` wins, are added.
  void Add(PlaySet cards, int side) { (side == 0 ? by_ns : by_ew) |= cards; }

  /// What two proofs have in common.
  friend Taken operator&(const Taken& a, const Taken& b) {
    return {a.by_ns & b.by_ns, a.by_ew & b.by_ew};
  }

  Taken Without(PlaySet cards) const { return {by_ns - cards, by_ew - cards}; }

  /// The same of the cards that have the same places in `to` as these in `from`. The two have as
  /// many cards in each suit.
  Taken Carried(PlaySet from, PlaySet to) const {
    return {SamePlaces(by_ns, from, to), SamePlaces(by_ew, from, to)};
  }
};

/// What was taken in the proofs of a lower and of an upper bound.
struct TakenInProofs {
  Taken lower;
  Taken upper;
};

JASNEL_KERNEL_END

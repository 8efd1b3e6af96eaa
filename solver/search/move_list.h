// Cards, the one to try next at a time.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "bitboard/play_order.h"
#include "solver/search/kernel.h"

JASNEL_KERNEL_BEGIN

/// Up to eight cards, highest score first; ties are broken by the lowest bit. They are put in order
/// as they are asked for: the first card mostly decides, and the others need no order then. Nothing
/// is moved to do so, and no branch depends on a score: what a processor cannot foresee takes it
/// longer than all comparisons.
class MoveList {
 public:
  /// `score` must fit in 24 bits.
  void Add(PlayCard card, int score) {
    const Key key = score * kDeckSize + (kDeckSize - 1 - card.index());
    keys_[size_++] = key;
    highest_ = std::max(highest_, key);
  }

  void AddUnordered(PlaySet cards) {
    for (const PlayCard card : cards) Add(card, 0);
  }

  /// Lets the cards for which `comes_first(card)` come before all others; otherwise keeps the
  /// order. To be called before any card is picked, once for a card.
  template <class ComesFirst>
  void BringFirst(const ComesFirst& comes_first) {
    for (int i = 0; i < size_; ++i) {
      if (comes_first(CardOf(keys_[i]))) keys_[i] += kAboveAll;
      highest_ = std::max(highest_, keys_[i]);
    }
  }

  /// Puts the card that comes next in place `i`, from 0 on; those before it must be in place.
  PlayCard Pick(int i) {
    picked_[i] = i == 0 ? highest_ : NextBelow(picked_[i - 1]);
    return (*this)[i];
  }

  /// Puts all cards in place.
  void Sort() {
    for (int i = 0; i < size_; ++i) Pick(i);
  }

  int size() const { return size_; }

  /// The card in place `i`.
  PlayCard operator[](int i) const { return CardOf(picked_[i]); }

 private:
  using Key = std::int32_t;  // the score, then the card

  static constexpr Key kAboveAll = 1 << 29;
  static constexpr Key kBelowAll = -kAboveAll;

  static PlayCard CardOf(Key key) { return PlayCard(kDeckSize - 1 - (key & (kDeckSize - 1))); }

  // The highest key below `bound`; there must be one. Differences from `bound` that are below zero
  // are the highest unsigned numbers. Four at a time, as there are seldom more.
  Key NextBelow(Key bound) const {
    std::uint32_t nearest = 0;
    for (int i = 0; i < size_; i += 4) {
      for (int j = i; j < i + 4; ++j) {
        nearest = std::max(nearest, static_cast<std::uint32_t>(keys_[j] - bound));
      }
    }
    return static_cast<Key>(static_cast<std::uint32_t>(bound) + nearest);
  }

  std::array<Key, kHandSize> keys_ = {kBelowAll, kBelowAll, kBelowAll, kBelowAll,
                                      kBelowAll, kBelowAll, kBelowAll, kBelowAll};
  std::array<Key, kHandSize> picked_;
  Key highest_ = kBelowAll;
  int size_ = 0;
};

JASNEL_KERNEL_END

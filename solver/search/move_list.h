// Cards, the one to try next at a time.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "bitboard/play_order.h"
#include "solver/search/kernel.h"

JASNEL_KERNEL_BEGIN

/// Up to eight cards, highest score first; ties are broken by the lowest bit. They are put in order
/// as they are asked for: the first card mostly decides, and the others need no order then.
class MoveList {
 public:
  /// `score` must fit in 25 bits.
  void Add(PlayCard card, int score) {
    moves_[size_++] = score * kDeckSize + (kDeckSize - 1 - card.index());
  }

  void AddUnordered(PlaySet cards) {
    for (const PlayCard card : cards) Add(card, 0);
  }

  /// Lets the cards for which `comes_first(card)` come before all others; otherwise keeps the
  /// order. To be called before any card is picked, once for a card.
  template <class ComesFirst>
  void BringFirst(const ComesFirst& comes_first) {
    for (int i = 0; i < size_; ++i) {
      if (comes_first((*this)[i])) moves_[i] += kAboveAll;
    }
  }

  /// Puts the card that comes next in place `i`, from 0 on; those before it must be in place.
  PlayCard Pick(int i) {
    int best = i;
    for (int j = i + 1; j < size_; ++j) best = moves_[j] > moves_[best] ? j : best;
    std::swap(moves_[i], moves_[best]);
    return (*this)[i];
  }

  /// Puts all cards in place.
  void Sort() {
    for (int i = 0; i + 1 < size_; ++i) Pick(i);
  }

  int size() const { return size_; }

  /// The card in place `i`.
  PlayCard operator[](int i) const {
    return PlayCard(kDeckSize - 1 - (moves_[i] & (kDeckSize - 1)));
  }

 private:
  static constexpr std::int32_t kAboveAll = 1 << 30;

  std::array<std::int32_t, kHandSize> moves_;  // the score, then the card
  int size_ = 0;
};

JASNEL_KERNEL_END

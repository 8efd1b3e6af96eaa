// Cards in the order in which they are tried.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "bitboard/play_order.h"
#include "solver/search/kernel.h"

JASNEL_KERNEL_BEGIN

/// Up to eight cards, highest score first; ties are broken by the lowest bit.
class MoveList {
 public:
  /// `score` must fit in 26 bits.
  void Add(PlayCard card, int score) {
    const std::int32_t move = score * kDeckSize + (kDeckSize - 1 - card.index());
    int i = size_++;
    for (; i > 0 && moves_[i - 1] < move; --i) moves_[i] = moves_[i - 1];
    moves_[i] = move;
  }

  void AddUnordered(PlaySet cards) {
    for (const PlayCard card : cards) Add(card, 0);
  }

  /// Moves the cards for which `comes_first(card)` to the front; otherwise keeps the order.
  template <class ComesFirst>
  void BringFirst(const ComesFirst& comes_first) {
    int front = 0;
    for (int i = 0; i < size_; ++i) {
      if (!comes_first((*this)[i])) continue;
      std::rotate(moves_.begin() + front, moves_.begin() + i, moves_.begin() + i + 1);
      ++front;
    }
  }

  int size() const { return size_; }
  PlayCard operator[](int i) const {
    return PlayCard(kDeckSize - 1 - (moves_[i] & (kDeckSize - 1)));
  }

 private:
  std::array<std::int32_t, kHandSize> moves_;  // the score, then the card
  int size_ = 0;
};

JASNEL_KERNEL_END

// Cards in the order in which to try them.
#pragma once

#include <array>
#include <cstdint>

#include "bitboard/play_order.h"
#include "solver/kernel.h"

JASNEL_KERNEL_BEGIN

/// Up to eight cards, the one with the highest score first; among equals the lowest bit.
class MoveList {
 public:
  /// `score` is within 26 bits.
  void Add(PlayCard card, int score) {
    const std::int32_t move = score * kDeckSize + (kDeckSize - 1 - card.index());
    int i = size_++;
    for (; i > 0 && moves_[i - 1] < move; --i) moves_[i] = moves_[i - 1];
    moves_[i] = move;
  }

  void AddUnordered(PlaySet cards) {
    for (const PlayCard card : cards) Add(card, 0);
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

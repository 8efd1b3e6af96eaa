// Which card to try first. Order never changes a value, only the number of nodes.
#pragma once

#include <array>
#include <cstdint>

#include "solver/deal_tables.h"
#include "solver/open_trick.h"

namespace jasnel::internal {

/// Up to eight cards, the most promising first.
class MoveList {
 public:
  void Add(PlayCard card, int score) {
    int i = size_++;
    for (; i > 0 && moves_[i - 1].score < score; --i) {
      moves_[i] = moves_[i - 1];
    }
    moves_[i] = {card, score};
  }
  int size() const { return size_; }
  PlayCard operator[](int i) const { return moves_[i].card; }

 private:
  struct Move {
    PlayCard card;
    int score;
  };
  std::array<Move, kHandSize> moves_;
  int size_ = 0;
};

/// Orders cards by rules of thumb and by what proved good elsewhere in this deal.
class MoveOrder {
 public:
  void Clear() { history_ = {}; }

  /// `kPlace`: how many have played to the trick. `table_move` (a bit number, or -1) goes first.
  template <int kPlace>
  MoveList Order(const OpenTrick& trick, PlaySet moves, int table_move, const DealTables& deal,
                 const Rules& rules) const;

  /// The cards from the lowest bit up.
  static MoveList Unordered(PlaySet moves) {
    MoveList list;
    for (const PlayCard card : moves) list.Add(card, 0);
    return list;
  }

  /// Learns that `card` decided a search at `place`, with so many cards left.
  void Reward(int place, PlayCard card, int cards_left) {
    int& score = history_[place][card.index()];
    score += cards_left * cards_left;
  }

 private:
  template <int kPlace>
  int Score(const OpenTrick& trick, PlayCard card, const DealTables& deal,
            const Rules& rules) const;

  std::array<std::array<int, kDeckSize>, kSeats> history_{};
};

template <int kPlace>
int MoveOrder::Score(const OpenTrick& trick, PlayCard card, const DealTables& deal,
                     const Rules& rules) const {
  const int points = CardPoints(card);
  const std::uint32_t others = trick.InHands() & ~deal.hand((trick.start.leader + kPlace) & 3);
  int score = history_[kPlace][card.index()] / 16;
  if constexpr (kPlace == 0) {
    const bool master = (others & SuitOf(card).bits() & Above(card).bits()) == 0;
    score += master ? 100 + points : -4 * points;
    if (IsTrump(card)) score += 20;
  } else if constexpr (kPlace == 3) {
    const int seat = (trick.start.leader + 3) & 3;
    const OpenTrick full = trick.With(card, kPlace);
    const int gain = full.Gain(rules);
    score += 10 * ((seat & 1) == 0 ? gain : -gain);
  } else {
    const int seat = (trick.start.leader + kPlace) & 3;
    const OpenTrick next = trick.With(card, kPlace);
    const bool ours = ((next.winner ^ seat) & 1) == 0;
    // Can the next opponent still beat it?
    const std::uint32_t after = deal.hand((seat + 1) & 3) & trick.InHands();
    const bool can_follow = (after & SuitOf(trick.led).bits()) != 0;
    const std::uint32_t above = Above(next.best).bits() & after;
    const bool beaten = can_follow ? (above & SuitOf(trick.led).bits() &
                                      (IsTrump(next.best) && !IsTrump(trick.led) ? 0 : ~0u)) != 0
                                   : (above & kTrumpCards.bits()) != 0;
    const bool safe = ours && !beaten;
    score += safe ? 60 + 4 * points : ours ? 20 - 4 * points : -4 * points;
  }
  return score;
}

template <int kPlace>
MoveList MoveOrder::Order(const OpenTrick& trick, PlaySet moves, int table_move,
                          const DealTables& deal, const Rules& rules) const {
  MoveList list;
  for (const PlayCard card : moves) {
    list.Add(card, card.index() == table_move ? 1 << 28 : Score<kPlace>(trick, card, deal, rules));
  }
  return list;
}

}  // namespace jasnel::internal

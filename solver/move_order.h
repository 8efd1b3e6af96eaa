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
    for (; i > 0 && moves_[i - 1].score < score; --i) moves_[i] = moves_[i - 1];
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

  /// The cards from the lowest bit up.
  static MoveList Unordered(PlaySet moves) {
    MoveList list;
    for (const PlayCard card : moves) list.Add(card, 0);
    return list;
  }

  /// `moves` of the seat at `place` (0 for the leader). `table_move` (a bit number, or none) goes
  /// first.
  MoveList Order(const OpenTrick& trick, int place, PlaySet moves, int table_move,
                 const DealTables& deal, const Rules& rules) const {
    MoveList list;
    for (const PlayCard card : moves) {
      list.Add(card, card.index() == table_move ? kTableMoveScore
                                                : Score(trick, place, card, deal, rules));
    }
    return list;
  }

  /// Learns that `card` decided a search at `place`, with so many cards left.
  void Reward(int place, PlayCard card, int cards_left) {
    history_[place][card.index()] += cards_left * cards_left;
  }

 private:
  static constexpr int kTableMoveScore = 1 << 28;

  int Score(const OpenTrick& trick, int place, PlayCard card, const DealTables& deal,
            const Rules& rules) const;

  std::array<std::array<int, kDeckSize>, kSeats> history_{};
};

}  // namespace jasnel::internal

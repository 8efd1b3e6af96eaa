// The score sheet of an evening: games of so many deals, and their totals.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "jasnel/points.h"
#include "tools/sheet/sheet_deal.h"

namespace jasnel {

class Sheet {
 public:
  /// A new game begins after so many deals; at least 1.
  explicit Sheet(std::size_t deals_of_game) : deals_of_game_(deals_of_game) {}

  void Add(const SheetDeal& deal) { deals_.push_back(deal); }

  /// Takes the last deal back; false if there is none.
  bool Undo();

  std::size_t deals_of_game() const { return deals_of_game_; }
  const std::vector<SheetDeal>& deals() const { return deals_; }

  /// Games that were begun.
  std::size_t games() const { return (deals_.size() + deals_of_game_ - 1) / deals_of_game_; }

  /// The numbers, from 0, of the first deal of a game, and of the one after its last so far.
  std::size_t FirstOf(std::size_t game) const { return game * deals_of_game_; }
  std::size_t EndOf(std::size_t game) const;

  /// What both sides wrote down in deals `first` to `end` - 1.
  std::array<Points, 2> Total(std::size_t first, std::size_t end) const;

 private:
  std::size_t deals_of_game_;
  std::vector<SheetDeal> deals_;
};

}  // namespace jasnel

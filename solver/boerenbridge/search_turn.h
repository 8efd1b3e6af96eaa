// The nodes of one turn of a search, after which another way to search has its turn.
#pragma once

#include <cstdint>
#include <limits>

#include "solver/search/budget.h"

namespace jasnel::boerenbridge::internal {

class SearchTurn {
 public:
  static constexpr std::uint64_t kNoEnd = std::numeric_limits<std::uint64_t>::max();

  /// `budget` must outlive this.
  explicit SearchTurn(jasnel::internal::Budget& budget) : budget_(budget) {}

  /// Begins a turn of so many nodes.
  void Start(std::uint64_t nodes) {
    ended_ = false;
    end_ = nodes == kNoEnd ? kNoEnd : budget_.nodes() + nodes;
  }

  /// Counts one card played. Returns false if the search must stop, for now or for good.
  bool CountNode() {
    if (!budget_.CountNode()) return false;
    ended_ = budget_.nodes() >= end_;
    return !ended_;
  }

  /// Whether the turn is over without an answer, and another may follow.
  bool ended() const { return ended_; }

  /// Whether what has been found since is meaningless.
  bool halted() const { return ended_ || budget_.stopped(); }

 private:
  jasnel::internal::Budget& budget_;
  std::uint64_t end_ = kNoEnd;  // nodes
  bool ended_ = false;
};

}  // namespace jasnel::boerenbridge::internal

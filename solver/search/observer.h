// A search observer: only in the kernel compiled for measurements.
#pragma once

#include <type_traits>

#include "solver/search/kernel.h"
#include "solver/search/move_list.h"
#include "solver/search/open_trick.h"

JASNEL_KERNEL_BEGIN

#ifdef JASNEL_KERNEL_OBSERVED

/// Sees the choices of a search for points, and may change the order in which cards are tried.
class Watcher {
 public:
  virtual ~Watcher() = default;

  /// `moves` of the seat at `place`, not in place yet, are about to be tried, to reach `target`.
  virtual void Order(const OpenTrick& trick, int place, int target, MoveList& moves) = 0;

  /// `moves[decided]` has caused a cutoff. Those behind it are in no order.
  virtual void Cut(const OpenTrick& trick, int place, int target, const MoveList& moves,
                   int decided) = 0;
};

/// Passes on what happens, if somebody watches.
struct Observer {
  Watcher* watcher = nullptr;

  template <class Target>
  void Order(const OpenTrick& trick, int place, const Target& target, MoveList& moves) const {
    if constexpr (std::is_same_v<Target, int>) {
      if (watcher != nullptr) watcher->Order(trick, place, target, moves);
    }
  }
  template <class Target>
  void Cut(const OpenTrick& trick, int place, const Target& target, const MoveList& moves,
           int decided) const {
    if constexpr (std::is_same_v<Target, int>) {
      if (watcher != nullptr) watcher->Cut(trick, place, target, moves, decided);
    }
  }
};

#else

/// Nobody watches: the compiler removes the calls.
struct Observer {
  template <class Target>
  static constexpr void Order(const OpenTrick&, int, const Target&, MoveList&) {}
  template <class Target>
  static constexpr void Cut(const OpenTrick&, int, const Target&, const MoveList&, int) {}
};

#endif

JASNEL_KERNEL_END

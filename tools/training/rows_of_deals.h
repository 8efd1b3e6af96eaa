// What deals yield to learn from, on all threads.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "jasnel/dealing.h"
#include "solver/threads.h"
#include "tools/training/sample_block.h"

namespace jasnel {

/// The rows of deals `first` to `first` + `deals` - 1, one after the other, whatever the threads:
/// `add(random, deal, rows)` adds those of a deal, with numbers from its own stream of `seed`.
/// `Rows` is a vector, or has AppendRows.
template <class Rows, class Add>
Rows RowsOfDeals(std::uint64_t seed, std::uint64_t first, std::uint64_t deals, int threads,
                 const Add& add) {
  constexpr std::uint64_t kInPiece = 32;
  std::vector<Rows> parts((deals + kInPiece - 1) / kInPiece);
  OnPieces(parts.size(), threads, [&](std::size_t piece, int) {
    const std::uint64_t end = std::min(deals, (piece + 1) * kInPiece);
    for (std::uint64_t deal = first + piece * kInPiece; deal < first + end; ++deal) {
      Random random = Random::Stream(seed, deal);
      add(random, deal, parts[piece]);
    }
  });
  Rows all;
  for (const Rows& part : parts) AppendRows(all, part);
  return all;
}

}  // namespace jasnel

// What each study asks of a deal, and how a row of its answers is made.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "engine/studies/npy.h"
#include "jasnel/player.h"
#include "jasnel/solver.h"
#include "jasnel/study.h"

namespace jasnel {

/// What one thread needs to make rows.
class RowMaker {
 public:
  /// `study` and `cancel` must outlive it.
  RowMaker(const Study& study, const std::atomic<bool>& cancel);

  /// Writes the row of deal `number`; false if it was cancelled.
  bool Make(std::uint64_t number, RowWriter row);

  /// Cards played in the search for all rows so far.
  std::uint64_t nodes() const { return nodes_; }

 private:
  friend struct Rows;

  const Study& study_;
  const std::atomic<bool>& cancel_;
  Solver solver_;
  std::unique_ptr<Player> player_;  // of games
  std::uint64_t nodes_ = 0;
};

/// The fields of a row.
std::span<const NpyField> FieldsOf(StudyAsk ask);

}  // namespace jasnel

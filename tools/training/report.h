// How well chances and scores are told, on deals that nothing was fitted to.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>

#include "ai/evaluator.h"
#include "tools/training/solved_deals.h"

namespace jasnel {

/// How far told chances are from what happened. Log-loss: mean of -log of the chance told for what
/// happened. Brier score: mean square of what happened (0 or 1) minus the chance.
class Losses {
 public:
  /// Chances are told to be from 0.001 to 0.999.
  void Add(double chance, bool happened);

  double log_loss() const { return log_loss_ / static_cast<double>(count_); }
  double brier() const { return brier_ / static_cast<double>(count_); }
  std::size_t count() const { return count_; }

  /// Rows of a table: for tenths of chances how often, the mean chance told, and how often it
  /// happened.
  std::string Calibration() const;

 private:
  struct Tenth {
    std::size_t count = 0;
    double chances = 0;
    std::size_t happened = 0;
  };

  double log_loss_ = 0;
  double brier_ = 0;
  std::size_t count_ = 0;
  std::array<Tenth, 10> tenths_;
};

/// Compares the evaluator on `held_out` with a baseline fitted to `fitted`: points of the hand,
/// number of trumps, and whether jack, nine and ace of trump are held.
std::string ReportOf(std::span<const SolvedDeal> fitted, std::span<const SolvedDeal> held_out,
                     const Evaluator& evaluator);

/// The ceiling: on one suit and place of the first `hands` of `held_out`, the evaluator beside the
/// share of `worlds` random deals around the same hand in which the contract was made.
std::string CeilingOf(std::span<const SolvedDeal> held_out, std::size_t hands, std::size_t worlds,
                      const Evaluator& evaluator, const Rules& rules);

}  // namespace jasnel

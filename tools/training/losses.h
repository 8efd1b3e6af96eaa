// How far chances are from what happened.
#pragma once

#include <array>
#include <cstddef>
#include <string>

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

}  // namespace jasnel

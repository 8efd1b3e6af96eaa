// Loss functions for predicted chances.
#pragma once

#include <array>
#include <cstddef>
#include <string>

namespace jasnel {

/// Losses of predicted chances. Log-loss: the mean of -log of the chance predicted for the actual
/// outcome. Brier score: the mean squared difference between the outcome (0 or 1) and the chance.
class Losses {
 public:
  /// Chances are clamped to the range from 0.001 to 0.999.
  void Add(double chance, bool happened);

  double log_loss() const { return log_loss_ / static_cast<double>(count_); }
  double brier() const { return brier_ / static_cast<double>(count_); }
  std::size_t count() const { return count_; }

  /// Rows of a table: for each tenth of chances, their number, the mean predicted chance, and the
  /// frequency of the event.
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

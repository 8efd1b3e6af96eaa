// The errors of the model of all four hands, on deals that nothing was fitted to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "solver/models/points_model.h"
#include "tools/training/network.h"
#include "tools/training/points_deals.h"

namespace jasnel {

/// How far estimates are from the values found, in points.
class PointsErrors {
 public:
  void Add(double estimate, int found);

  std::size_t count() const { return count_; }
  double mean_absolute() const { return absolute_ / Count(); }
  double root_mean_square() const;
  /// The share of deals in which the estimate has the sign of the value; 0 counts as negative.
  double signs_right() const { return signs_right_ / Count(); }
  double mean_estimate() const { return estimates_ / Count(); }
  double mean_found() const { return found_ / Count(); }

 private:
  double Count() const { return static_cast<double>(count_); }

  std::size_t count_ = 0;
  double absolute_ = 0, squares_ = 0, signs_right_ = 0, estimates_ = 0, found_ = 0;
};

/// Errors of the network in floating point, on all samples.
PointsErrors ErrorsOf(const Network& network, const PointsSamples& samples);

/// Errors of the model on whole deals and on smaller ones, and the means of the values by estimate,
/// as text. `points` are those of deals from number `first` on.
std::string PointsReportOf(std::uint64_t first, std::span<const int> points,
                           const PointsModelWeights& weights);

}  // namespace jasnel

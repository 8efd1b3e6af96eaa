// Values of several alternatives in the same deals.
#pragma once

#include <cstddef>
#include <vector>

namespace jasnel {

/// How far one alternative is ahead of another, in the same deals.
struct PairedDifference {
  double mean = 0;
  double error = 0;  ///< standard error of the mean
};

/// What each of several alternatives brings in a deal. As they are tried in the same deals, luck
/// that they share does not count in a comparison. One that is given up is tried no longer.
class PairedValues {
 public:
  explicit PairedValues(std::size_t alternatives) : values_(alternatives) {}

  /// Begins a deal, which weighs so much.
  void Begin(double weight = 1) { weights_.push_back(weight); }

  /// What an alternative brings in the deal. Each must have been tried in all deals before.
  void Add(std::size_t one, double value) { values_[one].push_back(static_cast<float>(value)); }

  std::size_t deals() const { return weights_.size(); }

  /// The mean of an alternative, in all deals in which it was tried.
  double Mean(std::size_t one) const;

  /// How far one is ahead of the other, in the deals in which both were tried.
  PairedDifference Ahead(std::size_t one, std::size_t other) const;

 private:
  std::vector<double> weights_;
  std::vector<std::vector<float>> values_;  // by alternative, in the order of the deals
};

}  // namespace jasnel

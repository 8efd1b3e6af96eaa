// Weighted worlds.
#pragma once

#include <cstddef>
#include <vector>

#include "jasnel/dealing.h"

namespace jasnel {

/// Hidden hands, or anything that represents them, with non-negative weights that are not all 0.
template <class World>
class WeightedSample {
 public:
  void Add(const World& world, double weight) {
    worlds_.push_back(world);
    weights_.push_back(weight);
    sum_ += weight;
    squares_ += weight * weight;
  }

  std::size_t size() const { return worlds_.size(); }
  const World& world(std::size_t i) const { return worlds_[i]; }
  double sum() const { return sum_; }
  /// The fraction of the total weight, from 0 to 1.
  double share(std::size_t i) const {
    return sum_ > 0 ? weights_[i] / sum_ : 1.0 / static_cast<double>(size());
  }

  /// The effective sample size: the number of equally weighted worlds with the same information
  /// (Kish, "Survey Sampling", 1965).
  double Effective() const { return squares_ > 0 ? sum_ * sum_ / squares_ : 0; }

  /// Systematic resampling: `count` worlds, each as often as its share implies, rounded up or down
  /// at random. If there are no more than that, all of them with their weights.
  WeightedSample Choose(std::size_t count, Random& random) const {
    if (size() <= count) return *this;
    WeightedSample chosen;
    const double step = 1 / static_cast<double>(count);
    double next = step * static_cast<double>(random.NextUnit());
    double sum = 0;
    for (std::size_t i = 0; i < size(); ++i) {
      sum += share(i);
      for (; next < sum && chosen.size() < count; next += step) chosen.Add(worlds_[i], 1);
    }
    // Where rounding left the sum below the last step.
    while (chosen.size() < count) chosen.Add(worlds_.back(), 1);
    return chosen;
  }

 private:
  std::vector<World> worlds_;
  std::vector<double> weights_;
  double sum_ = 0;
  double squares_ = 0;
};

}  // namespace jasnel

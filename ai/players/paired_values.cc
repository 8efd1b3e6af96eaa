#include "ai/players/paired_values.h"

#include <algorithm>
#include <cmath>

namespace jasnel {

double PairedValues::Mean(std::size_t one) const {
  double sum = 0;
  double weights = 0;
  for (std::size_t deal = 0; deal < values_[one].size(); ++deal) {
    sum += weights_[deal] * static_cast<double>(values_[one][deal]);
    weights += weights_[deal];
  }
  return sum / weights;
}

PairedDifference PairedValues::Ahead(std::size_t one, std::size_t other) const {
  const std::size_t deals = std::min(values_[one].size(), values_[other].size());
  const auto ahead = [&](std::size_t deal) {
    return static_cast<double>(values_[one][deal] - values_[other][deal]);
  };
  double sum = 0;
  double weights = 0;
  for (std::size_t deal = 0; deal < deals; ++deal) {
    sum += weights_[deal] * ahead(deal);
    weights += weights_[deal];
  }
  const double mean = sum / weights;
  double squares = 0;
  for (std::size_t deal = 0; deal < deals; ++deal) {
    const double off = weights_[deal] * (ahead(deal) - mean);
    squares += off * off;
  }
  return {mean, std::sqrt(squares) / weights};
}

}  // namespace jasnel

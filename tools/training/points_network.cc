#include "tools/training/points_network.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

#include "absl/strings/str_format.h"

namespace jasnel {
namespace {

using Weights = PointsModelWeights;

// Rounds a row of weights; false if one does not fit.
template <class Row, class Integer, std::size_t kSize>
bool Round(const Row& row, double unit, std::array<Integer, kSize>& rounded) {
  constexpr auto kMost = static_cast<double>(std::numeric_limits<Integer>::max());
  bool fits = true;
  for (std::size_t i = 0; i < kSize; ++i) {
    const double whole = std::round(unit * static_cast<double>(row(static_cast<Eigen::Index>(i))));
    fits &= std::abs(whole) <= kMost;  // false for what is no number
    rounded[i] = static_cast<Integer>(fits ? whole : 0);
  }
  return fits;
}

// The least and the most that a sum can be.
struct Range {
  std::int64_t least = 0;
  std::int64_t most = 0;

  explicit Range(std::int64_t bias) : least(bias), most(bias) {}

  // One of the terms, or none.
  template <class Terms>
  void AddOneOf(const Terms& terms) {
    least += std::min<std::int64_t>(0, *std::ranges::min_element(terms));
    most += std::max<std::int64_t>(0, *std::ranges::max_element(terms));
  }

  template <class Integer>
  bool FitsIn() const {
    return least >= std::numeric_limits<Integer>::min() &&
           most <= std::numeric_limits<Integer>::max();
  }
};

Error TooLarge(const std::string& what, const Range& range, int bits) {
  return Error{absl::StrFormat("%s can be from %d to %d; expected what fits in %d bits", what,
                               range.least, range.most, bits)};
}

Range FirstSum(const Weights& weights, int unit) {
  const auto weight = [&](int input) { return weights.inputs[input][unit]; };
  Range range(weights.first_bias[unit]);
  for (int card = 0; card < kDeckSize; ++card) {
    std::array<std::int16_t, kSeats> by_seat;
    for (int seat = 0; seat < kSeats; ++seat) by_seat[seat] = weight(kDeckSize * seat + card);
    range.AddOneOf(by_seat);
  }
  constexpr int kRules = PointsInputs::kRules;
  range.AddOneOf(std::array{weight(kRules + 1), weight(kRules + 2)});
  for (const int rule : {kRules, kRules + 3}) range.AddOneOf(std::array{weight(rule)});
  for (int input = PointsInputs::kVoids; input < PointsInputs::kCount; ++input) {
    range.AddOneOf(std::array{weight(input)});
  }
  return range;
}

// Of units that each give up to kMostOut.
template <class Row>
Range LaterSum(const Row& row, std::int32_t bias) {
  Range range(bias);
  for (const std::int64_t weight : row) range.AddOneOf(std::array{weight * Weights::kMostOut});
  return range;
}

}  // namespace

Result<PointsModelWeights> ToPointsModel(const PointsNetwork& network) {
  constexpr double kOne = Weights::kUnit;
  Weights weights{};
  bool fits = Round(network.first_bias.row(0), kOne, weights.first_bias) &&
              Round(network.second_bias.row(0), kOne * kOne, weights.second_bias) &&
              Round(network.last.row(0), kOne, weights.last);
  for (int i = 0; i < Weights::kInputs; ++i) {
    fits = fits && Round(network.inputs.row(i), kOne, weights.inputs[i]);
  }
  for (int i = 0; i < Weights::kSecond; ++i) {
    fits = fits && Round(network.second.row(i), kOne, weights.second[i]);
  }
  std::array<std::int32_t, 1> last_bias{};
  fits = fits && Round(network.last_bias.row(0), kOne * kOne, last_bias);
  if (!fits) return Error{"a weight is too large; expected what fits in 16 bits, or 32 for a bias"};
  weights.last_bias = last_bias[0];
  if (auto error = CheckSums(weights)) return *std::move(error);
  return weights;
}

std::optional<Error> CheckSums(const PointsModelWeights& weights) {
  for (int unit = 0; unit < Weights::kFirst; ++unit) {
    const Range range = FirstSum(weights, unit);
    if (range.FitsIn<std::int16_t>()) continue;
    return TooLarge(absl::StrFormat("the sum of unit %d of the first layer", unit), range, 16);
  }
  for (int unit = 0; unit < Weights::kSecond; ++unit) {
    const Range range = LaterSum(weights.second[unit], weights.second_bias[unit]);
    if (range.FitsIn<std::int32_t>()) continue;
    return TooLarge(absl::StrFormat("the sum of unit %d of the second layer", unit), range, 32);
  }
  const Range last = LaterSum(weights.last, weights.last_bias);
  if (!last.FitsIn<std::int32_t>()) return TooLarge("the last sum", last, 32);
  return std::nullopt;
}

}  // namespace jasnel

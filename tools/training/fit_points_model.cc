#include "tools/training/fit_points_model.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace jasnel {
namespace {

constexpr std::uint64_t kPointsSeed = 1;
constexpr std::size_t kSamplesInBatch = 256;
constexpr float kMaxMiss = 0.3f;             // hundreds of points
constexpr double kPointsInputsPresent = 40;  // at most, or nearly so

}  // namespace

PointsFitter::PointsFitter(const PointsSamples& samples, int passes)
    : samples_(samples),
      order_(samples.size()),
      random_(kPointsSeed),
      fitter_(NetworkShape::Of<PointsModelWeights>(), kPointsInputsPresent,
              passes * std::ceil(static_cast<double>(samples.size()) / kSamplesInBatch), random_) {
  std::iota(order_.begin(), order_.end(), 0U);
}

void PointsFitter::Pass(const std::atomic<bool>& cancel) {
  for (std::size_t i = order_.size(); i > 1; --i) {
    std::swap(order_[i - 1], order_[random_.Below64(i)]);
  }
  for (std::size_t begin = 0; begin < order_.size() && !cancel; begin += kSamplesInBatch) {
    const std::size_t count = std::min(kSamplesInBatch, order_.size() - begin);
    const auto inputs = [&](std::size_t i) { return samples_.inputs(order_[begin + i]); };
    fitter_.Step(count, inputs, [&](const Network::Matrix& out, Network::Matrix& misses) {
      for (std::size_t i = 0; i < count; ++i) {
        const auto row = static_cast<Eigen::Index>(i);
        const float points = static_cast<float>(samples_.points(order_[begin + i])) / kPointsInOne;
        misses(row, 0) =
            std::clamp(out(row, 0) - points, -kMaxMiss, kMaxMiss) / static_cast<float>(count);
      }
    });
  }
}

InputGroups PointsInputGroups() {
  InputGroups groups;
  for (int card = 0; card < kDeckSize; ++card) {
    std::vector<int>& by_seat = groups.emplace_back();
    for (int seat = 0; seat < kSeats; ++seat) by_seat.push_back(kDeckSize * seat + card);
  }
  constexpr int kRules = PointsInputs::kRules;
  groups.push_back({kRules + 1, kRules + 2});
  for (const int rule : {kRules, kRules + 3}) groups.push_back({rule});
  for (int input = PointsInputs::kVoids; input < PointsInputs::kCount; ++input) {
    groups.push_back({input});
  }
  return groups;
}

Result<PointsModelWeights> ToPointsModel(const Network& network) {
  return ToIntegers<PointsModelWeights>(network, PointsInputGroups());
}

}  // namespace jasnel

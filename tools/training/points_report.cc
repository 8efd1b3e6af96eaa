#include "tools/training/points_report.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "absl/strings/str_format.h"

namespace jasnel {
namespace {

// Classes of estimates: 40 points wide, and what is beyond on either side.
constexpr int kWidth = 40;
constexpr int kErrorClasses = 12;

int ClassOf(int estimate) {
  const int lowest = -kWidth * (kErrorClasses / 2 - 1);
  return estimate < lowest ? 0 : std::min(1 + (estimate - lowest) / kWidth, kErrorClasses - 1);
}

std::string NameOf(int one) {
  const int begin = kWidth * (one - kErrorClasses / 2);
  if (one == 0) return absl::StrFormat("below %d", begin + kWidth);
  if (one == kErrorClasses - 1) return absl::StrFormat("%d and more", begin);
  return absl::StrFormat("%d to %d", begin, begin + kWidth - 1);
}

std::string ErrorRow(std::string_view name, const PointsErrors& errors) {
  if (errors.count() == 0) return "";
  return absl::StrFormat("%-16s %8d %14.1f %17.1f %12.1f%%\n", name, errors.count(),
                         errors.mean_absolute(), errors.root_mean_square(),
                         100 * errors.signs_right());
}

std::string ClassRow(std::string_view name, const PointsErrors& errors) {
  if (errors.count() == 0) return "";
  return absl::StrFormat("%-16s %8d %+14.1f %+11.1f\n", name, errors.count(),
                         errors.mean_estimate(), errors.mean_found());
}

}  // namespace

void PointsErrors::Add(double estimate, int found) {
  const double miss = estimate - found;
  ++count_;
  absolute_ += std::abs(miss);
  squares_ += miss * miss;
  signs_right_ += (estimate > 0) == (found > 0) ? 1 : 0;
  estimates_ += estimate;
  found_ += found;
}

double PointsErrors::root_mean_square() const { return std::sqrt(squares_ / Count()); }

PointsErrors ErrorsOf(const Network& network, const PointsSamples& samples) {
  constexpr std::size_t kBatch = 256;
  PointsErrors errors;
  NetworkLayers layers;
  for (std::size_t begin = 0; begin < samples.size(); begin += kBatch) {
    const std::size_t count = std::min(kBatch, samples.size() - begin);
    RunNetwork(
        network, count, [&](std::size_t i) { return samples.inputs(begin + i); }, layers);
    for (std::size_t i = 0; i < count; ++i) {
      const float out = layers.out(static_cast<Eigen::Index>(i), 0);
      errors.Add(100 * static_cast<double>(out), samples.points(begin + i));
    }
  }
  return errors;
}

std::string PointsReportOf(std::uint64_t first, std::span<const int> points,
                           const PointsModelWeights& weights) {
  PointsErrors whole;
  PointsErrors smaller;
  std::array<PointsErrors, kErrorClasses> by_estimate;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const PointsView view = ViewOf(PointsDeal(first + i));
    const int estimate = EstimatePoints(view.hands, view.rules, weights);
    (view.hands[0].size() == kHandSize ? whole : smaller).Add(estimate, points[i]);
    by_estimate[ClassOf(estimate)].Add(estimate, points[i]);
  }
  std::string text = "Held out            Deals  Mean absolute  Root mean square  Signs right\n" +
                     ErrorRow("whole deals", whole) + ErrorRow("4 to 7 cards", smaller) +
                     "\nEstimate            Deals  Mean estimate  Mean value\n";
  for (int one = 0; one < kErrorClasses; ++one) text += ClassRow(NameOf(one), by_estimate[one]);
  return text;
}

}  // namespace jasnel

// The network of the model of all four hands, found from points, and as integers.

#include "tools/training/fit_points_model.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <string>
#include <vector>

#include "tools/training/model_files.h"
#include "tools/training/points_report.h"

namespace jasnel {
namespace {

const std::atomic<bool> kNotCancelled = false;

// 20 points for each trump that the leader's side has more than the other, but no more than 60.
int TrumpsPoints(std::uint64_t number) {
  const PointsView view = ViewOf(PointsDeal(number));
  int trumps = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    const int count = (view.hands[seat] & kTrumpCards).size();
    trumps += seat % 2 == 0 ? count : -count;
  }
  return 20 * std::clamp(trumps, -3, 3);
}

PointsSamples TrumpsSamples(std::uint64_t first, std::size_t count) {
  std::vector<int> points;
  for (std::size_t i = 0; i < count; ++i) points.push_back(TrumpsPoints(first + i));
  return {first, points};
}

Network Fitted(const PointsSamples& samples, int passes) {
  PointsFitter fitter(samples, passes);
  for (int pass = 0; pass < passes; ++pass) fitter.Pass(kNotCancelled);
  return fitter.network();
}

class FitPointsModel : public ::testing::Test {
 protected:
  static const Network& Found() {
    static const Network network = Fitted(TrumpsSamples(0, 20'000), 3);
    return network;
  }
};

TEST_F(FitPointsModel, LearnsASimpleFunction) {
  const PointsErrors errors = ErrorsOf(Found(), TrumpsSamples(30'000, 500));
  EXPECT_LT(errors.mean_absolute(), 8);
  EXPECT_GT(ErrorsOf(Network(NetworkShape::Of<PointsModelWeights>()), TrumpsSamples(30'000, 500))
                .mean_absolute(),
            30);
}

TEST_F(FitPointsModel, IsNearlyTheSameInIntegers) {
  const auto model = ToPointsModel(Found());
  ASSERT_TRUE(model.ok()) << model.error().message;
  const PointsSamples samples = TrumpsSamples(30'000, 500);
  NetworkLayers layers;
  RunNetwork(
      Found(), samples.size(), [&](std::size_t i) { return samples.inputs(i); }, layers);
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const PointsView view = ViewOf(PointsDeal(30'000 + i));
    const int estimate = EstimatePoints(view.hands, view.rules, *model);
    EXPECT_NEAR(estimate, 100 * layers.out(static_cast<Eigen::Index>(i), 0), 2) << i;
  }
}

TEST_F(FitPointsModel, GivesTheSameWeightsForTheSameSamples) {
  const PointsSamples samples = TrumpsSamples(0, 600);
  const auto text = [&] { return FileOf(ToPointsModel(Fitted(samples, 2)).value()).numbers(); };
  EXPECT_TRUE(text() == text());
}

TEST_F(FitPointsModel, StopsWhenItIsCancelled) {
  const PointsSamples samples = TrumpsSamples(0, 600);
  PointsFitter fitter(samples, 2);
  Network before = fitter.network();
  fitter.Pass(/*cancel=*/true);
  EXPECT_EQ(fitter.network().inputs, before.inputs);
  fitter.Pass(kNotCancelled);
  Network after = fitter.network();
  for (std::size_t i = 0; i < before.All().size(); ++i) {
    EXPECT_NE(*after.All()[i], *before.All()[i]) << i;
  }
}

TEST(PointsNetwork, OfWeightsThatAreTooLargeIsAnError) {
  const auto error_of = [](const Network& network) {
    const auto model = ToPointsModel(network);
    return model ? "" : model.error().message;
  };
  EXPECT_EQ(error_of(Network(NetworkShape::Of<PointsModelWeights>())), "");
  Network network(NetworkShape::Of<PointsModelWeights>());
  network.inputs(3, 4) = 64;  // 32768 / 512
  EXPECT_EQ(error_of(network),
            "a weight is too large; expected what fits in 16 bits, or 32 for a bias");
  network.inputs(3, 4) = std::nanf("");
  EXPECT_NE(error_of(network), "");
}

TEST(CheckSums, CountsACardInOneHandOnly) {
  PointsModelWeights weights{};
  for (int seat = 0; seat < kSeats; ++seat) weights.inputs[kDeckSize * seat + 5][7] = 30'000;
  EXPECT_EQ(CheckSums(weights, PointsInputGroups()), std::nullopt);
  weights.inputs[kDeckSize + 6][7] = 3'000;
  const auto error = CheckSums(weights, PointsInputGroups());
  ASSERT_TRUE(error.has_value());
  EXPECT_EQ(error->message,
            "the sum of unit 7 of the first layer can be from 0 to 33000; expected what fits in 16 "
            "bits");
}

TEST(CheckSums, CountsBiasesRulesAndVoids) {
  constexpr int kRules = PointsInputs::kRules;
  PointsModelWeights weights{};
  weights.first_bias[0] = -20'000;
  weights.inputs[kRules][0] = -12'000;
  EXPECT_EQ(CheckSums(weights, PointsInputGroups()), std::nullopt);
  weights.inputs[PointsInputs::kVoids][0] = -1'000;
  EXPECT_TRUE(CheckSums(weights, PointsInputGroups()).has_value());
  weights.inputs[PointsInputs::kVoids][0] = 0;
  // Undertrumping is free or forced.
  weights.inputs[kRules + 1][0] = weights.inputs[kRules + 2][0] = -600;
  EXPECT_EQ(CheckSums(weights, PointsInputGroups()), std::nullopt);
}

TEST(CheckSums, CountsTheLaterLayers) {
  PointsModelWeights weights{};
  weights.second[3].fill(4096);
  EXPECT_EQ(CheckSums(weights, PointsInputGroups()), std::nullopt);
  weights.second[3].fill(4100);
  EXPECT_TRUE(CheckSums(weights, PointsInputGroups()).has_value());
  weights.second[3].fill(0);
  weights.last[0].fill(-16'000);
  EXPECT_EQ(CheckSums(weights, PointsInputGroups()), std::nullopt);
  weights.last_bias[0] = -100'000'000;
  EXPECT_TRUE(CheckSums(weights, PointsInputGroups()).has_value());
}

TEST(CheckSums, FindsNothingWrongWithTheCompiledWeights) {
  EXPECT_EQ(CheckSums(kPointsModelWeights, PointsInputGroups()), std::nullopt);
}

}  // namespace
}  // namespace jasnel

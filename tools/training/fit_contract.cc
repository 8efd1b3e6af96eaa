#include "tools/training/fit_contract.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "absl/strings/str_format.h"
#include "tools/training/regression.h"
#include "tools/training/weights_source.h"

namespace jasnel {
namespace {

using Curve = ContractWeights::Curve;

constexpr double kPitBonus = 100;
constexpr double kRidge = 1;
constexpr double kRidgeOfCurve = 1;  // keeps values near their mean where there are no contracts

ContractWeights::LogOdds FitOdds(const std::vector<EstimatedContract>& contracts,
                                 bool EstimatedContract::*happened) {
  Samples samples(2);
  for (const EstimatedContract& contract : contracts) {
    samples.Add({{0, 1}, {1, static_cast<float>(contract.points) / 100}},
                contract.*happened ? 1.0f : 0.0f);
  }
  const auto weights = FitLogistic(samples, kRidge);
  return {weights[0], weights[1]};
}

// How much each knot counts for the value at `points`.
std::vector<Feature> Knots(double points) {
  constexpr int kLast = ContractWeights::kKnots - 1;
  constexpr int kMiddle = kLast / 2;
  const double place = std::clamp(points / ContractWeights::kStep + kMiddle, 0.0, double{kLast});
  const int knot = std::min(static_cast<int>(place), kLast - 1);
  const auto part = static_cast<float>(place - knot);
  return {{knot, 1 - part}, {knot + 1, part}};
}

template <class Of>
Curve FitCurve(const std::vector<EstimatedContract>& contracts, const Of& of) {
  double sum = 0;
  for (const EstimatedContract& contract : contracts) sum += of(contract);
  const double mean = contracts.empty() ? 0 : sum / static_cast<double>(contracts.size());
  Samples samples(ContractWeights::kKnots);
  for (const EstimatedContract& contract : contracts) {
    samples.Add(Knots(contract.points), static_cast<float>(of(contract) - mean));
  }
  const auto weights = FitLinear(samples, kRidgeOfCurve);
  Curve curve;
  for (std::size_t i = 0; i < curve.size(); ++i) curve[i] = mean + weights[i];
  return curve;
}

template <class Of>
ContractWeights::Score FitScore(const std::vector<EstimatedContract>& contracts, const Of& of) {
  ContractWeights::Score score;
  score.mean = FitCurve(contracts, of);
  score.variance = FitCurve(contracts, [&](const EstimatedContract& contract) {
    const double off = of(contract) - ValueAt(score.mean, contract.points);
    return off * off;
  });
  for (double& variance : score.variance) variance = std::max(variance, 1.0);
  return score;
}

template <class If>
std::vector<EstimatedContract> Those(const std::vector<EstimatedContract>& contracts,
                                     const If& is) {
  std::vector<EstimatedContract> those;
  std::copy_if(contracts.begin(), contracts.end(), std::back_inserter(those), is);
  return those;
}

std::string CurveText(const char* name, const Curve& curve) {
  const auto format = [](double number) { return absl::StrFormat("%.1f", number); };
  return absl::StrFormat(".%s = {%s}", name, NumberLines(curve, curve.size(), format));
}

std::string ScoreText(const char* name, const ContractWeights::Score& score) {
  return absl::StrFormat("    .%s = {%s,\n%s},\n", name, CurveText("mean", score.mean),
                         CurveText("variance", score.variance));
}

}  // namespace

ContractWeights FitContract(const std::vector<EstimatedContract>& contracts) {
  const auto score = [](const EstimatedContract& contract) { return contract.score; };
  const auto own = [](const EstimatedContract& contract) { return contract.score_own; };
  const auto of_pit = [](const EstimatedContract& contract) { return contract.score - kPitBonus; };
  const auto lost = Those(contracts, [](const auto& contract) { return !contract.makes; });
  ContractWeights weights;
  weights.makes = FitOdds(contracts, &EstimatedContract::makes);
  weights.pit = FitOdds(contracts, &EstimatedContract::pit);
  weights.made = FitScore(
      Those(contracts, [](const auto& contract) { return contract.makes && !contract.pit; }),
      score);
  weights.taken =
      FitScore(Those(contracts, [](const auto& contract) { return contract.pit; }), of_pit);
  weights.lost = FitScore(lost, score);
  weights.lost_own = FitScore(lost, own);
  return weights;
}

std::string ContractReport(const std::vector<EstimatedContract>& contracts,
                           const ContractWeights& weights) {
  const ContractModel model(Rules{}, 1, weights);
  double made = 0;
  double pit = 0;
  double brier = 0;
  double brier_of_pit = 0;
  double guessed = 0;
  double rest = 0;
  double expected = 0;
  const auto square = [](double x) { return x * x; };
  for (const EstimatedContract& contract : contracts) {
    const ContractGuess& guess = model.GuessOf(contract.points);
    made += contract.makes ? 1 : 0;
    pit += contract.pit ? 1 : 0;
    brier += square((contract.makes ? 1 : 0) - guess.makes);
    brier_of_pit += square((contract.pit ? 1 : 0) - guess.pit);
    guessed += square(contract.score - guess.score());
    rest += square(contract.score - guess.ScoreIf(contract.makes, contract.pit));
    expected += guess.rest;
  }
  const auto count = static_cast<double>(contracts.size());
  return absl::StrFormat(
      "%d contracts: made %.1f%%, pit %.1f%%\n"
      "Brier score of the chance to make %.4f, of pit %.4f\n"
      "Standard deviation of the score around the guess %.1f; knowing who makes it, and pit, %.1f\n"
      "(%.1f expected)\n",
      contracts.size(), 100 * made / count, 100 * pit / count, brier / count, brier_of_pit / count,
      std::sqrt(guessed / count), std::sqrt(rest / count), std::sqrt(expected / count));
}

std::string WriteContract(const ContractWeights& weights) {
  const auto odds = [](const char* name, const ContractWeights::LogOdds& line) {
    return absl::StrFormat("    .%s = {%.4f, %.4f},\n", name, line.constant, line.slope);
  };
  return WeightsSource("tools/training/train_contract_model.sh",
                       "const ContractWeights kContractWeights = {\n" +
                           odds("makes", weights.makes) + odds("pit", weights.pit) +
                           ScoreText("made", weights.made) + ScoreText("taken", weights.taken) +
                           ScoreText("lost", weights.lost) +
                           ScoreText("lost_own", weights.lost_own) + "};\n");
}

}  // namespace jasnel

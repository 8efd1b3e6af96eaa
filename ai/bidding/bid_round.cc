#include "ai/bidding/bid_round.h"

#include <algorithm>
#include <cmath>

#include "ai/statistics/systematic_sample.h"

namespace jasnel {
namespace {

// What is added to the variance of a chance that is guessed, as no guess is certain.
constexpr double kDoubt = 0.0005;

double Chance(bool happens) { return happens ? 1 : 0; }

}  // namespace

double VarianceOf(const ContractGuess& guess, ContractQuery asks) {
  switch (asks) {
    case ContractQuery::kMakes:
      return guess.makes * (1 - guess.makes) + kDoubt;
    case ContractQuery::kPit:
      return guess.pit * (1 - guess.pit) + kDoubt;
    case ContractQuery::kScore:
      break;
  }
  return guess.rest;
}

double PointsOf(const ContractGuess& guess, ContractQuery asks) {
  switch (asks) {
    case ContractQuery::kMakes:
      return guess.made;
    case ContractQuery::kPit:
      return guess.taken;
    case ContractQuery::kScore:
      break;
  }
  return 1;
}

double OffInScore(const ContractGuess& guess, const ContractFound& found, ContractQuery asks) {
  switch (asks) {
    case ContractQuery::kMakes:
      return (Chance(found.makes) - guess.makes) * guess.made;
    case ContractQuery::kPit:
      return (Chance(found.pit) - guess.pit) * guess.taken;
    case ContractQuery::kScore:
      break;
  }
  return found.score - guess.ScoreIf(found.makes, found.pit);
}

void ChooseCases(const BidSampler& sampler, std::size_t call, const BidCounts& counts,
                 Random random, BidRound& round) {
  if (std::all_of(counts.begin(), counts.end(), [](std::uint64_t count) { return count == 0; })) {
    return;
  }
  std::vector<BidCase> cases;
  for (std::size_t i = 0; i < round.worlds.size(); ++i) {
    sampler.ForEachCase(call, round.worlds[i], static_cast<std::uint32_t>(i),
                        [&](const BidCase& one) {
                          if (one.weight != 0) cases.push_back(one);
                        });
  }
  // In order, so that each part of the range of points is taken in proportion.
  std::stable_sort(cases.begin(), cases.end(),
                   [](const BidCase& a, const BidCase& b) { return a.points < b.points; });
  std::vector<double> sizes(cases.size());
  for (const ContractQuery asks : kAllContractQueries) {
    // A pass has a score only.
    const bool for_score = asks == ContractQuery::kPit ||
                           (asks == ContractQuery::kMakes && sampler.calls().calls[call].IsPass());
    for (std::size_t i = 0; i < cases.size(); ++i) {
      const ContractGuess& guess = sampler.GuessOf(cases[i]);
      // At least a point, as a size of 0 would never be taken.
      const double times = for_score ? std::abs(PointsOf(guess, asks)) + 1 : 1;
      sizes[i] = std::sqrt(VarianceOf(guess, asks)) * times *
                 std::abs(static_cast<double>(cases[i].weight));
    }
    const auto start = static_cast<double>(random.NextUnit());
    const std::uint64_t count = counts[static_cast<std::size_t>(asks)];
    for (const SampledCase& taken : SystematicSample(sizes, count, start)) {
      round.Taken(asks, call).push_back({cases[taken.index], taken.chance});
    }
  }
}

}  // namespace jasnel

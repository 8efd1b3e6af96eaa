// Worlds drawn together, and the contracts in them that are solved.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "ai/bidding/bid_sample.h"
#include "ai/models/contract_model.h"
#include "jasnel/dealing.h"

namespace jasnel {

/// A contract that was solved in a world, and the chance that it would be.
struct BidTaken {
  BidCase one;
  double chance = 1;
  ContractFound found = {};
};

/// Worlds drawn together, and the contracts solved in some of them: by question and call.
struct BidRound {
  std::vector<BidWorld> worlds;
  std::array<std::array<std::vector<BidTaken>, BidCalls::kMax>, kBidAsks> taken;

  std::vector<BidTaken>& Taken(ContractQuery asks, std::size_t call) {
    return taken[static_cast<std::size_t>(asks)][call];
  }
  const std::vector<BidTaken>& Taken(ContractQuery asks, std::size_t call) const {
    return taken[static_cast<std::size_t>(asks)][call];
  }
};

/// The square, beforehand, of what a guess is off by: of the chance to make or of a pit, or of the
/// score when these are known.
double VarianceOf(const ContractGuess& guess, ContractQuery asks);

/// Points, for one of what `VarianceOf` is the square of.
double PointsOf(const ContractGuess& guess, ContractQuery asks);

/// What a guess of the score is off by, as far as the answer to a question tells.
double OffInScore(const ContractGuess& guess, const ContractFound& found, ContractQuery asks);

/// How many contracts of a call are solved, by question.
using BidCounts = std::array<std::uint64_t, kBidAsks>;

/// Chooses the contracts of a call that are to be solved, the least certain ones most often.
void ChooseCases(const BidSampler& sampler, std::size_t call, const BidCounts& counts,
                 Random random, BidRound& round);

}  // namespace jasnel

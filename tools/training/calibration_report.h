// Predictions for contracts compared with their results.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "jasnel/seat.h"
#include "tools/training/played_contracts.h"

namespace jasnel {

/// Contracts that were given about the same chance to be made.
struct ChanceClass {
  std::size_t contracts = 0;
  double said = 0;  ///< mean chance, from 0 to 1
  double made = 0;  ///< share that was made
};

/// A chance that a contract was given: `&PlayedContract::said` or `&PlayedContract::from_open`.
using GivenChance = double PlayedContract::*;

/// Ten classes of the same width, by that chance.
using ChanceClasses = std::array<ChanceClass, 10>;
ChanceClasses ClassesByChance(std::span<const PlayedContract> contracts, GivenChance given);

/// Contracts whose declarer has the same place, from the leader on.
std::array<ChanceClass, kSeats> ClassesByPlace(std::span<const PlayedContract> contracts,
                                               GivenChance given);

/// The expected calibration error (Guo et al., "On calibration of modern neural networks", 2017):
/// the mean over contracts of how far what was said is from what was made, class by class.
double CalibrationErrorOf(const ChanceClasses& classes);

/// What chances without any fault would show, as a mean: so many contracts are made or not by luck.
double CalibrationErrorByLuck(const ChanceClasses& classes);

}  // namespace jasnel

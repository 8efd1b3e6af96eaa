#include "tools/training/calibration_report.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <tuple>

namespace jasnel {
namespace {

// Adds up over contracts, class by class. `at` is a contract's class.
template <std::size_t kCount, class At>
std::array<ChanceClass, kCount> ClassesOf(std::span<const PlayedContract> contracts,
                                          GivenChance given, const At& at) {
  std::array<ChanceClass, kCount> classes;
  for (const PlayedContract& contract : contracts) {
    ChanceClass& one = classes[at(contract)];
    ++one.contracts;
    one.said += contract.*given;
    one.made += contract.makes ? 1 : 0;
  }
  for (ChanceClass& one : classes) {
    if (one.contracts == 0) continue;
    one.said /= static_cast<double>(one.contracts);
    one.made /= static_cast<double>(one.contracts);
  }
  return classes;
}

// The mean over contracts of what `miss_of` says of their class.
template <class MissOf>
double MeanMiss(const ChanceClasses& classes, const MissOf& miss_of) {
  double sum = 0;
  double contracts = 0;
  for (const ChanceClass& one : classes) {
    if (one.contracts == 0) continue;
    const auto count = static_cast<double>(one.contracts);
    sum += count * miss_of(one, count);
    contracts += count;
  }
  return contracts == 0 ? 0 : sum / contracts;
}

}  // namespace

ChanceClasses ClassesByChance(std::span<const PlayedContract> contracts, GivenChance given) {
  constexpr std::size_t kCount = std::tuple_size_v<ChanceClasses>;
  return ClassesOf<kCount>(contracts, given, [&](const PlayedContract& one) {
    return std::min(static_cast<std::size_t>(one.*given * static_cast<double>(kCount)), kCount - 1);
  });
}

std::array<ChanceClass, kSeats> ClassesByPlace(std::span<const PlayedContract> contracts,
                                               GivenChance given) {
  return ClassesOf<kSeats>(contracts, given, [](const PlayedContract& one) {
    return static_cast<std::size_t>(one.place);
  });
}

double CalibrationErrorOf(const ChanceClasses& classes) {
  return MeanMiss(classes,
                  [](const ChanceClass& one, double) { return std::abs(one.said - one.made); });
}

double CalibrationErrorByLuck(const ChanceClasses& classes) {
  return MeanMiss(classes, [](const ChanceClass& one, double count) {
    return std::sqrt(2 / std::numbers::pi * one.said * (1 - one.said) / count);
  });
}

}  // namespace jasnel

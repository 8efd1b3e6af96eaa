// A sample in which cases have different chances to be taken.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace jasnel {

/// A case that was taken, and the chance that it would be.
struct SampledCase {
  std::size_t index;
  double chance;  ///< above 0, at most 1
};

/// Takes `count` of the cases, or all if there are no more; each with a chance in proportion to its
/// size, or for certain where that would be above 1. Sizes must be above 0. `start` is random, from
/// 0 to below 1.
///
/// The chances are laid end to end and every whole number after `start` takes the case that it
/// falls in: Madow, "On the theory of systematic sampling, II", 1949. Neighbours are therefore
/// seldom taken together, and a sample of cases in order is spread evenly over them.
std::vector<SampledCase> SystematicSample(std::span<const double> sizes, std::size_t count,
                                          double start);

}  // namespace jasnel

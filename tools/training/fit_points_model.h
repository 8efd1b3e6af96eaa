// Fits the network of the model of all four hands to solved deals.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "jasnel/dealing.h"
#include "solver/models/points_model.h"
#include "tools/training/network.h"
#include "tools/training/network_fitter.h"
#include "tools/training/points_deals.h"

namespace jasnel {

/// Minimises Huber's loss, which is linear for errors above 30 points: 256 samples at a time, in
/// another order in each pass. On one thread: the same samples and number of passes give the same
/// weights, at least on one kind of machine.
class PointsFitter {
 public:
  /// `samples` must outlive this object. `passes` are planned, from 1.
  PointsFitter(const PointsSamples& samples, int passes);

  /// One pass over all samples, of those planned. What is left of it is skipped soon after `cancel`
  /// becomes true.
  void Pass(const std::atomic<bool>& cancel);

  /// It yields hundreds of points.
  const Network& network() const { return fitter_.network(); }

 private:
  const PointsSamples& samples_;
  std::vector<std::uint32_t> order_;  // of the samples
  Random random_;
  NetworkFitter fitter_;
};

/// The inputs of which at most one is there, whatever the deal and the rules: a card is in at most
/// one hand, and undertrumping is not both free and forced.
InputGroups PointsInputGroups();

/// The weights rounded to integers; errors as for ToIntegers.
Result<PointsModelWeights> ToPointsModel(const Network& network);

}  // namespace jasnel

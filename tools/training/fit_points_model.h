// Fits the network of the model of all four hands to solved deals.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "jasnel/dealing.h"
#include "tools/training/points_deals.h"
#include "tools/training/points_network.h"

namespace jasnel {

/// Minimises Huber's loss, which is linear for errors above 30 points, with Adam (Kingma and Ba,
/// "Adam: a method for stochastic optimization", 2015): 256 samples at a time, in another order in
/// each pass, with steps that decrease to 0 as a cosine. On one thread: the same samples and number
/// of passes give the same weights, at least on one kind of machine.
class PointsFitter {
 public:
  /// `samples` must outlive this object. `passes` are planned, from 1.
  PointsFitter(const PointsSamples& samples, int passes);

  /// One pass over all samples, of those planned. What is left of it is skipped soon after `cancel`
  /// becomes true.
  void Pass(const std::atomic<bool>& cancel);

  const PointsNetwork& network() const { return network_; }

 private:
  void FindGradients(std::size_t begin, std::size_t count);
  void Step();

  const PointsSamples& samples_;
  std::vector<std::uint32_t> order_;  // of the samples
  Random random_;
  double planned_;    // steps
  double steps_ = 0;  // made
  PointsNetwork network_;
  PointsNetwork gradients_;
  PointsNetwork means_;    // of gradients, fading
  PointsNetwork squares_;  // means of their squares
  PointsLayers layers_;
  PointsLayers misses_;  // gradients of what enters each layer
};

}  // namespace jasnel

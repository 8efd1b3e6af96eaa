// Fits a network to samples, a batch at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "jasnel/dealing.h"
#include "tools/training/network.h"

namespace jasnel {

/// Steps against gradients by Adam (Kingma and Ba, "Adam: a method for stochastic optimization",
/// 2015), which decrease to 0 as a cosine. On one thread: the same batches give the same weights,
/// at least on one kind of machine.
class NetworkFitter {
 public:
  static constexpr double kFirstStep = 2e-3;

  /// Begins with a network, or with random weights for samples of which about `inputs_present` are
  /// there. `planned` steps will be made, the first of them of size `first_step`.
  NetworkFitter(Network network, double planned, double first_step = kFirstStep);
  NetworkFitter(const NetworkShape& shape, double inputs_present, double planned, Random& random);

  /// Makes a step. `inputs(i)` are those of sample i, of `count`; `find_misses(out, misses)` fills
  /// in the gradients of the loss by what left the network: a row for each sample, a column for
  /// each output.
  template <class Inputs, class FindMisses>
  void Step(std::size_t count, const Inputs& inputs, const FindMisses& find_misses) {
    RunNetwork(network_, count, inputs, layers_);
    misses_.out.resize(layers_.out.rows(), layers_.out.cols());
    find_misses(layers_.out, misses_.out);
    Backward();
    gradients_.inputs.setZero();
    for (std::size_t i = 0; i < count; ++i) {
      const auto row = misses_.first.row(static_cast<Eigen::Index>(i));
      for (const std::uint8_t input : inputs(i)) gradients_.inputs.row(input) += row;
    }
    AdamStep();
  }

  const Network& network() const { return network_; }

  /// All numbers, to go on later.
  std::string Bytes() const;

  /// Goes on from Bytes() of a fitter of the same shape; false, and nothing is changed, if they are
  /// not that.
  bool Restore(std::string_view bytes);

 private:
  void Backward();  // from the last layer to the first
  void AdamStep();

  double first_step_;
  double planned_;    // steps
  double steps_ = 0;  // made
  Network network_;
  Network gradients_;
  Network means_;    // of gradients, fading
  Network squares_;  // means of their squares
  NetworkLayers layers_;
  NetworkLayers misses_;  // gradients of what enters each layer
};

}  // namespace jasnel

// The hidden layers of a network, by the fastest code for this processor.
#pragma once

#include <cstddef>

#include "ai/models/input_list.h"
#include "solver/models/integer_network.h"
#include "solver/processor_features.h"

namespace jasnel {

namespace internal {

template <class Network, std::size_t kMax>
[[gnu::always_inline]] inline SecondUnits<Network> Layers(const Network& network,
                                                          const InputList<kMax>& inputs) {
  return SecondLayer(network, [&](const auto& visit) {
    for (const int input : inputs) visit(input);
  });
}

#if defined(__x86_64__)

// The same numbers in half the time, on processors that can.
template <class Network, std::size_t kMax>
[[gnu::target("avx2")]] SecondUnits<Network> Avx2Layers(const Network& network,
                                                        const InputList<kMax>& inputs) {
  return Layers(network, inputs);
}

#endif

}  // namespace internal

/// What leaves the second hidden layer, by code for any processor.
template <class Network, std::size_t kMax>
SecondUnits<Network> PortableSecondLayerOf(const Network& network, const InputList<kMax>& inputs) {
  return internal::Layers(network, inputs);
}

/// The same by the fastest code for this processor.
template <class Network, std::size_t kMax>
SecondUnits<Network> SecondLayerOf(const Network& network, const InputList<kMax>& inputs) {
#if defined(__x86_64__)
  static const bool has_avx2 = HasAvx2();
  if (has_avx2) return internal::Avx2Layers(network, inputs);
#endif
  return PortableSecondLayerOf(network, inputs);
}

}  // namespace jasnel

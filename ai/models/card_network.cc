#include "ai/models/card_network.h"

#include <bit>

#include "data/weights/card_network.h"
#include "solver/processor_features.h"

namespace jasnel {

constinit const CardNetwork kCardNetwork = std::bit_cast<CardNetwork>(weights::card_network);

namespace {

using Inputs = InputList<CardInputs::kMax>;

[[gnu::always_inline]] inline SecondUnits<CardNetwork> Layers(const CardNetwork& network,
                                                              const Inputs& inputs) {
  return SecondLayer(network, [&](const auto& visit) {
    for (const int input : inputs) visit(input);
  });
}

#if defined(__x86_64__)

// The same numbers in half the time, on processors that can.
[[gnu::target("avx2")]] SecondUnits<CardNetwork> FastLayers(const CardNetwork& network,
                                                            const Inputs& inputs) {
  return Layers(network, inputs);
}

#endif

using LayersFunction = SecondUnits<CardNetwork> (*)(const CardNetwork&, const Inputs&);

LayersFunction Choose() {
#if defined(__x86_64__)
  if (HasAvx2()) return FastLayers;
#endif
  return PortableSecondLayerOf;
}

}  // namespace

SecondUnits<CardNetwork> PortableSecondLayerOf(const CardNetwork& network, const Inputs& inputs) {
  return Layers(network, inputs);
}

SecondUnits<CardNetwork> SecondLayerOf(const CardNetwork& network, const Inputs& inputs) {
  static const LayersFunction layers = Choose();
  return layers(network, inputs);
}

}  // namespace jasnel

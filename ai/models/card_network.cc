#include "ai/models/card_network.h"

namespace jasnel {

const CardNetwork& SuppliedCardNetwork() {
  static const CardNetwork network = Unpacked<CardNetwork>(kPackedCardNetwork);
  return network;
}

SecondUnits<CardNetwork> SecondLayerOf(const CardNetwork& network,
                                       const InputList<CardInputs::kMost>& inputs) {
  return SecondLayer(network, [&](const auto& visit) {
    for (const int input : inputs) visit(input);
  });
}

}  // namespace jasnel

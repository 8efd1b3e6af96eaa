#include "tools/training/write_call_network.h"

#include "tools/training/weights_source.h"
#include "tools/training/write_network.h"

namespace jasnel {

std::string WriteCallNetwork(const CallNetwork& network) {
  return WeightsSource("tools/training/train_call_network.sh",
                       "const CallNetwork kCallNetwork = " + NetworkSource(network) + ";\n");
}

}  // namespace jasnel

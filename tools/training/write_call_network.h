// Writes the weights of the call network as C++ source.
#pragma once

#include <string>

#include "ai/models/call_network.h"

namespace jasnel {

/// The source text of `kCallNetwork`.
std::string WriteCallNetwork(const CallNetwork& network);

}  // namespace jasnel

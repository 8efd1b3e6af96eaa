// Writes the card network as C++ source.
#pragma once

#include <string>

#include "ai/models/card_network.h"
#include "jasnel/result.h"
#include "tools/training/card_learner.h"

namespace jasnel {

/// The numbers rounded to integers. An error if one is too large for its type, or if a sum could
/// become so.
Result<PackedCardNetwork> ToIntegers(const CardPlayNetwork& network);

/// The text of data/weights/card_network.inc.
std::string WriteCardNetwork(const PackedCardNetwork& network);

}  // namespace jasnel

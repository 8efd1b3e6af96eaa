// From the card network as it learns to the one that plays, and back.
#pragma once

#include "ai/models/card_network.h"
#include "jasnel/result.h"
#include "tools/training/card_learner.h"

namespace jasnel {

/// The numbers rounded to integers. An error if one is too large for its type, or if a sum could
/// become so.
Result<PackedCardNetwork> ToIntegers(const CardPlayNetwork& network);

/// A network to learn on from; ToIntegers gives the same integers again.
CardPlayNetwork FromIntegers(const PackedCardNetwork& packed);

}  // namespace jasnel

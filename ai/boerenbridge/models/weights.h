// The fitted weights of the bidding and card models.
#pragma once

#include <array>
#include <cstdint>

#include "ai/boerenbridge/models/bid_features.h"
#include "ai/boerenbridge/models/play_features.h"
#include "ai/models/choice_net.h"

namespace jasnel::boerenbridge {

/// Fitted by tools/training/train_boerenbridge.sh.
extern const std::array<std::int16_t, ChoiceNet::Weights(kBidShape)> kBidWeights;
extern const std::array<std::int16_t, ChoiceNet::Weights(kPlayShape)> kPlayWeights;
extern const std::array<std::int16_t, ChoiceNet::Weights(kBidShape)> kPlainBidWeights;
extern const std::array<std::int16_t, ChoiceNet::Weights(kPlayShape)> kPlainPlayWeights;

}  // namespace jasnel::boerenbridge

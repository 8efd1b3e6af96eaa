// What the models of bidding and playing have learned.
#pragma once

#include <array>
#include <cstdint>

#include "ai/boerenbridge/bid_features.h"
#include "ai/boerenbridge/play_features.h"
#include "ai/choice_net.h"

namespace jasnel::boerenbridge {

/// Fitted by tools/train_boerenbridge.sh.
extern const std::array<std::int16_t, ChoiceNet::Weights(kBidShape)> kBidWeights;
extern const std::array<std::int16_t, ChoiceNet::Weights(kPlayShape)> kPlayWeights;
extern const std::array<std::int16_t, ChoiceNet::Weights(kBidShape)> kPlainBidWeights;
extern const std::array<std::int16_t, ChoiceNet::Weights(kPlayShape)> kPlainPlayWeights;

}  // namespace jasnel::boerenbridge

// What is kept of each model in data/weights.
#pragma once

#include "ai/boerenbridge/models/models.h"
#include "ai/models/call_network.h"
#include "ai/models/card_network.h"
#include "ai/models/hand_book.h"
#include "solver/models/points_model.h"
#include "tools/training/weights_file.h"

namespace jasnel {

WeightsFile FileOf(const CallNetwork& network);
WeightsFile FileOf(const PackedCardNetwork& network);
WeightsFile FileOf(const HandBookWeights& weights);
WeightsFile FileOf(const PointsModelWeights& weights);

/// Of boerenbridge; `plain` is fitted to players that use random play-outs.
WeightsFile FileOf(const boerenbridge::ModelWeights& weights,
                   const boerenbridge::ModelWeights& plain);

}  // namespace jasnel

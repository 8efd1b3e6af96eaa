#include "ai/boerenbridge/models/models.h"

#include "ai/boerenbridge/models/weights.h"

namespace jasnel::boerenbridge {

ModelWeights LibraryWeights() { return {kBidWeights, kPlayWeights}; }

ModelWeights PlainWeights() { return {kPlainBidWeights, kPlainPlayWeights}; }

}  // namespace jasnel::boerenbridge

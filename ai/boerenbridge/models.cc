#include "ai/boerenbridge/models.h"

#include "ai/boerenbridge/weights.h"

namespace jasnel::boerenbridge {

ModelWeights LibraryWeights() { return {kBidWeights, kPlayWeights}; }

ModelWeights PlainWeights() { return {kPlainBidWeights, kPlainPlayWeights}; }

}  // namespace jasnel::boerenbridge

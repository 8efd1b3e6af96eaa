#include "ai/boerenbridge/models.h"

#include "ai/boerenbridge/weights.h"

namespace jasnel::boerenbridge {

ModelWeights LibraryWeights() { return {kBidWeights, kPlayWeights}; }

}  // namespace jasnel::boerenbridge

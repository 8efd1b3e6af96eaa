// The numbers, and the command that makes them, are in data/weights/bidding.inc.
#include "ai/models/bidding_weights.h"

namespace jasnel {

#include "data/weights/bidding.inc"

}  // namespace jasnel

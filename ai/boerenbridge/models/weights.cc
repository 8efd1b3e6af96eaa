// The numbers, and the command that makes them, are in data/weights/boerenbridge.inc.
#include "ai/boerenbridge/models/weights.h"

namespace jasnel {

#include "data/weights/boerenbridge.inc"

}  // namespace jasnel

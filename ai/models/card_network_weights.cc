// The numbers, and the command that makes them, are in data/weights/card_network.inc.
#include "ai/models/card_network.h"

namespace jasnel {

#include "data/weights/card_network.inc"

}  // namespace jasnel

// The numbers, and the command that makes them, are in data/weights/call_network.inc.
#include "ai/models/call_network.h"

namespace jasnel {

#include "data/weights/call_network.inc"

}  // namespace jasnel

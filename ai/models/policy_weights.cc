// The numbers, and the command that makes them, are in data/weights/play_policy.inc.
#include "ai/models/policy_weights.h"

namespace jasnel {

#include "data/weights/play_policy.inc"

}  // namespace jasnel

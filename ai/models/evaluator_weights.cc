// The numbers, and the command that makes them, are in data/weights/evaluator.inc.
#include "ai/models/evaluator_weights.h"

namespace jasnel {

#include "data/weights/evaluator.inc"

}  // namespace jasnel

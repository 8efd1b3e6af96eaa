// The numbers, and the command that makes them, are in data/weights/contract_model.inc.
#include "ai/models/contract_model.h"

namespace jasnel {

#include "data/weights/contract_model.inc"

}  // namespace jasnel

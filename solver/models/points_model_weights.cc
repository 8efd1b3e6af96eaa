// The numbers, and the command that makes them, are in data/weights/points_model.inc.
#include "solver/models/points_model.h"

namespace jasnel {

#include "data/weights/points_model.inc"

}  // namespace jasnel

// Writes the weights of the model of all four hands as C++ source.
#pragma once

#include <string>

#include "solver/models/points_model.h"

namespace jasnel {

/// The text of data/weights/points_model.inc.
std::string WritePointsModel(const PointsModelWeights& weights);

}  // namespace jasnel

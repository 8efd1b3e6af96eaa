#include "tools/training/write_points_model.h"

#include "tools/training/weights_source.h"
#include "tools/training/write_network.h"

namespace jasnel {

std::string WritePointsModel(const PointsModelWeights& weights) {
  return WeightsSource(
      "tools/training/train_points_model.sh",
      "const PointsModelWeights kPointsModelWeights = " + NetworkSource(weights) + ";\n");
}

}  // namespace jasnel

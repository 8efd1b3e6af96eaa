// Writes the weights of the move order as C++ source.
#pragma once

#include <string>

#include "solver/search/order_weights.h"

namespace jasnel {

/// The text of data/weights/move_order.inc.
std::string WriteMoveOrder(const internal::OrderWeights& weights);

}  // namespace jasnel

// How far a search for weights of the move order is, in a file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "jasnel/result.h"
#include "tools/training/fit_move_order.h"

namespace jasnel {

/// What a search for weights needs to go on.
struct OrderCheckpoint {
  std::size_t deals = 0;    ///< the number of deals it counts nodes of
  std::uint64_t nodes = 0;  ///< ... with the weights of `fit`
  OrderFit fit;
};

/// A line `name=number` for each number.
std::string CheckpointText(OrderCheckpoint checkpoint);

/// Reads the text of `path`. An error names the line and what was expected there.
Result<OrderCheckpoint> ParseCheckpoint(const std::string& path, const std::string& text);

/// Nothing if there is no such file.
Result<std::optional<OrderCheckpoint>> ReadCheckpoint(const std::string& path);

/// Replaces the file in one go, so that it is whole whenever the process ends.
std::optional<Error> WriteCheckpoint(const std::string& path, const OrderCheckpoint& checkpoint);

}  // namespace jasnel

// A deal with its trump table.
#pragma once

#include <cstddef>
#include <optional>

#include "jasnel/deal_line.h"
#include "jasnel/result.h"
#include "jasnel/trump_table.h"

namespace jasnel {

/// A deal and its table.
struct TabledDeal {
  std::size_t number = 0;      ///< of its line, or of the deal on the command line, from 1
  std::size_t board = 0;       ///< `board=`, or otherwise the number of the deal in the input, from
                               ///< 1
  std::optional<Error> error;  ///< if set, none of the fields below are
  DealLine deal;               ///< its own fields, combined with the other input
  Seat leader = Seat::kNorth;  ///< to the first trick, unless there are rows for all leaders
  TrumpTable table;
};

}  // namespace jasnel

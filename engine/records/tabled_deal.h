// A deal and what each suit as trump is worth in it.
#pragma once

#include <cstddef>
#include <optional>

#include "jasnel/deal_line.h"
#include "jasnel/result.h"
#include "jasnel/trump_table.h"

namespace jasnel {

/// One deal and its table.
struct TabledDeal {
  std::size_t number = 0;      ///< of its line, or of the deal on the command line, from 1
  std::size_t board = 0;       ///< `board=`, or else which deal of the input it is, from 1
  std::optional<Error> error;  ///< if there is one, nothing below is filled in
  DealLine deal;               ///< its own fields, and what else was said
  Seat leader = Seat::kNorth;  ///< to the first trick, unless all seats lead in turn
  TrumpTable table;
};

}  // namespace jasnel

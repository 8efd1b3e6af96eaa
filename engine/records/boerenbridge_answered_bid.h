// A bid question of boerenbridge and its answer.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "jasnel/boerenbridge/bidding.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

struct AnsweredBid {
  std::size_t number = 0;       ///< of its line, or of the hand on the command line, from 1
  std::optional<Error> error;   ///< if set, ignore the fields below
  std::optional<BidView> view;  ///< set if there is no error
  BidAnswer answer;
  std::uint64_t seed = 1;
  std::chrono::microseconds time{0};
};

}  // namespace jasnel::boerenbridge

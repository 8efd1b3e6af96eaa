// A bid question and its answer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "jasnel/bidding.h"
#include "jasnel/result.h"

namespace jasnel {

struct AnsweredBid {
  std::size_t number = 0;               ///< of its line, or of the hand on the command line, from 1
  std::optional<Error> error;           ///< if set, ignore the fields below
  std::optional<BidQuestion> question;  ///< set if there is no error
  BidAnswer answer;
  std::uint64_t seed = 1;
};

}  // namespace jasnel

// What lines and the command line tell of an auction.
#pragma once

#include <optional>
#include <string>

#include "jasnel/auction.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// Checks that a text is made of calls, as `pass,pass`.
Result<std::string> ReadCalls(const std::string& text);

/// Auction::Begin with fields or flags: where a turned suit is missing the error names these.
Result<Auction> BeginAuction(Seat dealer, const Rules& rules, std::optional<Suit> turned);

}  // namespace jasnel

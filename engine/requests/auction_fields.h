// The auction in text lines and on the command line.
#pragma once

#include <optional>
#include <string>

#include "jasnel/auction.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// Checks that a text consists of calls, such as `pass,pass`.
Result<std::string> ReadCalls(const std::string& text);

/// Auction::Begin with fields or flags: if the turned suit is missing, the error mentions these.
Result<Auction> BeginAuction(Seat dealer, const Rules& rules, std::optional<Suit> turned);

}  // namespace jasnel

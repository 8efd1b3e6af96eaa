// The answer of `jasnel bid` as text.
#pragma once

#include <string>
#include <string_view>

#include "engine/records/answered_bid.h"
#include "jasnel/notation.h"

namespace jasnel {

/// The value of each call: a table, the best call, and the distribution of results in the best
/// suit. `heading` comes first, if there is one. The answer must have no error.
std::string BidText(const AnsweredBid& bid, const std::string& heading, Language language);

/// What the book of hands says at once of the suits that may be named, in one line without its end:
/// the chances and scores of players, while the worlds are solved.
std::string BookLine(const BidQuestion& question, Language language);

}  // namespace jasnel

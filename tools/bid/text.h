// The answer of `jasnel bid` as text.
#pragma once

#include <string>

#include "engine/questions/bid.h"
#include "jasnel/notation.h"

namespace jasnel {

/// The value of each call: a table, the best call, and the distribution of results in the best
/// suit.
std::string BidText(const AnsweredBid& bid, Language language);

/// What the words mean, below the last page.
std::string BidTextEnd(bool open_hands, Language language);

/// What the book of hands says at once of the suits that may be named, in one line without its end:
/// the chances and scores of players, while the worlds are solved.
std::string BookLine(const BidQuestion& question, Language language);

}  // namespace jasnel

// The page of text of `jasnel bid`.
#pragma once

#include <string>
#include <string_view>

#include "engine/records/answered_bid.h"
#include "jasnel/notation.h"

namespace jasnel {

/// What each call is worth: a table, the best call, and how high the best suit goes. `heading`
/// comes first, if there is any. The answer is no error.
std::string BidPage(const AnsweredBid& bid, const std::string& heading, Language language);

}  // namespace jasnel

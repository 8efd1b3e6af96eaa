// An answer of `jasnel boerenbridge bid` as text.
#pragma once

#include <string>

#include "engine/records/boerenbridge_answered_bid.h"
#include "jasnel/notation.h"

namespace jasnel::boerenbridge {

/// A page; `heading` comes first. There is no error in `bid`.
std::string BidPage(const AnsweredBid& bid, const std::string& heading, Language language);

}  // namespace jasnel::boerenbridge

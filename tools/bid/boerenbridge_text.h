// An answer of `jasnel boerenbridge bid` as text.
#pragma once

#include <string>

#include "engine/records/boerenbridge_answered_bid.h"
#include "jasnel/notation.h"

namespace jasnel::boerenbridge {

/// A page, starting with `heading`. `bid` must have no error.
std::string BidText(const AnsweredBid& bid, const std::string& heading, Language language);

}  // namespace jasnel::boerenbridge

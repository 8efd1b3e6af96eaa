// An answer of `jasnel boerenbridge bid` as text.
#pragma once

#include <string>

#include "engine/questions/bid.h"
#include "jasnel/notation.h"

namespace jasnel::boerenbridge {

/// A page: the value of each bid, the best one, and the tricks that it takes.
std::string BidText(const AnsweredBid& bid, Language language);

/// What the words mean, below the last page.
std::string BidTextEnd(Language language);

}  // namespace jasnel::boerenbridge

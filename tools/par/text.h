// The text of `jasnel par`.
#pragma once

#include <string>

#include "engine/questions/par.h"
#include "jasnel/notation.h"

namespace jasnel {

/// A page: the board, the auction and its contract.
std::string ParText(const ParAnswer& answer, Language language);

/// What the columns mean, below the last auction.
std::string ParTextEnd(Language language);

}  // namespace jasnel

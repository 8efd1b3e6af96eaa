// The conventions in the text of SV Bedum.
#pragma once

#include <vector>

#include "jasnel/convention.h"

namespace jasnel {

/// With asking in the suit itself; the refusals and the leads.
std::vector<Convention> BedumConventions();

/// Asking by the suit of the same colour, instead of in the suit itself.
std::vector<Convention> BedumOppositeSuit();

}  // namespace jasnel

// The conventions in the program "Klaverjassen oefenen".
#pragma once

#include <vector>

#include "jasnel/convention.h"

namespace jasnel {

/// Asking and refusing, as its rules say it in two lines.
std::vector<Convention> OefenenConventions();

}  // namespace jasnel

// A deal as answers write it.
#pragma once

#include "engine/fields/part.h"

namespace jasnel {

/// Parts of a `DealLine`: the line, the hands card by card, and whatever else the line says.
struct DealLineParts {
  static const Part kAll[9];
};

}  // namespace jasnel

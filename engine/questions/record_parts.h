// The record of a played deal as an answer gives it.
#pragma once

#include "engine/fields/part.h"

namespace jasnel {

/// Parts of a `PlayedRecord`, its id first, but for what its deal line says.
struct PlayedRecordParts {
  static const Part kAll[7];
};

}  // namespace jasnel

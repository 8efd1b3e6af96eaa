// What `jasnel what-if` prints.
#pragma once

#include <string>

#include "engine/records/what_if_record.h"
#include "jasnel/message.h"
#include "tools/shared/flags.h"

namespace jasnel {

/// The answer in a table, as a JSON object, or as CSV with a row for each choice and deal.
std::string WhatIfText(const WhatIfAnswer& answer, Format format, Language language);

}  // namespace jasnel

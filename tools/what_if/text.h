// What `jasnel what-if` prints.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "jasnel/contract.h"
#include "jasnel/message.h"
#include "jasnel/what_if.h"
#include "tools/shared/flags.h"

namespace jasnel {

/// What was asked, and what came of it.
struct WhatIfAnswer {
  WhatIf what_if;
  DealChoice made;                       ///< in the record, and the first of the choices
  std::optional<ContractResult> result;  ///< of the record; empty if it was broken off
  std::string player;                    ///< who plays on
  std::uint64_t asked = 0;               ///< deals of the hidden cards
};

/// The answer in a table, as a JSON object, or as CSV with a row for each choice and deal.
std::string WhatIfText(const WhatIfAnswer& answer, Format format, Language language);

}  // namespace jasnel

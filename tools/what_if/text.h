// What `jasnel what-if` says in words.
#pragma once

#include <cstdint>
#include <string>

#include "engine/questions/what_if.h"
#include "jasnel/message.h"

namespace jasnel {

/// The answer in a table, of so many deals that were asked for.
std::string WhatIfText(const WhatIfAnswer& answer, std::uint64_t asked, Language language);

/// That there is no answer, stopped so soon.
std::string NoWhatIfText(Language language);

}  // namespace jasnel

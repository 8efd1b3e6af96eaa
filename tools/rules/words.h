// What the options of rules decide, in English and Dutch.
#pragma once

#include <string_view>

#include "jasnel/message.h"
#include "jasnel/rules.h"

namespace jasnel {

/// What an option decides.
std::string_view MeaningOf(const RuleOption& option, Language language);

}  // namespace jasnel

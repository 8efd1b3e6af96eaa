// The phrases of `jasnel rules`, in English and Dutch.
#pragma once

#include <string_view>

#include "jasnel/message.h"
#include "jasnel/rules.h"

namespace jasnel {

/// `$0` is the name of the default rule set, a placeholder for absl::Substitute.
struct RulesWords {
  const char* title;
  const char* name;
  const char* source;
  const char* differs;
  const char* how_to_change;
  const char* option;
  const char* value;
  const char* value_in_default;
  const char* values;
  const char* meaning;
};

const RulesWords& RulesWordsOf(Language language);

/// What an option decides.
std::string_view MeaningOf(const RuleOption& option, Language language);

}  // namespace jasnel

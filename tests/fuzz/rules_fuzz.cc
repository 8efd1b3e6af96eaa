// Any bytes as a rule set: nothing may crash, every error is one line, what was written from what
// was read reads back the same, and so does every option by itself.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "jasnel/rules.h"
#include "tests/fuzz/checks.h"

namespace jasnel::fuzz {
namespace {

void CheckRules(std::string_view text) {
  const auto rules = ParseRules(text);
  if (!rules) return CheckError(rules.error());
  const std::string written = FormatRules(*rules);
  const auto again = ParseRules(written);
  Require(again && *again == *rules, "written rules read back the same", written);
  std::string options = "kbn";
  for (const RuleOption& option : RuleOptions()) {
    const std::string value = option.get(*rules);
    Rules same = *rules;
    Require(option.set(same, value) && same == *rules, "an option takes its own value", value);
    options += "," + std::string(option.name) + "=" + value;
  }
  const auto spelt = ParseRules(options);
  Require(spelt && *spelt == *rules, "rules are the sum of their options", options);
}

}  // namespace
}  // namespace jasnel::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  jasnel::fuzz::CheckRules(jasnel::fuzz::TextOf(data, size));
  return 0;
}

// Any bytes as a condition of hands: nothing may crash, every error is one line, and a condition,
// its opposite, and both together hold of random deals as logic has it.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "jasnel/dealing.h"
#include "tests/fuzz/checks.h"

namespace jasnel::fuzz {
namespace {

constexpr std::uint64_t kDeals = 4;

void CheckCondition(std::string_view text) {
  const auto condition = HandCondition::Parse(text);
  if (!condition) return CheckError(condition.error());
  const std::size_t colon = text.find(':');
  const std::string seats(text.substr(0, colon + 1));
  const std::string terms(text.substr(colon + 1));
  const auto opposite = HandCondition::Parse(seats + "!(" + terms + ")");
  const auto always = HandCondition::Parse(seats + terms + "|!(" + terms + ")");
  const auto never = HandCondition::Parse(seats + "(" + terms + ")&!(" + terms + ")");
  if (!opposite || !always || !never) {
    for (const auto* one : {&opposite, &always, &never}) {
      if (one->ok()) continue;
      Require(one->error().message.find("fewer parentheses") != std::string::npos,
              "a condition in parentheses can be read where it is not too deep",
              one->error().message);
    }
    return;
  }
  for (std::uint64_t number = 1; number <= kDeals; ++number) {
    const Hands hands = RandomHands(1, number);
    Require(condition->Matches(hands) != opposite->Matches(hands), "! is the opposite", text);
    Require(always->Matches(hands), "a condition or its opposite holds", text);
    Require(!never->Matches(hands), "a condition and its opposite never hold", text);
  }
}

}  // namespace
}  // namespace jasnel::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  jasnel::fuzz::CheckCondition(jasnel::fuzz::TextOf(data, size));
  return 0;
}

#include "tools/rules/words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace jasnel {
namespace {

// By the name of the option.
constexpr std::array<std::pair<std::string_view, std::string_view>, 15> kDutchMeanings = {{
    {"ruff", "niet kunnen bekennen als de slag aan de maat ligt"},
    {"undertrump", "niet kunnen bekennen en niet kunnen overtroeven"},
    {"only-trumps", "alleen nog troeven hebben als de slag aan een troef van de maat ligt"},
    {"four-jacks", "roem voor vier boeren in één slag"},
    {"pit", "premie voor alle acht slagen, telt als roem"},
    {"pit-for", "wie de pitpremie kan krijgen"},
    {"speaks-first", "wie als eerste biedt"},
    {"bidding", "welke biedingen mogelijk zijn"},
    {"all-pass", "wie een kleur moet kiezen als iedereen past"},
    {"nat", "wat er wordt geschreven als de spelende partij nat gaat"},
    {"revoke", "punten voor de tegenpartij bij verzaken"},
    {"revoke-roem", "of de roem tot dan toe daarbij komt"},
    {"revoke-covers", "wat als verzaken geldt"},
    {"revoke-mend", "of verzaken mag worden hersteld tot de slag is omgedraaid"},
    {"roem", "of roem telt"},
}};

}  // namespace

std::string_view MeaningOf(const RuleOption& option, Language language) {
  if (language == Language::kEnglish) return option.meaning;
  const auto* found = std::find_if(kDutchMeanings.begin(), kDutchMeanings.end(),
                                   [&](const auto& named) { return named.first == option.name; });
  return found == kDutchMeanings.end() ? option.meaning : found->second;
}

}  // namespace jasnel

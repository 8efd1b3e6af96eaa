#include "tools/shared/text/boerenbridge_draw.h"

#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "tools/shared/text/words.h"

namespace jasnel::boerenbridge {

std::string DrawText(const Draw& draw, const std::vector<std::string>& names,
                     const std::function<std::string(Card)>& name, Language language) {
  const Voice say(language);
  std::string text;
  for (const std::vector<Card>& cards : draw.drawn) {
    std::vector<std::string> parts;
    for (std::size_t player = 0; player < cards.size(); ++player) {
      parts.push_back(absl::StrCat(names[player], " ", name(cards[player])));
    }
    absl::StrAppend(
        &text,
        say(text.empty()
                ? Phrase{"Drawn for the first deal: $0.\n", "Geloot om de eerste gever: $0.\n"}
                : Phrase{"Drawn again, as the two highest are equal: $0.\n",
                         "Opnieuw geloot, omdat de twee hoogste gelijk zijn: $0.\n"},
            absl::StrJoin(parts, ", ")));
  }
  const std::string& dealer = names[static_cast<std::size_t>(draw.dealer)];
  return absl::StrCat(text,
                      say("$0 deals first.\n", "$0 geeft als eerste.\n", Capitalized(dealer)));
}

}  // namespace jasnel::boerenbridge

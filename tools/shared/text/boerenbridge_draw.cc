#include "tools/shared/text/boerenbridge_draw.h"

#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "tools/shared/text/words.h"

namespace jasnel::boerenbridge {
namespace {

struct DrawWords {
  const char* drawn;   ///< $0 who drew what
  const char* again;   ///< the same, after a draw that decided nothing
  const char* dealer;  ///< $0 the player
};

constexpr DrawWords kEnglish = {
    .drawn = "Drawn for the first deal: $0.\n",
    .again = "Drawn again, as the two highest are equal: $0.\n",
    .dealer = "$0 deals first.\n",
};

constexpr DrawWords kDutch = {
    .drawn = "Geloot om de eerste gever: $0.\n",
    .again = "Opnieuw geloot, omdat de twee hoogste gelijk zijn: $0.\n",
    .dealer = "$0 geeft als eerste.\n",
};

}  // namespace

std::string DrawText(const Draw& draw, const std::vector<std::string>& names,
                     const std::function<std::string(Card)>& name, Language language) {
  const DrawWords& words = language == Language::kDutch ? kDutch : kEnglish;
  std::string text;
  for (const std::vector<Card>& cards : draw.drawn) {
    std::vector<std::string> parts;
    for (std::size_t player = 0; player < cards.size(); ++player) {
      parts.push_back(absl::StrCat(names[player], " ", name(cards[player])));
    }
    absl::StrAppend(&text, absl::Substitute(text.empty() ? words.drawn : words.again,
                                            absl::StrJoin(parts, ", ")));
  }
  const std::string& dealer = names[static_cast<std::size_t>(draw.dealer)];
  return absl::StrCat(text, absl::Substitute(words.dealer, Capitalized(dealer)));
}

}  // namespace jasnel::boerenbridge

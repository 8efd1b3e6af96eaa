#include <algorithm>
#include <cstddef>

#include "ai/signals/bedum.h"
#include "ai/signals/oefenen.h"
#include "jasnel/convention.h"

namespace jasnel {
namespace {

constexpr const char* kBedum = "SV Bedum, Spelregels klaverjassen, \"Seinen\"";

std::vector<ConventionCard> MakeWholeCards() {
  return {
      {"bedum", {"the card of SV Bedum", "de kaart van SV Bedum"}, kBedum, BedumConventions()},
      {"bedum-opposite",
       {"SV Bedum, opposite suit", "SV Bedum, tegenkleur"},
       kBedum,
       BedumOppositeSuit()},
      {"oefenen",
       {"Klaverjassen oefenen", "Klaverjassen oefenen"},
       "Klaverjassen oefenen, \"Seinen (samenspel met je maat)\", "
       "https://github.com/florinho1503/klaverjassen",
       OefenenConventions()},
  };
}

std::vector<ConventionCard> MakeCards() {
  std::vector<ConventionCard> cards = MakeWholeCards();
  std::vector<Convention> all = BedumConventions();
  all.push_back(BedumOppositeSuit().front());
  for (const Convention& one : all) {
    ConventionCard card = {one.name, one.title, kBedum, {one}};
    // Some need another that they refer to.
    for (const Convention& other : all) {
      const Situation& situation = one.situation;
      if (other.name == situation.self_sent || other.name == situation.partner_sent) {
        card.conventions.push_back(other);
      }
    }
    cards.push_back(card);
  }
  return cards;
}

}  // namespace

std::span<const ConventionCard> ConventionCards() {
  static const std::vector<ConventionCard> cards = MakeCards();
  return cards;
}

std::span<const ConventionCard> WholeConventionCards() {
  static const std::size_t count = MakeWholeCards().size();
  return ConventionCards().first(count);
}

const ConventionCard* FindConventionCard(std::string_view name) {
  const auto cards = ConventionCards();
  const auto found = std::find_if(cards.begin(), cards.end(),
                                  [&](const ConventionCard& card) { return card.name == name; });
  return found == cards.end() ? nullptr : &*found;
}

std::shared_ptr<const ConventionCard> SuppliedConventionCard(std::string_view name) {
  // It shares nothing that must be freed.
  return {std::shared_ptr<const void>(), FindConventionCard(name)};
}

}  // namespace jasnel

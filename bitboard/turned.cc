#include "jasnel/turned.h"

#include "bitboard/text/characters.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

constexpr std::string_view kJoker = "joker";

}  // namespace

std::optional<TurnedCards> ParseTurned(std::string_view text) {
  TurnedCards cards;
  for (bool more = true; more;) {
    const std::size_t comma = text.find(',');
    const std::string_view word = Trim(text.substr(0, comma));
    more = comma != std::string_view::npos;
    if (more) text.remove_prefix(comma + 1);
    const auto suit = ParseSuit(word);
    if (!suit && !EqualsIgnoringCase(word, kJoker)) return std::nullopt;
    if (!cards.MayAdd(suit)) return std::nullopt;
    cards.Add(suit);
  }
  return cards;
}

std::string FormatTurned(const TurnedCards& cards, Language language) {
  std::string text;
  for (const Suit suit : cards.suits()) {
    if (!text.empty()) text += ',';
    text += SuitLetter(suit, language);
  }
  if (cards.joker()) text += std::string(text.empty() ? "" : ",") + std::string(kJoker);
  return text;
}

}  // namespace jasnel

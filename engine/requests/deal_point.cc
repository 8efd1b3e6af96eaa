#include "engine/requests/deal_point.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "bitboard/text/characters.h"
#include "engine/requests/reading.h"
#include "jasnel/message.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

// A number from 1 to `most`.
std::optional<std::size_t> NumberUpTo(std::size_t most, std::string_view text) {
  const auto number = ReadNumber<std::size_t>(text, 1, most);
  return number ? std::optional(*number) : std::nullopt;
}

}  // namespace

Result<DealPoint> ParseDealPoint(const std::string& text) {
  const std::string_view whole = text;
  const std::size_t dot = whole.find('.');
  if (dot != std::string_view::npos) {
    const std::string_view before = whole.substr(0, dot);
    const std::string_view after = whole.substr(dot + 1);
    if (EqualsIgnoringCase(before, "call") || EqualsIgnoringCase(before, "bod")) {
      if (const auto call = NumberUpTo(Auction::kMostCalls, after)) return DealPoint{*call, 0, 0};
    } else {
      const auto trick = NumberUpTo(kHandSize, before);
      const auto card = NumberUpTo(kSeats, after);
      if (trick && card) return DealPoint{0, *trick, *card};
    }
  }
  return Error{Say("$0; expected a trick and a card, such as 5.3, or a call, such as call.2",
                   "$0; verwacht een slag en een kaart, zoals 5.3, of een bod, zoals bod.2",
                   Quoted(text))};
}

Result<std::vector<DealChoice>> ParseChoices(const std::vector<std::string>& words) {
  std::vector<DealChoice> choices;
  for (const std::string& word : words) {
    DealChoice choice;
    if (const auto card = ParseCard(word)) {
      choice = *card;
    } else if (const auto call = ParseCall(word)) {
      choice = *call;
    } else {
      return Error{Say("$0; expected cards such as H9,SA, or calls such as pass,H",
                       "$0; verwacht kaarten zoals H9,SA, of biedingen zoals pas,H", Quoted(word))};
    }
    if (std::find(choices.begin(), choices.end(), choice) != choices.end()) {
      return Error{
          Say("$0 twice; expected it once", "$0 twee keer; verwacht het één keer", Quoted(word))};
    }
    choices.push_back(choice);
  }
  return choices;
}

std::vector<DealChoice> LegalChoices(const DealInPlay& deal) {
  std::vector<DealChoice> choices;
  if (!deal.InAuction()) {
    for (const Card card : LegalCards(deal.position())) choices.emplace_back(card);
    return choices;
  }
  const LegalCalls legal = deal.auction().Legal();
  if (legal.pass) choices.emplace_back(Call{});
  for (const Suit suit : kAllSuits) {
    if (legal.suits.Contains(suit)) choices.emplace_back(Call{suit});
  }
  return choices;
}

std::vector<DealChoice> MadeFirst(const DealAtPoint& point,
                                  const std::vector<DealChoice>& instead) {
  std::vector<DealChoice> choices = {point.made};
  for (const DealChoice& other : instead.empty() ? LegalChoices(point.before) : instead) {
    if (other != point.made) choices.push_back(other);
  }
  return choices;
}

}  // namespace jasnel

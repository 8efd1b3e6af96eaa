#include "engine/requests/deal_point.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "bitboard/text/characters.h"
#include "bitboard/text/count_text.h"
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

Error NoSuchPoint(const Message& found, const Message& has) {
  return Error{Say("$0 is not in the record, which has $1",
                   "$0 staat niet in het verslag: dat heeft $1", found, has)};
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

Result<DealAtPoint> DealAt(const PlayedRecord& record, const DealPoint& point) {
  if (const auto replay = ReplayDeal(record.deal); !replay) return replay.error();
  DealInPlay game(AsDealt(record));
  std::size_t calls = 0;
  if (record.auction) {
    for (const Call call : record.auction->calls()) {
      if (++calls == point.call) return DealAtPoint{game, call};
      if (auto error = game.Speak(call)) return *std::move(error);
    }
  }
  if (point.call > 0) {
    return NoSuchPoint(Say("call $0", "bod $0", point.call), CallCount(calls));
  }
  std::size_t trick = 0;
  for (const PlayedTrick& one : record.deal.tricks) {
    ++trick;
    std::size_t number = 0;
    for (const Card card : one.cards) {
      ++number;
      if (trick == point.trick && number == point.card) return DealAtPoint{game, card};
      const auto error = game.IsOver() ? std::nullopt : game.Play(card);
      if (error) {
        return Error{Say("trick $0, card $1: $2; expected a point before it",
                         "slag $0, kaart $1: $2; verwacht een punt daarvoor", trick, number,
                         *error)};
      }
    }
  }
  return NoSuchPoint(Say("trick $0, card $1", "slag $0, kaart $1", point.trick, point.card),
                     TrickCount(trick));
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

// Any bytes as a deal line and as a bid line of boerenbridge: nothing may crash, every error is one
// line, what was written from what was read reads back the same, and a deal can be played to its
// end.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/questions/bid.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "tests/fuzz/checks.h"

namespace jasnel::boerenbridge {
namespace {

using fuzz::CheckError;
using fuzz::Require;

void PlayToTheEnd(Position position, std::string_view line) {
  for (int plays = 0; !position.IsOver(); ++plays) {
    Require(plays < kDeckSize, "a deal ends", line);
    const CardSet legal = position.Legal();
    Require(!legal.empty(), "a valid position can be played to its end", line);
    position.Play(plays % 2 == 0 ? legal.Lowest() : legal.Highest());
    if (position.IsOver()) break;
    const auto error = Validate(position);
    Require(!error, "a position stays valid in play", error ? error->message : "");
  }
}

void CheckDealLine(std::string_view text) {
  const auto deal = ParseDealLine(text);
  if (!deal) return CheckError(deal.error());
  Require(!Validate(deal->position), "what is read from a deal line is valid", text);
  for (const Language language : {Language::kEnglish, Language::kDutch}) {
    const std::string line = FormatDealLine(*deal, language);
    const auto again = ParseDealLine(line);
    Require(again.ok(), "a written deal line can be read", line);
    Require(*again == *deal, "a written deal line reads back the same", line);
  }
  PlayToTheEnd(deal->position, text);
}

void CheckView(const BidLine& line, std::string_view text) {
  const auto view = ToBidView(line);
  if (!view) return CheckError(view.error());
  Require(!view->bidding.IsOver(), "somebody is to bid", text);
  Require(view->hand.size() == view->bidding.cards(), "a hand has the cards of the deal", text);
  bool any = false;
  for (int bid = 0; bid <= view->bidding.cards(); ++bid) any |= view->bidding.IsLegal(bid);
  Require(any, "there is a bid that may be made", text);
}

void CheckBidLine(std::string_view text) {
  // Where it lacks something, with that.
  BidLine defaults;
  defaults.players = 7;
  defaults.seat = 0;
  for (const BidLine& begun : {BidLine{}, defaults}) {
    AskedBid asked;
    asked.line = begun;
    if (const auto error = ReadLine(text, Bid::kSpec.line, &asked)) return CheckError(*error);
    CheckView(asked.line, text);
  }
}

void CheckHand(std::string_view text) {
  const Record value = std::string(text);
  CardSet hand;
  const auto read = [&](const Record& json) {
    return Bid::kSpec.fields.front().kind->ReadJson("hand", json, &hand);
  };
  if (const auto error = read(value)) return CheckError(*error);
  const CardSet first = hand;
  for (const Language language : {Language::kEnglish, Language::kDutch}) {
    const std::string written = FormatHand(first, language);
    Require(!read(written) && hand == first, "a written hand reads back the same", written);
  }
}

void CheckCard(std::string_view text) {
  const auto card = ParseCard(text);
  if (!card) return;
  for (const Language language : {Language::kEnglish, Language::kDutch}) {
    Require(ParseCard(FormatCard(*card, language)) == card, "a card reads back the same", text);
  }
}

}  // namespace
}  // namespace jasnel::boerenbridge

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = jasnel::fuzz::TextOf(data, size);
  jasnel::boerenbridge::CheckDealLine(text);
  jasnel::boerenbridge::CheckBidLine(text);
  jasnel::boerenbridge::CheckHand(text);
  jasnel::boerenbridge::CheckCard(text);
  return 0;
}

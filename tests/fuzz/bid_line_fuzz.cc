// Any bytes as a line that asks what to call, as a hand and as known cards: nothing may crash,
// every error is one line, and a question that was read can be asked.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/questions/bid.h"
#include "engine/requests/reading.h"
#include "jasnel/bidding.h"
#include "tests/fuzz/checks.h"

namespace jasnel::fuzz {
namespace {

void CheckQuestion(const BidLine& line, std::string_view text) {
  const auto question = ToQuestion(line);
  if (!question) return CheckError(question.error());
  Require(!question->auction.IsOver(), "somebody is to call", text);
  // What is not looked at by the reader is told by `Validate`.
  if (const auto error = Validate(*question)) CheckError(*error);
}

void CheckBidLine(std::string_view text) {
  // Where it lacks something, with that.
  BidLine defaults;
  defaults.dealer = Seat::kNorth;
  defaults.turned = Suit::kHearts;
  for (const BidLine& begun : {BidLine{}, defaults}) {
    AskedBid asked;
    asked.line = begun;
    if (const auto error = ReadLine(text, Bid::kSpec.line, &asked)) return CheckError(*error);
    Require(asked.line.hand && asked.line.hand->size() == 8, "a hand has eight cards", text);
    CheckQuestion(asked.line, text);
  }
}

void CheckHand(std::string_view text) {
  const auto hand = ParseBidHand(text);
  if (!hand) return CheckError(hand.error());
  Require(hand->size() == 8, "a hand has eight cards", text);
}

void CheckGiven(std::string_view text) {
  Hands given;
  if (const auto fault = ReadGiven(text, given)) return CheckError(fault->AsError(text));
  CardSet seen;
  for (const CardSet hand : given) {
    Require((seen & hand).empty(), "a card lies in one hand", text);
    seen |= hand;
  }
}

}  // namespace
}  // namespace jasnel::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = jasnel::fuzz::TextOf(data, size);
  jasnel::fuzz::CheckBidLine(text);
  jasnel::fuzz::CheckHand(text);
  jasnel::fuzz::CheckGiven(text);
  return 0;
}

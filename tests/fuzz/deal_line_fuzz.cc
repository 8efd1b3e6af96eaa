// Any bytes as a deal line, as hands and as a card, suit or seat: nothing may crash, every error is
// one line, and what was written from what was read reads back the same.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "jasnel/deal_line.h"
#include "jasnel/notation.h"
#include "tests/fuzz/checks.h"
#include "tests/fuzz/deal_checks.h"

namespace jasnel::fuzz {
namespace {

void CheckDealLine(std::string_view text) {
  const auto deal = ParseDealLine(text);
  if (deal) {
    CheckDeal(*deal);
  } else {
    CheckError(deal.error());
  }
}

void CheckHands(std::string_view text) {
  const auto hands = ParseHands(text);
  if (!hands) return CheckError(hands.error());
  for (const Language language : {Language::kEnglish, Language::kDutch}) {
    const std::string written = FormatHands(*hands, language);
    const auto again = ParseHands(written);
    Require(again && *again == *hands, "written hands read back the same", written);
  }
}

void CheckWords(std::string_view text) {
  for (const Language language : {Language::kEnglish, Language::kDutch}) {
    if (const auto card = ParseCard(text)) {
      Require(ParseCard(FormatCard(*card, language)) == card, "a card reads back the same", text);
    }
    if (const auto suit = ParseSuit(text)) {
      Require(ParseSuit(SuitName(*suit, language)) == suit, "a suit reads back the same", text);
    }
    if (const auto seat = ParseSeat(text)) {
      Require(ParseSeat(SeatName(*seat, language)) == seat, "a seat reads back the same", text);
    }
  }
}

}  // namespace
}  // namespace jasnel::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = jasnel::fuzz::TextOf(data, size);
  jasnel::fuzz::CheckDealLine(text);
  jasnel::fuzz::CheckHands(text);
  jasnel::fuzz::CheckWords(text);
  return 0;
}

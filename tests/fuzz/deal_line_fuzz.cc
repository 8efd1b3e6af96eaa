// Any bytes as a deal line, a rule set and a PBN file: nothing may crash, every error is one line,
// what was written from what was read reads back the same, and a position that passes for valid
// can be played to its end.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "bitboard/boerenbridge/deal_line.h"
#include "bitboard/deal_line.h"
#include "bitboard/deal_text.h"
#include "bitboard/notation.h"
#include "bitboard/pbn.h"
#include "bitboard/position.h"
#include "bitboard/rules.h"
#include "bitboard/text.h"

namespace jasnel {
namespace {

constexpr std::size_t kLongestMessage = 500;

void Require(bool holds, const char* what, std::string_view text) {
  if (holds) return;
  std::fprintf(stderr, "not so: %s\n  %.*s\n", what, static_cast<int>(text.size()), text.data());
  std::abort();
}

void CheckError(const Error& error) {
  Require(!error.message.empty(), "an error has a message", error.message);
  Require(error.message.size() <= kLongestMessage, "a message is short", error.message);
  for (const Language language : {Language::kEnglish, Language::kDutch}) {
    for (std::string_view left = error.In(language); !left.empty();) {
      const std::string_view character = left.substr(0, CharacterSize(left));
      Require(IsShown(character), "a message is one line of printable text", error.message);
      left.remove_prefix(character.size());
    }
  }
}

void PlayToTheEnd(Position position, std::string_view line) {
  for (int plays = 0; !IsOver(position); ++plays) {
    Require(plays < kDeckSize, "a deal ends", line);
    const CardSet legal = LegalCards(position);
    Require(!legal.empty(), "a valid position can be played to its end", line);
    Play(position, plays % 2 == 0 ? legal.Lowest() : legal.Highest());
    if (IsOver(position)) break;
    const auto error = Validate(position);
    Require(!error, "a position stays valid in play", error ? error->message : "");
  }
}

void CheckDeal(const DealLine& deal) {
  for (const Language language : {Language::kEnglish, Language::kDutch}) {
    const std::string line = FormatDealLine(deal, language);
    const auto again = ParseDealLine(line);
    Require(again.ok(), "a written deal line can be read", line);
    Require(*again == deal, "a written deal line reads back the same", line);
  }
  const std::string line = FormatDealLine(deal);
  for (const Suit trump : kAllSuits) {
    const auto position = ToPosition(deal, trump);
    if (!position) {
      CheckError(position.error());
      continue;
    }
    Require(!Validate(*position), "what is made from a deal line is valid", line);
    PlayToTheEnd(*position, line);
  }
}

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

void CheckRules(std::string_view text) {
  const auto rules = ParseRules(text);
  if (!rules) return CheckError(rules.error());
  const std::string written = FormatRules(*rules);
  const auto again = ParseRules(written);
  Require(again && *again == *rules, "written rules read back the same", written);
}

void CheckPbnDeal(const PbnDeal& found, std::size_t lines) {
  Require(found.line_number >= 1 && found.line_number <= lines, "a PBN deal has its line", "");
  if (found.deal) {
    CheckDeal(*found.deal);
  } else {
    CheckError(found.deal.error());
  }
}

void CheckPbn(std::string_view text) {
  PbnReader reader;
  std::size_t lines = 0;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
    PbnReader::Recognizes(line);
    ++lines;
    reader.Feed(line);
    while (const auto found = reader.Next()) CheckPbnDeal(*found, lines);
  }
  reader.Finish();
  while (const auto found = reader.Next()) CheckPbnDeal(*found, lines);
}

// In any form: deal lines, PBN or pictures.
void CheckDeals(std::string_view text) {
  DealTextReader reader;
  std::size_t lines = 0;
  const auto check = [&] {
    while (const auto found = reader.Next()) {
      Require(found->line_number >= 1 && found->line_number <= lines, "a deal has its line", text);
      if (found->deal) {
        CheckDeal(*found->deal);
      } else {
        CheckError(found->deal.error());
      }
    }
  };
  for (std::string_view left = text; !left.empty();) {
    const std::size_t end = left.find('\n');
    ++lines;
    reader.Feed(left.substr(0, end));
    left.remove_prefix(end == left.npos ? left.size() : end + 1);
    check();
  }
  reader.Finish();
  check();
}

void CheckBoerenbridge(std::string_view text) {
  const auto deal = boerenbridge::ParseDealLine(text);
  if (!deal) return CheckError(deal.error());
  const std::string line = boerenbridge::FormatDealLine(*deal);
  const auto again = boerenbridge::ParseDealLine(line);
  Require(again && *again == *deal, "a line of boerenbridge reads back the same", line);
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
}  // namespace jasnel

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  jasnel::CheckDealLine(text);
  jasnel::CheckHands(text);
  jasnel::CheckRules(text);
  jasnel::CheckPbn(text);
  jasnel::CheckDeals(text);
  jasnel::CheckBoerenbridge(text);
  jasnel::CheckWords(text);
  return 0;
}

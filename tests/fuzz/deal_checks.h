// What holds of every deal that was read, by whatever reader.
#pragma once

#include <string>
#include <string_view>

#include "bitboard/deal_line.h"
#include "bitboard/position.h"
#include "tests/fuzz/checks.h"

namespace jasnel::fuzz {

inline void PlayToTheEnd(Position position, std::string_view line) {
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

/// What was written from what was read reads back the same, and a position that passes for valid
/// can be played to its end.
inline void CheckDeal(const DealLine& deal) {
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

}  // namespace jasnel::fuzz

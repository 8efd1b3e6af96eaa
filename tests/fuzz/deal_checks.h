// What holds of every deal that was read, by whatever reader.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "jasnel/deal_line.h"
#include "jasnel/position.h"
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

/// Reads lines with a reader that is fed them: deals come in the order of their lines; a line may
/// have two.
template <class Reader>
void CheckDealsOfLines(std::string_view text) {
  Reader reader;
  std::size_t lines = 0;
  std::size_t last = 0;
  const auto take_all = [&] {
    while (const auto found = reader.Next()) {
      Require(found->line_number >= last && found->line_number <= lines, "a deal has its line",
              text);
      last = found->line_number;
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
    take_all();
  }
  reader.Finish();
  take_all();
}

}  // namespace jasnel::fuzz

// The text form of a deal:
//
//     0:AK2.Q8..T98 T9.J63.A.4 53.A.KQ.762 876.KT.J9.5 J.7542.T8.3 bids=3,1,1,2,1
//
// `0:` and the hands of three to seven seats clockwise from the dealer's left, each in a form of
// bitboard/hand_text.h, an empty hand `-`; then any of the fields below. `#` starts a comment.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bitboard/boerenbridge/position.h"
#include "bitboard/notation.h"
#include "bitboard/result.h"

namespace jasnel::boerenbridge {

/// Reads a line: hands, `bids=` of all seats, and for a deal in play `taken=`, tricks by seat (none
/// if left out), `leader=`, the seat that led to the trick in progress (0 if left out), `trick=`,
/// its cards as `SA,S7`; in Dutch `biedingen=` `gehaald=` `uitkomst=` `slag=`. Bids left out are 0,
/// and `has_bids` is false then. Errors name the column, from 1 in characters, and what was
/// expected; the position is valid.
struct DealLine {
  Position position;
  bool has_bids = false;

  friend bool operator==(const DealLine&, const DealLine&) = default;
};

Result<DealLine> ParseDealLine(std::string_view line);

/// Writes it: ParseDealLine gives it back.
std::string FormatDealLine(const DealLine& deal, Language language = Language::kEnglish);

}  // namespace jasnel::boerenbridge

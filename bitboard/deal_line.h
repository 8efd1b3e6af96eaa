// The text form of a deal:
//
//     N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 rules=kbn trump=H leader=S
//
// <seat>: and four hands clockwise from that seat, each spades.hearts.diamonds.clubs, an empty hand
// `-`; then any of the fields of `DealLine`, by their names below. `#` starts a comment.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "bitboard/notation.h"
#include "bitboard/points.h"
#include "bitboard/position.h"
#include "bitboard/result.h"

namespace jasnel {

/// What one line says. Every field may be left out.
struct DealLine {
  Hands hands;                   ///< still to be played
  std::optional<Rules> rules;    ///< `rules=`
  std::optional<Suit> trump;     ///< `trump=`
  std::optional<Seat> leader;    ///< `leader=`: of the trick in progress
  std::optional<Seat> dealer;    ///< `dealer=`
  std::optional<Seat> declarer;  ///< `declarer=`
  std::optional<Suit> turned;    ///< `turned=`: the suit turned from the stock, for the auction
  Trick trick;                   ///< `trick=`: cards of the trick in progress, as `SA,S7`
  std::optional<Points> value;   ///< `value=`: a known answer, North-South minus East-West
  std::array<Tally, 2> won;      ///< `ns=` `ew=` `ns-roem=` `ew-roem=` `ns-tricks=`, else 0; the
                                 ///< other tricks are East-West's and are not counted here
  std::optional<int> board;      ///< `board=`: its number in a set, from 1

  friend bool operator==(const DealLine&, const DealLine&) = default;
};

/// Reads a deal line. Hands are checked for cards that stand twice, but not for their sizes: see
/// `ToPosition`. Errors name the column, from 1, and what was expected.
Result<DealLine> ParseDealLine(std::string_view line);

/// Reads only the hands: `<seat>:` and four hands.
Result<Hands> ParseHands(std::string_view text);

/// Reads the number of a board, from 1 to 999999; nothing for any other text.
std::optional<int> ParseBoard(std::string_view text);

/// Writes the hands from North on and the fields that are there, in the order of `DealLine`.
std::string FormatDealLine(const DealLine& deal, Language language = Language::kEnglish);

/// The position a line describes with `trump`, validated. Rules left out are `kbn`; a leader left
/// out is left of the dealer at the start of a deal (every source text: that player leads, whoever
/// declares), and an error otherwise; a declarer left out is the leader.
Result<Position> ToPosition(const DealLine& deal, Suit trump);

/// The line that describes `position`: `ToPosition` gives it back.
DealLine ToDealLine(const Position& position);

}  // namespace jasnel

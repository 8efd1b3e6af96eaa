// The text form of a deal:
//
//     N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 rules=kbn trump=H leader=S
//
// <seat>: and four hands clockwise from that seat, each in a form of bitboard/hand_text.h, an empty
// hand `-`; then any of the fields of `DealLine`, by their names below, English or Dutch. `#`
// starts a comment.
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
  std::optional<Rules> rules;    ///< `rules=` `regels=`
  std::optional<Suit> trump;     ///< `trump=` `troef=`
  std::optional<Seat> leader;    ///< `leader=` `uitkomst=`: of the trick in progress
  std::optional<Seat> dealer;    ///< `dealer=` `gever=`
  std::optional<Seat> declarer;  ///< `declarer=` `speler=`
  std::optional<Suit>
      turned;   ///< `turned=` `gedraaid=`: the suit turned from the stock, for the auction
  Trick trick;  ///< `trick=` `slag=`: cards of the trick in progress, as `SA,S7`
  std::optional<Points> value;  ///< `value=` `waarde=`: a known answer, North-South minus East-West
  std::array<Tally, 2> won;     ///< `ns=` `ew=` `ns-roem=` `ew-roem=` `ns-tricks=` (`nz=` `ow=`
                                ///< `nz-roem=` `ow-roem=` `nz-slagen=`), else 0; the other
                                ///< tricks are East-West's and are not counted here
  std::optional<int> board;     ///< `board=` `spel=`: its number in a set, from 1

  friend bool operator==(const DealLine&, const DealLine&) = default;
};

/// Reads a deal line. Hands are checked for cards that stand twice, but not for their sizes: see
/// `ToPosition`. A text of more lines may be a picture, as `ParsePicture` reads it. Errors name the
/// column, from 1 in characters, and what was expected.
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

// The phrases of text output, in English and Dutch.
#pragma once

#include <string>

#include "jasnel/notation.h"
#include "jasnel/seat.h"

namespace jasnel {

/// `$0`, `$1` ... are placeholders for absl::Substitute.
struct Words {
  const char* line;      ///< of the input; $0 its number
  const char* rules;     ///< $0 the rule set
  const char* trump_is;  ///< $0 the suit with its sign
  const char* every_trump;
  const char* board;     ///< $0 its number
  const char* dealt;     ///< $0 the seat
  const char* leads;     ///< $0 the seat
  const char* turned;    ///< $0 the suit with its sign
  const char* to_play;   ///< $0 the seat to play
  const char* declares;  ///< $0 the seat
  const char* declares_as_leader;
  const char* note_leads;
  const char* note_led;
  const char* note_to_play;
  const char* note_dealer;
  const char* note_declarer;
  const char* won_so_far;     ///< $0, $1: what North-South and East-West won
  const char* won;            ///< $0 the side, $1 card points, $2 tricks
  const char* won_with_roem;  ///< $0 the side, $1 card points, $2 tricks, $3 roem
  const char* trump;
  const char* call;  ///< heading
  const char* value;
  const char* score;
  const char* makes;  ///< heading; $0 the declaring side, in short
  const char* pit;    ///< heading; $0 the declaring side, in short
  const char* best_cards;
  const char* yes;
  const char* no;
  const char* about_value;
  const char* about_score;
  const char* about_columns;  ///< $0 and $1 the sides in short
  const char* about_written;  ///< for the score; $0 and $1 the sides in short
  const char* about_makes;    ///< $0 the declaring side
  const char* about_pit;      ///< $0 the declaring side
  const char* cards_points;   ///< $0 the seat to play
  const char* cards_makes;    ///< $0 the seat to play
  const char* line_of_play;
  const char* result;  ///< $0 made, nat or pit, $1 and $2 what North-South and East-West write down
  const char* trick;
  const char* leader;
  const char* cards;
  const char* winner;
  const char* points;
  const char* roem;  ///< after a number
  const char* best;  ///< in one-line output
  const char* made;
  const char* not_made;
  const char* nat;
  const char* pit_made;
  const char* pit_not_made;
  const char* agree;              ///< of a check; $0 how many, $1 of how many
  const char* agree_with_errors;  ///< the same, and $2 errors
  const char* differs;            ///< $0 expected, $1 found, $2 the deal line
};

const Words& WordsOf(Language language);

/// `North-South`, or `Noord-Zuid`.
std::string SideName(Side side, Language language);

/// `N-S`, or `N-Z`.
std::string ShortSideName(Side side, Language language);

/// `text` with its first letter, which must be ASCII, capitalised.
std::string Capitalized(std::string text);

}  // namespace jasnel

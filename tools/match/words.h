// The phrases of `jasnel match`, in English and Dutch; shared ones are in words.h.
#pragma once

#include "jasnel/notation.h"

namespace jasnel {

/// `$0`, `$1` ... are placeholders for absl::Substitute.
struct MatchWords {
  const char* by_auction;  ///< how trump and declarer are determined
  const char* by_chance;
  const char* conditions;  ///< $0 one of these two, $1 the seed, $2 how many deals
  const char* player;      ///< headings
  const char* points;
  const char* declared;
  const char* made;
  const char* time;
  const char* slowest;
  const char* difference;     ///< $0 points
  const char* with_interval;  ///< after it; $0 and $1 the ends
  const char* better;         ///< $0 A or B, and the name
  const char* not_clear;
  const char* ended_clear;
  const char* interrupted;
  const char* broken_off;  ///< by a foul, or because the record cannot be written
  const char* about;
  const char* about_student;
  const char* about_sequence;
  const char* mean;  ///< heading of a cross table: of the row, against all others
  const char* about_cross;
};

const MatchWords& MatchWordsOf(Language language);

}  // namespace jasnel

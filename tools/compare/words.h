// The phrases of `jasnel compare`, in English and Dutch.
#pragma once

#include "jasnel/notation.h"

namespace jasnel {

/// `$0`, `$1` ... are placeholders for absl::Substitute.
struct ComparisonWords {
  const char* group;  ///< parts of headings; $0 the name
  const char* board;  ///< $0 the number
  const char*
      all_pairs;  ///< headings of a ranking over both directions, and of one over all groups
  const char* all_groups;
  const char* place;  ///< headings of columns
  const char* pair;
  const char* of_group;
  const char* direction;
  const char* match_points;
  const char* tops;
  const char* play_points;
  const char* boards;
  const char* penalty;
  const char* bonus;
  const char* against;
  const char* score;
  const char* roem;
  const char* total;
  const char* points;     ///< match points of a score sheet
  const char* winner;     ///< $0 the pair
  const char* winners;    ///< $0 tied pairs
  const char* with_and;   ///< between the last two of a list
  const char* both_ways;  ///< $0 a name that occurs in both directions
  const char* about_ranking;
  const char* about_penalty;
  const char* about_bonus;
  const char* about_award;  ///< below score sheets
};

const ComparisonWords& ComparisonWordsOf(Language language);

}  // namespace jasnel

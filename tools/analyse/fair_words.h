// The phrases of a fair judgement, in English and Dutch.
#pragma once

#include "jasnel/notation.h"

namespace jasnel {

/// `$0`, `$1` ... are placeholders for absl::Substitute.
struct FairWords {
  const char* calls;
  const char* cards;
  const char* no_choice;  ///< no card was judged
  const char* call;       ///< headings from here
  const char* worth;
  const char* player;
  const char* trick;
  const char* card;
  const char* cost;
  const char* people;
  const char* perfect;
  const char* open_hands;
  const char* others;
  const char* mistakes;
  const char* costs;
  const char* good;
  const char* interval;  ///< $0 and $1 its ends
  const char* about_marks;
  const char* about_cost;
};

const FairWords& FairWordsOf(Language language);

}  // namespace jasnel

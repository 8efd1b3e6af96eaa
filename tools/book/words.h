// The phrases of `jasnel book`, in English and Dutch; shared ones are in words.h.
#pragma once

#include <array>

#include "jasnel/notation.h"
#include "jasnel/seat.h"

namespace jasnel {

/// `$0`, `$1` ... are placeholders for absl::Substitute.
struct BookWords {
  const char* place;                       ///< heading
  std::array<const char*, kSeats> places;  ///< from the leader clockwise
  const char* best_exchanges;              ///< $0 the suit, $1 the place
  const char* worst_exchanges;             ///< the same
  const char* without;                     ///< heading
  const char* with;                        ///< heading
  const char* about;
  const char* about_exchanges;
};

const BookWords& BookWordsOf(Language language);

}  // namespace jasnel

// The phrases of `jasnel bid`, in English and Dutch; shared ones are in words.h.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "jasnel/bidding.h"
#include "jasnel/notation.h"

namespace jasnel {

/// `$0`, `$1` ... are placeholders for absl::Substitute.
struct BidWords {
  const char* no_calls;  ///< nobody has spoken
  const char* calls;     ///< $0 the calls, each with its seat
  const char* to_call;   ///< $0 the seat
  const char* known;     ///< $0 seats and their cards
  const char* makes;
  const char* pit;
  const char* played;                               ///< heading, of what players reach
  const char* declares;                             ///< heading, of a pass
  const char* from_to;                              ///< an interval of scores; $0 and $1 its ends
  const char* best_call;                            ///< $0 the call, $1 one of the next three
  const char* clear;                                ///< it is best with 99% confidence
  const char* not_clear;                            ///< it may not be
  const char* certain;                              ///< all worlds were solved
  const char* if_played;                            ///< $0 the seat, $1 the suit with its sign
  std::array<const char*, kResultClasses> results;  ///< names of the classes of a result
  const char* worlds;      ///< $0 how many, $1 of them for the score, $2 seconds, $3 the seed
  const char* all_worlds;  ///< $0 how many, $1 seconds
  const char* from_book;   ///< while worlds are solved; $0 the suits with chances and scores
  const char* about_columns;
  const char* about_open_hands;
  const char* about_played;      ///< with estimates for real play
  const char* about_real_hands;  ///< without them
};

const BidWords& BidWordsOf(Language language);

/// `Hand 2. `, or of an input `Line 2. `, before a page about it; `unit` is what `number` counts.
std::string NumberOfHand(std::string_view unit, std::size_t number, Language language);

}  // namespace jasnel

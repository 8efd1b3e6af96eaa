// The phrases of `jasnel play`, in English and Dutch; shared ones are in words.h.
#pragma once

#include "jasnel/notation.h"

namespace jasnel {

/// `$0`, `$1` ... are placeholders for absl::Substitute.
struct PlayWords {
  const char* welcome;         ///< $0 the person's seat
  const char* deal;            ///< $0 its number, $1 of how many
  const char* calls;           ///< what may be called; $0 a list
  const char* trick;           ///< $0 its number
  const char* roem;            ///< of the trick so far; $0 points
  const char* takes;           ///< $0 the winner, $1 the trick's number, $2 points
  const char* takes_roem;      ///< the same, $3 roem
  const char* plays;           ///< the end of the auction: $0 the declarer, $1 the suit
  const char* to_play;         ///< in place of the card of the seat to play
  const char* legal;           ///< what may be played; $0 numbered cards
  const char* total;           ///< of the score sheet
  const char* score_so_far;    ///< $0 deals, $1, $2 the sides and $3, $4 what they wrote down
  const char* declarer;        ///< heading
  const char* result;          ///< heading
  const char* no_deal_yet;     ///< no deal is over
  const char* no_trick_yet;    ///< no trick is full
  const char* signal;          ///< $0 the seat, $1 its card, $2 what it says, $3 asks, $4 by what
  const char* no_signal_yet;   ///< in this deal
  const char* nothing_agreed;  ///< no side has conventions
  const char* hint;            ///< $0 the call or card
  const char* makes;           ///< heading, a chance
  const char* not_held;        ///< $0 the card
  const char* not_legal;       ///< $0 the card, $1 the duty, $2 its source, $3 the legal cards
  const char* no_such_card;    ///< $0 what was typed, $1 the legal cards
  const char* no_such_call;    ///< $0 what was typed, $1 the legal calls
  const char* call_not_here;   ///< $0 the call, $1 the legal calls
  const char* no_such_word;    ///< between deals; $0 what was typed
  const char* not_over;        ///< to `analyse` and `next` in a deal
  const char* over;            ///< to `hint` and `undo` after it
  const char* nothing_back;    ///< to `undo` before the first move
  const char* taken_back;
  const char* no_claim_yet;        ///< to `claim` in the auction
  const char* claim_alone;         ///< $0 tricks, $1 points
  const char* claim_with_partner;  ///< the same
  const char* claim_loses;         ///< in a deal that is possible
  const char* claim_no_plan;       ///< which is refuted, but by no deal
  const char* claim_unknown;
  const char* or_else;   ///< between the last two of a list
  const char* ask_call;  ///< the prompts
  const char* ask_card;
  const char* ask_next;
  const char* ask_end;  ///< after the last deal
  const char* help;     ///< whole lines
};

const PlayWords& PlayWordsOf(Language language);

}  // namespace jasnel

// The phrases of `jasnel boerenbridge play`, in English and Dutch.
#pragma once

#include "jasnel/notation.h"

namespace jasnel::boerenbridge {

/// `$0`, `$1` ... are placeholders for absl::Substitute.
struct PlayWords {
  const char* welcome;      ///< $0 the person, $1 players
  const char* player;       ///< $0 the place, from 1
  const char* you;          ///< after it
  const char* deal;         ///< $0 its number, $1 of how many, $2 cards, $3 the dealer
  const char* bid_so_far;   ///< $0 tricks, $1 cards
  const char* bids;         ///< what may be bid; $0 a list
  const char* bid;          ///< $0 the player, $1 the bid
  const char* bid_in_all;   ///< the end of the bidding; $0 tricks, $1 cards
  const char* trick;        ///< $0 its number, $1 the leader
  const char* takes;        ///< $0 the player, $1 the trick's number, $2 taken, $3 bid
  const char* to_play;      ///< in place of the person's card
  const char* legal;        ///< what may be played; $0 numbered cards
  const char* bid_heading;  ///< headings
  const char* taken;
  const char* card;
  const char* points;
  const char* total;
  const char* cards;
  const char* match_points;
  const char* result;        ///< above the scores of a deal; $0 its number
  const char* no_deal_yet;   ///< no deal is over
  const char* no_trick_yet;  ///< no trick is full
  const char* last_trick;    ///< $0 its number
  const char* hint;          ///< $0 the bid or card
  const char* score;         ///< headings of a hint
  const char* makes;
  const char* not_held;       ///< $0 the card, $1 the legal cards
  const char* must_follow;    ///< $0 the card, $1 the suit led, $2 the legal cards
  const char* no_such_card;   ///< $0 what was typed, $1 the legal cards
  const char* no_such_bid;    ///< $0 what was typed, $1 the legal bids
  const char* forbidden_bid;  ///< $0 the bid, $1 cards, $2 the legal bids
  const char* no_such_word;   ///< between deals; $0 what was typed
  const char* not_over;       ///< to `next` in a deal
  const char* over;           ///< to `hint` after it
  const char* or_else;        ///< between the last two of a list
  const char* ask_bid;        ///< the prompts
  const char* ask_card;
  const char* ask_next;
  const char* help;  ///< whole lines
};

const PlayWords& PlayWordsOf(Language language);

}  // namespace jasnel::boerenbridge

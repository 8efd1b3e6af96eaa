// The phrases of `jasnel analyse`, in English and Dutch; shared ones are in words.h.
#pragma once

#include "jasnel/notation.h"

namespace jasnel {

/// `$0`, `$1` ... are placeholders for absl::Substitute.
struct AnalysisWords {
  const char* record;          ///< on the command line; $0 its number
  const char* won;             ///< $0, $1: what North-South and East-West won
  const char* revoke_outcome;  ///< used where made, nat and pit are
  const char* accusation_outcome;
  const char* played_again;      ///< $0 outcome, $1 seat, $2 points it loses, $3 source
  const char* broken_off;        ///< $0 how many cards were played
  const char* fault;             ///< $0 trick, $1 seat, $2 card, $3 duty, $4 source, $5 legal cards
  const char* no_revoke;         ///< after `fault`
  const char* revoke;            ///< after `fault`; $0 source
  const char* mended;            ///< after `fault`; $0 source
  const char* mended_no_revoke;  ///< the same for a card that was no revoke
  const char* not_mended;        ///< after `revoke`; $0 source
  const char* found_too_late;    ///< after `revoke`; $0 source
  const char* roem_lost;         ///< $0 trick, $1 roem, $2 side, $3 source, $4, $5 points and score
  const char* accusation;        ///< $0 trick, $1 seat, $2 side, $3 source
  const char* short_hand;        ///< $0 trick, $1 seat, $2 source
  const char* pays;              ///< after what ended a deal; $0 points, $1 the side that gets them
  const char* pays_roem;         ///< the same, including roem
  const char* pays_until_stop;   ///< the same; $2 the roem that side made after it
  const char* not_counted;       ///< $0 how many cards
  const char* points;
  const char* score;
  const char* from_start;
  const char* as_played;
  const char* from_here;      ///< $0 how many cards were played
  const char* cost_contract;  ///< $0 trick, $1 seat, $2 card, $3 the better ones
  const char* gave_contract;  ///< the same, for the other side
  const char* fault_turned;   ///< $0 trick, $1 seat, $2 card
  const char* ruling_turned;  ///< $0 trick
  const char* always_won;
  const char* always_lost;
  const char* claim;  ///< $0 the seat, $1 trick
  const char* claim_with_partner;
  const char* costly_cards;
  const char* no_costly_card;
  const char* no_costly_card_of;  ///< $0 the seat
  const char* player;
  const char* card;
  const char* points_lost;
  const char* best_points;
  const char* score_lost;
  const char* best_score;
  const char* contract;
  const char* worst_card;
  const char* better;
  const char* trick_and_card;  ///< $0 trick, $1 card
  const char* about_marks;
  const char* about_lost;
};

const AnalysisWords& AnalysisWordsOf(Language language);

}  // namespace jasnel

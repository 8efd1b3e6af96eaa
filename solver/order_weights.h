// What the features of a card add to its score when moves are ordered.
//
// The numbers were learned, not thought out: from a first guess, one or two of them changed at
// random at a time, and the change kept where the values and the makes of 500 random full deals
// took fewer nodes. Other deals than those of any test or figure were used for it.
#pragma once

namespace jasnel::internal {

/// For a lead.
struct LeadWeights {
  int length;  ///< for each card the hand has in the suit
  int trump;
  int left_ruffs;  ///< the opponent to the left has no card of the suit but a trump
  int right_ruffs;
  int partner_ruffs;  ///< and no opponent does
  int last_plain;     ///< the hand's last card of a plain suit, and it has trumps
  int winner;         ///< no other hand has a higher card of the suit, and no opponent ruffs
  int winner_points;  ///< ... for each point of the card
  int winner_trump;
  int partners;  ///< the partner has the highest card, and no opponent ruffs
  int partners_points;
  int ruffed_partners;  ///< the partner has the highest card, and an opponent ruffs
  int ruffed_partners_points;
  int to_ruff_points;  ///< none of these, and the partner ruffs
  int loser_points;    ///< none of these
  int roem_won;        ///< part of a combination alive, in a trick the side may win
  int roem_lost;
  int history;       ///< for each unit of History::OfPlace
  int suit_history;  ///< for each unit of History::OfLead
};

/// For the second and the third card of a trick. A card takes the trick, or the partner holds it,
/// or the others do. It is safe where the next seat cannot take it.
struct FollowWeights {
  int history;            ///< for each unit of History::OfPlace
  int reply_history;      ///< for each unit of History::OfReply
  int taken_back;         ///< takes it, is not safe, but the partner can take it back
  int taken_back_points;  ///< ... for each point of the card
  int beaten;             ///< takes it and is not safe
  int beaten_points;
  int safe;  ///< takes it and is safe
  int safe_points;
  int partner_beaten;  ///< the partner holds it and is not safe
  int partner_beaten_points;
  int partner_safe;
  int partner_safe_points;
  int partner_can;  ///< the others hold it, and the partner can take it back
  int partner_can_points;
  int lost_points;  ///< the others hold it, and the partner cannot take it
  int roem_won;     ///< part of a combination alive, in a trick the side seems to take
  int roem_lost;
};

/// For the last card.
struct LastWeights {
  int history;        ///< for each unit of History::OfPlace
  int reply_history;  ///< for each unit of History::OfReply
  int gain;           ///< for each point that the trick brings
};

struct OrderWeights {
  LeadWeights lead;
  FollowWeights second;
  FollowWeights third;
  LastWeights last;
};

inline constexpr OrderWeights kOrderWeights = {
    .lead = {-56, -669, -667, -1270, 2185, 98, 302, 62, -311, 1010, 12, 851, -38, 75, -46, 131, 1,
             3, 12},
    .second = {8, 14, 896, 3, 366, -53, 744, 18, 143, -49, 661, 56, -10, 12, -237, 387, 79},
    .third = {0, 16, 174, -29, 178, -12, 596, 22, 151, -15, 627, 41, -1, 10, -86, 83, 1},
    .last = {20, 8, 87},
};

}  // namespace jasnel::internal

// What the features of a card add to its score when moves are ordered.
//
// The numbers were learned, not thought out: from a first guess, one or two of them changed at
// random at a time, and the change kept where the values and the makes of 500 random full deals
// took fewer nodes. Other deals than those of any test or figure were used for it.
#pragma once

namespace jasnel::internal {

/// For a lead.
struct LeadWeights {
  int length;             ///< for each card the hand has in the suit
  int trump;
  int left_ruffs;         ///< the opponent to the left has no card of the suit but a trump
  int right_ruffs;
  int partner_ruffs;      ///< and no opponent does
  int last_plain;         ///< the hand's last card of a plain suit, and it has trumps
  int winner;             ///< no other hand has a higher card of the suit, and no opponent ruffs
  int winner_points;      ///< ... for each point of the card
  int winner_trump;
  int partners;           ///< the partner has the highest card, and no opponent ruffs
  int partners_points;
  int ruffed_partners;    ///< the partner has the highest card, and an opponent ruffs
  int ruffed_partners_points;
  int to_ruff_points;     ///< none of these, and the partner ruffs
  int loser_points;       ///< none of these
  int roem_won;           ///< part of a combination alive, in a trick the side may win
  int roem_lost;
  int history;            ///< for each unit of History::OfPlace
  int suit_history;       ///< for each unit of History::OfLead
};

/// For the second and the third card of a trick. A card takes the trick, or the partner holds it, or
/// the others do. It is safe where the next seat cannot take it.
struct FollowWeights {
  int history;            ///< for each unit of History::OfPlace
  int reply_history;      ///< for each unit of History::OfReply
  int taken_back;         ///< takes it, is not safe, but the partner can take it back
  int taken_back_points;  ///< ... for each point of the card
  int beaten;             ///< takes it and is not safe
  int beaten_points;
  int safe;               ///< takes it and is safe
  int safe_points;
  int partner_beaten;     ///< the partner holds it and is not safe
  int partner_beaten_points;
  int partner_safe;
  int partner_safe_points;
  int partner_can;        ///< the others hold it, and the partner can take it back
  int partner_can_points;
  int lost_points;        ///< the others hold it, and the partner cannot take it
  int roem_won;           ///< part of a combination alive, in a trick the side seems to take
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
    .lead = {-80, -547, -629, -870, 1935, 77, 319, 60, -270, 1010, 0, 845, -90, -23, -46, 82, 40, 6, 15},
    .second = {8, 15, 190, 4, 289, -48, 925, 50, 145, -52, 580, 58, -25, -29, -134, 248, 80},
    .third = {3, 11, 200, -29, 200, -6, 600, 20, 226, -41, 630, 41, 0, -4, -81, 44, 10},
    .last = {10, 6, 79},
};

}  // namespace jasnel::internal

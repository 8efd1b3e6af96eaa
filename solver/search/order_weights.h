// Weights of card features for move ordering.
//
// The numbers are in data/weights/move_order.inc, as training/move_order.py writes
// them. It changes one or two of them at random at a time, and keeps a change that reduces the
// nodes for the values and makes of 500 random full deals, which no test or figure uses. Those in
// the tree were found in the same way, but with an earlier version of the search, and by a program
// that is not in the tree: the command starts from them and does not find them again.
#pragma once

namespace jasnel::internal {

/// For a lead.
struct LeadWeights {
  int length;  ///< for each card the hand has in the suit
  int trump;
  int left_ruffs;  ///< the opponent to the left is void in the suit and has a trump
  int right_ruffs;
  int partner_ruffs;  ///< ... and no opponent does
  int last_plain;     ///< the hand's last card of a plain suit, while it has trumps
  int winner;         ///< no other hand has a higher card of the suit, and no opponent ruffs
  int winner_points;  ///< ... for each point of the card
  int winner_trump;
  int partners;  ///< the partner has the highest card, and no opponent ruffs
  int partners_points;
  int ruffed_partners;  ///< the partner has the highest card, and an opponent ruffs
  int ruffed_partners_points;
  int to_ruff_points;  ///< none of the above, and the partner ruffs
  int loser_points;    ///< none of the above
  int roem_won;        ///< part of a live combination, in a trick the side may win
  int roem_lost;
  int history;       ///< for each unit of History::OfPlace
  int suit_history;  ///< for each unit of History::OfLead
};

/// For the second and third card of a trick. Either the card takes the trick, or the partner is
/// winning it, or the opponents are. The card or trick is safe if the next seat cannot beat it.
struct FollowWeights {
  int history;            ///< for each unit of History::OfPlace
  int reply_history;      ///< for each unit of History::OfReply
  int taken_back;         ///< takes it, is not safe, but the partner can take it back
  int taken_back_points;  ///< ... for each point of the card
  int beaten;             ///< takes it and is not safe
  int beaten_points;
  int safe;  ///< takes it and is safe
  int safe_points;
  int partner_beaten;  ///< the partner is winning and is not safe
  int partner_beaten_points;
  int partner_safe;
  int partner_safe_points;
  int partner_can;  ///< the opponents are winning, and the partner can take it back
  int partner_can_points;
  int lost_points;  ///< the opponents are winning, and the partner cannot take it
  int roem_won;     ///< part of a live combination, in a trick the side seems to take
  int roem_lost;
};

/// For the last card.
struct LastWeights {
  int history;        ///< for each unit of History::OfPlace
  int reply_history;  ///< for each unit of History::OfReply
  int gain;           ///< for each point the trick wins
};

struct OrderWeights {
  LeadWeights lead;
  FollowWeights second;
  FollowWeights third;
  LastWeights last;
};

// Constants, so that the compiler folds them into the search.
#include "data/weights/move_order.inc"

// The kernel in which training tries weights (see kernel.h) finds these before the constants.
namespace tunable {
extern OrderWeights order_weights;  ///< not to be changed while a search is running
inline constexpr const OrderWeights& kOrderWeights = order_weights;
}  // namespace tunable

}  // namespace jasnel::internal

// Weights of card features for move ordering.
//
// The numbers were tuned automatically: starting from an initial guess, one or two of them were
// changed at random at a time, and a change was kept if it reduced the nodes for the values and
// makes of 500 random full deals. No test or figure uses these deals.
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

inline constexpr OrderWeights kOrderWeights = {
    .lead =
        {
            .length = -56,
            .trump = -669,
            .left_ruffs = -667,
            .right_ruffs = -1270,
            .partner_ruffs = 2185,
            .last_plain = 98,
            .winner = 302,
            .winner_points = 62,
            .winner_trump = -311,
            .partners = 1010,
            .partners_points = 12,
            .ruffed_partners = 851,
            .ruffed_partners_points = -38,
            .to_ruff_points = 75,
            .loser_points = -46,
            .roem_won = 131,
            .roem_lost = 1,
            .history = 3,
            .suit_history = 12,
        },
    .second =
        {
            .history = 8,
            .reply_history = 14,
            .taken_back = 896,
            .taken_back_points = 3,
            .beaten = 366,
            .beaten_points = -53,
            .safe = 744,
            .safe_points = 18,
            .partner_beaten = 143,
            .partner_beaten_points = -49,
            .partner_safe = 661,
            .partner_safe_points = 56,
            .partner_can = -10,
            .partner_can_points = 12,
            .lost_points = -237,
            .roem_won = 387,
            .roem_lost = 79,
        },
    .third =
        {
            .history = 0,
            .reply_history = 16,
            .taken_back = 174,
            .taken_back_points = -29,
            .beaten = 178,
            .beaten_points = -12,
            .safe = 596,
            .safe_points = 22,
            .partner_beaten = 151,
            .partner_beaten_points = -15,
            .partner_safe = 627,
            .partner_safe_points = 41,
            .partner_can = -1,
            .partner_can_points = 10,
            .lost_points = -86,
            .roem_won = 83,
            .roem_lost = 1,
        },
    .last =
        {
            .history = 20,
            .reply_history = 8,
            .gain = 87,
        },
};

}  // namespace jasnel::internal

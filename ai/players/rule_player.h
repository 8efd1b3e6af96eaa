// A player that follows the rules of thumb of club players.
#pragma once

#include "jasnel/player.h"

namespace jasnel {

/// Calls as the bidding model, and plays by rules of thumb, without any search:
///
/// To lead:
///   1. While an opponent may have trumps, the declaring side draws them: with the highest trump
///      left; the declarer's partner without it leads his lowest trump, once.
///   2. A master, the highest card left of a plain suit, that is not likely to be ruffed; of
///      several, the one worth most.
///   3. Else the card worth least, from the longest plain suit.
///
/// To follow, it weighs each card by who will probably have the trick:
///   4. The trick's points with roem, its own card among them, for or against its side by the
///      chance that its side wins it: an opponent still to play may hold, so far as is certain and
///      equally likely otherwise, a card that beats it, or be void and ruff.
///   5. What the card is worth later: high trumps most, then masters.
class RulePlayer : public Player {
 public:
  Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;
};

}  // namespace jasnel

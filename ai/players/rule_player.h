// A player that uses the rules of thumb of club players.
#pragma once

#include "jasnel/player.h"

namespace jasnel {

/// Calls by the call network, and plays by rules of thumb, without search:
///
/// On lead:
///   1. While an opponent may have trumps, the declaring side draws them: with the highest trump
///      left; the declarer's partner, without that trump, leads its lowest trump, once.
///   2. A master, that is the highest card left of a plain suit, that is unlikely to be ruffed; if
///      there are several, the one with the most points.
///   3. Otherwise the card with the fewest points, from the longest plain suit.
///
/// When following, it values each card by the likely winner of the trick:
///   4. The trick's points and roem, including its own card, for or against its side by the chance
///      that its side wins it: an opponent still to play may hold a card that beats it (as far as
///      is certain, and otherwise equally likely), or be void and ruff.
///   5. The later value of the card: high trumps most, then masters.
class RulePlayer : public Player {
 public:
  Result<CallChoice> ChooseCall(const CallView& view, const MoveLimits& limits) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override;
};

}  // namespace jasnel

// What calls are worth to a side that wants to win the match.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ai/match/match_utility.h"
#include "jasnel/bidding.h"
#include "jasnel/dealt.h"
#include "jasnel/player.h"

namespace jasnel {

/// The chance to win the match after each call that a question compares, a pass first. `means` are
/// the scores that they are expected to bring, in the same order, of suits and a pass; or several
/// such lists, one behind the other. How scores lie around these is guessed from worlds, by the
/// contract model, which knows all four hands: of each score as many, times a power of one number,
/// as make the mean what it is expected to be. So where a point is worth the same everywhere, the
/// calls compare as their means do.
///
/// Empty if hardly any world was found.
std::vector<double> MatchWorths(const BidQuestion& question, const MatchUtility& utility,
                                std::span<const double> means, std::uint64_t worlds,
                                std::uint64_t seed);

/// How a player that is told where the match stands changes its choice, of which it has an opinion
/// on each call: it wants the match.
void ChooseForMatch(const CallView& view, const Dealt& dealt, const MoveLimits& limits,
                    CallChoice& choice);

}  // namespace jasnel

// Kinds of values that several questions of boerenbridge have.
#pragma once

#include "engine/fields/kind.h"
#include "engine/fields/kinds.h"
#include "engine/records/record.h"
#include "jasnel/boerenbridge/game.h"

namespace jasnel::boerenbridge {

inline constexpr WholeKind kPlayersKind(kMinPlayers, kMaxPlayers);
inline constexpr WholeKind kDealtKind(1, kMaxCards);  ///< cards for each
inline constexpr WholeKind kSeatKind(0, kMaxPlayers - 1);
inline constexpr WholeKind kTricksKind(0, kMaxCards);  ///< of a bid, or of a seat
inline constexpr EitherKind<kTricksKind, kinds::kCard> kBidOrCard;

/// A list from seat 0 on, with null for a seat that has not bid.
inline Record BidsSchema() {
  return {{"type", "array"}, {"items", {{"type", {"integer", "null"}}}}};
}

/// What seats have bid, where only the question knows how many there are.
inline constexpr GivenKind<BidsSchema> kGivenBids;

}  // namespace jasnel::boerenbridge

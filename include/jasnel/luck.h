// Luck and skill: what the cards, the calls and the play made of a result.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "jasnel/analysis.h"
#include "jasnel/auction.h"
#include "jasnel/points.h"
#include "jasnel/replay.h"
#include "jasnel/result.h"

namespace jasnel {

/// What made the result of a deal, in points written down. Exactly: `result` is `cards` plus the
/// calls of North-South less those of East-West, plus `unseen`, less what North-South's cards lost,
/// plus what East-West's lost, less `rulings`.
///
/// What a deal or a contract is worth *usually* is the mean over play-outs by the PlayPolicy in all
/// four seats, who see their own cards only, after calls by the BiddingModel: as if others had
/// played the deal at many tables.
struct Luck {
  Points cards;                 ///< what the deal is usually worth: North-South minus East-West;
                                ///< without an auction, what the contract that was drawn is
  std::array<Points, 2> calls;  ///< by side: what its calls gained, against what is usual; below 0
                                ///< if they lost
  Points unseen;                ///< what the contract is worth with open hands more than usually
  std::array<Points, 2> play;   ///< by side: what its cards lost with open hands; below 0 where an
                                ///< illegal card gained
  Points rulings;               ///< what rulings took from North-South, less what they gave it
  Points result;                ///< North-South minus East-West

  friend bool operator==(const Luck&, const Luck&) = default;
};

/// How to find it.
struct LuckRequest {
  std::uint64_t seed = 1;
  int play_outs = 32;  ///< of each contract that the auction may end in; at least 1
};

/// What made the result of `deal`, which was replayed and analysed to its end; `auction` is over,
/// or empty if the contract was drawn. Takes some ten milliseconds. An error if the deal has no
/// result: it was broken off, or is played again.
Result<Luck> FindLuck(const PlayedDeal& deal, const Replay& replay,
                      const std::optional<Auction>& auction, const Analysis& analysis,
                      const LuckRequest& request = {});

}  // namespace jasnel

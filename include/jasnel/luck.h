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
/// What a contract is worth *usually* is what many tables would make of it, at which every seat
/// sees its own cards only: half of them play by the PlayPolicy, the mean over play-outs; a quarter
/// as `simple` and a quarter as `rule`. A deal is usually worth its usual contract: that to which
/// the best calls of the network that calls lead from here.
struct Luck {
  Points cards = {};  ///< what the deal is usually worth: North-South minus East-West;
                      ///< without an auction, what the contract that was drawn is
  std::array<Points, 2> calls = {};  ///< by side: what its calls gained, against what is usual;
                                     ///< below 0 if they lost
  Points unseen = {};  ///< what the contract is worth with open hands more than usually
  std::array<Points, 2> play = {};  ///< by side: what its cards lost with open hands; below 0 where
                                    ///< an illegal card gained
  Points rulings = {};              ///< what rulings took from North-South, less what they gave it
  Points result = {};               ///< North-South minus East-West

  friend bool operator==(const Luck&, const Luck&) = default;
};

/// How to find it.
struct LuckRequest {
  std::uint64_t seed = 1;
  int play_outs = 32;  ///< by the PlayPolicy, of each contract that is asked for; at least 1
};

/// What made the result of `deal`, which was replayed and analysed to its end; `auction` is over,
/// or empty if the contract was drawn. An error if the deal has no
/// result: it was broken off, or is played again.
Result<Luck> FindLuck(const PlayedDeal& deal, const Replay& replay,
                      const std::optional<Auction>& auction, const Analysis& analysis,
                      const LuckRequest& request = {});

}  // namespace jasnel

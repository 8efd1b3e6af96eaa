// What the player at full strength does, part by part.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>

#include "ai/boerenbridge/beliefs/hand_likelihood.h"

namespace jasnel::boerenbridge {

/// Ingredients of the player, each of which may be left out to see what it is worth.
struct FullOptions {
  std::size_t bid_worlds = 1024;  ///< deals played out for a bid
  std::size_t worlds = 1024;      ///< deals played out for a card; fewer of long hands
  double scale = 1;               ///< of the numbers of worlds, above 0
  Evidence evidence = {};         ///< what deals are weighed by
  /// How much a point for each of the others counts against an own point: all of it, as places at
  /// the table are what counts in the end.
  double others_count = 1;
  /// Standard errors behind the best at which a card is not tried any more; 0 for never. A guess:
  /// one time in hundreds the better card leaves.
  double behind = 3;
  bool touching = true;               ///< of touching cards tries the lowest: see DistinctCards
  int searched_cards = 3;             ///< a seat that holds so many, or fewer, solves deals too
  double searched_share = 0.3;        ///< of these in the value of a card, from 0 to 1
  std::chrono::microseconds time{0};  ///< for each bid and card; 0 for as long as it takes
  int threads = 0;                    ///< 0 for as many as OpenMP offers; the answer is the same
  Styles styles = {};                 ///< of how seats bid and play

  /// `worlds` or `bid_worlds` times `scale`, one at least.
  std::size_t Scaled(std::size_t number) const {
    return std::max<std::size_t>(1, static_cast<std::size_t>(static_cast<double>(number) * scale));
  }
};

}  // namespace jasnel::boerenbridge

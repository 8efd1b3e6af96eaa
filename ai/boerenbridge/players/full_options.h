// The options of the full-strength player.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>

#include "ai/boerenbridge/beliefs/world_likelihood.h"

namespace jasnel::boerenbridge {

/// The components of the player; each can be switched off to measure its effect.
struct FullOptions {
  std::size_t bid_worlds = 1024;  ///< deals played out for a bid
  std::size_t worlds = 1024;      ///< deals played out for a card; fewer with long hands
  double scale = 1;               ///< factor for the numbers of worlds, above 0
  Evidence evidence = {};         ///< how deals are weighted
  /// The weight of a point for each of the others relative to an own point: full weight, because
  /// places at the table decide in the end.
  double others_count = 1;
  /// Number of standard errors behind the best at which a card is dropped; 0 for never. A guess:
  /// about once in hundreds of cases the better card is dropped.
  double behind = 3;
  bool touching = true;               ///< of touching cards, tries only the lowest: see
                                      ///< DistinctCards
  int searched_cards = 3;             ///< with this many cards or fewer, deals are also solved
  double searched_share = 0.3;        ///< weight of solved deals in the value of a card, from 0 to
                                      ///< 1
  std::chrono::microseconds time{0};  ///< for each bid and card; 0 for no limit
  int threads = 0;                    ///< 0 for as many as OpenMP offers; does not affect the
                                      ///< answer
  Styles styles = {};                 ///< how seats bid and play

  /// `worlds` or `bid_worlds` times `scale`, at least one.
  std::size_t Scaled(std::size_t number) const {
    return std::max<std::size_t>(1, static_cast<std::size_t>(static_cast<double>(number) * scale));
  }
};

}  // namespace jasnel::boerenbridge

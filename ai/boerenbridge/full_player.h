// The player at full strength.
#pragma once

#include <chrono>
#include <cstddef>
#include <vector>

#include "ai/boerenbridge/card_race.h"
#include "ai/boerenbridge/hand_likelihood.h"
#include "ai/boerenbridge/models.h"
#include "ai/boerenbridge/player.h"
#include "solver/boerenbridge/solver.h"

namespace jasnel::boerenbridge {

/// Ingredients of the player, each of which may be left out to see what it is worth.
struct FullOptions {
  std::size_t bid_worlds = 1024;  ///< deals played out for a bid
  std::size_t worlds = 512;       ///< deals played out for a card; fewer of long hands
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
  Styles styles = {};                 ///< of how seats bid and play
};

/// It deals the hidden cards in ways that agree with what was seen, weighed by how well they
/// explain it, and plays each deal out by the models, in which everybody plays for its own bid and
/// nobody sees the cards of others: once for each bid or card that it may choose. What has the best
/// mean score, less the mean score of the others, is chosen. docs/boerenbridge.md tells what each
/// part is worth.
class FullPlayer : public Player {
 public:
  explicit FullPlayer(const FullOptions& options);

  Result<BidChoice> ChooseBid(const BidView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

 private:
  void Solve(const Position& position, double share, CardRace& race);

  FullOptions options_;
  Solver solver_;
};

}  // namespace jasnel::boerenbridge

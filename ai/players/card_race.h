// Playing out the cards of a choice, those that are clearly behind no longer.
#pragma once

#include <array>
#include <cstddef>

#include "ai/match/match_utility.h"
#include "ai/players/paired_values.h"
#include "bitboard/play_order.h"
#include "jasnel/player.h"

namespace jasnel {

/// What is thought of a card before it is played out.
struct CardPrior {
  double chance = 0;   ///< of being played, by the policy
  double points = 0;   ///< by the policy; only differences between cards count
  double message = 0;  ///< points for what the card says to the partner
};

/// By index of the card.
using CardPriors = std::array<CardPrior, kDeckSize>;
using CardOpinions = std::array<CardOpinion, kDeckSize>;

/// How the cards of a choice are valued.
struct RaceOptions {
  double policy = 0;  ///< the part of its prior in the value of a card, from 0 to 1
  bool drops = true;  ///< plays cards that are clearly behind out no longer
};

/// The cards of a choice are played out in the same worlds, with the same luck, so that they can be
/// compared in pairs. Now and then those that are clearly behind the best one drop out, and
/// play-outs go where the choice is close (Maron and Moore, "Hoeffding races", 1994).
class CardRace {
 public:
  /// `cards` must not be empty. `match`, which is null where only points count, must outlive this.
  CardRace(PlaySet cards, const CardPriors& priors, const RaceOptions& options,
           const MatchUtility* match);

  /// Begins a play-out, in a world that has this share of all. Cards may drop out before; false,
  /// and there is none, if a single one is left.
  bool Begin(double share);

  /// The cards to play out in it.
  PlaySet running() const { return running_; }

  /// What a running card brought in it: the score of its own side minus that of the opponents.
  void Add(PlayCard card, double score, bool makes);

  /// Of all cards, after at least one play-out. One that dropped out is as far behind the best as
  /// it was while it ran.
  CardOpinions Opinions(const PlayOrder& order) const;

 private:
  std::size_t PlaceOf(PlayCard card) const { return place_[card.index()]; }
  void DropOut();
  PlayCard Leader() const;  // of the cards that run
  // The part of the value that play-outs have nothing to do with, in points.
  double Besides(PlayCard card) const;
  void AddPolicy(CardOpinions& opinions) const;

  PlaySet cards_;
  PlaySet running_;
  CardPriors priors_;
  RaceOptions options_;
  const MatchUtility* match_;
  std::array<std::size_t, kDeckSize> place_{};  // in what follows
  PairedValues scores_;
  PairedValues makes_;
  PairedValues wins_;  // where the match counts
};

}  // namespace jasnel

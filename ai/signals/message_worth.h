// What saying something to the partner is worth.
#pragma once

#include <cstdint>
#include <memory>

#include "jasnel/convention.h"
#include "jasnel/player.h"

namespace jasnel {

/// What a player says to its partner.
enum class Sends : std::uint8_t {
  kNothing,
  kTruth,     ///< what is true, where that is worth more than it costs
  kAtRandom,  ///< what is true or what is not, by a coin for each card: only for measurements
};

/// How a player uses what it agreed on with its partner.
struct Messages {
  std::shared_ptr<const ConventionCard> own = {};  ///< what it agreed on, if anything
  std::shared_ptr<const ConventionCard> theirs =
      {};             ///< what its opponents agreed on, and announced
  bool reads = true;  ///< what its partner and its opponents say
  Sends sends = Sends::kTruth;
  bool overheard = true;  ///< counts half of a message that opponents use first
  double keeps = 1;       ///< a factor for `Convention::kept` of others, from 0 to 1
  /// Points that a card gains which says what is true of the hand, and loses which says what is
  /// not: what the partner makes of the message, which play-outs do not show.
  /// docs/research/players.md has the measurements.
  double truth = 2;
  double untruth = 8;
};

/// The points that `card` is worth for what it says, from the seat to play to its partner; 0 if it
/// says nothing or the player does not send. An opponent who wins the trick may be the first to use
/// what a card says: then half of it counts, if `overheard`. `seed` is that of the choice, for
/// `Sends::kAtRandom`: with tails, what is not true counts as if it were, and what is true as if it
/// were not.
double MessageWorth(const Messages& messages, const PlayView& view, Card card, std::uint64_t seed);

}  // namespace jasnel

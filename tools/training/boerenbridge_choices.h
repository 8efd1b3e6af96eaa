// Boerenbridge that the player at full strength plays with itself, to learn from.
#pragma once

#include <cstdint>

#include "ai/boerenbridge/models.h"
#include "tools/training/choice_samples.h"

namespace jasnel::boerenbridge {

/// What it thought of its bids and cards.
struct PlayedChoices {
  ChoiceSamples bids;
  ChoiceSamples cards;

  void Append(const PlayedChoices& other) {
    bids.Append(other.bids);
    cards.Append(other.cards);
  }
};

/// Deals to play. Three of five have five players, the others three, four, six or seven; any number
/// of cards is as likely as another. One seat of eight plays rules of thumb or random play-outs and
/// one decision of ten is not the best, so that what happens then is seen too.
struct PlayedChoicesRequest {
  bool plain = false;        ///< all play by random play-outs instead, and their choices are noted
  Models models = Models();  ///< of the players
  double scale = 0.15;       ///< of the deals that they look at
  float sharpness = 1;       ///< of their play-outs
  std::uint64_t deals = 1000;
  std::uint64_t seed = 1;
};

/// The same for any number of threads, of which it uses as many as OpenMP offers. A choice among
/// one is none.
PlayedChoices PlayChoices(const PlayedChoicesRequest& request);

}  // namespace jasnel::boerenbridge

// Boerenbridge that is played to learn from.
#pragma once

#include <cstdint>

#include "ai/boerenbridge/models/models.h"
#include "tools/training/choice_samples.h"

namespace jasnel::boerenbridge {

/// Bids and cards, of which there were two or more.
struct PlayedChoices {
  ChoiceSamples bids;
  ChoiceSamples cards;

  void Append(const PlayedChoices& other) {
    bids.Append(other.bids);
    cards.Append(other.cards);
  }
};

/// Deals to play. Three of five have five players, the others three, four, six or seven; any number
/// of cards is as likely as another.
struct DealsToPlay {
  std::uint64_t deals = 1000;
  std::uint64_t seed = 1;
};

// Those below use as many threads as OpenMP offers, and give the same for any number of them.

/// What players of a thousand random play-outs bid and play, among each other or with one or two
/// that go by rules of thumb: 1 for what they took, 0 for all else.
PlayedChoices RolloutChoices(const DealsToPlay& request);

/// How seats play at a glance.
struct GlanceModels {
  Models strong = Models();
  Models plain = Models(PlainWeights());
};

/// What bids and cards bring to strong seats, each tried once in the deal as it is: the deal is
/// played to its end, in which they take likely cards a little more often than they think. As the
/// others hold what they would hold when that was bid and played, nobody needs to think about what
/// is hidden. Of the other seats none, some or all are plain; now and then a seat errs, so that
/// what happens then is seen too. One strong seat notes its bid, and one card of three is noted.
PlayedChoices TriedChoices(const GlanceModels& models, const DealsToPlay& request);

/// What one strong seat brings home at a glance, always what it thinks best, with four plain ones.
struct GlanceScore {
  double score = 0;   ///< points a deal
  double others = 0;  ///< those of the others
  double makes = 0;   ///< part of its bids
};

GlanceScore ScoreAtAGlance(const GlanceModels& models, const DealsToPlay& request);

}  // namespace jasnel::boerenbridge

// Training data from played boerenbridge deals.
#pragma once

#include <cstdint>

#include "ai/boerenbridge/models/models.h"
#include "tools/training/choice_samples.h"

namespace jasnel::boerenbridge {

/// Bids and cards with at least two options.
struct PlayedChoices {
  ChoiceSamples bids;
  ChoiceSamples cards;
};
void AppendRows(PlayedChoices& all, const PlayedChoices& part);

// The functions below use as many threads as OpenMP offers; the results do not depend on the
// number. Three deals in five have five players, the others three, four, six or seven; every number
// of cards is equally likely.

/// The bids and cards of players with a thousand random play-outs, among themselves or with one or
/// two rule players: 1 for the option taken, 0 for the others.
PlayedChoices RolloutChoices(std::uint64_t seed, std::uint64_t deals);

/// The models by which seats play.
struct PolicyModels {
  Models strong = Models();
  Models plain = Models(PlainWeights());
};

/// The results of bids and cards for strong seats, each tried once in the actual deal: the deal is
/// played to the end, with strong seats choosing likely cards slightly more often than in the
/// model. The others hold what they would hold when the bid was made or the card played, so no
/// inference about hidden cards is needed. Of the other seats none, some or all are plain, and
/// occasionally a seat errs, so that the consequences are seen too. One strong seat records its
/// bid, and one card in three is recorded.
PlayedChoices TriedChoices(const PolicyModels& models, std::uint64_t seed, std::uint64_t deals);

/// The results of one strong seat that always plays the likeliest option of its model, with four
/// plain seats.
struct PolicyScore {
  double score = 0;   ///< points per deal
  double others = 0;  ///< of the other seats
  double makes = 0;   ///< fraction of its bids made
};

PolicyScore ScorePolicies(const PolicyModels& models, std::uint64_t seed, std::uint64_t deals);

}  // namespace jasnel::boerenbridge

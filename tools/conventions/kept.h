// How often a player keeps to a card of conventions: the measurement, and what is printed of it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "ai/match/kept_counter.h"
#include "jasnel/convention.h"
#include "jasnel/match.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// A player, the card that both sides agree on unless its name says otherwise, and the deals.
struct KeptRequest {
  std::string player;
  std::shared_ptr<const ConventionCard> card;
  MatchConditions conditions = {.seed = 1, .rules = {}, .contract = ContractFrom::kChance};
  std::uint64_t deals = 200;
};

/// What was counted, by the conventions of the card.
struct KeptResult {
  std::uint64_t deals = 0;  ///< played: fewer after Ctrl-C
  std::vector<KeptTally> tallies;
};

/// Plays the deals, until Ctrl-C. An error if there is no such player, or if it does not tell what
/// its cards are worth.
Result<KeptResult> CountKept(const KeptRequest& request);

std::string KeptText(const KeptRequest& request, const KeptResult& result, Language language);
std::string KeptJson(const KeptRequest& request, const KeptResult& result);

}  // namespace jasnel

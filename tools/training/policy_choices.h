// Training data for the play policy: the cards that players chose in recorded deals.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "ai/models/policy_features.h"
#include "jasnel/replay.h"
#include "jasnel/result.h"

namespace jasnel {

/// The choice of a card among the legal ones.
struct PolicyChoice {
  std::vector<PolicyFeatures> cards;  ///< the features of each legal card: two or more
  std::size_t played = 0;             ///< the index of the card that was played
  int stand = 0;                      ///< the role of the seat that chose: PolicySituation::stand()
};

/// All choices of a deal, in order of play.
using DealChoices = std::vector<PolicyChoice>;

/// The choices in a recorded deal, complete or broken off; a single legal card is no choice. An
/// error if the record is impossible, or a card was illegal.
Result<DealChoices> ChoicesOf(const PlayedDeal& deal);

/// Reads records of played deals, in the form `jasnel match --record` writes. Consecutive records
/// of the same hands, such as both sittings of a match, form one deal with the choices of all. An
/// error names the file, the line, the id and the problem: no records, an unreadable record, a deal
/// for which `ChoicesOf` returns an error, or Ctrl-C.
Result<std::vector<DealChoices>> ReadPolicyChoices(const std::string& path);

}  // namespace jasnel

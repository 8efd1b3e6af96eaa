// What the play policy is fitted to: the cards that players chose in deals that were recorded.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "ai/models/policy_features.h"
#include "jasnel/replay.h"
#include "jasnel/result.h"

namespace jasnel {

/// A card chosen among those that might be played.
struct PolicyChoice {
  std::vector<PolicyFeatures> cards;  ///< the features of each of them: two or more
  std::size_t played = 0;             ///< which of them was played
  int stand = 0;                      ///< of the seat that chose: PolicySituation::stand()
};

/// All choices of a deal, in order of play.
using DealChoices = std::vector<PolicyChoice>;

/// The choices of a deal that was recorded, complete or broken off; where one card was legal there
/// was no choice. An error where the deal cannot have been played so, or a card was not legal.
Result<DealChoices> ChoicesOf(const PlayedDeal& deal);

/// Reads records of played deals, as `jasnel match --record` writes them. Records of the same hands
/// that follow each other are one deal with the choices of all: both sittings of a match. An error
/// names the file, the line and the id, and what is wrong: no record at all, one that cannot be
/// read, a deal of which `ChoicesOf` makes an error, or Ctrl-C.
Result<std::vector<DealChoices>> ReadPolicyChoices(const std::string& path);

}  // namespace jasnel

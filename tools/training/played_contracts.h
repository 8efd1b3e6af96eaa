// Contracts that were bid and played, beside what the evaluator tells of the declarer's hand.
#pragma once

#include <string>
#include <vector>

#include "ai/models/evaluator.h"
#include "jasnel/replay.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel {

struct PlayedContract {
  Ruff ruff = Ruff::kFree;  ///< of its rules
  HandValue told;           ///< by the Evaluator, with open hands
  float log_odds = 0;       ///< of the chance told
  bool makes = false;
  double score = 0;  ///< what the declaring side wrote down minus what the others did
};

/// Of a deal that was played to its end. An error where it was not, or cannot have been played so.
Result<PlayedContract> ContractOf(const PlayedDeal& deal);

/// Reads records of played deals, as `jasnel match --record` writes them, each a contract. An error
/// names the file, the line and the id, and what is wrong.
Result<std::vector<PlayedContract>> ReadPlayedContracts(const std::string& path);

}  // namespace jasnel

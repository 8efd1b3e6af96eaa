// Contracts that were bid and played, with the evaluator's predictions for the declarer's hand.
#pragma once

#include <string>
#include <vector>

#include "ai/models/evaluator.h"
#include "jasnel/replay.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel {

struct PlayedContract {
  Ruff ruff = Ruff::kFree;   ///< of the rules
  HandValue predicted = {};  ///< by the Evaluator, with open hands
  float log_odds = 0;        ///< of the predicted chance
  int place = 0;             ///< of the declarer, as for Evaluator
  double said = 0;           ///< the chance that players give it: as supplied, for real play
  bool makes = false;
  double score = 0;  ///< the declaring side's score minus its opponents'
};

/// For a deal that was played to the end. An error if it was not, or if the record is impossible.
Result<PlayedContract> ContractOf(const PlayedDeal& deal);

/// Reads records of played deals, in the form `jasnel match --record` writes, each as a contract.
/// An error names the file, the line, the id and the problem.
Result<std::vector<PlayedContract>> ReadPlayedContracts(const std::string& path);

}  // namespace jasnel

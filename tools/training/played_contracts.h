// Contracts that were bid and played, with what the book of hands says of the declarer's hand.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "jasnel/auction.h"
#include "jasnel/bidding.h"
#include "jasnel/replay.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel {

struct PlayedContract {
  Ruff ruff = Ruff::kFree;   ///< of the rules
  HandValue predicted = {};  ///< by EvaluateHand, with open hands
  int place = 0;             ///< of the declarer, as for EvaluateHand
  double from_open = 0;      ///< the predicted chance, as calibrated for real play
  double said = 0;           ///< the chance that the call network gave it; `from_open` if there was
                             ///< no auction
  bool makes = false;
  double score = 0;  ///< the declaring side's score minus its opponents'
};

/// For a deal that was played to the end, and its auction, if there was one. An error if it was not
/// played to the end, or if the record is impossible.
Result<PlayedContract> ContractOf(const PlayedDeal& deal, const std::optional<Auction>& auction);

/// Reads records of played deals, in the form `jasnel match --record` writes, each as a contract.
/// An error names the file, the line, the id and the problem.
Result<std::vector<PlayedContract>> ReadPlayedContracts(const std::string& path);

}  // namespace jasnel

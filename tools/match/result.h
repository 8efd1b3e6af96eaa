// What `jasnel match` is asked to play.
#pragma once

#include <string>

#include "jasnel/match.h"

namespace jasnel {

/// Two players and how they meet.
struct MatchSetup {
  std::string a;  ///< as on the command line
  std::string b;
  MatchRequest request;
};

/// A match that was played, to its end or until something went wrong.
struct MatchResult {
  MatchSetup asked;
  MatchTally tally;
  MatchEnd end = MatchEnd::kAllDeals;
  std::string error;  ///< what went wrong, one line; empty where nothing did

  /// The 95% interval of the difference: where the match was to end when it is clear, the one that
  /// may be looked at after every pair.
  std::optional<Interval> interval() const {
    return asked.request.until_clear ? tally.SequenceInterval() : tally.FixedInterval();
  }
};

/// `auction` or `random`, as the flag has it.
inline std::string_view ContractName(ContractFrom contract) {
  return contract == ContractFrom::kChance ? "random" : "auction";
}

}  // namespace jasnel

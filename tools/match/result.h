// The setup and the result of `jasnel match`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/match.h"
#include "tools/shared/text/csv.h"

namespace jasnel {

/// Two players and the conditions of their match.
struct MatchSetup {
  std::string a;  ///< as on the command line
  std::string b;
  MatchRequest request;
};

/// A match that was played to its end, or until an error.
struct MatchResult {
  MatchSetup asked;
  MatchTally tally{};
  MatchEnd end = MatchEnd::kAllDeals;
  std::string error;  ///< what went wrong, in one line; empty if nothing did

  /// The 95% confidence interval of the difference: if the match may end once the result is clear,
  /// the one that is valid after every pair.
  std::optional<Interval> interval() const {
    return asked.request.until_clear ? tally.SequenceInterval() : tally.FixedInterval();
  }
};

/// `auction` or `random`, the value of the flag.
inline std::string_view ContractName(ContractFrom contract) {
  return contract == ContractFrom::kChance ? "random" : "auction";
}

/// How many cards are still to be played, if no deal is passed out.
inline std::uint64_t CardsLeft(const MatchSetup& asked, const MatchTally& tally) {
  return (asked.request.deals - tally.pairs()) * 2 * kDeckSize;
}
inline bool IsOver(const MatchSetup& asked, const MatchTally& tally) {
  return EndOf(asked.request, tally).has_value();
}

/// Who fouled, where and how, with the deal.
Message DescribeFoul(const MatchFoul& foul, const MatchSetup& asked);

/// The names in `MatchResultRecord`, in order, ending with `error`.
const std::vector<std::string>& MatchFigureNames();

/// docs/reference/match.md explains each name. Unknown values, such as an interval from a single
/// deal, are null.
Record MatchResultRecord(const MatchResult& match);

/// A CSV row; unknown values are empty.
std::string MatchCsvLine(const MatchResult& match);

}  // namespace jasnel

// The setup and the result of `jasnel boerenbridge match`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge {

struct MatchSetup {
  std::vector<std::string> players;  ///< as on the command line
  MatchRequest request;
};

/// A match that was played to its end, or until an error.
struct MatchResult {
  MatchSetup asked;
  MatchTally tally;
  MatchEnd end = MatchEnd::kAllDeals;
  std::string error;  ///< what went wrong, in one line; empty if nothing did
};

/// How many cards are still to be played.
std::uint64_t CardsLeft(const MatchSetup& asked, const MatchTally& tally);

inline bool IsOver(const MatchSetup& asked, const MatchTally& tally) {
  return tally.rounds() >= asked.request.rounds;
}

/// `A` for the first player.
inline std::string PlayerLetter(int player) {
  return std::string(1, static_cast<char>('A' + player));
}

/// Describes a foul: who, where and how, with the number of the deal, from 1, followed by its
/// hands.
Message DescribeFoul(const MatchFoul& foul, const MatchSetup& asked);

/// docs/reference/boerenbridge-match.md explains each name. Unknown values, such as an interval
/// from a single deal, are null.
Record MatchResultRecord(const MatchResult& match);

/// The same as CSV with a header: a row for each player, without the values by number of cards or
/// by seat.
std::string MatchCsv(const MatchResult& match);

}  // namespace jasnel::boerenbridge

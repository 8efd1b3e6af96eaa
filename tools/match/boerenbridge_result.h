// What `jasnel boerenbridge match` is asked to play, and what came of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "jasnel/boerenbridge/match.h"

namespace jasnel::boerenbridge {

struct MatchSetup {
  std::vector<std::string> players;  ///< as on the command line
  MatchRequest request;
};

/// A match that was played, to its end or until something went wrong.
struct MatchResult {
  MatchSetup asked;
  MatchTally tally;
  MatchEnd end = MatchEnd::kAllDeals;
  std::string error;  ///< what went wrong, one line; empty where nothing did
};

/// `A` for the first player.
inline std::string PlayerLetter(int player) {
  return std::string(1, static_cast<char>('A' + player));
}

/// Who fouled, where, and how: in which deal, counted from 1, whose hands stand behind it.
std::string DescribeFoul(const MatchFoul& foul, const std::vector<std::string>& players);

}  // namespace jasnel::boerenbridge

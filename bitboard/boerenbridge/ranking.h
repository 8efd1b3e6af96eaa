// The ranking of players over rounds, at one table or at many.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "bitboard/boerenbridge/round.h"
#include "bitboard/boerenbridge/score_sheet.h"

namespace jasnel::boerenbridge {

struct RankedPlayer {
  std::string name;
  Standing standing;
  int rounds = 0;  ///< with a deal in which the player took part
  int deals = 0;   ///< all, those that an offence stopped too
  int played = 0;  ///< those played to the end
  int made = 0;    ///< of them, with exactly the tricks that were bid

  /// The share of bids made, from 0 to 1. Only where `played` is not 0.
  double exact() const { return static_cast<double>(made) / played; }
};

/// Adds up sheets, in any order.
class Ranking {
 public:
  /// Players with the same name, whatever its case, are the same. A sheet without deals counts for
  /// nothing.
  void Add(const ScoreSheet& sheet);

  /// Best first, by match points and then points; within a shared place by name.
  std::vector<RankedPlayer> Ranked() const;

 private:
  RankedPlayer& PlayerWithName(const std::string& name);

  std::vector<RankedPlayer> players_;
  std::map<std::string, std::size_t, PlayerNameOrder> places_;  // in these
};

}  // namespace jasnel::boerenbridge

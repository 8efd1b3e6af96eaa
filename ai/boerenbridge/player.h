// Who plays: bids and cards by what a seat sees.
#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

#include "ai/boerenbridge/play_view.h"
#include "ai/thinking.h"
#include "bitboard/result.h"

namespace jasnel::boerenbridge {

/// What a player thinks of a bid.
struct BidOpinion {
  int bid = 0;
  double score = 0;  ///< points it expects to write down
  double makes = 0;  ///< chance, from 0 to 1, to take exactly so many tricks
};

struct BidChoice {
  int bid = 0;                           ///< a legal one
  std::vector<BidOpinion> bids = {};     ///< of each legal bid, for players who have one
  std::uint64_t worlds = 0;              ///< deals of the hidden cards that it looked at
  std::chrono::nanoseconds start_up{0};  ///< of the time it took, what was no thinking
};

/// What a player thinks of a card.
struct CardOpinion {
  Card card;
  double score = 0;  ///< points it expects to write down
  double makes = 0;  ///< chance, from 0 to 1, to take exactly what it bid
};

struct CardChoice {
  Card card;                             ///< a legal one
  std::vector<CardOpinion> cards = {};   ///< of each legal card, for players who have one
  std::uint64_t worlds = 0;              ///< deals of the hidden cards that it looked at
  std::chrono::nanoseconds start_up{0};  ///< of the time it took, what was no thinking
};

/// A player keeps no memory of deals: what it does depends only on what it sees and on a seed, so
/// that anything can be had again. One thread at a time.
class Player {
 public:
  virtual ~Player() = default;

  /// The views are valid (play_view.h). The players of this library give no error; a program that
  /// plays may fail to answer.
  virtual Result<BidChoice> ChooseBid(const BidView& view, const Thinking& thinking) = 0;
  virtual Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) = 0;

  /// Is told that it will be asked nothing more: a program that plays may end. Who tells all
  /// players before any is destroyed does not wait for each in turn.
  virtual void Leave() {}
};

}  // namespace jasnel::boerenbridge

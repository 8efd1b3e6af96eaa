// Who plays: calls and cards by what a seat sees.
#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

#include "ai/play_view.h"
#include "ai/thinking.h"
#include "bitboard/auction.h"
#include "bitboard/card.h"
#include "bitboard/position.h"
#include "bitboard/result.h"

namespace jasnel {

/// What a player thinks of a call: what its side writes down at the end minus what the others do,
/// and the chance that the contract is made if it plays, from 0 to 1.
struct CallOpinion {
  Call call;
  double score = 0;
  double makes = 0;
};

struct CallChoice {
  Call call;                             ///< a legal one
  std::vector<CallOpinion> calls = {};   ///< of each legal call, for players who have one
  std::uint64_t worlds = 0;              ///< deals of the hidden cards that it looked at
  std::chrono::nanoseconds start_up{0};  ///< of the time it took, what was no thinking
};

/// What a player thinks of a card: what its side writes down at the end minus what the others do,
/// and the chance that the contract is made, from 0 to 1, whoever declares.
struct CardOpinion {
  Card card;
  double score = 0;
  double makes = 0;
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
  virtual Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) = 0;
  virtual Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) = 0;

  /// Whether it must be shown all hands: then `ShowHands` is called before each call and card with
  /// the cards that all seats still hold.
  virtual bool SeesAll() const { return false; }
  virtual void ShowHands(const Hands&) {}

  /// Is told that it will be asked nothing more: a program that plays may end. Who tells all
  /// players before any is destroyed does not wait for each in turn.
  virtual void Leave() {}
};

}  // namespace jasnel

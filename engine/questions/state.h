// `state`: where a deal of either game stands.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "bitboard/game_length.h"
#include "engine/questions/replay_parts.h"
#include "engine/questions/signals.h"
#include "engine/questions/spec.h"
#include "engine/records/played_record.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/convention.h"
#include "jasnel/points.h"
#include "jasnel/result.h"

namespace jasnel {

struct AskedState {
  PlayedRecord played;
  ConventionsOfSides conventions;
  std::optional<std::array<Points, 2>> totals;  ///< of the game before the deal, if they are told
  std::uint64_t number = 1;                     ///< of the deal in the game
};

struct StateAnswer {
  ReplayedDeal deal;
  std::optional<std::vector<TrickSignal>> signals;  ///< with conventions, after the auction
  std::optional<GameTotals> game;                   ///< with totals, after a deal that counts
  std::optional<double> wins;  ///< with totals, until the game is over: North-South's chance
};

struct DealState {
  using Question = AskedState;
  using Answer = StateAnswer;
  static constexpr Phrase kAbout = {
      "Whose turn it is in a deal, what is legal, and how the deal went so far.",
      "Wie er in een spel aan de beurt is, wat er mag, en hoe het spel tot dan ging."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Read(const Record& object, AskedState& asked);
  static std::optional<Error> Check(AskedState& /*asked*/) { return std::nullopt; }
  static Result<StateAnswer> AnswerTo(const AskedState& asked, const AskContext& context);
};

}  // namespace jasnel

namespace jasnel::boerenbridge {

struct StateOfDeal {
  DealLine dealt;                  ///< the hands, and nothing else
  std::optional<DealInPlay> deal;  ///< set once it was read
  std::optional<Tricks> totals;    ///< points of each seat before the deal, if they are told
};

struct DealState {
  using Question = StateOfDeal;
  using Answer = StateOfDeal;
  static constexpr Phrase kAbout = {
      "Whose turn it is in a deal, what is legal, and how the deal went so far.",
      "Wie er in een spel aan de beurt is, wat er mag, en hoe het spel tot dan ging."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Read(const Record& object, StateOfDeal& state);
  static std::optional<Error> Check(StateOfDeal& /*state*/) { return std::nullopt; }
  static Result<StateOfDeal> AnswerTo(const StateOfDeal& state, const AskContext& /*context*/) {
    return state;
  }
};

}  // namespace jasnel::boerenbridge

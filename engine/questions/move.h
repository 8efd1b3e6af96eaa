// `move`: the call, the bid or the card for a seat, in either game.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ai/games/boerenbridge.h"
#include "ai/games/klaverjas.h"
#include "engine/fields/kinds.h"
#include "engine/fields/part.h"
#include "engine/questions/signals.h"
#include "engine/questions/spec.h"
#include "engine/requests/move_request.h"
#include "jasnel/auction.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/card.h"
#include "jasnel/convention.h"
#include "jasnel/engine.h"
#include "jasnel/result.h"

namespace jasnel {

inline constexpr Phrase kPlayerHelp = {
    "who answers (default the player of the engine); not a program",
    "wie antwoordt (standaard de speler van de engine); geen programma"};

/// The player of a game with this name, or of the engine. `of_game` is that of `game`.
template <class Player>
Result<Player*> PlayerOf(const std::optional<std::string>& name, const AskContext& context,
                         Game game, Result<std::unique_ptr<Player>> EnginePlayers::*of_game) {
  const EnginePlayers* players = &context.engine->players();
  if (name) {
    const auto named = context.engine->PlayersNamed(*name);
    if (!named) return In("player", named.error());
    players = *named;
  }
  const auto& player = players->*of_game;
  if (!player) return In(Say("player for $0", "player voor $0", GameName(game)), player.error());
  return player->get();
}

/// What a player chose. `Move` is a variant of a bid and a card.
template <class Move>
struct ChosenMove {
  struct Opinion {
    Move move;
    double score = 0;
    std::optional<double> makes;
    std::optional<double> wins = {};  ///< of the match
  };

  Move move;
  std::optional<std::vector<Opinion>> moves;  ///< on each legal one, if the player has any
  std::uint64_t worlds = 0;
  std::chrono::microseconds time{0};
};

/// The call, bid or card of a choice, or of an opinion.
template <class Chosen>
auto MoveIn(const Chosen& chosen) {
  if constexpr (requires { chosen.call; }) {
    return chosen.call;
  } else if constexpr (requires { chosen.bid; }) {
    return chosen.bid;
  } else {
    return chosen.card;
  }
}

/// The opinions on each.
template <class Choice>
const auto& OpinionsIn(const Choice& choice) {
  if constexpr (requires { choice.calls; }) {
    return choice.calls;
  } else if constexpr (requires { choice.bids; }) {
    return choice.bids;
  } else {
    return choice.cards;
  }
}

template <class Move, class Choice>
ChosenMove<Move> ToMove(const Choice& choice, std::chrono::microseconds time) {
  ChosenMove<Move> chosen = {MoveIn(choice), std::nullopt, choice.worlds, time};
  for (const auto& opinion : OpinionsIn(choice)) {
    if (!chosen.moves) chosen.moves.emplace();
    auto& one = chosen.moves->emplace_back();
    one = {MoveIn(opinion), opinion.score, opinion.makes};
    if constexpr (requires { opinion.wins; }) one.wins = opinion.wins;
    // The chance is of the contract of this call.
    if constexpr (requires { opinion.call; }) {
      if (opinion.call.IsPass()) one.makes.reset();
    }
  }
  return chosen;
}

inline constexpr CountKind kWorldsExamined(0, std::numeric_limits<std::uint64_t>::max());

/// The parts of an opinion; `kMove` is the kind of the moves.
template <class Move, const auto& kMove>
constexpr std::array<Part, 3> OpinionParts(std::string_view score, std::string_view makes) {
  using Opinion = typename ChosenMove<Move>::Opinion;
  return {
      Gives<kMove, &Opinion::move>("move", "a move that is legal"),
      Gives<kinds::kMeanPoints, &Opinion::score>("score", score),
      Gives<kinds::kChance, &Opinion::makes>("makes", makes),
  };
}

/// Those of what was chosen; `opinion` are the parts of the `type_name` in it.
template <class Move, const auto& kMove>
constexpr std::array<Part, 4> ChosenParts(std::string_view type_name,
                                          std::span<const Part> opinion) {
  using Chosen = ChosenMove<Move>;
  return {
      Gives<kMove, &Chosen::move>("move", "the move chosen, which is legal"),
      Lists<&Chosen::moves>("moves", type_name, opinion,
                            "each legal move, if the player has an opinion"),
      Gives<kWorldsExamined, &Chosen::worlds>("worlds", "deals of the hidden cards examined"),
      Gives<kinds::kMicroseconds, &Chosen::time>("time_us",
                                                 "time from question to answer, in microseconds"),
  };
}

struct AskedMove {
  std::optional<std::string> player;  ///< who answers, if not the engine's own
  std::optional<SeatRequest<Klaverjas>> request;
  ConventionsOfSides conventions;
  bool why = false;  ///< whether to say why a card was chosen
};

using CallOrCard = std::variant<Call, Card>;

struct AnsweredMove {
  ChosenMove<CallOrCard> chosen;
  /// With conventions, for a card: what those so far said, and what it says.
  std::optional<std::vector<TrickSignal>> signals;
  std::optional<TrickSignal> signal;
  std::optional<Message> why;
};

/// What a seat sees, which other questions take as well.
struct MoveFields {
  static const Field kAll[19];
};

struct ChooseMove {
  using Question = AskedMove;
  using Answer = AnsweredMove;
  static constexpr Phrase kAbout = {"The call or the card for a seat.",
                                    "Het bod of de kaart voor een plaats."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Read(const Record& object, AskedMove& asked);
  static std::optional<Error> Check(AskedMove& /*asked*/) { return std::nullopt; }
  static Result<AnsweredMove> AnswerTo(const AskedMove& asked, const AskContext& context);
};

}  // namespace jasnel

namespace jasnel::boerenbridge {

struct AskedMove {
  std::optional<std::string> player;  ///< who answers, if not the engine's own
  std::optional<SeatRequest<Boerenbridge>> request;
};

using BidOrCard = std::variant<int, Card>;

struct ChooseMove {
  using Question = AskedMove;
  using Answer = ChosenMove<BidOrCard>;
  static constexpr Phrase kAbout = {"The bid or the card for a seat.",
                                    "Het bod of de kaart voor een plaats."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Read(const Record& object, AskedMove& asked);
  static std::optional<Error> Check(AskedMove& /*asked*/) { return std::nullopt; }
  static Result<Answer> AnswerTo(const AskedMove& asked, const AskContext& context);
};

}  // namespace jasnel::boerenbridge

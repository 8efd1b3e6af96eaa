// `random`: a new deal of either game, or the deal for a seed and a number.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/questions/spec.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/deal_line.h"
#include "jasnel/dealt.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel {

struct RandomQuestion {
  std::optional<std::uint64_t> seed;  ///< nothing for a new deal each time
  std::uint64_t number = 1;
  std::optional<Rules> rules;
  Dealt dealt;
};

struct DrawDeal {
  using Question = RandomQuestion;
  using Answer = DealLine;
  static constexpr Phrase kAbout = {
      "A new deal, or the deal for a seed and a number.",
      "Een nieuw spel, of het spel bij een startgetal en een nummer."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Check(RandomQuestion& /*question*/) { return std::nullopt; }
  static Result<DealLine> AnswerTo(const RandomQuestion& question, const AskContext& context);
};

}  // namespace jasnel

namespace jasnel::boerenbridge {

struct RandomQuestion {
  int players = 0;
  std::optional<std::uint64_t> seed;  ///< nothing for a new deal each time
  std::uint64_t number = 1;
  std::optional<int> cards;       ///< of every deal; nothing for as many as the round says
  std::optional<int> most_cards;  ///< of a round; nothing for as many as there are
};

struct RandomAnswer {
  DealLine deal;
  int dealer = 0;            ///< a player
  std::optional<int> deals;  ///< in a round

  int cards() const { return deal.position.hands[0].size(); }
  std::vector<std::vector<Card>> hands() const;  ///< by seat, from high to low
  std::vector<int> seats() const;                ///< the player in each
};

struct DrawDeal {
  using Question = RandomQuestion;
  using Answer = RandomAnswer;
  static constexpr Phrase kAbout = {"A new deal of a game, or the deal for a seed and a number.",
                                    "Een nieuw spel van een partij, of dat bij een startgetal en "
                                    "een nummer."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Check(RandomQuestion& question);
  static Result<RandomAnswer> AnswerTo(const RandomQuestion& question, const AskContext& context);
};

}  // namespace jasnel::boerenbridge

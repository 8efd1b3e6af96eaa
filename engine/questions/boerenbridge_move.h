// `move` of boerenbridge: the bid or the card for a seat.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "ai/games/boerenbridge.h"
#include "engine/questions/move_parts.h"
#include "engine/questions/spec.h"
#include "engine/requests/seat_request.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/result.h"

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

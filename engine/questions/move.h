// `move`: the call or the card for a seat.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ai/games/klaverjas.h"
#include "engine/questions/move_parts.h"
#include "engine/questions/signals.h"
#include "engine/questions/spec.h"
#include "engine/requests/seat_request.h"
#include "jasnel/auction.h"
#include "jasnel/card.h"
#include "jasnel/convention.h"
#include "jasnel/result.h"

namespace jasnel {

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
  static const Field kAll[15];
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

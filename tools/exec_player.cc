#include "tools/exec_player.h"

#include <utility>

#include "bitboard/notation.h"
#include "engine/json_fields.h"
#include "engine/move_answer.h"
#include "engine/move_request.h"

namespace jasnel {

ExecPlayer::ExecPlayer(std::string command, std::chrono::milliseconds limit)
    : program_(std::move(command), limit) {}

Result<CallChoice> ExecPlayer::ChooseCall(const CallView& view, const Thinking& thinking) {
  const auto write = [&](const Record& id) { return RequestRecord(id, view, thinking); };
  const auto read = [&](const Record& answer, const Record& id) -> Result<CallChoice> {
    const auto call = ReadCall(answer, id);
    if (!call) return call.error();
    Auction after = view.auction;
    if (const auto error = after.Speak(*call)) {
      return Error{Concat("answered with a call that is not legal: ", error->message)};
    }
    return CallChoice{*call};
  };
  return program_.Ask(thinking, write, read);
}

Result<CardChoice> ExecPlayer::ChooseCard(const PlayView& view, const Thinking& thinking) {
  const auto write = [&](const Record& id) { return RequestRecord(id, view, thinking); };
  const auto read = [&](const Record& answer, const Record& id) -> Result<CardChoice> {
    const auto card = ReadCard(answer, id);
    if (!card) return card.error();
    const CardSet legal = view.Legal();
    if (!legal.Contains(*card)) {
      return Error{Concat("answered with a card that is not legal: ", FormatCard(*card),
                          "; expected one of ", FormatCards(legal))};
    }
    return CardChoice{*card};
  };
  return program_.Ask(thinking, write, read);
}

}  // namespace jasnel

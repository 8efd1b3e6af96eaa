#include "tools/shared/players/exec_player.h"

#include <cstddef>

#include "engine/records/move_answer.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/move_request.h"
#include "jasnel/notation.h"

namespace jasnel {

ExecPlayer::ExecPlayer(const std::string& command, const ProgramTerms& terms) {
  for (int seat = 0; seat < kSeats; ++seat) programs_.emplace_back(command, terms);
}

void ExecPlayer::Leave() {
  for (ExternalProgram& program : programs_) program.Leave();
}

Result<CallChoice> ExecPlayer::ChooseCall(const CallView& view, const Thinking& thinking) {
  const auto write = [&](const Record& id, const Thinking& told) {
    return RequestRecord(id, view, told);
  };
  const auto read = [&](const Record& answer, const Record& id) -> Result<CallChoice> {
    const auto call = ReadCall(answer, id);
    if (!call) return call.error();
    Auction after = view.auction;
    if (const auto error = after.Speak(*call)) {
      return Error{Say("answered with a call that is not legal: $0",
                       "antwoordde met een bod dat niet mag: $0", *error)};
    }
    return CallChoice{*call};
  };
  const Seat seat = view.auction.Turn();
  return programs_[static_cast<std::size_t>(Index(seat))].Ask(thinking, write, read);
}

Result<CardChoice> ExecPlayer::ChooseCard(const PlayView& view, const Thinking& thinking) {
  const auto write = [&](const Record& id, const Thinking& told) {
    return RequestRecord(id, view, told);
  };
  const auto read = [&](const Record& answer, const Record& id) -> Result<CardChoice> {
    const auto card = ReadCard(answer, id);
    if (!card) return card.error();
    const CardSet legal = view.Legal();
    if (!legal.Contains(*card)) {
      return Error{Say("answered with a card that is not legal: $0; expected one of $1",
                       "antwoordde met een kaart die niet mag: $0; verwacht een van $1",
                       CardMessage(*card),
                       Message(FormatCards(legal), FormatCards(legal, Language::kDutch)))};
    }
    return CardChoice{*card};
  };
  return programs_[static_cast<std::size_t>(Index(view.seat()))].Ask(thinking, write, read);
}

}  // namespace jasnel

#include "tools/shared/players/boerenbridge_exec_player.h"

#include <cstddef>

#include "engine/records/boerenbridge_move_answer.h"
#include "engine/requests/boerenbridge_move_request.h"
#include "engine/requests/json_fields.h"
#include "jasnel/boerenbridge/deal_line.h"

namespace jasnel::boerenbridge {

ExecPlayer::ExecPlayer(const std::string& command, const ProgramTerms& terms) {
  for (int seat = 0; seat < kMostPlayers; ++seat) programs_.emplace_back(command, terms);
}

void ExecPlayer::Leave() {
  for (ExternalProgram& program : programs_) program.Leave();
}

Result<BidChoice> ExecPlayer::ChooseBid(const BidView& view, const Thinking& thinking) {
  const auto write = [&](const Record& id, const Thinking& told) {
    return RequestRecord(id, view, told);
  };
  const auto read = [&](const Record& answer, const Record& id) -> Result<BidChoice> {
    const auto bid = ReadBid(answer, id);
    if (!bid) return bid.error();
    Bidding after = view.bidding;
    if (const auto error = after.Bid(*bid)) {
      return Error{Say("answered with a bid that is not legal: $0",
                       "antwoordde met een bod dat niet mag: $0", *error)};
    }
    return BidChoice{*bid};
  };
  return programs_[static_cast<std::size_t>(view.seat())].Ask(thinking, write, read);
}

Result<CardChoice> ExecPlayer::ChooseCard(const PlayView& view, const Thinking& thinking) {
  const auto write = [&](const Record& id, const Thinking& told) {
    return RequestRecord(id, view, told);
  };
  const auto read = [&](const Record& answer, const Record& id) -> Result<CardChoice> {
    const auto card = ReadCard(answer, id);
    if (!card) return card.error();
    if (!view.Legal().Contains(*card)) {
      return Error{Say("answered with a card that is not legal: $0; expected one of $1",
                       "antwoordde met een kaart die niet mag: $0; verwacht een van $1",
                       CardMessage(*card), CardList(view.Legal()).dump())};
    }
    return CardChoice{*card};
  };
  return programs_[static_cast<std::size_t>(view.seat())].Ask(thinking, write, read);
}

}  // namespace jasnel::boerenbridge

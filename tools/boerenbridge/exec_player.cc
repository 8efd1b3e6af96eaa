#include "tools/boerenbridge/exec_player.h"

#include <utility>

#include "bitboard/boerenbridge/notation.h"
#include "engine/boerenbridge/move_answer.h"
#include "engine/boerenbridge/move_request.h"
#include "engine/json_fields.h"

namespace jasnel::boerenbridge {

ExecPlayer::ExecPlayer(std::string command, std::chrono::milliseconds limit)
    : program_(std::move(command), limit) {}

Result<BidChoice> ExecPlayer::ChooseBid(const BidView& view, const Thinking& thinking) {
  const auto write = [&](const Record& id) { return RequestRecord(id, view, thinking); };
  const auto read = [&](const Record& answer, const Record& id) -> Result<BidChoice> {
    const auto bid = ReadBid(answer, id);
    if (!bid) return bid.error();
    Bidding after = view.bidding;
    if (const auto error = after.Bid(*bid)) {
      return Error{Concat("answered with a bid that is not legal: ", error->message)};
    }
    return BidChoice{*bid};
  };
  return program_.Ask(thinking, write, read);
}

Result<CardChoice> ExecPlayer::ChooseCard(const PlayView& view, const Thinking& thinking) {
  const auto write = [&](const Record& id) { return RequestRecord(id, view, thinking); };
  const auto read = [&](const Record& answer, const Record& id) -> Result<CardChoice> {
    const auto card = ReadCard(answer, id);
    if (!card) return card.error();
    if (!view.Legal().Contains(*card)) {
      return Error{Concat("answered with a card that is not legal: ", FormatCard(*card),
                          "; expected one of ", CardList(view.Legal()).dump())};
    }
    return CardChoice{*card};
  };
  return program_.Ask(thinking, write, read);
}

}  // namespace jasnel::boerenbridge

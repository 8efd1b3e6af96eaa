#include "engine/records/boerenbridge_move_answer.h"

#include "engine/records/answer_fields.h"
#include "engine/requests/boerenbridge_deal_fields.h"
#include "engine/requests/request_fields.h"
#include "jasnel/boerenbridge/deal_line.h"

namespace jasnel::boerenbridge {

Result<int> ReadBid(const Record& answer, const Record& id) {
  const auto is_number = [](const Record& move) { return move.is_number(); };
  const auto move = ReadMove(answer, id, is_number, "2");
  if (!move) return move.error();
  return WholeOf(Phrase{"answered with a bid", "antwoordde met een bod"}, *move, 0, kMaxCards);
}

Result<Card> ReadCard(const Record& answer, const Record& id) {
  return ReadMoveAs<Card>(answer, id, ParseCard, kCardExpected);
}

Result<BidChoice> ReadChoice(const Record& answer, const Record& id, const BidView& view) {
  const auto bid = ReadBid(answer, id);
  if (!bid) return bid.error();
  Bidding after = view.bidding;
  if (const auto error = after.Bid(*bid)) {
    return Error{Say("answered with a bid that is not legal: $0, one of $1",
                     "antwoordde met een bod dat niet mag: $0, een van $1", *error,
                     Record(LegalBids(view.bidding)).dump())};
  }
  return BidChoice{*bid};
}

Result<CardChoice> ReadChoice(const Record& answer, const Record& id, const PlayView& view) {
  const auto card = ReadCard(answer, id);
  if (!card) return card.error();
  return LegalChoice<CardChoice>(*card, view, [](CardSet legal) { return CardList(legal).dump(); });
}

}  // namespace jasnel::boerenbridge

#include "engine/requests/move_answer.h"

#include "engine/requests/boerenbridge_deal_fields.h"
#include "engine/requests/json_fields.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/notation.h"

namespace jasnel {

Record ErrorRecord(const Record& id, const Error& error, Language language) {
  return {{"id", id}, {"error", error.In(language)}};
}

Result<Record> ReadMove(const Record& answer, const Record& id, bool (*is_move)(const Record&),
                        std::string_view example) {
  const auto found = answer.find("id");
  if (found == answer.end() || *found != id) {
    const Message what = found == answer.end() ? Message(Phrase{"no id", "geen id"})
                                               : Say("id $0", "id $0", Printable(found->dump()));
    return Error{
        Say("answered with $0; expected $1", "antwoordde met $0; verwacht $1", what, id.dump())};
  }
  if (const Record* const error = FindKey(answer, "error")) {
    const std::string text = error->is_string() ? error->get<std::string>() : error->dump();
    return Error{Say("answered with an error: $0", "antwoordde met een fout: $0", Printable(text))};
  }
  const Record* const move = FindKey(answer, "move");
  if (move == nullptr || !is_move(*move)) {
    return Error{Say(R"(answered without a move; expected one, such as "move":$0)",
                     R"(antwoordde zonder zet; verwacht er een, zoals "move":$0)", example)};
  }
  return *move;
}

Result<Call> ReadCall(const Record& answer, const Record& id) {
  return ReadMoveAs<Call>(
      answer, id, [](std::string_view text) { return ParseCall(text); },
      Phrase{"pass or a suit, S, H, D or C", "pas of een kleur, S, H, R of K"});
}

Result<Card> ReadCard(const Record& answer, const Record& id) {
  return ReadMoveAs<Card>(answer, id, ParseCard, kCardExpected);
}

Result<CallChoice> ReadMoveChoice(const Record& answer, const Record& id, const CallView& view) {
  const auto call = ReadCall(answer, id);
  if (!call) return call.error();
  Auction after = view.auction;
  if (const auto error = after.Speak(*call, view.hand)) {
    return Error{Say("answered with a call that is not legal: $0",
                     "antwoordde met een bod dat niet mag: $0", *error)};
  }
  return CallChoice{*call};
}

Result<CardChoice> ReadMoveChoice(const Record& answer, const Record& id, const PlayView& view) {
  const auto card = ReadCard(answer, id);
  if (!card) return card.error();
  return LegalChoice<CardChoice>(*card, view, [](CardSet legal) {
    return Message(FormatCards(legal), FormatCards(legal, Language::kDutch));
  });
}

}  // namespace jasnel

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

Result<BidChoice> ReadMoveChoice(const Record& answer, const Record& id, const BidView& view) {
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

Result<CardChoice> ReadMoveChoice(const Record& answer, const Record& id, const PlayView& view) {
  const auto card = ReadCard(answer, id);
  if (!card) return card.error();
  return LegalChoice<CardChoice>(*card, view, [](CardSet legal) { return CardList(legal).dump(); });
}

}  // namespace jasnel::boerenbridge

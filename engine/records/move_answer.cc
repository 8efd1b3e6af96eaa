#include "engine/records/move_answer.h"

#include "engine/records/answer_fields.h"
#include "jasnel/notation.h"

namespace jasnel {

Result<Call> ReadCall(const Record& answer, const Record& id) {
  return ReadMoveAs<Call>(
      answer, id, [](std::string_view text) { return ParseCall(text); },
      Phrase{"pass or a suit, S, H, D or C", "pas of een kleur, S, H, R of K"});
}

Result<Card> ReadCard(const Record& answer, const Record& id) {
  return ReadMoveAs<Card>(answer, id, ParseCard, kCardExpected);
}

Result<CallChoice> ReadChoice(const Record& answer, const Record& id, const CallView& view) {
  const auto call = ReadCall(answer, id);
  if (!call) return call.error();
  Auction after = view.auction;
  if (const auto error = after.Speak(*call)) {
    return Error{Say("answered with a call that is not legal: $0",
                     "antwoordde met een bod dat niet mag: $0", *error)};
  }
  return CallChoice{*call};
}

Result<CardChoice> ReadChoice(const Record& answer, const Record& id, const PlayView& view) {
  const auto card = ReadCard(answer, id);
  if (!card) return card.error();
  return LegalChoice<CardChoice>(*card, view, [](CardSet legal) {
    return Message(FormatCards(legal), FormatCards(legal, Language::kDutch));
  });
}

}  // namespace jasnel

#include "tools/play/session.h"

#include <utility>

#include "tools/analyse/text.h"

namespace jasnel {

bool AnalysingSession::Undo() {
  game().TakeBack();
  Tell(texts().say()("Taken back.\n", "Teruggenomen.\n"));
  return true;
}

bool AnalysingSession::Claim() {
  const DealInPlay& deal = game().deal();
  if (deal.InAuction()) {
    Tell(texts().say()("You can claim the rest when you are to play a card.\n",
                       "De rest opeisen kan als u een kaart moet spelen.\n"));
    return true;
  }
  const jasnel::Claim claim = claimer_.Examine(deal.play_view(), {.cancel = &Interrupted()});
  if (claim.stop == Stop::kCancelled) return false;
  Tell(texts().Claimed(claim));
  if (claim.verdict == ClaimVerdict::kProved) {
    claimed_ = game().number();
    alone_ = claim.alone;
  }
  return true;
}

// After a proved claim the person's cards are played by its plan, and the partner's too if the plan
// needs them.
Player* AnalysingSession::StandIn() {
  if (claimed_ != game().number()) return nullptr;
  const Seat seat = game().deal().turn();
  const Seat person = game().game().person;
  const bool by_plan = seat == person || (!alone_ && SideOf(seat) == SideOf(person));
  return by_plan ? &claim_player_ : nullptr;
}

bool AnalysingSession::ReviewDeal() {
  auto analysed = AnalyseDeal::AnswerWith(solver_, {.played = RecordOf(game())}, Interrupted());
  if (!analysed) return !Interrupted() && Fail(analysed.error());
  analysed_ = std::move(analysed).value();
  Tell("\n" + SeatText(analysed_, game().game().person, texts().style().language));
  return true;
}

std::optional<std::string> AnalysingSession::Answer(TypedCommand command) {
  if (command != TypedCommand::kAnalyse) return PlaySession::Answer(command);
  const Language language = texts().style().language;
  return "\n" + AnalysisText(analysed_, "record", game().number(), language) +
         AnalysisTextEnd({}, language);
}

}  // namespace jasnel

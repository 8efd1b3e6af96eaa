#include "tools/play/analysing_session.h"

#include "tools/analyse/printer.h"
#include "tools/analyse/text.h"

namespace jasnel {

bool AnalysingSession::Undo() {
  game().TakeBack();
  Tell(std::string(texts().words().taken_back) + "\n");
  return true;
}

bool AnalysingSession::Claim() {
  const DealInPlay& deal = game().deal();
  if (deal.InAuction()) {
    Tell(std::string(texts().words().no_claim_yet) + "\n");
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
  analysed_ = AnalyseRecord(solver_, game().number(), RecordOf(game()), {.cancel = &Interrupted()});
  if (analysed_.error) return Fail(*analysed_.error);
  if (analysed_.analysis.stop != Stop::kSolved) return false;
  Tell("\n" + SeatText(analysed_, {.language = texts().style().language, .unit = "record"},
                       game().game().person));
  return true;
}

std::optional<std::string> AnalysingSession::Answer(TypedCommand command) {
  if (command != TypedCommand::kAnalyse) return PlaySession::Answer(command);
  const auto printer =
      MakeAnalysisPrinter({.language = texts().style().language, .unit = "record"}, Format::kText);
  const std::string page = printer->Print(analysed_).out;
  return "\n" + page + printer->Finish().out;
}

}  // namespace jasnel

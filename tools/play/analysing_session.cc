#include "tools/play/analysing_session.h"

#include "tools/analyse/printer.h"
#include "tools/analyse/text.h"

namespace jasnel {

bool AnalysingSession::Undo() {
  game().TakeBack();
  Tell(std::string(texts().words().taken_back) + "\n");
  return true;
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

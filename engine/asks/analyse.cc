// `"ask":"analyse"`: analyses a played deal, card by card.
#include "engine/asks/question.h"
#include "engine/records/analysed_deal.h"
#include "engine/records/analysis_record.h"
#include "engine/records/played_record.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/request_fields.h"

namespace jasnel {

Result<Record> AnswerAnalyse(const Question& question) {
  const auto summary = ReadBool(question.object, "summary");
  if (!summary) return summary.error();
  const auto budget = ReadThinking(question.object);
  if (!budget) return budget.error();
  const auto played = ReadPlayedRecord(question.object, {});
  AnalysedDeal deal;
  question.engine.solver().ForEach(1, [&](Solver& solver, std::size_t) {
    deal = AnalyseRecord(solver, 1, played, {.time = budget->time, .cancel = &question.cancel});
  });
  if (deal.error) return *deal.error;
  if (deal.analysis.stop != Stop::kSolved) return NotInTime();
  return AnalysisRecord(deal, Language::kEnglish, *summary);
}

}  // namespace jasnel

// `"ask":"analyse"`: analyses a played deal, card by card.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/asks/question.h"
#include "engine/records/analysed_deal.h"
#include "engine/records/analysis_record.h"
#include "engine/records/convention_record.h"
#include "engine/records/played_record.h"
#include "engine/requests/agreed_conventions.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/request_fields.h"
#include "jasnel/convention.h"

namespace jasnel {

namespace {

// What the fair judgement is asked for, if it is.
Result<std::optional<FairRequest>> ReadFair(const Record& object, const Thinking& thinking) {
  const auto fair = ReadBool(object, "fair");
  if (!fair) return fair.error();
  if (!*fair) return std::optional<FairRequest>();
  const auto worlds = ReadWhole<std::uint64_t>(object, "worlds", 1, kMostFairWorlds);
  if (!worlds) return worlds.error();
  FairRequest request;
  request.seed = thinking.seed;
  request.worlds = worlds->value_or(request.worlds);
  return std::optional(request);
}

// What the cards said, and whether it was true.
Record JudgedSignals(const AnalysedDeal& deal, const ConventionsOfSides& conventions,
                     Language words) {
  const auto signals = SignalsOf(deal.record.deal, deal.replay, conventions);
  Hands hands = deal.record.deal.hands;
  Record list = Record::array();
  for (std::size_t i = 0; i < signals.size(); ++i) {
    const JudgedCard& card = deal.analysis.cards[i];
    CardSet& hand = hands[static_cast<std::size_t>(Index(card.seat))];
    if (const auto& signal = signals[i]) {
      list.push_back(SignalRecord(card.trick, *signal, words));
      list.back()["true"] = IsTrueOf(*signal, hand);
    }
    hand -= card.card;
  }
  return list;
}

}  // namespace

Result<Record> AnswerAnalyse(const Question& question) {
  const auto summary = ReadBool(question.object, "summary");
  if (!summary) return summary.error();
  const auto budget = ReadThinking(question.object);
  if (!budget) return budget.error();
  const auto fair = ReadFair(question.object, *budget);
  if (!fair) return fair.error();
  const auto agreed = ReadAgreedConventions(question.object);
  if (!agreed) return agreed.error();
  const auto played = ReadPlayedRecord(question.object, {});
  AnalysedDeal deal;
  question.engine.solver().ForEach(1, [&](Solver& solver, std::size_t) {
    deal = AnalyseRecord(solver, 1, played, {.time = budget->time, .cancel = &question.cancel});
  });
  if (*fair) {
    FairRequest request = **fair;
    if (budget->time.count() > 0) {
      request.time = std::max(budget->time - question.time(), std::chrono::microseconds(1));
    }
    request.cancel = &question.cancel;
    AddFairJudgement(question.engine.solver(), request, deal);
  }
  if (deal.error) return *deal.error;
  if (deal.analysis.stop != Stop::kSolved) return NotInTime();
  Record answer = AnalysisRecord(deal, Language::kEnglish, question.language, *summary);
  if (AnyAgreed(*agreed)) answer["signals"] = JudgedSignals(deal, *agreed, question.language);
  return answer;
}

}  // namespace jasnel

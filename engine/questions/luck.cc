#include "engine/questions/luck.h"

#include <cstddef>
#include <utility>

#include "engine/fields/kinds.h"
#include "engine/questions/played_fields.h"
#include "jasnel/analysis.h"
#include "jasnel/replay.h"

namespace jasnel {
namespace {

constexpr auto kLuckFields = Joined(kPlayedFields, kRecordRulesField<&LuckQuestion::rules>);

}  // namespace

constexpr Part DealLuck::kAll[] = {
    Gives<kinds::kPoints, &Luck::cards>(
        "cards", "what the deal is usually worth, North-South minus East-West"),
    Gives<kinds::kPoints, [](const Luck& luck) { return luck.calls[0]; }>(
        "calls_ns", "what the calls of North-South gained, against what is usual"),
    Gives<kinds::kPoints, [](const Luck& luck) { return -luck.calls[1]; }>(
        "calls_ew", "what those of East-West gained, with a minus"),
    Gives<kinds::kPoints, &Luck::unseen>(
        "unseen", "what the contract is worth with open hands more than usually"),
    Gives<kinds::kPoints, [](const Luck& luck) { return -luck.play[0]; }>(
        "play_ns", "what the cards of North-South lost with open hands, with a minus"),
    Gives<kinds::kPoints, [](const Luck& luck) { return luck.play[1]; }>(
        "play_ew", "what those of East-West lost"),
    Gives<kinds::kPoints, [](const Luck& luck) { return -luck.rulings; }>(
        "rulings", "what rulings gave North-South"),
    Gives<kinds::kPoints, &Luck::result>(
        "result", "the sum: what North-South wrote down more than East-West"),
};

constexpr QuestionSpec DealLuck::kSpec = {
    .name = "luck",
    .about = kAbout,
    .answer_type = "Luck",
    .fields = kLuckFields,
    .other_keys = OtherKeys::kIgnored,
    .answer = kAll,
};

std::optional<Error> DealLuck::Read(const Record& object, LuckQuestion& question) {
  auto played = ReadPlayedRecord(object, question.rules);
  if (!played) return played.error();
  question.played = std::move(played).value();
  return std::nullopt;
}

Result<Luck> DealLuck::AnswerWith(Solver& solver, const LuckQuestion& question,
                                  const std::atomic<bool>& cancel) {
  const PlayedRecord& record = question.played;
  if (record.IsPassedOut()) return Error{kPassedOut};
  const auto replay = ReplayDeal(record.deal);
  if (!replay) return replay.error();
  const Analysis analysis = Analyse(solver, *replay, {.cancel = &cancel});
  if (analysis.stop != Stop::kSolved) return NotInTime();
  return FindLuck(record.deal, *replay, record.auction, analysis);
}

Result<Luck> DealLuck::AnswerTo(const LuckQuestion& question, const AskContext& context) {
  Result<Luck> luck = NotInTime();
  context.solver.ForEach(
      1, [&](Solver& solver, std::size_t) { luck = AnswerWith(solver, question, context.cancel); });
  return luck;
}

}  // namespace jasnel

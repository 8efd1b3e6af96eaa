#include "engine/questions/all.h"

#include <utility>

#include "engine/questions/analyse.h"
#include "engine/questions/beliefs.h"
#include "engine/questions/bid.h"
#include "engine/questions/book.h"
#include "engine/questions/claim.h"
#include "engine/questions/club.h"
#include "engine/questions/commit.h"
#include "engine/questions/compare.h"
#include "engine/questions/draw.h"
#include "engine/questions/evening.h"
#include "engine/questions/fair_play.h"
#include "engine/questions/fours.h"
#include "engine/questions/knockout.h"
#include "engine/questions/luck.h"
#include "engine/questions/move.h"
#include "engine/questions/movement.h"
#include "engine/questions/paper.h"
#include "engine/questions/par.h"
#include "engine/questions/puzzles.h"
#include "engine/questions/random.h"
#include "engine/questions/read.h"
#include "engine/questions/rule_sets.h"
#include "engine/questions/score.h"
#include "engine/questions/season.h"
#include "engine/questions/solve.h"
#include "engine/questions/state.h"
#include "engine/questions/table.h"
#include "engine/questions/what_if.h"
#include "engine/questions/yardstick.h"
#include "engine/records/record.h"

namespace jasnel {

namespace {

// The keys that all questions have, before their own.
Record WithCommonKeys(const QuestionSpec& spec, Record schema) {
  const bool is_klaverjas = spec.game == Game::kKlaverjas;
  Record properties = {
      {"id", {{"description", "any value, which the answer repeats"}}},
      {"ask", {{"const", spec.name}}},
      {"game", is_klaverjas ? Record{{"enum", {GameName(spec.game)}}}
                            : Record{{"const", GameName(spec.game)}}},
      {"language", {{"enum", {"en", "nl"}}, {"description", "of messages and sentences"}}}};
  properties.update(schema["properties"]);
  schema["properties"] = std::move(properties);
  Record required = {"ask"};
  if (!is_klaverjas) required.push_back("game");
  required.insert(required.end(), schema["required"].begin(), schema["required"].end());
  schema["required"] = std::move(required);
  return schema;
}

}  // namespace

std::string QuestionSchema() {
  Record definitions = Record::object();
  for (const auto& [spec, answers] : AllQuestions()) {
    const bool is_klaverjas = spec.game == Game::kKlaverjas;
    const std::string name = (is_klaverjas ? "" : "boerenbridge.") + std::string(spec.name);
    Record question = WithCommonKeys(
        spec, SchemaOfFields(spec.fields, spec.other_keys, spec.together, spec.apart));
    question["description"] = spec.about.english;
    definitions[name] = std::move(question);
    Record answer = SchemaOfParts(spec.answer);
    if (!spec.answer_type.empty()) answer["title"] = spec.answer_type;
    definitions[name + ".answer"] = std::move(answer);
  }
  const Record schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                         {"$defs", std::move(definitions)}};
  return schema.dump(2) + "\n";
}

namespace {

template <class Asked>
constexpr AnyQuestion kQuestion = {Asked::kSpec, AnswerRequest<Asked>};

constexpr AnyQuestion kQuestions[] = {
    kQuestion<ChooseMove>,
    kQuestion<boerenbridge::ChooseMove>,
    kQuestion<Bid>,
    kQuestion<boerenbridge::Bid>,
    kQuestion<Solve>,
    kQuestion<boerenbridge::Solve>,
    kQuestion<Table>,
    kQuestion<ParAuction>,
    kQuestion<Book>,
    kQuestion<ExamineClaim>,
    kQuestion<AnalyseDeal>,
    kQuestion<DealLuck>,
    kQuestion<AskWhatIf>,
    kQuestion<AskBeliefs>,
    kQuestion<AskFairPlay>,
    kQuestion<AskYardstick>,
    kQuestion<AskRating>,
    kQuestion<AskPuzzles>,
    kQuestion<CompareBoards>,
    kQuestion<club::DrawTables>,
    kQuestion<club::AddUpEvening>,
    kQuestion<club::AddUpSeason>,
    kQuestion<club::KeepSeason>,
    kQuestion<club::MovePairs>,
    kQuestion<club::ScoreMatches>,
    kQuestion<club::AddUpTeams>,
    kQuestion<club::DrawRound>,
    kQuestion<club::ScoreToTarget>,
    kQuestion<paper::DrawPaper>,
    kQuestion<Score>,
    kQuestion<DealState>,
    kQuestion<boerenbridge::DealState>,
    kQuestion<ReadDeals>,
    kQuestion<CommitDeals>,
    kQuestion<DrawDeal>,
    kQuestion<boerenbridge::DrawDeal>,
    kQuestion<RuleSets>,
};

}  // namespace

std::span<const AnyQuestion> AllQuestions() { return kQuestions; }

}  // namespace jasnel

// `"ask":"solve"`: the value of a deal with open hands.
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/asks/question.h"
#include "engine/records/boerenbridge_solve_record.h"
#include "engine/records/boerenbridge_solved_deal.h"
#include "engine/records/solve_record.h"
#include "engine/records/solved_deal.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/request_fields.h"

namespace jasnel {
namespace {

constexpr std::array<std::string_view, 8> kKeys = {"id",        "ask",   "game",       "deal",
                                                   "objective", "cards", "value_only", "budget_ms"};
constexpr std::array<std::string_view, 8> kBoerenbridgeKeys = {
    "id", "ask", "game", "deal", "paranoid", "cards", "scores", "budget_ms"};

std::optional<Objective> ParseObjective(std::string_view text) {
  for (const Objective objective :
       {Objective::kPoints, Objective::kMake, Objective::kPit, Objective::kScore}) {
    if (text == ObjectiveName(objective)) return objective;
  }
  return std::nullopt;
}

Result<SolveForm> ReadForm(const Record& object) {
  SolveForm form;
  const auto objective =
      ReadText<Objective>(object, "objective", ParseObjective,
                          Phrase{"points, make, pit or score", "points, make, pit of score"});
  if (!objective) return objective.error();
  form.objective = objective->value_or(Objective::kPoints);
  const auto cards = ReadBool(object, "cards");
  if (!cards) return cards.error();
  form.cards = *cards;
  const auto value_only = ReadBool(object, "value_only");
  if (!value_only) return value_only.error();
  form.value_only = *value_only;
  return form;
}

// The deal with each trump suit that it leaves open.
Result<DealAnswers> ReadAnswers(const Record& object, Objective objective) {
  const auto line = NeedDeal(object);
  if (!line) return line.error();
  DealAnswers answers;
  answers.deal = *line;
  if (const auto error = AddTrumps(answers, objective)) return In("deal", *error);
  return answers;
}

Result<Record> OfKlaverjas(const Question& question) {
  if (auto error = UnknownKey(question.object, kKeys)) return *std::move(error);
  const auto form = ReadForm(question.object);
  if (!form) return form.error();
  const auto budget = ReadThinking(question.object);
  if (!budget) return budget.error();
  auto read = ReadAnswers(question.object, form->objective);
  if (!read) return read.error();
  DealAnswers answers = std::move(read).value();
  SolveRequest request;
  request.objective = form->objective;
  request.cards = form->cards;
  request.best = request.line = !form->value_only;
  request.limits = {.time = budget->time, .cancel = &question.cancel};
  bool out_of_time = false;
  question.engine.solver().ForEach(1, [&](Solver& solver, std::size_t) {
    for (TrumpAnswer& answer : answers.trumps) {
      if (answer.error || out_of_time) continue;
      auto solution = solver.Solve(answer.position, request);
      if (!solution) {
        answer.error = solution.error();
      } else {
        answer.solution = std::move(solution).value();
        out_of_time = answer.solution.stop != Stop::kSolved;
      }
    }
  });
  if (out_of_time) return NotInTime();
  Record record;
  record["answers"] = Records(answers, *form);
  record["time_us"] = question.time().count();
  return record;
}

// `paranoid`: true for every seat, or the number of one.
Result<boerenbridge::SolveForm> ReadBoerenbridgeForm(const Record& object) {
  boerenbridge::SolveForm form;
  if (const Record* const paranoid = FindKey(object, "paranoid")) {
    if (paranoid->is_boolean()) {
      form.paranoid = paranoid->get<bool>();
    } else {
      const auto seat = WholeOf("paranoid", *paranoid, 0, boerenbridge::kMostPlayers - 1);
      if (!seat) return seat.error();
      form.paranoid = true;
      form.seat = *seat;
    }
  }
  const auto cards = ReadBool(object, "cards");
  if (!cards) return cards.error();
  form.cards = *cards;
  const auto scores = ReadBool(object, "scores");
  if (!scores) return scores.error();
  form.scores = *scores;
  if (form.scores && !form.paranoid) {
    return Error{
        Say("scores without paranoid; expected both", "scores zonder paranoid; verwacht beide")};
  }
  return form;
}

Result<Record> OfBoerenbridge(const Question& question) {
  if (auto error = UnknownKey(question.object, kBoerenbridgeKeys)) return *std::move(error);
  const auto form = ReadBoerenbridgeForm(question.object);
  if (!form) return form.error();
  const auto budget = ReadThinking(question.object);
  if (!budget) return budget.error();
  const auto text = NeedText(question.object, "deal",
                             Phrase{"a deal line, such as 0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0",
                                    "een spel, zoals 0:A8.H.4. H10..B5. 7.V10.8. biedingen=1,2,0"});
  if (!text) return text.error();
  const auto line = boerenbridge::ParseDealLine(*text);
  if (!line) return In("deal", line.error());
  boerenbridge::SolvedDeal deal;
  deal.deal = *line;
  if (!deal.deal.has_bids && NeedsBids(*form)) {
    return In("deal", Say("no bids; expected bids= with a number for each hand",
                          "geen biedingen; verwacht biedingen= met een getal voor elke hand"));
  }
  boerenbridge::Solver solver;
  const Limits limits = {.time = budget->time, .cancel = &question.cancel};
  const boerenbridge::SolveEnd end = Solve(*form, limits, solver, deal);
  if (deal.error) return *deal.error;
  if (end.stop != Stop::kSolved) return NotInTime();
  Record record = SolveRecord(deal, *form, Language::kEnglish);
  record["time_us"] = question.time().count();
  return record;
}

}  // namespace

Result<Record> AnswerSolve(const Question& question) {
  const auto game = ReadGame(question.object);
  if (!game) return game.error();
  return *game == Game::kKlaverjas ? OfKlaverjas(question) : OfBoerenbridge(question);
}

}  // namespace jasnel

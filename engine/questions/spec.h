// A question, described once: the engine, the command, the packages and the reference follow from
// it.
#pragma once

#include <atomic>
#include <chrono>
#include <span>
#include <string>
#include <string_view>

#include "engine/fields/field.h"
#include "engine/fields/part.h"
#include "engine/records/record.h"
#include "engine/requests/json_fields.h"
#include "jasnel/engine.h"
#include "jasnel/message.h"
#include "jasnel/result.h"
#include "jasnel/solver.h"

namespace jasnel {

/// What CSV has: a row for each object of the list at the end of the path `rows`.
struct CsvForm {
  std::span<const Part> parts;
  std::span<const std::string_view> rows;
};

/// What it is called, what it takes and what its answer gives.
struct QuestionSpec {
  std::string_view name;  ///< the value of `ask`, and the name of the command
  Game game = Game::kKlaverjas;
  Phrase about;                       ///< a sentence
  std::string_view item = {};         ///< the key that the arguments and lines of the command give
  std::string_view answer_type = {};  ///< in typed languages; if empty, NameAnswer
  std::span<const Field> fields = {};
  LineForm line = {};  ///< of a question as text, if it may be one
  OtherKeys other_keys = OtherKeys::kRefused;
  std::span<const Together> together = {};
  std::span<const Apart> apart = {};
  std::span<const Part> answer;
  /// CSV has a row for each object of the list at the end of this path.
  std::span<const std::string_view> rows = {};
  std::span<const Part> csv = {};  ///< what CSV has, if not the parts of the answer
  /// The command writes a line of JSON for each object of the first list of `rows`, not for the
  /// answer.
  bool lines_are_rows = false;

  CsvForm csv_form() const { return {csv.empty() ? answer : csv, rows}; }
};

/// What answering may use.
struct AskContext {
  BatchSolver& solver;
  const std::atomic<bool>& cancel;  ///< true to stop soon, without an answer
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
  Engine* engine = nullptr;  ///< whose players answer, if they are asked: null for a command

  /// Time since the question arrived.
  std::chrono::microseconds time() const {
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() -
                                                                 start);
  }
};

/// A request to the engine, and what is needed to answer it.
struct EngineRequest {
  const Record& object;
  Engine& engine;
  std::chrono::steady_clock::time_point start;
  const std::atomic<bool>& cancel;
  Language language = Language::kEnglish;  ///< of messages and sentences
};

/// Answers a request by the question `Asked`, which has
///
///     using Question, Answer;
///     static const QuestionSpec kSpec;
///     static std::optional<Error> Read(const Record&, Question&);
///                                                           if there are fields without a member:
///                                                           reads those
///     static std::optional<Error> Check(Question&);         fills in what follows from the fields,
///                                                           or says what is wrong with the item;
///                                                           if there is none, with which key
///     static Result<Answer> AnswerTo(const Question&, const AskContext&);
///
/// The answer is a JSON object as text.
template <class Asked>
Result<std::string> AnswerRequest(const EngineRequest& request) {
  constexpr const QuestionSpec& kSpec = Asked::kSpec;
  typename Asked::Question question;
  if (auto error = ReadKeys(request.object, kSpec.fields, kSpec.other_keys, &question)) {
    return *std::move(error);
  }
  if constexpr (requires { Asked::Read(request.object, question); }) {
    if (auto error = Asked::Read(request.object, question)) return *std::move(error);
  }
  const auto is_given = [&](std::string_view key) { return IsOn(request.object, key); };
  const auto as_key = [](std::string_view name) { return name; };
  if (auto error = CheckTogether(kSpec.together, is_given, as_key)) return *std::move(error);
  if (auto error = CheckApart(kSpec.apart, is_given, as_key)) return *std::move(error);
  if (auto error = Asked::Check(question)) {
    return kSpec.item.empty() ? *std::move(error) : In(kSpec.item, *error);
  }
  const AskContext context{request.engine.solver(), request.cancel, request.start, &request.engine};
  const auto answer = Asked::AnswerTo(question, context);
  if (!answer) return answer.error();
  return ObjectText(kSpec.answer, &*answer, Language::kEnglish, request.language);
}

}  // namespace jasnel

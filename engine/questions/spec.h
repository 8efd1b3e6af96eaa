// A question, described once: the engine, the command, the packages and the reference follow from
// it.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/asks/question.h"
#include "engine/fields/field.h"
#include "engine/fields/part.h"
#include "engine/fields/sink.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// What it is called, what it takes and what its answer gives.
struct QuestionSpec {
  std::string_view name;              ///< the value of `ask`, and the name of the command
  Phrase about;                       ///< a sentence
  std::string_view answer_type = {};  ///< in typed languages; if empty, NameAnswer
  std::span<const Field> fields;
  std::span<const Together> together = {};
  std::span<const Part> answer;
  std::span<const std::string_view> rows = {};  ///< CSV has a row for each object of this list
};

/// Answers a request by the question `Asked`, which has
///
///     using Question, Answer;
///     static const QuestionSpec kSpec;
///     static std::optional<Error> Check(const Question&);   what no single field shows
///     static Result<Answer> AnswerTo(const Question&);
///
/// The answer is a JSON object as text.
template <class Asked>
Result<std::string> AnswerRequest(const Question& request) {
  constexpr const QuestionSpec& kSpec = Asked::kSpec;
  typename Asked::Question question;
  if (auto error = ReadKeys(request.object, kSpec.fields, &question)) return *std::move(error);
  if (auto error = Asked::Check(question)) return *std::move(error);
  const auto is_given = [&](std::string_view key) { return IsOn(request.object, key); };
  if (auto error = CheckTogether(kSpec.together, "", is_given)) return *std::move(error);
  const auto answer = Asked::AnswerTo(question);
  if (!answer) return answer.error();
  return ObjectText(kSpec.answer, &*answer, Language::kEnglish);
}

}  // namespace jasnel

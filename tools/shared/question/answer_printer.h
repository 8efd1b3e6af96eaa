// The output formats of a question's answers.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "engine/questions/spec.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"
#include "tools/shared/flags.h"
#include "tools/shared/run/stream_run.h"

namespace jasnel {

/// One output format. Receives the answers in input order.
class AnswerPrinter {
 public:
  virtual ~AnswerPrinter() = default;

  /// Output before the first answer.
  virtual Printed Start() { return {}; }
  /// `number` is that of the line, or of the item on the command line, from 1; the type of `answer`
  /// is that of the question.
  virtual Printed Print(std::size_t number, const void* answer) = 0;
  virtual Printed PrintError(std::size_t number, const Error& error) = 0;
  /// Output after the last answer.
  virtual Printed Finish() { return {}; }
};

/// The text for people: a page for each answer, and what stands below the last.
struct AnswerPages {
  std::function<std::string(std::size_t number, const void* answer)> page;
  std::string end;
};

/// `unit` is what numbers count.
std::unique_ptr<AnswerPrinter> MakeAnswerPrinter(const QuestionSpec& spec, Format format,
                                                 Language language, std::string_view unit,
                                                 AnswerPages pages);

}  // namespace jasnel

// The forms in which `jasnel solve` prints what it found out.
#pragma once

#include <memory>
#include <string_view>

#include "engine/records/solve_record.h"
#include "engine/records/solved_deal.h"
#include "tools/shared/run/stream_run.h"

namespace jasnel {

/// What the person who asked wants to see.
struct AnswerStyle : SolveForm {
  bool picture = false;   ///< text: the one deal of the run, in full
  std::string_view unit;  ///< text: what `DealAnswers::number` counts
};

/// One form of output. Gets the answers in input order.
class AnswerPrinter {
 public:
  virtual ~AnswerPrinter() = default;

  /// Before the first answer.
  virtual Printed Start() { return {}; }
  virtual Printed Print(const DealAnswers& answers) = 0;
  /// After the last one.
  virtual Printed Finish() { return {}; }

  /// Whether something that was printed should make the command fail, besides errors.
  virtual bool failed() const { return false; }
};

std::unique_ptr<AnswerPrinter> MakeTextPrinter(const AnswerStyle& style);
std::unique_ptr<AnswerPrinter> MakeJsonPrinter(const AnswerStyle& style);
std::unique_ptr<AnswerPrinter> MakeCsvPrinter(const AnswerStyle& style);

}  // namespace jasnel

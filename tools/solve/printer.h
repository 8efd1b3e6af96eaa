// The output formats of `jasnel solve`.
#pragma once

#include <memory>
#include <string_view>

#include "engine/records/solve_record.h"
#include "engine/records/solved_deal.h"
#include "tools/shared/run/stream_run.h"

namespace jasnel {

/// Output options.
struct SolveStyle : SolveForm {
  bool picture = false;   ///< text: the only deal of the run, in full
  std::string_view unit;  ///< text: what `DealAnswers::number` counts
};

/// One output format. Receives the answers in input order.
class SolvePrinter {
 public:
  virtual ~SolvePrinter() = default;

  /// Output before the first answer.
  virtual Printed Start() { return {}; }
  virtual Printed Print(const DealAnswers& answers) = 0;
  /// Output after the last answer.
  virtual Printed Finish() { return {}; }

  /// Whether any of the output, apart from errors, should make the command fail.
  virtual bool failed() const { return false; }
};

std::unique_ptr<SolvePrinter> MakeTextPrinter(const SolveStyle& style);
std::unique_ptr<SolvePrinter> MakeJsonPrinter(const SolveStyle& style);
std::unique_ptr<SolvePrinter> MakeCsvPrinter(const SolveStyle& style);

}  // namespace jasnel

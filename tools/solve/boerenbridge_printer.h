// The output formats of `jasnel boerenbridge solve`.
#pragma once

#include <memory>
#include <string_view>

#include "engine/records/boerenbridge_solved_deal.h"
#include "tools/shared/run/stream_run.h"
#include "tools/solve/boerenbridge_options.h"

namespace jasnel::boerenbridge {

/// One output format. Receives the deals in input order.
class SolvePrinter {
 public:
  virtual ~SolvePrinter() = default;

  /// Output before the first answer.
  virtual Printed Start() { return {}; }
  virtual Printed Print(const SolvedDeal& deal) = 0;
  /// Output after the last answer.
  virtual Printed Finish() { return {}; }
};

/// One object for each deal.
std::unique_ptr<SolvePrinter> MakeJsonPrinter(const SolveOptions& options);
/// One row for each deal, with --paranoid for each seat.
std::unique_ptr<SolvePrinter> MakeCsvPrinter(const SolveOptions& options);
/// One page for each deal. `unit` is what `SolvedDeal::number` counts.
std::unique_ptr<SolvePrinter> MakeTextPrinter(const SolveOptions& options, std::string_view unit);

}  // namespace jasnel::boerenbridge

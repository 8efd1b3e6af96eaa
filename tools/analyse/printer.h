// The output formats of `jasnel analyse`.
#pragma once

#include <memory>
#include <string_view>

#include "engine/records/analysed_deal.h"
#include "jasnel/convention.h"
#include "jasnel/notation.h"
#include "tools/shared/flags.h"
#include "tools/shared/run/stream_run.h"

namespace jasnel {

/// Output options.
struct AnalysisStyle {
  Language language = Language::kEnglish;
  bool summary = false;                                    ///< only the totals, no cards
  bool fair = false;                                       ///< whether deals were judged fairly
  std::shared_ptr<const ConventionCard> conventions = {};  ///< by which to explain signals, if any
  std::string_view unit;                                   ///< what `AnalysedDeal::number` counts
};

/// One output format. Receives the deals in input order.
class AnalysisPrinter {
 public:
  virtual ~AnalysisPrinter() = default;

  /// Output before the first deal.
  virtual Printed Start() { return {}; }
  virtual Printed Print(const AnalysedDeal& deal) = 0;
  /// Output after the last deal.
  virtual Printed Finish() { return {}; }
};

std::unique_ptr<AnalysisPrinter> MakeAnalysisPrinter(const AnalysisStyle& style, Format format);

}  // namespace jasnel

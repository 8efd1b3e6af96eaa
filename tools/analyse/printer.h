// The forms in which `jasnel analyse` prints.
#pragma once

#include <memory>
#include <string_view>

#include "engine/records/analysed_deal.h"
#include "jasnel/notation.h"
#include "tools/shared/flags.h"
#include "tools/shared/run/stream_run.h"

namespace jasnel {

/// What the person who asked wants to see.
struct AnalysisStyle {
  Language language = Language::kEnglish;
  bool summary = false;   ///< no cards, but the totals
  std::string_view unit;  ///< what `AnalysedDeal::number` counts
};

/// One form of output. Gets the deals in input order.
class AnalysisPrinter {
 public:
  virtual ~AnalysisPrinter() = default;

  /// Before the first deal.
  virtual Printed Start() { return {}; }
  virtual Printed Print(const AnalysedDeal& deal) = 0;
  /// After the last one.
  virtual Printed Finish() { return {}; }
};

std::unique_ptr<AnalysisPrinter> MakeAnalysisPrinter(const AnalysisStyle& style, Format format);

}  // namespace jasnel

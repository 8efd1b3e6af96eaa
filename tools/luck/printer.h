// The output formats of `jasnel luck`.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "jasnel/luck.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"
#include "tools/shared/flags.h"
#include "tools/shared/run/stream_run.h"

namespace jasnel {

/// The answer for one record.
struct LuckReport {
  std::size_t number = 0;      ///< of its line, or of the record on the command line, from 1
  std::optional<Error> error;  ///< if set, there is no `luck`
  std::string id;              ///< as JSON; empty if there is none
  std::optional<Luck> luck;    ///< empty if it was stopped
};

/// One output format. Receives the deals in input order.
class LuckPrinter {
 public:
  virtual ~LuckPrinter() = default;

  /// Output before the first deal.
  virtual Printed Start() { return {}; }
  virtual Printed Print(const LuckReport& deal) = 0;
  /// Output after the last deal: the sums, and the rating.
  virtual Printed Finish() = 0;
};

/// `unit` is what `LuckReport::number` counts.
std::unique_ptr<LuckPrinter> MakeLuckPrinter(Format format, Language language,
                                             std::string_view unit);

}  // namespace jasnel

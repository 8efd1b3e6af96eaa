// The output formats of `jasnel bid`.
#pragma once

#include <memory>
#include <string_view>

#include "engine/records/answered_bid.h"
#include "jasnel/notation.h"
#include "tools/shared/flags.h"
#include "tools/shared/run/stream_run.h"

namespace jasnel {

/// Output options.
struct BidStyle {
  Language language = Language::kEnglish;
  std::string_view unit;  ///< what `AnsweredBid::number` counts
  bool numbered = true;   ///< there may be more than one
};

/// One output format. Receives the answers in input order.
class BidPrinter {
 public:
  virtual ~BidPrinter() = default;

  /// Output before the first answer.
  virtual Printed Start() { return {}; }
  virtual Printed Print(const AnsweredBid& bid) = 0;
  /// Output after the last answer.
  virtual Printed Finish() { return {}; }
};

std::unique_ptr<BidPrinter> MakeBidPrinter(const BidStyle& style, Format format);

}  // namespace jasnel

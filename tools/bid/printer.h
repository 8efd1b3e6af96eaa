// The forms in which `jasnel bid` prints.
#pragma once

#include <memory>
#include <string_view>

#include "engine/records/answered_bid.h"
#include "jasnel/notation.h"
#include "tools/shared/flags.h"
#include "tools/shared/run/stream_run.h"

namespace jasnel {

/// What the person who asked wants to see.
struct BidStyle {
  Language language = Language::kEnglish;
  std::string_view unit;  ///< what `AnsweredBid::number` counts
  bool numbered = true;   ///< there may be more than one
};

/// One form of output. Gets the answers in input order.
class BidPrinter {
 public:
  virtual ~BidPrinter() = default;

  /// Before the first answer.
  virtual Printed Start() { return {}; }
  virtual Printed Print(const AnsweredBid& bid) = 0;
  /// After the last one.
  virtual Printed Finish() { return {}; }
};

std::unique_ptr<BidPrinter> MakeBidPrinter(const BidStyle& style, Format format);

}  // namespace jasnel

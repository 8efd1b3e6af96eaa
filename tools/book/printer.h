// The output formats of `jasnel book`.
#pragma once

#include <memory>
#include <string_view>

#include "engine/records/book_record.h"
#include "jasnel/notation.h"
#include "tools/shared/flags.h"
#include "tools/shared/run/stream_run.h"

namespace jasnel {

/// One output format. Receives the answers in input order.
class BookPrinter {
 public:
  virtual ~BookPrinter() = default;

  /// Output before the first answer.
  virtual Printed Start() { return {}; }
  virtual Printed Print(const AskedOfBook& asked) = 0;
  /// Output after the last answer.
  virtual Printed Finish() { return {}; }
};

/// `unit` is what `AskedOfBook::number` counts.
std::unique_ptr<BookPrinter> MakeBookPrinter(Format format, std::string_view unit,
                                             Language language);

}  // namespace jasnel

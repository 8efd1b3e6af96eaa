// Tables of many deals, for the commands that print them or what follows from them.
#pragma once

#include <optional>
#include <string>

#include "engine/records/tabled_deal.h"
#include "jasnel/result.h"
#include "tools/shared/run/stream_run.h"
#include "tools/table/options.h"

namespace jasnel {

/// One form of output. Gets the deals in input order.
class TablePrinter {
 public:
  virtual ~TablePrinter() = default;

  /// Fills in what this form of output needs besides; what is wrong with the deal, if anything.
  virtual std::optional<Error> Prepare(TabledDeal&) const { return std::nullopt; }

  virtual std::string Start() { return ""; }
  virtual std::string Print(const TabledDeal& deal) = 0;
  virtual std::string Finish() { return ""; }

  /// Whether errors are part of the answers, and `Print` gets them; else they are told on standard
  /// error.
  virtual bool prints_errors() const { return false; }
};

/// Solves the table of every deal and prints them.
ExitStatus RunTables(const char* command, const TableOptions& options, TablePrinter& printer);

}  // namespace jasnel

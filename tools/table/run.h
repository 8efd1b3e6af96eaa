// Solves the tables of many deals, for the commands based on them.
#pragma once

#include <optional>
#include <string>

#include "engine/records/tabled_deal.h"
#include "jasnel/result.h"
#include "tools/shared/run/stream_run.h"
#include "tools/table/options.h"

namespace jasnel {

/// One output format. Receives the deals in input order.
class TablePrinter {
 public:
  virtual ~TablePrinter() = default;

  /// Fills in additional data that this format needs; returns the error in the deal, if any.
  virtual std::optional<Error> Prepare(TabledDeal&) const { return std::nullopt; }

  virtual std::string Start() { return ""; }
  virtual std::string Print(const TabledDeal& deal) = 0;
  virtual std::string Finish() { return ""; }

  /// Whether errors are part of the output and are passed to `Print`; otherwise they go to standard
  /// error.
  virtual bool prints_errors() const { return false; }
};

/// Solves the table of every deal and prints them.
ExitStatus RunTables(const char* command, const TableOptions& options, TablePrinter& printer);

}  // namespace jasnel

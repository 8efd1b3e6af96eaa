// Tables of many deals, for the commands that print them or what follows from them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bitboard/notation.h"
#include "bitboard/result.h"
#include "engine/tabled_deal.h"
#include "tools/deal_defaults.h"
#include "tools/flags.h"
#include "tools/stream_run.h"

namespace jasnel {

/// What such a command is told.
struct TableOptions {
  std::vector<std::string> deals;  ///< deal lines of the command line, whole or in words
  std::string input;               ///< a path, `-` for standard input, empty where not given
  DealDefaults defaults;
  bool all_leaders = false;
  Format format = Format::kText;
  Language language = Language::kEnglish;
  int threads = 0;
};

/// Adds the flags for deals, and those for the form of the output.
void AddTableFlags(CLI::App& app, TableOptions& options);

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

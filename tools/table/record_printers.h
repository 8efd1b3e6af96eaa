// Trump tables as JSON and CSV.
#pragma once

#include <string>

#include "jasnel/notation.h"
#include "tools/table/run.h"

namespace jasnel {

/// One object for each deal, with its `rows`.
class TableJsonPrinter : public TablePrinter {
 public:
  explicit TableJsonPrinter(Language language) : language_(language) {}

  std::string Print(const TabledDeal& deal) override;
  bool prints_errors() const override { return true; }

 private:
  const Language language_;
};

/// One row for each trump suit and leader of a deal.
class TableCsvPrinter : public TablePrinter {
 public:
  explicit TableCsvPrinter(Language language) : language_(language) {}

  std::string Start() override;
  std::string Print(const TabledDeal& deal) override;
  bool prints_errors() const override { return true; }

 private:
  const Language language_;
};

}  // namespace jasnel

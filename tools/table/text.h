// Trump tables as pages of text.
#pragma once

#include <string>

#include "jasnel/notation.h"
#include "tools/table/run.h"

namespace jasnel {

/// `made`, `nat` or `pit`, with `side` as declarers.
std::string OutcomeOf(const TableRow& row, Side side, Language language);

/// Board, rules, leader and turned suit on one line, and the four hands around the table.
std::string BoardHeading(const TabledDeal& deal, Language language, bool one_leader);

/// One page for each deal, separated by empty lines; at the end, an explanation of the columns.
class TableTextPrinter : public TablePrinter {
 public:
  TableTextPrinter(Language language, bool all_leaders)
      : language_(language), all_leaders_(all_leaders) {}

  std::string Print(const TabledDeal& deal) override;
  std::string Finish() override;

 private:
  const Language language_;
  const bool all_leaders_;
  bool any_ = false;
};

}  // namespace jasnel

#include "tools/table/record_printers.h"

#include <vector>

#include "engine/records/table_record.h"
#include "tools/shared/text/csv_record.h"
#include "tools/shared/text/line_record.h"
#include "tools/table/board_record.h"

namespace jasnel {
namespace {

const std::vector<std::string>& Names() {
  static const std::vector<std::string> names = {
      "board",    "deal",     "rules",  "dealer",   "turned",   "trump",
      "leader",   "value",    "ns",     "ew",       "ns_makes", "ns_pit",
      "ns_score", "ew_makes", "ew_pit", "ew_score", "error",    kLineNumber};
  return names;
}

}  // namespace

std::string TableJsonPrinter::Print(const TabledDeal& deal) {
  if (deal.error) return JsonLine(ErrorRecord(deal, language_));
  Record record = {{"board", deal.board}};
  record.update(TableRecord(deal, language_));
  return JsonLine(WithLineNumber(record, deal.number));
}

std::string TableCsvPrinter::Start() { return CsvHeader(Names()); }

std::string TableCsvPrinter::Print(const TabledDeal& deal) {
  if (deal.error) return CsvLine(ErrorRecord(deal, language_), Names());
  std::string text;
  for (const TableRow& row : deal.table.rows) {
    Record record = BoardRecord(deal, language_);
    record.update(RowRecord(row, language_));
    text += CsvLine(WithLineNumber(record, deal.number), Names());
  }
  return text;
}

}  // namespace jasnel

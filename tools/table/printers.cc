#include "tools/table/printers.h"

#include <vector>

#include "engine/records/table_record.h"
#include "tools/shared/text/csv_record.h"

namespace jasnel {
namespace {

const std::vector<std::string>& Names() {
  static const std::vector<std::string> names = {
      "board",    "deal",     "rules",  "dealer",   "turned",   "trump",
      "leader",   "value",    "ns",     "ew",       "ns_makes", "ns_pit",
      "ns_score", "ew_makes", "ew_pit", "ew_score", "error",    "line_number"};
  return names;
}

}  // namespace

std::string TableJson::Print(const TabledDeal& deal) {
  return JsonLine(TableRecord(deal, language_));
}

std::string TableCsv::Start() { return CsvHeader(Names()); }

std::string TableCsv::Print(const TabledDeal& deal) {
  if (deal.error) return CsvLine(ErrorRecord(deal, language_), Names());
  std::string text;
  for (const TableRow& row : deal.table.rows) {
    Record record = BoardRecord(deal, language_);
    record.update(RowRecord(row, language_));
    record["line_number"] = deal.number;
    text += CsvLine(record, Names());
  }
  return text;
}

}  // namespace jasnel

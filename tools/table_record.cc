#include "tools/table_record.h"

#include <vector>

#include "bitboard/rules.h"

namespace jasnel {
namespace {

const std::vector<std::string>& Names() {
  static const std::vector<std::string> names = {
      "board",    "deal",     "rules",  "dealer",   "turned",   "trump",
      "leader",   "value",    "ns",     "ew",       "ns_makes", "ns_pit",
      "ns_score", "ew_makes", "ew_pit", "ew_score", "error",    "line_number"};
  return names;
}

Record RowRecord(const TableRow& row, Language language) {
  Record record;
  record["trump"] = std::string(1, SuitLetter(row.trump, language));
  record["leader"] = std::string(1, SeatLetter(row.leader, language));
  record["value"] = row.value.count();
  record["ns"] = row.ns.count();
  record["ew"] = row.ew.count();
  for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
    const auto i = static_cast<std::size_t>(Index(side));
    const std::string name = side == Side::kNorthSouth ? "ns_" : "ew_";
    record[name + "makes"] = row.makes[i];
    record[name + "pit"] = row.pit[i];
    record[name + "score"] = row.score[i].count();
  }
  return record;
}

}  // namespace

Record BoardRecord(const TabledDeal& deal, Language language) {
  Record record;
  record["board"] = deal.board;
  record["deal"] = FormatHands(deal.deal.hands, language);
  record["rules"] = FormatRules(*deal.deal.rules);
  if (deal.deal.dealer) record["dealer"] = std::string(1, SeatLetter(*deal.deal.dealer, language));
  if (deal.deal.turned) record["turned"] = std::string(1, SuitLetter(*deal.deal.turned, language));
  return record;
}

Record ErrorRecord(const TabledDeal& deal) {
  return {{"error", deal.error->message}, {"line_number", deal.number}};
}

std::string TableJson::Print(const TabledDeal& deal) {
  if (deal.error) return JsonLine(ErrorRecord(deal));
  Record record = BoardRecord(deal, language_);
  record["rows"] = Record::array();
  for (const TableRow& row : deal.table.rows) record["rows"].push_back(RowRecord(row, language_));
  record["nodes"] = deal.table.nodes;
  record["time_us"] = deal.table.time.count();
  record["line_number"] = deal.number;
  return JsonLine(record);
}

std::string TableCsv::Start() { return CsvHeader(Names()); }

std::string TableCsv::Print(const TabledDeal& deal) {
  if (deal.error) return CsvLine(ErrorRecord(deal), Names());
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

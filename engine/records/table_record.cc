#include "engine/records/table_record.h"

#include <cstddef>
#include <string>

#include "engine/requests/letters.h"
#include "jasnel/rules.h"

namespace jasnel {

Record DealRecord(const TabledDeal& deal, Language language) {
  Record record;
  record["deal"] = FormatHands(deal.deal.hands, language);
  record["rules"] = FormatRules(*deal.deal.rules);
  if (deal.deal.dealer) record["dealer"] = Letter(*deal.deal.dealer, language);
  if (deal.deal.turned) record["turned"] = Letter(*deal.deal.turned, language);
  return record;
}

Record RowRecord(const TableRow& row, Language language) {
  Record record;
  record["trump"] = Letter(row.trump, language);
  record["leader"] = Letter(row.leader, language);
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

Record RowRecords(const TrumpTable& table, Language language) {
  Record records = Record::array();
  for (const TableRow& row : table.rows) records.push_back(RowRecord(row, language));
  return records;
}

Record TableRecord(const TabledDeal& deal, Language language) {
  Record record = DealRecord(deal, language);
  record["rows"] = RowRecords(deal.table, language);
  record["nodes"] = deal.table.nodes;
  record["time_us"] = deal.table.time.count();
  return record;
}

}  // namespace jasnel

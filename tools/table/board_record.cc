#include "tools/table/board_record.h"

#include "engine/records/table_record.h"
#include "tools/shared/text/line_record.h"

namespace jasnel {

Record BoardRecord(const TabledDeal& deal, Language language) {
  Record record = {{"board", deal.board}};
  record.update(DealRecord(deal, language));
  return record;
}

Record ErrorRecord(const TabledDeal& deal, Language language) {
  return WithLineNumber(Record{{"error", deal.error->In(language)}}, deal.number);
}

}  // namespace jasnel

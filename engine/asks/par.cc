// `"ask":"par"`: the auction of a deal with open hands.
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "engine/asks/question.h"
#include "engine/asks/tabling.h"
#include "engine/records/par_record.h"
#include "engine/records/table_record.h"
#include "engine/requests/auction_fields.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/request_fields.h"

namespace jasnel {
namespace {

constexpr std::array<std::string_view, 7> kKeys = {"id",      "ask",  "game",     "deal",
                                                   "auction", "rows", "budget_ms"};

// The calls made already.
Result<Auction> ReadAuction(const Question& question, const TabledDeal& deal) {
  const auto begun = BeginAuction(*deal.deal.dealer, *deal.deal.rules, deal.deal.turned);
  if (!begun) return In("deal", begun.error());
  const Record* const list = FindKey(question.object, "auction");
  if (list == nullptr) return begun;
  const auto calls = ReadCallList(*list);
  if (!calls) return calls.error();
  Auction auction = *begun;
  if (const auto error = SpeakCalls(auction, *calls)) return In("auction", *error);
  return auction;
}

}  // namespace

Result<Record> AnswerPar(const Question& question) {
  if (auto error = UnknownKey(question.object, kKeys)) return *std::move(error);
  const auto rows = ReadBool(question.object, "rows");
  if (!rows) return rows.error();
  auto read = ReadDealToTable(question);
  if (!read) return read.error();
  TabledDeal deal = std::move(read).value();
  FindDealer(deal);
  const auto auction = ReadAuction(question, deal);
  if (!auction) return auction.error();
  if (auto error = SolveTable(question, /*all_leaders=*/false, deal)) return *std::move(error);
  Record answer = ParRecord(deal, FindParOf(deal, *auction), Language::kEnglish);
  if (*rows) answer["rows"] = RowRecords(deal.table, Language::kEnglish);
  return answer;
}

}  // namespace jasnel

#include "engine/records/par_record.h"

#include <cstddef>

#include "engine/records/table_record.h"
#include "engine/requests/letters.h"
#include "jasnel/rules.h"

namespace jasnel {
namespace {

Record CallRecord(const ParTurn& turn, Language language) {
  Record record;
  record["seat"] = Letter(turn.seat, language);
  record["call"] = FormatCall(turn.call, language);
  if (turn.given) record["given"] = true;
  record["scores"] = Record::object();
  for (const CallValue& value : turn.values) {
    record["scores"][FormatCall(value.call, language)] = value.score.count();
  }
  return record;
}

}  // namespace

void FindDealer(TabledDeal& deal) {
  // The leader sits left of the dealer, whoever declares: NKU 1987 art. 6, KBN art. 8.
  if (!deal.deal.dealer) deal.deal.dealer = Clockwise(deal.leader, kSeats - 1);
}

ParAnswer FindParOf(const TabledDeal& deal, const Auction& given) {
  const ContractScores scores =
      Certain(ScoresOf(deal.table, deal.leader), "the table has its leader");
  ParAnswer answer;
  answer.par = FindPar(given, scores);
  std::vector<Call> calls(given.calls().begin(), given.calls().end());
  calls.insert(calls.end(), answer.par.calls.begin(), answer.par.calls.end());
  Auction now = given.Anew();
  for (const Call call : calls) {
    const bool was_given = answer.turns.size() < given.calls().size();
    answer.turns.push_back({now.Turn(), call, was_given, CallValues(now, scores)});
    now.Speak(call);
  }
  const Contract& contract = answer.par.contract;
  answer.row = *deal.table.Find(contract.trump, deal.leader);
  const auto side = static_cast<std::size_t>(Index(SideOf(contract.declarer)));
  answer.makes = answer.row.makes[side];
  answer.pit = answer.row.pit[side];
  return answer;
}

Record ParRecord(const TabledDeal& deal, const ParAnswer& answer, Language language) {
  Record record = DealRecord(deal, language);
  record["calls"] = Record::array();
  for (const ParTurn& turn : answer.turns) record["calls"].push_back(CallRecord(turn, language));
  record["declarer"] = Letter(answer.par.contract.declarer, language);
  record["trump"] = Letter(answer.par.contract.trump, language);
  record["makes"] = answer.makes;
  record["pit"] = answer.pit;
  record["score"] = answer.par.score.count();
  record["nodes"] = deal.table.nodes;
  record["time_us"] = deal.table.time.count();
  return record;
}

}  // namespace jasnel

#include "jasnel/par.h"

#include <algorithm>
#include <string>

#include "jasnel/notation.h"

namespace jasnel {

Result<ContractScores> ScoresOf(const TrumpTable& table, Seat leader) {
  ContractScores scores;
  for (const Suit trump : kAllSuits) {
    const TableRow* row = table.Find(trump, leader);
    if (row == nullptr) {
      return Error{"the table has no row for " + std::string(SuitName(trump)) + " led by " +
                   std::string(SeatName(leader)) + "; expected one for each suit"};
    }
    for (int side = 0; side < 2; ++side) scores[side][Index(trump)] = row->score[side];
  }
  return scores;
}

std::vector<CallValue> CallValues(const Auction& auction, const ContractScores& scores) {
  std::vector<CallValue> values;
  if (auction.IsOver()) return values;
  const auto add = [&](Call call) {
    Auction next = auction;
    next.Speak(call);
    values.push_back({call, FindPar(next, scores).score});
  };
  const LegalCalls legal = auction.Legal();
  if (legal.pass) add(Call{});
  for (const Suit suit : legal.suits) add(Call{suit});
  return values;
}

Par FindPar(const Auction& auction, const ContractScores& scores) {
  Par par;
  Auction now = auction;
  while (!now.IsOver()) {
    const bool maximize = SideOf(now.Turn()) == Side::kNorthSouth;
    const std::vector<CallValue> values = CallValues(now, scores);
    const auto better = [&](const CallValue& a, const CallValue& b) {
      return maximize ? a.score > b.score : a.score < b.score;
    };
    // The first of the best.
    const Call call = std::min_element(values.begin(), values.end(), better)->call;
    now.Speak(call);
    par.calls.push_back(call);
  }
  par.contract = now.contract();
  par.score = scores[Index(SideOf(par.contract.declarer))][Index(par.contract.trump)];
  return par;
}

}  // namespace jasnel

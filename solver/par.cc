#include "solver/par.h"

#include <optional>
#include <string>

#include "bitboard/notation.h"

namespace jasnel {

Result<ContractScores> ScoresOf(const DealTable& table, Seat leader) {
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

Par FindPar(const Auction& auction, const ContractScores& scores) {
  if (auction.IsOver()) {
    const Contract contract = auction.contract();
    return {{}, contract, scores[Index(SideOf(contract.declarer))][Index(contract.trump)]};
  }
  const bool maximize = SideOf(auction.Turn()) == Side::kNorthSouth;
  std::optional<Par> best;
  const auto consider = [&](Call call) {
    Auction next = auction;
    next.Speak(call);
    Par par = FindPar(next, scores);
    if (best && !(maximize ? par.score > best->score : par.score < best->score)) return;
    par.calls.insert(par.calls.begin(), call);
    best = std::move(par);
  };
  const LegalCalls legal = auction.Legal();
  if (legal.pass) consider(Call{});
  for (const Suit suit : legal.suits) consider(Call{suit});
  return *std::move(best);
}

}  // namespace jasnel

#include "jasnel/par.h"

#include <algorithm>
#include <string>

#include "jasnel/notation.h"

namespace jasnel {

Result<ContractScores> ScoresOf(const TrumpTable& table, Leads leads, Seat dealer) {
  ContractScores scores;
  for (const Suit trump : kAllSuits) {
    for (const Seat declarer : kAllSeats) {
      const Seat leader = FirstLeader(leads, dealer, declarer);
      const TableRow* row = table.Find(trump, leader);
      if (row == nullptr) {
        return Error{"the table has no row for " + std::string(SuitName(trump)) + " led by " +
                     std::string(SeatName(leader)) + "; expected one for each suit"};
      }
      for (int doublings = 0; doublings <= kMaxDoublings; ++doublings) {
        scores[Index(declarer)][Index(trump)][doublings] =
            row->ScoreOf(SideOf(declarer), doublings);
      }
    }
  }
  return scores;
}

std::vector<CallValue> CallValues(const Auction& auction, const ContractScores& scores,
                                  const Hands& hands) {
  std::vector<CallValue> values;
  if (auction.IsOver()) return values;
  const CardSet hand = hands[Index(auction.Turn())];
  const auto add = [&](Call call) {
    Auction next = auction;
    next.Speak(call, hand);
    values.push_back({call, FindPar(next, scores, hands).score});
  };
  auction.Legal(hand).ForEach(add);
  return values;
}

Par FindPar(const Auction& auction, const ContractScores& scores, const Hands& hands) {
  Par par;
  Auction now = auction;
  while (!now.IsOver()) {
    const bool maximize = SideOf(now.Turn()) == Side::kNorthSouth;
    const std::vector<CallValue> values = CallValues(now, scores, hands);
    const auto better = [&](const CallValue& a, const CallValue& b) {
      return maximize ? a.score > b.score : a.score < b.score;
    };
    // The first of the best.
    const Call call = std::min_element(values.begin(), values.end(), better)->call;
    now.Speak(call);
    par.calls.push_back(call);
  }
  if (now.IsPassedOut()) return par;
  par.contract = now.contract();
  par.score = ScoreIn(scores, *par.contract);
  return par;
}

}  // namespace jasnel

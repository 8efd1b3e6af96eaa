#include "ai/players/model_bidder.h"

#include "ai/bidding/doubling.h"
#include "ai/models/call_network.h"

namespace jasnel {

CallChoice CallByNetwork(const CallView& view) {
  if (view.auction.IsDoubling()) return DoubleByGuess(view);
  const CallValues values = ValuesOf(kCallNetwork, view.auction, view.rules, view.hand);
  const LegalCalls legal = view.auction.Legal(view.hand);
  CallChoice choice;
  if (legal.pass) choice.calls.push_back({Call{}, static_cast<double>(values.pass), 0});
  for (const Suit suit : legal.suits) {
    const HandValue& value = values.suits[Index(suit)];
    choice.calls.push_back(
        {Call{suit}, static_cast<double>(value.score), static_cast<double>(value.makes)});
  }
  const bool passes = legal.pass && values.pass >= values.best_score();
  choice.call = passes ? Call{} : Call{values.best};
  return choice;
}

CallChoice CallAtTable(const CallView& view, const DealtModel& dealt) {
  CallChoice choice = CallByNetwork(view);
  if (view.auction.IsDoubling()) return choice;
  const CallOpinion* best = nullptr;
  for (CallOpinion& one : choice.calls) {
    if (one.call.suit) {
      one.makes = dealt.Makes(one.makes);
      one.score = dealt.PlayedScore(one.score);
    }
    if (best == nullptr || one.score > best->score) best = &one;
  }
  choice.call = best->call;
  return choice;
}

}  // namespace jasnel

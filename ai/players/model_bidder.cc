#include "ai/players/model_bidder.h"

#include "ai/models/bidding_model.h"

namespace jasnel {

CallChoice CallByModel(const CallView& view) {
  const BiddingModel model = BiddingModel::For(view.rules);
  const SuitChoice best = model.Best(view.auction, view.hand);
  const LegalCalls legal = view.auction.Legal();
  const int place = PlaceOf(view.auction.Turn(), Clockwise(view.auction.dealer()));
  CallChoice choice;
  if (legal.pass) {
    choice.calls.push_back(
        {Call{}, static_cast<double>(model.PassScore(view.auction, best.score)), 0});
  }
  for (const Suit suit : legal.suits) {
    const HandValue value = model.ValueOf(view.hand, suit, place);
    choice.calls.push_back(
        {Call{suit}, static_cast<double>(value.score), static_cast<double>(value.makes)});
  }
  choice.call = model.PassChance(view.auction, best.score) > 0.5f ? Call{} : Call{best.suit};
  return choice;
}

}  // namespace jasnel

#include "ai/players/model_bidder.h"

#include "ai/models/bidding_model.h"
#include "ai/models/call_network.h"

namespace jasnel {
namespace {

// `value_of(suit, place)` is that of declaring, in real play.
template <class ValueOf>
CallChoice CallBy(const CallView& view, const BiddingModel& model, const ValueOf& value_of) {
  const LegalCalls legal = view.auction.Legal();
  const int place = PlaceOf(view.auction.Turn(), Clockwise(view.auction.dealer()));
  CallChoice choice;
  if (legal.suits.empty()) {  // barred
    choice.calls.push_back({Call{}, 0, 0});
    return choice;
  }
  std::optional<SuitChoice> best;
  for (const Suit suit : legal.suits) {
    const HandValue value = value_of(suit, place);
    choice.calls.push_back(
        {Call{suit}, static_cast<double>(value.score), static_cast<double>(value.makes)});
    if (!best || value.score > best->score) best = SuitChoice{suit, value.score};
  }
  if (legal.pass) {
    const auto score = static_cast<double>(model.PassScore(view.auction, best->score));
    choice.calls.insert(choice.calls.begin(), {Call{}, score, 0});
  }
  choice.call = model.PassChance(view.auction, best->score) > 0.5f ? Call{} : Call{best->suit};
  return choice;
}

}  // namespace

CallChoice CallByNetwork(const CallView& view) {
  const CallValues values = ValuesOf(kCallNetwork, view.auction, view.rules, view.hand);
  const LegalCalls legal = view.auction.Legal();
  CallChoice choice;
  if (legal.pass) choice.calls.push_back({Call{}, static_cast<double>(values.pass), 0});
  for (const Suit suit : legal.suits) {
    const HandValue& value = values.suits[static_cast<std::size_t>(suit)];
    choice.calls.push_back(
        {Call{suit}, static_cast<double>(value.score), static_cast<double>(value.makes)});
  }
  const bool passes = legal.pass && values.pass >= values.best_score();
  choice.call = passes ? Call{} : Call{values.best};
  return choice;
}

CallChoice CallByModel(const CallView& view) {
  const BiddingModel model = BiddingModel::For(view.rules);
  return CallBy(view, model,
                [&](Suit suit, int place) { return model.ValueOf(view.hand, suit, place); });
}

}  // namespace jasnel

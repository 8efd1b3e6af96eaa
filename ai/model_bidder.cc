#include "ai/model_bidder.h"

#include "ai/bidding_model.h"

namespace jasnel {

Call CallByModel(const CallView& view) {
  const BiddingModel model = BiddingModel::For(view.rules);
  const SuitChoice best = model.Best(view.auction, view.hand);
  return model.PassChance(view.auction, best.score) > 0.5f ? Call{} : Call{best.suit};
}

}  // namespace jasnel

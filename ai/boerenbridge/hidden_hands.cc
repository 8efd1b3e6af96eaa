#include "ai/boerenbridge/hidden_hands.h"

namespace jasnel::boerenbridge {

WeighedHands WeighHands(const HandSampler& sampler, HandLikelihood& likelihood,
                        const HandCounts& counts, const ThinkClock& clock, Random& random) {
  const std::size_t wanted = likelihood.cards() > 0 ? counts.by_cards : counts.effective;
  WeighedHands by_bids;
  for (std::size_t i = 0; i < counts.most; ++i) {
    if (i >= wanted && by_bids.Effective() >= static_cast<double>(wanted)) break;
    if (i > 0 && clock.IsOver()) break;
    const Hands hands = sampler.Draw(random);
    by_bids.Add(hands, likelihood.OfBids(hands));
  }
  if (likelihood.cards() == 0) return by_bids;
  const WeighedHands chosen = by_bids.Choose(wanted, random);
  WeighedHands weighed;
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    if (i > 0 && clock.IsOver()) break;
    weighed.Add(chosen.hands(i), chosen.share(i) * likelihood.OfCards(chosen.hands(i)));
  }
  return weighed;
}

}  // namespace jasnel::boerenbridge

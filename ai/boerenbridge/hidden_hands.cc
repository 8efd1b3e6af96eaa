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
    const Explained explained = likelihood.OfBids(hands);
    by_bids.Add({hands, explained}, likelihood.Weight(explained));
  }
  if (likelihood.cards() == 0) return by_bids;
  const WeighedHands chosen = by_bids.Choose(wanted, random);
  WeighedHands weighed;
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    if (i > 0 && clock.IsOver()) break;
    SeenHands seen = chosen.world(i);
    const double by_bids_alone = likelihood.Weight(seen.explained);
    likelihood.AddCards(seen.hands, seen.explained);
    weighed.Add(seen, chosen.share(i) * likelihood.Weight(seen.explained) / by_bids_alone);
  }
  return weighed;
}

}  // namespace jasnel::boerenbridge

#include "ai/boerenbridge/beliefs/hidden_hands.h"

namespace jasnel::boerenbridge {

WeightedHands WeighHands(const HandSampler& sampler, const HandLikelihood& likelihood,
                         const HandCounts& counts, const ThinkClock& clock, Random& random) {
  WeightedHands weighed;
  for (std::size_t i = 0; i < counts.most; ++i) {
    if (i >= counts.effective && weighed.Effective() >= static_cast<double>(counts.effective)) {
      break;
    }
    if (i > 0 && clock.IsOver()) break;
    const Hands hands = sampler.Draw(random);
    const Explained explained = likelihood.Of(hands);
    weighed.Add({hands, explained}, likelihood.Weight(explained));
  }
  return weighed;
}

}  // namespace jasnel::boerenbridge

#include "ai/boerenbridge/beliefs/hidden_hands.h"

namespace jasnel::boerenbridge {

WeightedHands WeighHands(const WorldSampler& sampler, const WorldLikelihood& likelihood,
                         const WorldCounts& counts, const ThinkClock& clock, Random& random) {
  WeightedHands weighted;
  for (std::size_t i = 0; i < counts.most; ++i) {
    if (i >= counts.effective && weighted.Effective() >= static_cast<double>(counts.effective)) {
      break;
    }
    if (i > 0 && clock.IsOver()) break;
    const Hands hands = sampler.Draw(random);
    const ActionLikelihoods actions = likelihood.Of(hands);
    weighted.Add({hands, actions}, likelihood.Weight(actions));
  }
  return weighted;
}

}  // namespace jasnel::boerenbridge

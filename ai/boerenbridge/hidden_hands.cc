#include "ai/boerenbridge/hidden_hands.h"

namespace jasnel::boerenbridge {

WeighedHands WeighHands(const HandSampler& sampler, HandLikelihood& likelihood,
                        std::size_t effective, std::size_t most, const ThinkClock& clock,
                        Random& random) {
  WeighedHands weighed;
  const bool weighs = likelihood.has_evidence();
  for (std::size_t i = 0; i < most; ++i) {
    if (i >= effective && weighed.Effective() >= static_cast<double>(effective)) break;
    if (i > 0 && clock.IsOver()) break;
    const Hands hands = sampler.Draw(random);
    weighed.Add(hands, weighs ? likelihood(hands) : 1);
  }
  return weighed;
}

}  // namespace jasnel::boerenbridge

// Markov chains of hidden hands, for evidence that hardly any random hands explain.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "ai/boerenbridge/beliefs/hidden_hands.h"
#include "ai/boerenbridge/beliefs/world_likelihood.h"
#include "ai/boerenbridge/beliefs/world_sampler.h"
#include "ai/players/think_clock.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/dealing.h"

namespace jasnel::boerenbridge {

/// The length of the search for hands.
struct ChainCounts {
  std::size_t drawn = 1;   ///< random hands, from the likelier of which the chains start
  std::size_t chains = 1;  ///< at most the number of hands drawn
  std::size_t steps = 1;   ///< between successive hands of a chain
};

/// Markov chains of hidden hands, which together are distributed in proportion to their likelihood.
/// Each chain starts from drawn hands that were resampled by weight; a step swaps a card of a seat
/// with one it does not hold, and is accepted by the ratio of likelihoods (Gilks and Berzuini,
/// "Following a moving target", 2001; Metropolis et al., "Equation of state calculations by fast
/// computing machines", 1953). Without evidence all hands are drawn at random.
class MetropolisSampler {
 public:
  /// At least one chain, fewer than requested if `clock` runs out. The view, the sampler and the
  /// likelihood must outlive this. The result is the same for any number of threads.
  MetropolisSampler(const PlayView& view, const WorldSampler& sampler,
                    const WorldLikelihood& likelihood, const ChainCounts& counts,
                    const ThinkClock& clock, std::uint64_t seed, int threads);

  std::size_t size() const { return chains_.size(); }

  /// Advances to the next hands of a chain, below `size`. Chains are independent: each may run in a
  /// thread of its own.
  const HiddenHands& Next(std::size_t chain);

  /// The random number generator of a chain.
  Random& random(std::size_t chain) { return chains_[chain].random; }

 private:
  struct Chain {
    HiddenHands seen;
    Random random;
  };

  void Step(Chain& chain) const;
  bool IsVoid(int seat, Card card) const;
  int OwnerOf(Card card, const Hands& hands) const;

  const PlayView& view_;
  const WorldSampler& sampler_;
  const WorldLikelihood& likelihood_;
  std::size_t steps_;
  CardSet unseen_;
  std::vector<int> seats_;  // that hold hidden cards
  std::vector<Chain> chains_;
};

}  // namespace jasnel::boerenbridge

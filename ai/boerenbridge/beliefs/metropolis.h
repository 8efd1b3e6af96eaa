// Hidden hands where so many things were seen that hardly any drawn at random explain them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "ai/boerenbridge/beliefs/hand_likelihood.h"
#include "ai/boerenbridge/beliefs/hand_sampler.h"
#include "ai/boerenbridge/beliefs/hidden_hands.h"
#include "ai/players/think_clock.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/dealing.h"

namespace jasnel::boerenbridge {

/// How far to look for hands.
struct ChainCounts {
  std::size_t drawn = 1;   ///< hands at random, of which the chains begin with the likelier ones
  std::size_t chains = 1;  ///< up to the hands drawn
  std::size_t steps = 1;   ///< from one hands of a chain to the next
};

/// Chains of hidden hands. Those of all chains together are drawn in proportion to their
/// likelihood. Each chain goes on from hands that were drawn and chosen by their weights: a step
/// swaps a card of a seat with one that it does not hold, and keeps that as the likelihood tells
/// (Gilks and Berzuini, "Following a moving target", 2001; Metropolis et al., "Equation of state
/// calculations by fast computing machines", 1953). Where nothing was seen, all are drawn at
/// random.
class MetropolisSampler {
 public:
  /// One chain at least, fewer than wanted where `clock` runs out. The view, the sampler and the
  /// likelihood must stay. The same for any number of threads.
  MetropolisSampler(const PlayView& view, const HandSampler& sampler,
                    const HandLikelihood& likelihood, const ChainCounts& counts,
                    const ThinkClock& clock, std::uint64_t seed, int threads);

  std::size_t size() const { return chains_.size(); }

  /// Goes on to the next hands of a chain, up to `size`. A chain knows nothing of the others: each
  /// may go on in a thread of its own.
  const SeenHands& Next(std::size_t chain);

  /// The random numbers of a chain.
  Random& random(std::size_t chain) { return chains_[chain].random; }

 private:
  struct Chain {
    SeenHands seen;
    Random random;
  };

  void Step(Chain& chain) const;
  bool IsVoid(int seat, Card card) const;
  int OwnerOf(Card card, const Hands& hands) const;

  const PlayView& view_;
  const HandSampler& sampler_;
  const HandLikelihood& likelihood_;
  std::size_t steps_;
  CardSet unseen_;
  std::vector<int> seats_;  // that hold hidden cards
  std::vector<Chain> chains_;
};

}  // namespace jasnel::boerenbridge

#include "ai/beliefs/seen_worlds.h"

#include <numeric>

#include "ai/beliefs/card_inference.h"

namespace jasnel {
namespace {

// A step with which one gets from 0 to every number below `count`, modulo `count`, far apart one
// after the other: without a common factor, near the golden section.
std::uint64_t StepThrough(std::uint64_t count) {
  std::uint64_t step = count * 618 / 1000 + 1;
  while (std::gcd(step, count) != 1) ++step;
  return step;
}

// Of the worlds that can be expected: enumerated if there are no more ...
constexpr std::uint64_t kAllWorldsUpTo = 40'000;
// ... and otherwise weighed at most for each that counts in full.
constexpr std::uint64_t kWeighedForEachDeal = 20;

}  // namespace

WeightedWorlds WeighWorlds(const WorldSampler& sampler, WorldLikelihood* likelihood,
                           const WorldCounts& counts, const ThinkClock& clock, Random& random) {
  WeightedWorlds worlds;
  const bool all = sampler.count() <= counts.all;
  // All of them one by one, but not in their order, so that those before the clock runs out are
  // like the rest.
  const std::uint64_t step = all ? StepThrough(sampler.count()) : 0;
  const std::uint64_t most = all ? sampler.count() : counts.most;
  for (std::uint64_t i = 0; i < most; ++i) {
    if (i > 0 && clock.IsOver()) break;
    if (!all && i >= counts.effective &&
        worlds.Effective() >= static_cast<double>(counts.effective)) {
      break;
    }
    const Hands world = all ? sampler.World(i * step % most) : sampler.Draw(random);
    worlds.Add(world, likelihood == nullptr ? 1 : (*likelihood)(world));
  }
  return worlds;
}

Result<WeightedWorlds> ExpectedWorlds(const PlayView& view, std::uint64_t deals,
                                      const ThinkClock& clock, Random& random, const Dealt& dealt) {
  const auto sampler = WorldSampler::Make(InferHidden(view));
  if (!sampler) return sampler.error();
  Evidence evidence;
  if (!dealt.IsRandom()) evidence.dealt = DealtModelOf(dealt, view.table.rules);
  WorldLikelihood likelihood(view, evidence);
  return WeighWorlds(*sampler, &likelihood, {kAllWorldsUpTo, deals, kWeighedForEachDeal * deals},
                     clock, random);
}

}  // namespace jasnel

// What a guess costs: of a hand, of calls, and of a world drawn around a hand.
#include <benchmark/benchmark.h>

#include <array>
#include <cstddef>

#include "ai/beliefs/world_sampler.h"
#include "ai/models/call_network.h"
#include "ai/models/contract_model.h"
#include "bench/benchmark_main.h"
#include "jasnel/book.h"
#include "jasnel/dealing.h"

namespace jasnel::bench {
namespace {

constexpr std::size_t kDeals = 64;

std::array<Hands, kDeals> FixedDeals() {
  std::array<Hands, kDeals> deals;
  for (std::size_t i = 0; i < kDeals; ++i) deals[i] = RandomHands(1, i);
  return deals;
}

Suit SuitOf(std::size_t i) { return kAllSuits[i % kSuits]; }

// A hand with one suit as trump, in all four places.
void LookUpInBook(benchmark::State& state) {
  const auto deals = FixedDeals();
  std::size_t i = 0;
  for (auto _ : state) {
    const auto entries = LookUpHand(Rules{}, deals[i % kDeals][0], SuitOf(i));
    benchmark::DoNotOptimize(entries);
    ++i;
  }
}
BENCHMARK(LookUpInBook);

// What the first seat to call can expect of each call.
void ValuesOfCalls(benchmark::State& state) {
  const auto deals = FixedDeals();
  const Auction auction = Auction::Begin(Seat::kWest, Rules{}).value();
  std::size_t i = 0;
  for (auto _ : state) {
    const CallValues values = ValuesOf(kCallNetwork, auction, Rules{}, deals[i % kDeals][0]);
    benchmark::DoNotOptimize(values);
    ++i;
  }
}
BENCHMARK(ValuesOfCalls);

// The worlds around North's hand in a deal.
WorldSampler AroundNorth(const Hands& deal) {
  HiddenCards hidden;
  for (const Seat seat : kAllSeats) {
    if (seat == Seat::kNorth) continue;
    const auto at = Index(seat);
    hidden.may_hold[at] = kFullDeck - deal[0];
    hidden.holds[at] = kHandSize;
  }
  return WorldSampler::Make(hidden).value();
}

void DrawWorld(benchmark::State& state) {
  const WorldSampler sampler = AroundNorth(FixedDeals()[0]);
  Random random = Random::Stream(1, 0);
  for (auto _ : state) {
    const Hands world = sampler.Draw(random);
    benchmark::DoNotOptimize(world);
  }
}
BENCHMARK(DrawWorld);

// A world and the points of all suits in it: what a sample costs that is not solved.
void DrawWorldAndGuess(benchmark::State& state) {
  const ContractModel model{Rules{}};
  const Hands deal = FixedDeals()[0];
  const WorldSampler sampler = AroundNorth(deal);
  Random random = Random::Stream(1, 0);
  for (auto _ : state) {
    Hands world = sampler.Draw(random);
    world[0] = deal[0];
    const auto points = model.EstimateSuits(world, Seat::kEast);
    benchmark::DoNotOptimize(points);
  }
}
BENCHMARK(DrawWorldAndGuess);

}  // namespace
}  // namespace jasnel::bench

int main(int argc, char** argv) { return jasnel::bench::RunBenchmarks(argc, argv); }

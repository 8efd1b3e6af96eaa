// What a guess costs: of a hand, of a whole deal, and of a world drawn around a hand.
#include <benchmark/benchmark.h>

#include <array>
#include <cstddef>

#include "ai/beliefs/world_sampler.h"
#include "ai/models/evaluator.h"
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

// Chance and score of one hand in one suit.
void EvaluateHand(benchmark::State& state) {
  const Evaluator& evaluator = Evaluator::For(Rules{});
  const auto deals = FixedDeals();
  std::size_t i = 0;
  for (auto _ : state) {
    const HandValue value = evaluator.Evaluate(deals[i % kDeals][0], SuitOf(i), 0);
    benchmark::DoNotOptimize(value);
    ++i;
  }
}
BENCHMARK(EvaluateHand);

// The chance of one contract with all four hands known.
void MakesDeal(benchmark::State& state) {
  const Evaluator& evaluator = Evaluator::For(Rules{});
  const auto deals = FixedDeals();
  std::size_t i = 0;
  for (auto _ : state) {
    const float makes =
        evaluator.MakesDeal(deals[i % kDeals], SuitOf(i), Seat::kNorth, Seat::kEast);
    benchmark::DoNotOptimize(makes);
    ++i;
  }
}
BENCHMARK(MakesDeal);

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

// The worlds around North's hand in a deal.
WorldSampler AroundNorth(const Hands& deal) {
  HiddenCards hidden;
  for (const Seat seat : kAllSeats) {
    if (seat == Seat::kNorth) continue;
    const auto at = static_cast<std::size_t>(Index(seat));
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

// A world and the chance of one contract in it: what a sample costs that is not solved.
void DrawWorldAndGuess(benchmark::State& state) {
  const Evaluator& evaluator = Evaluator::For(Rules{});
  const Hands deal = FixedDeals()[0];
  const WorldSampler sampler = AroundNorth(deal);
  Random random = Random::Stream(1, 0);
  for (auto _ : state) {
    Hands world = sampler.Draw(random);
    world[0] = deal[0];
    const float makes = evaluator.MakesDeal(world, Suit::kSpades, Seat::kNorth, Seat::kEast);
    benchmark::DoNotOptimize(makes);
  }
}
BENCHMARK(DrawWorldAndGuess);

}  // namespace
}  // namespace jasnel::bench

int main(int argc, char** argv) { return jasnel::bench::RunBenchmarks(argc, argv); }

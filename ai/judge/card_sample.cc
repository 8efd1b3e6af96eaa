#include "ai/judge/card_sample.h"

#include <algorithm>
#include <cmath>

namespace jasnel {
namespace {

// The parts of play-outs and of open hands in the value of a card.
constexpr double kPartOfPeople = 0.75;
constexpr double kPartOfPerfect = 1 - kPartOfPeople;

// As if in one world more than was seen all points had gone to the other side: a card that gains a
// little in most worlds and loses a lot in a few may not have met those.
constexpr double kUnseenWorldSwing = 162;

Estimate EstimateOf(const MeanError& mean) {
  const double half = mean.error > 0 ? mean.HalfWidth(kConfidence) : 0;
  return {mean.mean, mean.mean - half, mean.mean + half};
}

}  // namespace

// A weighted mean, and how far off each world was from it, in parts of the whole weight.
struct CardSample::Mean {
  double weight = 0;
  double squares = 0;  // of weights
  double mean = 0;
  double spread = 0;  // sum of squares of what worlds are off by, in parts of the weight
  double halves = 0;  // the same of half of what the halves of the play-outs differ by

  MeanError Error(SampleError error) const {
    if (error == SampleError::kNone || weight <= 0) return {mean, 0, 1e9};
    const double effective = weight * weight / squares;
    if (error == SampleError::kPlayOuts) return {mean, std::sqrt(halves), effective};
    const double freedom = std::max(effective - 1, 0.5);
    const double unseen = kUnseenWorldSwing * kUnseenWorldSwing / effective;
    return {mean, std::sqrt((spread * effective + unseen) / freedom), freedom};
  }
};

FairValue CardSample::Of(std::size_t card, const std::size_t* less) const {
  const auto score = [&](const Scores& scores) {
    return scores[card] - (less == nullptr ? 0 : scores[*less]);
  };
  const auto played = [&](const World& world) {
    return (score(world.played[0]) + score(world.played[1])) / 2;
  };
  const unsigned needed = 1u << card | (less == nullptr ? 0 : 1u << *less);
  const auto counts = [&](const World& world) { return (world.examined & needed) == needed; };
  Mean single_dummy;
  Mean double_dummy;
  for (const World& world : worlds_) {
    if (!counts(world)) continue;
    single_dummy.weight += world.played_weight;
    single_dummy.squares += world.played_weight * world.played_weight;
    single_dummy.mean += world.played_weight * played(world);
    double_dummy.weight += world.solved_weight;
    double_dummy.squares += world.solved_weight * world.solved_weight;
    double_dummy.mean += world.solved_weight * score(world.solved);
  }
  if (single_dummy.weight > 0) single_dummy.mean /= single_dummy.weight;
  if (double_dummy.weight > 0) double_dummy.mean /= double_dummy.weight;
  double shared = 0;
  for (const World& world : worlds_) {
    if (!counts(world)) continue;
    double off = 0;
    if (world.played_weight > 0) {
      const double part = world.played_weight / single_dummy.weight;
      off = part * (played(world) - single_dummy.mean);
      const double half = part * (score(world.played[0]) - score(world.played[1])) / 2;
      single_dummy.spread += off * off;
      single_dummy.halves += half * half;
    }
    if (world.solved_weight > 0) {
      const double part = world.solved_weight / double_dummy.weight;
      const double solved_off = part * (score(world.solved) - double_dummy.mean);
      double_dummy.spread += solved_off * solved_off;
      shared += off * solved_off;
    }
  }
  const MeanError one = single_dummy.Error(played_);
  const MeanError other = double_dummy.Error(solved_);
  const auto part = [](const MeanError& mean, double factor) {
    return MeanError{factor * mean.mean, factor * mean.error, mean.freedom};
  };
  MeanError both = SumOf(std::array{part(one, kPartOfPeople), part(other, kPartOfPerfect)});
  if (played_ == SampleError::kSampled && solved_ == SampleError::kSampled) {
    const double variance =
        both.error * both.error + 2 * kPartOfPeople * kPartOfPerfect * std::max(shared, 0.0);
    both.error = std::sqrt(variance);
  }
  return {EstimateOf(both), EstimateOf(one), EstimateOf(other)};
}

}  // namespace jasnel

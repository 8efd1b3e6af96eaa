#include "ai/bidding/bid_plan.h"

#include <algorithm>
#include <cmath>

namespace jasnel {
namespace {

// For how many worlds solved for the chance to make one is solved for the score, after the first
// few; and one for what follows a pass.
constexpr std::uint64_t kSolvedForScored = 20;
constexpr std::uint64_t kSolvedForScoredUntilClear = 4;
constexpr std::uint64_t kFirstScored = 4;
constexpr std::uint64_t kSolvedForPass = 3;

// How many times as long it takes to find a score as who makes it.
constexpr double kScoredAsMade = 5;

}  // namespace

std::uint64_t GuessesEach(double weight) {
  constexpr double kTimeOfGuess = 5;  // microseconds
  constexpr double kTimeOfDraw = 1.5;
  constexpr double kTimeOfAnswers = 10'000;  // times the variance that guesses leave
  const double time = kTimeOfGuess + kTimeOfDraw / std::max(weight, 1e-6);
  return static_cast<std::uint64_t>(std::max(std::sqrt(kTimeOfAnswers / time), 1.0));
}

std::uint64_t ForPass(std::uint64_t worlds) {
  return (worlds + kSolvedForPass - 1) / kSolvedForPass;
}

BidPlan::BidPlan(const BidRequest& request)
    : solved_for_scored_(request.until_clear && request.precision == 0 && request.worlds == 0
                             ? kSolvedForScoredUntilClear
                             : kSolvedForScored) {}

std::uint64_t BidPlan::WorldsToScore(std::uint64_t worlds) const {
  return std::min(worlds, kFirstScored + worlds / solved_for_scored_);
}

double BidPlan::Work(std::uint64_t worlds) const {
  return static_cast<double>(worlds) + kScoredAsMade * static_cast<double>(WorldsToScore(worlds));
}

std::uint64_t BidPlan::FittingIn(double time, double used, std::uint64_t solved,
                                 std::uint64_t size) const {
  const double fits = Work(solved) * (time / used);
  std::uint64_t more = 0;
  while (more < size && Work(solved + more + 1) <= fits) ++more;
  return more;
}

}  // namespace jasnel

#include "ai/judge/call_decision.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "ai/judge/fair_mark.h"
#include "ai/judge/reasons.h"
#include "jasnel/bidding.h"
#include "jasnel/dealing.h"

namespace jasnel {
namespace {

// Worlds solved for each suit, and for a call that looks wrong.
constexpr double kFirstWorlds = 32;
constexpr double kCheckedWorlds = 128;

Estimate InPlay(const Calibration& calibration, const Estimate& open, double played) {
  return {played, played + calibration.score_slope * (open.low - open.value),
          played + calibration.score_slope * (open.high - open.value)};
}

// What `other` is worth more. Errors of two calls in the same worlds are alike rather than opposed,
// so this is no narrower than it should be.
Estimate Difference(const Estimate& other, const Estimate& one) {
  const double value = other.value - one.value;
  return {value, value - std::hypot(other.value - other.low, one.high - one.value),
          value + std::hypot(other.high - other.value, one.value - one.low)};
}

void Order(std::vector<FairCallOption>& options) {
  std::stable_sort(options.begin(), options.end(),
                   [](const FairCallOption& a, const FairCallOption& b) {
                     return a.single_dummy.value > b.single_dummy.value;
                   });
}

std::vector<FairCallOption> OptionsOf(const BidAnswer& answer, const Calibration& calibration) {
  std::vector<FairCallOption> options;
  const auto add = [&](Call call, const Estimate& open, double played,
                       std::optional<double> makes) {
    options.push_back({call, InPlay(calibration, open, played), open, makes});
  };
  if (const auto& pass = answer.pass) {
    add(Call{}, pass->score, pass->played_score.value_or(pass->score.value), std::nullopt);
  }
  if (const auto& doubling = answer.doubling) {
    add(doubling->call, doubling->score, doubling->score.value, doubling->makes.value);
  }
  for (const SuitBid& bid : answer.suits) {
    add(Call{bid.suit}, bid.score, *bid.played_score, bid.played_makes);
  }
  Order(options);
  return options;
}

const FairCallOption& OptionOf(const std::vector<FairCallOption>& options, Call call) {
  return *std::find_if(options.begin(), options.end(),
                       [&](const FairCallOption& option) { return option.call == call; });
}

}  // namespace

FairCall JudgeCall(BatchSolver& solver, const Auction& auction, CardSet hand, const Rules& rules,
                   Call call, std::uint64_t worlds, std::uint64_t seed, const JudgeClock& clock) {
  FairCall judged;
  judged.seat = auction.Turn();
  judged.call = call;
  const LegalCalls legal = auction.Legal(hand);
  if (legal.size() < 2) return judged;
  const Calibration& calibration = Calibration::For(rules);
  const double scale = static_cast<double>(worlds) / static_cast<double>(kUsualFairWorlds);
  const auto evaluate = [&](double count, std::uint64_t stream, std::vector<Call> calls) {
    BidRequest request;
    request.seed = Random::Stream(seed, stream).Next();
    request.worlds =
        std::max(static_cast<std::uint64_t>(std::llround(scale * count)), std::uint64_t{2});
    request.time = clock.Left();
    request.cancel = clock.cancel();
    request.calibration = calibration;
    BidQuestion question{auction, hand, rules};
    question.calls = std::move(calls);
    return EvaluateBid(solver, question, request);
  };
  const auto first = evaluate(kFirstWorlds, 0, {});
  if (!first) return judged;
  judged.worlds = first->worlds;
  judged.options = OptionsOf(*first, calibration);
  const FairCallOption& best = judged.options.front();
  const FairCallOption& other = best.call == call ? judged.options[1] : best;
  const FairCallOption& made = OptionOf(judged.options, call);
  judged.other = other.call;
  judged.cost = Difference(other.single_dummy, made.single_dummy);
  if (judged.cost.value <= kClearCostOfCall ||
      other.double_dummy.value <= made.double_dummy.value) {
    return judged;
  }
  const auto again = evaluate(kCheckedWorlds, 1, {*judged.other, call});
  if (!again) return judged;
  judged.worlds = again->worlds;
  const std::vector<FairCallOption> compared = OptionsOf(*again, calibration);
  for (FairCallOption& option : judged.options) {
    if (option.call == call || option.call == *judged.other) {
      option = OptionOf(compared, option.call);
    }
  }
  Order(judged.options);
  const FairCallOption& better = OptionOf(compared, *judged.other);
  const FairCallOption& worse = OptionOf(compared, call);
  judged.cost = Difference(better.single_dummy, worse.single_dummy);
  if (better.double_dummy.value > worse.double_dummy.value) {
    judged.mark = MarkOfCost(judged.cost, kClearCostOfCall);
  }
  if (judged.mark != FairMark::kNone) judged.reasons = ReasonsOf(better, worse);
  return judged;
}

}  // namespace jasnel

#include "ai/judge/call_decision.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "ai/bidding/match_worth.h"
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
  return options;
}

// Makes of scores what they are worth for the match, in the order of OptionsOf.
void CountForMatch(const BidQuestion& question, const FairWorth& worth, std::uint64_t seed,
                   std::vector<FairCallOption>& options) {
  constexpr std::uint64_t kWorldsOfMatch = 1000;
  std::vector<double*> figures;
  for (const auto part : {&FairCallOption::single_dummy, &FairCallOption::double_dummy}) {
    for (const auto figure : {&Estimate::value, &Estimate::low, &Estimate::high}) {
      for (FairCallOption& option : options) figures.push_back(&(option.*part.*figure));
    }
  }
  std::vector<double> means;
  for (const double* figure : figures) means.push_back(*figure);
  std::vector<double> worths;
  if (!question.auction.IsDoubling()) {
    worths = MatchWorths(question, *worth.match(), means, kWorldsOfMatch, seed);
  }
  for (std::size_t i = 0; i < figures.size(); ++i) {
    *figures[i] = worths.empty() ? worth.Of(means[i]) : FairWorth::OfChance(worths[i]);
  }
}

}  // namespace

const FairCallOption& CallDecision::Sample::Of(Call call) const {
  return *std::find_if(options.begin(), options.end(),
                       [&](const FairCallOption& option) { return option.call == call; });
}

CallDecision::CallDecision(BatchSolver& solver, const Auction& auction, CardSet hand,
                           const Rules& rules, std::uint64_t worlds, std::uint64_t seed,
                           const JudgeClock& clock, FairWorth worth)
    : solver_(solver),
      auction_(auction),
      hand_(hand),
      rules_(rules),
      scale_(static_cast<double>(worlds) / static_cast<double>(kUsualFairWorlds)),
      seed_(seed),
      clock_(clock),
      worth_(std::move(worth)) {}

std::optional<CallDecision::Sample> CallDecision::Survey() { return Evaluate(kFirstWorlds, 0, {}); }

std::optional<CallDecision::Sample> CallDecision::Examine(std::vector<Call> calls) {
  return Evaluate(kCheckedWorlds, 1, std::move(calls));
}

std::optional<CallDecision::Sample> CallDecision::Evaluate(double count, std::uint64_t stream,
                                                           std::vector<Call> calls) {
  const Calibration& calibration = Calibration::For(rules_);
  BidRequest request;
  request.seed = Random::Stream(seed_, stream).Next();
  request.worlds =
      std::max(static_cast<std::uint64_t>(std::llround(scale_ * count)), std::uint64_t{2});
  request.time = clock_.Left();
  request.cancel = clock_.cancel();
  request.calibration = calibration;
  BidQuestion question{auction_.Seen(), hand_, rules_};
  question.calls = std::move(calls);
  const auto answer = EvaluateBid(solver_, question, request);
  if (!answer) return std::nullopt;
  std::vector<FairCallOption> options = OptionsOf(*answer, calibration);
  if (worth_.match() != nullptr) CountForMatch(question, worth_, request.seed, options);
  Order(options);
  return Sample{std::move(options), answer->worlds};
}

FairCall JudgeCall(BatchSolver& solver, const Auction& auction, CardSet hand, const Rules& rules,
                   Call call, std::uint64_t worlds, std::uint64_t seed, const JudgeClock& clock,
                   const FairWorth& worth) {
  FairCall judged;
  judged.seat = auction.Turn();
  judged.call = call;
  const LegalCalls legal = auction.Legal(hand);
  if (legal.size() < 2) return judged;
  CallDecision decision(solver, auction, hand, rules, worlds, seed, clock, worth);
  const auto first = decision.Survey();
  if (!first) return judged;
  judged.worlds = first->worlds;
  judged.options = first->options;
  const FairCallOption& best = first->options.front();
  const FairCallOption& other = best.call == call ? first->options[1] : best;
  const FairCallOption& made = first->Of(call);
  judged.other = other.call;
  judged.cost = Difference(other.single_dummy, made.single_dummy);
  if (judged.cost.value <= kClearCostOfCall ||
      other.double_dummy.value <= made.double_dummy.value) {
    return judged;
  }
  const auto again = decision.Examine({*judged.other, call});
  if (!again) return judged;
  judged.worlds = again->worlds;
  const FairCallOption& better = again->Of(*judged.other);
  const FairCallOption& worse = again->Of(call);
  for (FairCallOption& option : judged.options) {
    if (option.call == better.call) option = better;
    if (option.call == worse.call) option = worse;
  }
  Order(judged.options);
  judged.cost = Difference(better.single_dummy, worse.single_dummy);
  if (better.double_dummy.value > worse.double_dummy.value) {
    judged.mark = MarkOfCost(judged.cost, kClearCostOfCall);
  }
  if (judged.mark != FairMark::kNone) {
    judged.reasons = ReasonsOf(better, worse, worth.match() == nullptr);
  }
  return judged;
}

}  // namespace jasnel

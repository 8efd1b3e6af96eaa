#include "ai/players/full_plan.h"

#include <algorithm>

namespace jasnel {
namespace {

// Worlds drawn at most for each that is asked for.
constexpr std::uint64_t kDrawnForEachAsked = 20;

// The part of the time for drawing and weighing worlds; the rest is for play-outs.
constexpr double kWeighing = 0.2;

// The pieces of work of this cost that fit into a part of the time.
std::uint64_t Fitting(std::uint64_t wanted, double time, double cost) {
  return std::min(wanted, static_cast<std::uint64_t>(time / cost));
}

std::uint64_t OneAtLeast(std::uint64_t count) { return std::max(count, std::uint64_t{1}); }

// What is asked for, whatever the time.
FullPlan PlanOf(const FullOptions& options, const PlayView& view) {
  const int held = view.hand.size();
  const auto scaled = [&](auto count) {
    return static_cast<std::uint64_t>(options.scale * static_cast<double>(count));
  };
  FullPlan plan;
  plan.weighs = options.evidence.calls || options.evidence.cards;
  plan.played = OneAtLeast(scaled(options.played[held]));
  plan.drawn.all = std::min(options.all, scaled(options.all));
  plan.drawn.effective = plan.played;
  plan.drawn.most = plan.drawn.effective * (plan.weighs ? kDrawnForEachAsked : 1);
  const int hidden = view.Hidden().size();
  const int seen = (kSeats - 1) * kHandSize - hidden;
  const auto calls = static_cast<double>(view.auction.calls().size());
  plan.world_cost = work::kWorld + (options.evidence.cards ? work::kDecision * seen : 0) +
                    (options.evidence.calls ? work::kCall * calls : 0);
  plan.play_out_cost = work::kPlayOut * (held + hidden);
  return plan;
}

}  // namespace

FullPlan PlanFor(const FullOptions& options, const PlayView& view, const ThinkClock& clock) {
  FullPlan plan = PlanOf(options, view);
  std::uint64_t played = plan.played;
  if (clock.limited()) {
    const double weighing = kWeighing * clock.Planned();
    plan.drawn.all = Fitting(plan.drawn.all, weighing, plan.world_cost);
    plan.drawn.most = OneAtLeast(Fitting(plan.drawn.most, weighing, plan.world_cost));
    played = OneAtLeast(
        Fitting(played, clock.Planned() - weighing, plan.play_out_cost * view.Legal().size()));
  }
  // The policy learned what is written down, which is not the same as points.
  if (options.objective == Objective::kScore) {
    const double worth = options.policy[view.hand.size()];
    plan.policy = worth / (worth + static_cast<double>(played));
  }
  return plan;
}

}  // namespace jasnel

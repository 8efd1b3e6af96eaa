#include "ai/players/full_plan.h"

#include <algorithm>

namespace jasnel {
namespace {

// Worlds drawn at most for each that is asked for.
constexpr std::uint64_t kDrawnForEachAsked = 20;

// Nodes with which most worlds are solved, by cards held: twice the mean (`player_benchmark`).
constexpr FullOptions::ByCards kNodes = {0, 0, 20, 110, 500, 1'800, 5'500, 21'000, 75'000};

// Parts of the time: for weighing worlds, and for play-outs where worlds are solved too.
constexpr double kWeighing = 0.2;
constexpr double kPlayingOut = 0.4;

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
  const int part = options.playouts[held];
  if (part > 0) plan.played = OneAtLeast(scaled(options.played[held]));
  if (part < 100) plan.solved = std::max(scaled(options.solved[held]), std::uint64_t{part == 0});
  plan.drawn.all = std::min(options.all, scaled(options.all));
  plan.drawn.effective = std::max(plan.played, plan.solved);
  plan.drawn.most = plan.drawn.effective * (plan.weighs ? kDrawnForEachAsked : 1);
  const int hidden = view.Hidden().size();
  const int seen = (kSeats - 1) * kHandSize - hidden;
  const auto calls = static_cast<double>(view.auction.calls().size());
  plan.world_cost = work::kWorld + (options.evidence.cards ? work::kDecision * seen : 0) +
                    (options.evidence.calls ? work::kCall * calls : 0);
  plan.play_out_cost = work::kPlayOut * (held + hidden) * view.Legal().size();
  return plan;
}

}  // namespace

FullPlan PlanFor(const FullOptions& options, const PlayView& view, const ThinkClock& clock) {
  FullPlan plan = PlanOf(options, view);
  if (!clock.limited()) return plan;
  const double time = clock.Planned();
  plan.drawn.all = Fitting(plan.drawn.all, kWeighing * time, plan.world_cost);
  plan.drawn.most = OneAtLeast(Fitting(plan.drawn.most, kWeighing * time, plan.world_cost));
  if (plan.played == 0) return plan;
  double playing = 1 - kWeighing;
  const double solving = playing - kPlayingOut;
  if (solving * time < work::kNode * kNodes[view.hand.size()]) plan.solved = 0;
  if (plan.solved > 0) playing = kPlayingOut;
  plan.played = OneAtLeast(Fitting(plan.played, playing * time, plan.play_out_cost));
  return plan;
}

}  // namespace jasnel

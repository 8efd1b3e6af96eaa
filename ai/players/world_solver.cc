#include "ai/players/world_solver.h"

#include "ai/games/play_state.h"

namespace jasnel {
namespace {

// The search goes by the wall clock, so that of the player's own limit it gets the planned work.
Limits LimitsOf(const ThinkClock& clock) {
  Limits limits{.time = clock.BudgetLeft(), .cancel = clock.cancel()};
  if (clock.limited()) limits.nodes = static_cast<std::uint64_t>(clock.Planned() / work::kNode) + 1;
  return limits;
}

}  // namespace

Result<Stop> WorldSolver::Add(const PlayView& view, const Hands& hidden, double share,
                              ThinkClock& clock, CardValues& values) {
  const Position position = WithHidden(view, hidden);
  clock.Count(work::kSearch);
  const auto solution =
      solver_.Solve(position, {.objective = objective_, .cards = true, .limits = LimitsOf(clock)});
  if (!solution) return solution.error();
  clock.Count(work::kNode * static_cast<double>(solution->nodes));
  if (solution->stop != Stop::kSolved) return solution->stop;
  const int sign = SideOf(view.seat()) == Side::kNorthSouth ? 1 : -1;
  const PlayOrder order(view.table.trump);
  for (const CardValue& value : solution->cards) {
    values.Add(order.ToPlay(value.card), share, sign * value.value.count(), value.makes);
  }
  return Stop::kSolved;
}

}  // namespace jasnel

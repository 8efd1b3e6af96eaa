#include "ai/world_solver.h"

namespace jasnel {

Result<Stop> WorldSolver::Add(const PlayView& view, const Hands& hidden, double share,
                              const ThinkClock& clock, CardValues& values) {
  Position position = view.table;
  position.hands = hidden;
  position.hands[Index(view.seat())] = view.hand;
  const auto solution =
      solver_.Solve(position, {.objective = objective_,
                               .cards = true,
                               .limits = {.time = clock.Left(), .cancel = clock.cancel()}});
  if (!solution) return solution.error();
  if (solution->stop != Stop::kSolved) return solution->stop;
  const int sign = SideOf(view.seat()) == Side::kNorthSouth ? 1 : -1;
  const PlayOrder order(view.table.trump);
  for (const CardValue& value : solution->cards) {
    values.Add(order.ToPlay(value.card), share, sign * value.value.count(), value.makes);
  }
  return Stop::kSolved;
}

}  // namespace jasnel

#include "engine/records/boerenbridge_solved_deal.h"

#include <utility>

namespace jasnel::boerenbridge {
namespace {

SolveEnd SolveEverybody(const SolveForm& form, const Limits& limits, Solver& solver,
                        SolvedDeal& deal) {
  auto solution =
      solver.SolveMaxN(deal.deal.position, {.cards = form.cards, .line = true, .limits = limits});
  if (!solution) {
    deal.error = solution.error();
    return {};
  }
  deal.everybody = std::move(solution).value();
  return {deal.everybody.stop};
}

SolveEnd SolveSeat(const SolveForm& form, const Limits& limits, int seat, Solver& solver,
                   SolvedDeal& deal) {
  auto solution = solver.SolveParanoid(
      deal.deal.position,
      {.seat = seat, .bids = true, .cards = form.cards, .scores = form.scores, .limits = limits});
  if (!solution) {
    deal.error = solution.error();
    return {};
  }
  deal.seats.push_back({seat, std::move(solution).value()});
  return {deal.seats.back().solution.stop, seat};
}

}  // namespace

std::uint64_t SolvedDeal::nodes() const {
  std::uint64_t nodes = everybody.nodes;
  for (const SeatForces& seat : seats) nodes += seat.solution.nodes;
  return nodes;
}

std::chrono::microseconds SolvedDeal::time() const {
  std::chrono::microseconds time = everybody.time;
  for (const SeatForces& seat : seats) time += seat.solution.time;
  return time;
}

SolveEnd Solve(const SolveForm& form, const Limits& limits, Solver& solver, SolvedDeal& deal) {
  if (!form.paranoid) return SolveEverybody(form, limits, solver, deal);
  // A seat that the deal has not is an error of the solver's.
  if (form.seat) return SolveSeat(form, limits, *form.seat, solver, deal);
  for (int seat = 0; seat < deal.deal.position.players && !deal.error; ++seat) {
    const SolveEnd end = SolveSeat(form, limits, seat, solver, deal);
    if (end.stop != Stop::kSolved) return end;
  }
  return {};
}

}  // namespace jasnel::boerenbridge

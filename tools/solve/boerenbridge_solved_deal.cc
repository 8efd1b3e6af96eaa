#include "tools/solve/boerenbridge_solved_deal.h"

#include <string>
#include <utility>

#include "tools/shared/run/interrupt.h"

namespace jasnel::boerenbridge {
namespace {

std::string NotSolved(std::uint64_t nodes) {
  return "not solved within " + std::to_string(nodes) +
         " nodes; expected --nodes= with more, or 0 for no limit";
}

bool SolveEverybody(const SolveOptions& options, const Limits& limits, Solver& solver,
                    SolvedDeal& deal) {
  if (!deal.deal.has_bids) {
    deal.error = Error{
        "no bids; expected bids= with a number for each hand, or --paranoid for what each bid "
        "comes to"};
    return true;
  }
  auto solution = solver.SolveMaxN(deal.deal.position,
                                   {.cards = options.cards, .line = true, .limits = limits});
  if (!solution) {
    deal.error = solution.error();
    return true;
  }
  deal.everybody = std::move(solution).value();
  if (deal.everybody.stop == Stop::kCancelled) return false;
  if (deal.everybody.stop != Stop::kSolved) deal.error = Error{NotSolved(options.nodes)};
  return true;
}

bool SolveSeat(const SolveOptions& options, const Limits& limits, int seat, Solver& solver,
               SolvedDeal& deal) {
  auto solution = solver.SolveParanoid(deal.deal.position, {.seat = seat,
                                                            .bids = true,
                                                            .cards = options.cards,
                                                            .scores = options.scores,
                                                            .limits = limits});
  if (!solution) {
    deal.error = solution.error();
    return true;
  }
  SeatForces& forces = deal.seats.emplace_back();
  forces = {seat, std::move(solution).value()};
  if (forces.solution.stop == Stop::kCancelled) return false;
  if (forces.solution.stop != Stop::kSolved) {
    deal.error = Error{"seat " + std::to_string(seat) + ": " + NotSolved(options.nodes)};
  }
  return true;
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

bool Solve(const SolveOptions& options, Solver& solver, SolvedDeal& deal) {
  Limits limits;
  limits.nodes = options.nodes;
  limits.cancel = &Interrupted();
  if (!options.is_paranoid()) return SolveEverybody(options, limits, solver, deal);
  if (options.cards && !deal.deal.has_bids) {
    deal.error = Error{
        "no bids; expected bids= with a number for each hand where --cards asks "
        "what cards do to them"};
    return true;
  }
  const std::optional<int> only = options.seat;
  for (int seat = 0; seat < deal.deal.position.players && !deal.error; ++seat) {
    if (only && *only < deal.deal.position.players && seat != *only) continue;
    if (!SolveSeat(options, limits, only.value_or(seat), solver, deal)) return false;
  }
  return true;
}

}  // namespace jasnel::boerenbridge

#include "jasnel/solver.h"

#include <utility>

#include "solver/search_core.h"

namespace jasnel {

Solver::Solver(const SolverOptions& options)
    : core_(internal::UsableKernels().front().make(options)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

Result<Solution> Solver::Solve(const Position& position, const SolveRequest& request) {
  if (auto error = Validate(position)) return *std::move(error);
  if (request.objective == Objective::kScore) {
    if (auto error = ValidateTricks(position)) return *std::move(error);
  }
  if (!request.only.empty() && (request.only & LegalCards(position)).empty()) {
    return Error{Say("none of the cards to solve is legal; expected at least one that is",
                     "geen van de op te lossen kaarten mag gespeeld worden; verwacht er minstens "
                     "een")};
  }
  return core_->Solve(position, request);
}

}  // namespace jasnel

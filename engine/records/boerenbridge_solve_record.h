// Answers of `jasnel boerenbridge solve` as records: the keys of JSON and the columns of CSV.
// docs/reference/boerenbridge-solver.md explains each.
#pragma once

#include "engine/records/boerenbridge_solved_deal.h"
#include "engine/records/record.h"
#include "jasnel/notation.h"

namespace jasnel::boerenbridge {

/// A deal that was solved, with the nodes and the time that took.
Record SolveRecord(const SolvedDeal& deal, const SolveForm& form, Language language);

/// What one of its seats can force, with the nodes and the time that took.
Record SeatRecord(const SeatForces& seat, const SolvedDeal& deal, const SolveForm& form,
                  Language language);

}  // namespace jasnel::boerenbridge

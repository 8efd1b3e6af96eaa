// A model of all four hands: an estimate of the points, without search.
#pragma once

#include <array>

#include "bitboard/play_order.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "solver/models/integer_network.h"
#include "solver/models/points_inputs.h"

namespace jasnel {

/// The numbers of the model; it yields hundreds of points. training/points_model.py fits them to
/// solved deals.
using PointsModelWeights = IntegerNetwork<PointsInputs::kCount, 128, 32, 1>;

/// The weights supplied with the library.
extern const PointsModelWeights kPointsModelWeights;

/// Estimates the points (card points, last trick, roem) that the leader's side will win minus those
/// of the other side under perfect play of all cards. `hands` are of the same size, clockwise from
/// the leader. docs/research/solver.md says how far off it is. Invariant under exchange of plain
/// suits. Of the rules, `ruff`, `undertrump` and `roem` matter.
int EstimatePoints(const std::array<PlaySet, kSeats>& hands, const Rules& rules,
                   const PointsModelWeights& weights = kPointsModelWeights);

}  // namespace jasnel

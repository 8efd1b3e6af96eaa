// A model of all four hands: an estimate of the points, without search.
#pragma once

#include <array>
#include <cstdint>

#include "bitboard/play_order.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "solver/models/points_inputs.h"

namespace jasnel {

/// The numbers of a network with two hidden layers. tools/training/train_points_model.sh fits them
/// to solved deals. All arithmetic is on integers, so an estimate is the same on every machine.
struct PointsModelWeights {
  static constexpr int kFirst = 128;  ///< units of the first hidden layer
  static constexpr int kSecond = 32;  ///< units of the second
  static constexpr int kInputs = PointsInputs::kCount;
  /// Weights, and what leaves a layer, are in units of 1 / kUnit; the last layer yields hundreds of
  /// points.
  static constexpr int kUnit = 512;
  /// The most that leaves a unit of a hidden layer; the least is 0.
  static constexpr int kMostOut = 8 * kUnit - 1;

  std::array<std::array<std::int16_t, kFirst>, kInputs> inputs;
  std::array<std::int16_t, kFirst> first_bias;
  std::array<std::array<std::int16_t, kFirst>, kSecond> second;
  std::array<std::int32_t, kSecond> second_bias;  ///< in units of 1 / (kUnit * kUnit)
  std::array<std::int16_t, kSecond> last;
  std::int32_t last_bias;  ///< in units of 1 / (kUnit * kUnit)
};

/// The weights supplied with the library.
extern const PointsModelWeights kPointsModelWeights;

/// Estimates the points (card points, last trick, roem) that the leader's side will win minus those
/// of the other side under perfect play of all cards. `hands` are of the same size, clockwise from
/// the leader. docs/research/solver.md says how far off it is. Invariant under exchange of plain
/// suits. Of the rules, `ruff`, `undertrump` and `roem` matter.
int EstimatePoints(const std::array<PlaySet, kSeats>& hands, const Rules& rules,
                   const PointsModelWeights& weights = kPointsModelWeights);

}  // namespace jasnel

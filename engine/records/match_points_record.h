// Match points of boerenbridge, as JSON.
#pragma once

#include "engine/records/record.h"
#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge {

/// A whole number where it is one, so that it prints as 5 and not as 5.0; else to 0.0001.
inline Record MatchPointsRecord(MatchPoints points) {
  if (points.parts() % MatchPoints::kWhole == 0) return points.parts() / MatchPoints::kWhole;
  return RoundedChance(points.ToDouble());
}

}  // namespace jasnel::boerenbridge

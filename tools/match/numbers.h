// Numbers that come out of a match, of either game, as text and in records.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "engine/records/record.h"

namespace jasnel {

double Milliseconds(std::chrono::nanoseconds time);

/// `sum` divided by `count`, to so many digits behind the point; null of nothing.
Record MeanOf(double sum, std::uint64_t count, int digits);

/// The mean of what took `time` altogether: `0.0021 ms`, `12.3 ms`; `-` of nothing.
std::string MeanTime(std::chrono::nanoseconds time, std::uint64_t count);

/// With so many digits behind the point, never -0: `2.5`, `-0.3`, `0.0`.
std::string PlainPoints(double points, int digits);

/// The same with a sign: `+2.5`, `-0.3`, `+0.0`.
std::string SignedPoints(double points, int digits = 1);

}  // namespace jasnel

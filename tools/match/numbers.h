// Numbers in match results, for both games, as text and in records.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "engine/records/record.h"

namespace jasnel {

double Milliseconds(std::chrono::nanoseconds time);

/// `sum` divided by `count`, with this many decimals; null if `count` is 0.
Record MeanOf(double sum, std::uint64_t count, int digits);

/// The mean for a total of `time`: `0.0021 ms`, `12.3 ms`; `-` if `count` is 0.
std::string MeanTime(std::chrono::nanoseconds time, std::uint64_t count);

/// With this many decimals, never -0: `2.5`, `-0.3`, `0.0`.
std::string PlainPoints(double points, int digits);

/// The same with a sign: `+2.5`, `-0.3`, `+0.0`.
std::string SignedPoints(double points, int digits = 1);

}  // namespace jasnel

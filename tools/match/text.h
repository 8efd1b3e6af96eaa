// Matches as text, and numbers in their results.
#pragma once

#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/notation.h"
#include "tools/match/result.h"

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

/// How often a player fouled and a legal move was taken, as a line; empty if it did not.
std::string FoulsText(const std::string& player, std::uint64_t fouls, Language language);

/// One match: its players, which of them is better, and the confidence interval.
std::string MatchText(const MatchResult& match, Language language);

/// Matches between more than two players, each against each other: a row and a column for each of
/// `players`. The matches are those of the first with the second, the first with the third, ...,
/// the second with the third, ...; there is at least one, and the last ones may not have been
/// played.
std::string CrossTableText(const std::vector<std::string>& players,
                           std::span<const MatchResult> matches, Language language);

}  // namespace jasnel

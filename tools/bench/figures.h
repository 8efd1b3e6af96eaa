// Statistics of measured positions, as records and as text.
#pragma once

#include <string>
#include <vector>

#include "bench/measure.h"
#include "bench/signature.h"
#include "bench/summary.h"
#include "engine/records/record.h"

namespace jasnel {

/// The names that `AddFigures` uses, in order.
const std::vector<std::string>& FigureNames();

/// Adds the statistics of a group of positions. Times are in microseconds.
void AddFigures(Record& record, const bench::Summary& summary, const bench::Signature& signature);

/// Total nodes and time, the checksum of the values, and the signature, one line each.
std::string TotalsAsText(const bench::Summary& summary, const bench::Signature& signature);

/// `number` with this many decimals.
std::string Fixed(double number, int digits);

/// The same as a number of a record.
double Rounded(double number, int digits);

}  // namespace jasnel

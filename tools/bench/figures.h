// The figures of measured positions: as records, and as text.
#pragma once

#include <string>
#include <vector>

#include "bench/measure.h"
#include "bench/signature.h"
#include "bench/summary.h"
#include "engine/records/record.h"

namespace jasnel {

/// The names `AddFigures` gives, in their order.
const std::vector<std::string>& FigureNames();

/// Adds the figures of a group of positions. Times are in microseconds.
void AddFigures(Record& record, const bench::Summary& summary, const bench::Signature& signature);

/// Nodes and time in all, the checksum of the values and the signature: a line each.
std::string TotalsAsText(const bench::Summary& summary, const bench::Signature& signature);

/// With so many digits behind the point.
std::string Fixed(double number, int digits);

/// The same as a number of a record.
double Rounded(double number, int digits);

}  // namespace jasnel

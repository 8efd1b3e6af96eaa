// Statistics of measured positions as text.
#pragma once

#include <string>

#include "bench/signature.h"
#include "bench/summary.h"

namespace jasnel {

/// Total nodes and time, the checksum of the values, and the signature, one line each.
std::string TotalsText(const bench::Summary& summary, const bench::Signature& signature);

}  // namespace jasnel

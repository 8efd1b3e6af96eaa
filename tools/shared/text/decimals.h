// Numbers with a fixed number of decimals.
#pragma once

#include <string>

namespace jasnel {

/// `number` with this many decimals.
std::string Fixed(double number, int digits);

/// The same as a number of a record.
double Rounded(double number, int digits);

}  // namespace jasnel

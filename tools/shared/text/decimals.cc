#include "tools/shared/text/decimals.h"

#include <cmath>

#include "absl/strings/str_format.h"

namespace jasnel {

std::string Fixed(double number, int digits) { return absl::StrFormat("%.*f", digits, number); }

double Rounded(double number, int digits) {
  const double scale = std::pow(10, digits);
  return std::round(number * scale) / scale;
}

}  // namespace jasnel

#include "tools/match/numbers.h"

#include <cmath>

#include "tools/shared/text/columns.h"

namespace jasnel {

double Milliseconds(std::chrono::nanoseconds time) {
  return std::chrono::duration<double, std::milli>(time).count();
}

Record MeanOf(double sum, std::uint64_t count, int digits) {
  if (count == 0) return nullptr;
  return Rounded(sum / static_cast<double>(count), digits);
}

std::string MeanTime(std::chrono::nanoseconds time, std::uint64_t count) {
  if (count == 0) return "-";
  const double mean = Milliseconds(time) / static_cast<double>(count);
  const int digits = mean < 1 ? 4 : mean < 100 ? 1 : 0;
  return Fixed(mean, digits) + " ms";
}

std::string PlainPoints(double points, int digits) {
  const std::string size = Fixed(std::abs(points), digits);
  const bool zero = size.find_first_not_of("0.") == std::string::npos;
  return points < 0 && !zero ? "-" + size : size;
}

std::string SignedPoints(double points, int digits) {
  const std::string text = PlainPoints(points, digits);
  return text.starts_with('-') ? text : "+" + text;
}

}  // namespace jasnel

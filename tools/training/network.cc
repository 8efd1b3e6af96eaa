#include "tools/training/network.h"

#include <algorithm>
#include <string>

#include "absl/strings/str_format.h"

namespace jasnel {

void SumRange::AddOneOf(std::span<const std::int64_t> terms) {
  least_ += std::min<std::int64_t>(0, *std::ranges::min_element(terms));
  most_ += std::max<std::int64_t>(0, *std::ranges::max_element(terms));
}

std::optional<Error> SumRange::Check(const std::string& what, int bits) const {
  const std::int64_t limit = std::int64_t{1} << (bits - 1);
  if (least_ >= -limit && most_ < limit) return std::nullopt;
  return Error{absl::StrFormat("%s can be from %d to %d; expected what fits in %d bits", what,
                               least_, most_, bits)};
}

}  // namespace jasnel

#include "tools/training/network.h"

#include <algorithm>
#include <cstring>
#include <string>

#include "absl/strings/str_format.h"

namespace jasnel {

std::string BytesOf(Network network) {
  std::string bytes;
  for (const Network::Matrix* const weights : network.All()) {
    bytes.append(reinterpret_cast<const char*>(weights->data()),
                 static_cast<std::size_t>(weights->size()) * sizeof(float));
  }
  return bytes;
}

void TakeBytes(std::string_view& bytes, Network& network) {
  for (Network::Matrix* const weights : network.All()) {
    const std::size_t size = static_cast<std::size_t>(weights->size()) * sizeof(float);
    std::memcpy(weights->data(), bytes.data(), size);
    bytes.remove_prefix(size);
  }
}

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

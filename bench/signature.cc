#include "bench/signature.h"

namespace jasnel::bench {

void Signature::Add(const Measurement& measurement) {
  for (const int value : measurement.values) {
    const auto number = static_cast<std::uint64_t>(std::int64_t{value});
    values_.Add(number);
    all_.Add(number);
  }
  all_.Add(measurement.nodes);
}

void Signature::Add(std::span<const Measurement> measurements) {
  for (const Measurement& measurement : measurements) Add(measurement);
}

std::string Hexadecimal(std::uint64_t number) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string text;
  for (int shift = 60; shift >= 0; shift -= 4) text += kDigits[number >> shift & 15];
  return text;
}

}  // namespace jasnel::bench

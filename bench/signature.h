// A run as one number, to tell whether two runs did the same.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "bench/measure.h"

namespace jasnel::bench {

/// FNV-1a with 64 bits (Fowler, Noll, Vo) over numbers, each as 8 bytes with the lowest first.
class Checksum {
 public:
  constexpr void Add(std::uint64_t number) {
    for (int byte = 0; byte < 8; ++byte) {
      sum_ ^= number >> (8 * byte) & 0xff;
      sum_ *= 1099511628211U;
    }
  }
  constexpr std::uint64_t sum() const { return sum_; }

 private:
  std::uint64_t sum_ = 14695981039346656037U;
};

/// Two checksums over measurements in their order; times are in neither, so that they are the same
/// on every machine. A negative value is added as its two's complement.
class Signature {
 public:
  void Add(const Measurement& measurement);
  void Add(std::span<const Measurement> measurements);

  /// Over the values only: which search found them does not matter.
  std::uint64_t values() const { return values_.sum(); }
  /// Over the values of each position and then its nodes: this is one search and no other.
  std::uint64_t all() const { return all_.sum(); }

 private:
  Checksum values_;
  Checksum all_;
};

/// As 16 hexadecimal digits.
std::string Hexadecimal(std::uint64_t number);

}  // namespace jasnel::bench

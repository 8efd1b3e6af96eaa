// Random numbers that are the same on every machine, and stay the same.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

namespace jasnel {

/// SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014). What
/// each function gives will never change: results that name a seed can be had again.
class Random {
 public:
  constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

  /// Generator `number` of `seed`, made without those before: with first(x) for the first number of
  /// Random(x), it is Random(first(first(seed) + number)). No two numbers of a seed begin alike.
  static constexpr Random Stream(std::uint64_t seed, std::uint64_t number) {
    return Random(Random(Random(seed).Next() + number).Next());
  }

  /// 64 random bits. All arithmetic is modulo 2^64:
  ///
  ///     state = state + 0x9E3779B97F4A7C15
  ///     z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9
  ///     z = (z ^ z >> 27) * 0x94D049BB133111EB
  ///     the number is z ^ z >> 31
  constexpr std::uint64_t Next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
  }

  /// From 0 to `count` - 1, all equally likely; `count` from 1. With x for the upper 32 bits of
  /// Next(), it is x * count / 2^32 rounded down, unless the remainder is less than
  /// 2^32 mod `count`: then with another Next() (Lemire, "Fast random integer generation in an
  /// interval", 2019).
  constexpr int Below(int count) {
    assert(count >= 1);
    const auto range = static_cast<std::uint64_t>(count);
    const std::uint64_t unfair = (std::uint64_t{1} << 32) % range;
    std::uint64_t product = 0;
    do {
      product = (Next() >> 32) * range;
    } while ((product & 0xffffffff) < unfair);
    return static_cast<int>(product >> 32);
  }

  /// From 0 to below 1: the upper 24 bits of Next(), divided by 2^24.
  constexpr float NextUnit() { return static_cast<float>(Next() >> 40) * 0x1p-24f; }

  /// From 0 to `count` - 1, all equally likely; `count` from 1. The lowest bits of Next(), as many
  /// as `count` - 1 has, drawn again until they are below `count`.
  constexpr std::uint64_t Below64(std::uint64_t count) {
    assert(count >= 1);
    const std::uint64_t mask = count == 1 ? 0 : ~std::uint64_t{0} >> std::countl_zero(count - 1);
    std::uint64_t number = 0;
    do {
      number = Next() & mask;
    } while (number >= count);
    return number;
  }

 private:
  std::uint64_t state_;
};

}  // namespace jasnel

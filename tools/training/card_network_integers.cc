#include "tools/training/card_network_integers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

namespace jasnel {
namespace {

using Packed = PackedCardNetwork;

// Rounds numbers to integers; false if one does not fit.
template <class Integer, std::size_t kSize>
bool Round(std::span<const float> numbers, double unit, std::array<Integer, kSize>& rounded) {
  bool fits = true;
  for (std::size_t i = 0; i < kSize; ++i) {
    const double whole = std::round(unit * static_cast<double>(numbers[i]));
    const bool one_fits = std::abs(whole) <= double{std::numeric_limits<Integer>::max()};
    fits &= one_fits;
    rounded[i] = static_cast<Integer>(one_fits ? whole : 0);
  }
  return fits;
}

// The same for weights that are in the order of the units they come from.
template <std::size_t kTo, std::size_t kFrom>
bool RoundTurned(std::span<const float> numbers, double unit,
                 std::array<std::array<std::int16_t, kFrom>, kTo>& rounded) {
  bool fits = true;
  for (std::size_t from = 0; from < kFrom; ++from) {
    std::array<std::int16_t, kTo> row;
    fits &= Round(numbers.subspan(from * kTo, kTo), unit, row);
    for (std::size_t to = 0; to < kTo; ++to) rounded[to][from] = row[to];
  }
  return fits;
}

// The opposites of these.
template <class Integer, std::size_t kSize>
void Divide(const std::array<Integer, kSize>& rounded, double unit, std::span<float> numbers) {
  for (std::size_t i = 0; i < kSize; ++i) numbers[i] = static_cast<float>(rounded[i] / unit);
}

template <std::size_t kTo, std::size_t kFrom>
void DivideTurned(const std::array<std::array<std::int16_t, kFrom>, kTo>& rounded, double unit,
                  std::span<float> numbers) {
  for (std::size_t from = 0; from < kFrom; ++from) {
    for (std::size_t to = 0; to < kTo; ++to) {
      numbers[from * kTo + to] = static_cast<float>(rounded[to][from] / unit);
    }
  }
}

// Whether no sum of a bias and of weights times up to `most` can exceed 32 bits.
template <class Row>
bool SumFits(std::int64_t bias, const Row& weights, std::int64_t most) {
  std::int64_t sum = std::abs(bias);
  for (const std::int64_t weight : weights) sum += std::abs(weight) * most;
  return sum <= std::numeric_limits<std::int32_t>::max();
}

bool SumsFit(const Packed& network) {
  constexpr int kMaxOfInputs = 128 * static_cast<int>(CardInputs::kMax);
  for (const int bias : network.first_bias) {
    if (std::abs(bias) + kMaxOfInputs > std::numeric_limits<std::int16_t>::max()) return false;
  }
  for (int unit = 0; unit < Packed::kSecond; ++unit) {
    if (!SumFits(network.second_bias[unit], network.second[unit],
                 Packed::kLimit * Packed::kFirstUnit)) {
      return false;
    }
  }
  for (int output = 0; output < Packed::kOutputs; ++output) {
    if (!SumFits(network.last_bias[output], network.last[output], Packed::kLimit * Packed::kUnit)) {
      return false;
    }
  }
  return true;
}

}  // namespace

Result<PackedCardNetwork> ToIntegers(const CardPlayNetwork& network) {
  using From = CardPlayNetwork;
  constexpr double kFirst = Packed::kFirstUnit;
  constexpr double kOne = Packed::kUnit;
  const std::span<const float> numbers = network.numbers();
  Packed packed{};
  bool fits = true;
  for (std::size_t input = 0; input < packed.inputs.size(); ++input) {
    fits &= Round(numbers.subspan(input * Packed::kFirst), kFirst, packed.inputs[input]);
  }
  fits &= Round(numbers.subspan(From::kFirstBias), kFirst, packed.first_bias);
  fits &= RoundTurned(numbers.subspan(From::kSecondWeights), kOne, packed.second);
  fits &= Round(numbers.subspan(From::kSecondBias), kFirst * kOne, packed.second_bias);
  fits &= RoundTurned(numbers.subspan(From::kLastWeights), kOne, packed.last);
  fits &= Round(numbers.subspan(From::kLastBias), kOne * kOne, packed.last_bias);
  if (!fits) return Error{"a weight is too large; expected what fits in its type"};
  if (!SumsFit(packed)) return Error{"a sum could be too large; expected what fits in its type"};
  return packed;
}

CardPlayNetwork FromIntegers(const PackedCardNetwork& packed) {
  using To = CardPlayNetwork;
  constexpr double kFirst = Packed::kFirstUnit;
  constexpr double kOne = Packed::kUnit;
  CardPlayNetwork network;
  const std::span<float> numbers = network.numbers();
  for (std::size_t input = 0; input < packed.inputs.size(); ++input) {
    Divide(packed.inputs[input], kFirst, numbers.subspan(input * Packed::kFirst));
  }
  Divide(packed.first_bias, kFirst, numbers.subspan(To::kFirstBias));
  DivideTurned(packed.second, kOne, numbers.subspan(To::kSecondWeights));
  Divide(packed.second_bias, kFirst * kOne, numbers.subspan(To::kSecondBias));
  DivideTurned(packed.last, kOne, numbers.subspan(To::kLastWeights));
  Divide(packed.last_bias, kOne * kOne, numbers.subspan(To::kLastBias));
  return network;
}

}  // namespace jasnel

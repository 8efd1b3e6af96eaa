// Small neural networks on integers: the same answer on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace jasnel {

/// The numbers of a network with two hidden layers. Its inputs are there or not. What leaves a
/// hidden unit is bounded from below and above. The programs in tools/training fit the numbers, and
/// see to it that no sum can exceed its type (tools/training/network.h).
template <int kInputsThere, int kFirstUnits, int kSecondUnits, int kOutputsThere>
struct IntegerNetwork {
  static constexpr int kInputs = kInputsThere;
  static constexpr int kFirst = kFirstUnits;    ///< units of the first hidden layer
  static constexpr int kSecond = kSecondUnits;  ///< units of the second
  static constexpr int kOutputs = kOutputsThere;
  /// Weights, and what leaves a layer, are in units of 1 / kUnit.
  static constexpr int kUnit = 512;
  /// The most that leaves a unit of a hidden layer; the least is 0.
  static constexpr int kMostOut = 8 * kUnit - 1;

  std::array<std::array<std::int16_t, kFirst>, kInputs> inputs;
  std::array<std::int16_t, kFirst> first_bias;
  std::array<std::array<std::int16_t, kFirst>, kSecond> second;
  std::array<std::int32_t, kSecond> second_bias;  ///< in units of 1 / (kUnit * kUnit)
  std::array<std::array<std::int16_t, kSecond>, kOutputs> last;
  std::array<std::int32_t, kOutputs> last_bias;  ///< in units of 1 / (kUnit * kUnit)

  /// What a network yields, in units of 1 / (kUnit * kUnit).
  using Outputs = std::array<std::int32_t, kOutputs>;
};

/// What leaves the second hidden layer: `for_each(visit)` calls `visit(input)` once for each input
/// that is there.
template <class Network, class ForEachInput>
std::array<std::int32_t, Network::kSecond> SecondLayer(const Network& network,
                                                       const ForEachInput& for_each) {
  std::array<std::int16_t, Network::kFirst> first = network.first_bias;
  for_each([&](int input) {
    const auto& row = network.inputs[static_cast<std::size_t>(input)];
    for (int i = 0; i < Network::kFirst; ++i) {
      first[i] = static_cast<std::int16_t>(first[i] + row[i]);
    }
  });
  for (std::int16_t& unit : first) unit = std::clamp<std::int16_t>(unit, 0, Network::kMostOut);
  std::array<std::int32_t, Network::kSecond> out;
  for (int unit = 0; unit < Network::kSecond; ++unit) {
    std::int32_t in = network.second_bias[unit];
    for (int i = 0; i < Network::kFirst; ++i) {
      in += std::int32_t{first[i]} * network.second[unit][i];
    }
    out[unit] = std::clamp(in / Network::kUnit, 0, Network::kMostOut);
  }
  return out;
}

/// One of the outputs, from what left the second layer.
template <class Network>
std::int32_t OutputOf(const Network& network,
                      const std::array<std::int32_t, Network::kSecond>& second, int output) {
  std::int32_t total = network.last_bias[output];
  for (int unit = 0; unit < Network::kSecond; ++unit) {
    total += second[unit] * network.last[output][unit];
  }
  return total;
}

}  // namespace jasnel

// Small neural networks on integers: the same answer on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace jasnel {

/// The numbers of a network with two hidden layers. Its inputs are there or not. What leaves a
/// hidden unit is bounded from below and above. The programs in training/ fit the numbers, and
/// training/export.py sees to it that no sum can exceed its type.
///
/// Weights of inputs are of type `Weight`, in units of 1 / kOneOfFirst, and so is what leaves the
/// first layer.
template <int kInputsThere, int kFirstUnits, int kSecondUnits, int kOutputsThere,
          class Weight = std::int16_t, int kOneOfFirst = 512>
struct IntegerNetwork {
  static constexpr int kInputs = kInputsThere;
  static constexpr int kFirst = kFirstUnits;    ///< units of the first hidden layer
  static constexpr int kSecond = kSecondUnits;  ///< units of the second
  static constexpr int kOutputs = kOutputsThere;
  /// Weights of the other layers, and what leaves the second, are in units of 1 / kUnit.
  static constexpr int kUnit = 512;
  static constexpr int kFirstUnit = kOneOfFirst;
  /// What leaves a unit of a hidden layer is from 0 to just below this.
  static constexpr int kLimit = 8;

  std::array<std::array<Weight, kFirst>, kInputs> inputs;
  std::array<std::int16_t, kFirst> first_bias;
  std::array<std::array<std::int16_t, kFirst>, kSecond> second;
  std::array<std::int32_t, kSecond> second_bias;  ///< in units of 1 / (kFirstUnit * kUnit)
  std::array<std::array<std::int16_t, kSecond>, kOutputs> last;
  std::array<std::int32_t, kOutputs> last_bias;  ///< in units of 1 / (kUnit * kUnit)

  /// What a network yields, in units of 1 / (kUnit * kUnit).
  using Outputs = std::array<std::int32_t, kOutputs>;
};

/// A network with the same numbers whose weights of inputs are of another type.
template <class Network, class Packed>
Network Unpacked(const Packed& packed) {
  Network network{.inputs = {},
                  .first_bias = packed.first_bias,
                  .second = packed.second,
                  .second_bias = packed.second_bias,
                  .last = packed.last,
                  .last_bias = packed.last_bias};
  for (int input = 0; input < Network::kInputs; ++input) {
    std::copy(packed.inputs[input].begin(), packed.inputs[input].end(),
              network.inputs[input].begin());
  }
  return network;
}

/// What leaves the second hidden layer.
template <class Network>
using SecondUnits = std::array<std::int16_t, Network::kSecond>;

namespace internal {

/// Sixteen numbers at once: compilers miss that they can add rows this way.
using Lanes [[gnu::vector_size(32)]] = std::int16_t;
inline constexpr int kLanes = 16;

}  // namespace internal

/// What leaves the second hidden layer: `for_each(visit)` calls `visit(input)` once for each input
/// that is there.
template <class Network, class ForEachInput>
[[gnu::always_inline]] inline SecondUnits<Network> SecondLayer(const Network& network,
                                                               const ForEachInput& for_each) {
  constexpr std::int16_t kMaxOfFirst = Network::kLimit * Network::kFirstUnit - 1;
  constexpr int kMaxOfSecond = Network::kLimit * Network::kUnit - 1;
  static_assert(Network::kFirst % internal::kLanes == 0);
  std::array<internal::Lanes, Network::kFirst / internal::kLanes> sums;
  std::memcpy(&sums, &network.first_bias, sizeof sums);
  for_each([&](int input) {
    const std::int16_t* const row = network.inputs[static_cast<std::size_t>(input)].data();
    for (std::size_t i = 0; i < sums.size(); ++i) {
      internal::Lanes lanes;
      std::memcpy(&lanes, row + internal::kLanes * i, sizeof lanes);
      sums[i] += lanes;
    }
  });
  std::array<std::int16_t, Network::kFirst> first;
  std::memcpy(&first, &sums, sizeof sums);
  for (std::int16_t& unit : first) unit = std::clamp<std::int16_t>(unit, 0, kMaxOfFirst);
  SecondUnits<Network> out;
  for (int unit = 0; unit < Network::kSecond; ++unit) {
    std::int32_t in = network.second_bias[unit];
    for (int i = 0; i < Network::kFirst; ++i) {
      in += std::int32_t{first[i]} * network.second[unit][i];
    }
    out[unit] = static_cast<std::int16_t>(std::clamp(in / Network::kFirstUnit, 0, kMaxOfSecond));
  }
  return out;
}

/// One of the outputs, from what left the second layer.
template <class Network>
std::int32_t OutputOf(const Network& network, const SecondUnits<Network>& second, int output) {
  std::int32_t total = network.last_bias[output];
  for (int unit = 0; unit < Network::kSecond; ++unit) {
    total += std::int32_t{second[unit]} * network.last[output][unit];
  }
  return total;
}

}  // namespace jasnel

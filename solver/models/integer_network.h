// Small neural networks on integers: the same answer on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace jasnel {

/// The numbers of a network with two hidden layers. Its inputs are there or not. What leaves a
/// hidden unit is bounded from below and above. The programs in training/ fit the numbers, and
/// training/export.py sees to it that no sum can exceed its type.
///
/// Weights of inputs are of type `Weight`, in units of 1 / kOneOfFirst, and so is what leaves the
/// first layer. Bytes are from -63 to 63, and of each 32 of a row number 2 i is of unit i, and
/// number 2 i + 1 of unit 16 + i.
template <int kInputsThere, int kFirstUnits, int kSecondUnits, int kOutputsThere,
          class Weight = std::int16_t, int kOneOfFirst = 512>
struct IntegerNetwork {
  static constexpr int kInputs = kInputsThere;
  static constexpr int kFirst = kFirstUnits;    ///< units of the first hidden layer
  static constexpr int kSecond = kSecondUnits;  ///< units of the second
  static constexpr int kOutputs = kOutputsThere;
  static constexpr bool kHasBytes = sizeof(Weight) == 1;
  /// Weights of the other layers, and what leaves the second, are in units of 1 / kUnit.
  static constexpr int kUnit = 512;
  static constexpr int kFirstUnit = kOneOfFirst;
  /// What leaves a unit of a hidden layer is from 0 to just below this.
  static constexpr int kLimit = 8;

  std::array<std::array<Weight, kFirst>, kInputs> inputs;
  std::array<std::int16_t, kFirst> first_bias;
  std::array<std::array<std::int16_t, kSecond>, kFirst> second;  ///< by unit of the first layer
  std::array<std::int32_t, kSecond> second_bias;  ///< in units of 1 / (kFirstUnit * kUnit)
  std::array<std::array<std::int16_t, kSecond>, kOutputs> last;
  std::array<std::int32_t, kOutputs> last_bias;  ///< in units of 1 / (kUnit * kUnit)

  /// What a network yields, in units of 1 / (kUnit * kUnit).
  using Outputs = std::array<std::int32_t, kOutputs>;
};

/// What leaves the second hidden layer.
template <class Network>
using SecondUnits = std::array<std::int16_t, Network::kSecond>;

namespace internal {

/// Sixteen numbers at once: compilers miss that they can add rows this way.
using Lanes [[gnu::vector_size(32)]] = std::int16_t;
inline constexpr int kLanes = 16;

/// The sums of a network whose weights of inputs are bytes. Two of them fit in a byte, so rows are
/// added two at a time; and of the sixteen words that 32 bytes are, the first bytes are the weights
/// of sixteen units, and the second bytes those of the next sixteen.
template <class Network, class ForEachInput>
[[gnu::always_inline]] inline void AddBytes(const Network& network, const ForEachInput& for_each,
                                            std::array<Lanes, Network::kFirst / kLanes>& sums) {
  using Bytes [[gnu::vector_size(32)]] = std::int8_t;
  using Words [[gnu::vector_size(32)]] = std::uint16_t;
  constexpr std::size_t kAtOnce = 4;  // of sums that stay in registers
  constexpr std::size_t kLow = std::endian::native == std::endian::little ? 0 : 1;
  static_assert(Network::kFirst % (kAtOnce * kLanes) == 0);
  static constexpr std::array<std::int8_t, Network::kFirst> kNone{};
  std::array<const std::int8_t*, Network::kInputs + 1> rows;
  std::size_t count = 0;
  for_each([&](int input) { rows[count++] = network.inputs[input].data(); });
  if (count % 2 != 0) rows[count++] = kNone.data();
  for (std::size_t first = 0; first < sums.size(); first += kAtOnce) {
    std::array<Lanes, kAtOnce> some;
    std::memcpy(&some, &sums[first], sizeof some);
    for (std::size_t row = 0; row < count; row += 2) {
      for (std::size_t i = 0; i < kAtOnce; i += 2) {
        Bytes one;
        Bytes other;
        std::memcpy(&one, rows[row] + kLanes * (first + i), sizeof one);
        std::memcpy(&other, rows[row + 1] + kLanes * (first + i), sizeof other);
        const auto both = reinterpret_cast<Words>(one + other);
        some[i + kLow] += reinterpret_cast<Lanes>(both << 8) >> 8;
        some[i + 1 - kLow] += reinterpret_cast<Lanes>(both) >> 8;
      }
    }
    std::memcpy(&sums[first], &some, sizeof some);
  }
}

/// Calls `visit(i)` for each i whose number in `all` is above 0.
template <std::size_t kGroups, class Visit>
[[gnu::always_inline]] inline void ForEachAbove0(const std::array<Lanes, kGroups>& all,
                                                 const Visit& visit) {
  for (std::size_t first = 0; first < kGroups; first += kLanes) {
    // Bit i of lane k is of number k of group `first` + i.
    Lanes is_above = {};
    for (std::size_t i = 0; i < kLanes && first + i < kGroups; ++i) {
      is_above |= (all[first + i] > 0) & static_cast<std::int16_t>(1 << i);
    }
    std::array<std::uint16_t, kLanes> bits;
    std::memcpy(&bits, &is_above, sizeof bits);
    for (std::size_t lane = 0; lane < kLanes; lane += 4) {
      std::uint64_t four = 0;
      for (std::size_t i = 0; i < 4; ++i) four |= std::uint64_t{bits[lane + i]} << (16 * i);
      for (; four != 0; four &= four - 1) {
        const auto bit = static_cast<std::size_t>(std::countr_zero(four));
        visit(kLanes * (first + bit % 16) + lane + bit / 16);
      }
    }
  }
}

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
  for (std::size_t i = 0; i < sums.size(); ++i) {
    std::memcpy(&sums[i], network.first_bias.data() + internal::kLanes * i, sizeof sums[i]);
  }
  if constexpr (Network::kHasBytes) {
    internal::AddBytes(network, for_each, sums);
  } else {
    for_each([&](int input) {
      const std::int16_t* const row = network.inputs[static_cast<std::size_t>(input)].data();
      for (std::size_t i = 0; i < sums.size(); ++i) {
        internal::Lanes lanes;
        std::memcpy(&lanes, row + internal::kLanes * i, sizeof lanes);
        sums[i] += lanes;
      }
    });
  }
  // Few units of the first layer are above 0, of the card network one in seven: the others add
  // nothing.
  std::array<std::int16_t, Network::kFirst> first;
  std::memcpy(&first, &sums, sizeof sums);
  std::array<std::int32_t, Network::kSecond> ins = network.second_bias;
  internal::ForEachAbove0(sums, [&](std::size_t unit) {
    const std::int16_t value = std::min(first[unit], kMaxOfFirst);
    for (std::size_t i = 0; i < ins.size(); ++i) {
      ins[i] += std::int32_t{value} * network.second[unit][i];
    }
  });
  SecondUnits<Network> out;
  for (std::size_t i = 0; i < out.size(); ++i) {
    out[i] = static_cast<std::int16_t>(std::clamp(ins[i] / Network::kFirstUnit, 0, kMaxOfSecond));
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

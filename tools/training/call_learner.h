// Learns what calls lead to, by bidding and playing deals against itself.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/models/call_network.h"
#include "jasnel/result.h"
#include "tools/training/network_fitter.h"

namespace jasnel {

/// A call that was tried, and what came of it.
class CallSample {
 public:
  CallSample(const Auction& auction, const Rules& rules, CardSet hand, Suit suit);

  std::span<const std::uint8_t> Inputs() const { return std::span(inputs_).first(size_); }

  bool passed = false;
  bool makes = false;  ///< the contract, if it did not pass
  float score = 0;     ///< what the own side wrote down more, in hundreds of points

 private:
  // Cards, lengths and three rules of the hand; then one input of each of seven kinds at most.
  std::array<std::uint8_t, kHandSize + kSuits + 3 + 7> inputs_;
  std::size_t size_ = 0;
};

/// All four seats call by one network: the better of two calls the likelier, the odds being the
/// exponential of the difference divided by a temperature, and the cards are played by the
/// PlayPolicy, always the likeliest. At each call that is reached, a suit is tried; and what a pass
/// led to is known when the auction and the deal are over. The network is fitted to these results,
/// those of a round at a time.
class CallLearner {
 public:
  static constexpr std::uint64_t kDealsPerRound = 8192;
  static constexpr float kTemperature = 8;       ///< of a pass against the best suit, in points
  static constexpr float kSuitTemperature = 10;  ///< of suits against each other, in points

  CallLearner(std::uint64_t rounds, std::uint64_t seed);

  /// Bids and plays the deals of the next round, and learns from them. The same, whatever the
  /// threads. An error if the network has no integer form.
  std::optional<Error> Round(int threads);

  std::uint64_t rounds() const { return done_; }
  bool IsDone() const { return done_ >= planned_; }

  /// As it is now. An error if a number is too large.
  Result<CallNetwork> network() const;

  /// How far off the network was from the results of the last round, each batch before it learned
  /// from that: root mean square of scores in points, and of chances.
  struct Misses {
    double score = 0;
    double makes = 0;
    double pass = 0;
  };
  const Misses& misses() const { return misses_; }

  /// All numbers, to go on later.
  std::string Bytes() const;

  /// Goes on from Bytes() of a learner with the same plan; false, and nothing is changed, if they
  /// are not that.
  bool Restore(std::string_view bytes);

 private:
  std::uint64_t planned_;
  std::uint64_t seed_;
  std::uint64_t done_ = 0;
  NetworkFitter fitter_;
  Misses misses_;
};

}  // namespace jasnel

// Deals that a call network bids, and what its calls led to.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "ai/models/call_network.h"
#include "jasnel/dealing.h"

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
  std::array<std::uint8_t, CallInputs::kMax> inputs_;
  std::size_t size_ = 0;
};

inline constexpr float kCallTemperature = 8;   ///< of a pass against the best suit, in points
inline constexpr float kSuitTemperature = 10;  ///< of suits against each other, in points

/// Bids and plays a deal, and appends the calls that were tried. Half of the deals are by a preset
/// in which there are calls, but with either worth of four jacks; in the others each option that
/// the network sees is now and then another one. All four seats call by `network`: the better of
/// two calls the likelier, the odds being the exponential of the difference divided by a
/// temperature. The cards are played by the PlayPolicy, always the likeliest. At each call that is
/// reached, a suit is tried; and what a pass led to is known when the auction and the deal are
/// over.
void AddCallDeal(const CallNetwork& network, Random& random, std::vector<CallSample>& samples);

/// The same for deals `first` to `first` + `deals` - 1, each from its own stream of `seed`,
/// whatever the threads.
std::vector<CallSample> PlayCallDeals(const CallNetwork& network, std::uint64_t seed,
                                      std::uint64_t first, std::uint64_t deals, int threads);

}  // namespace jasnel

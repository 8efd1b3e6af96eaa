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
#include "tools/training/call_samples.h"
#include "tools/training/network_fitter.h"

namespace jasnel {

/// Bids and plays deals by one network (AddCallDeal), which is fitted to the results, those of a
/// round at a time.
class CallLearner {
 public:
  static constexpr std::uint64_t kDealsPerRound = 8192;

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

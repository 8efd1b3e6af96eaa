// What each bid is worth to a seat that sees its own hand and the bids before it.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "jasnel/boerenbridge/player.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// A mean and the interval that holds the true one with 95% confidence; that is the mean over all
/// deals of the hidden cards with players as they are thought to be.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
};

/// A bid that may be made.
struct BidOutlook {
  int bid = 0;
  Estimate score;              ///< points that the seat writes down
  Estimate makes;              ///< chance, from 0 to 1, to take exactly so many tricks
  double others = 0;           ///< points that each of the others writes down, on average
  std::vector<double> tricks;  ///< chance to take 0, 1, ... tricks
  std::uint64_t worlds = 0;    ///< deals that were played out with it
};

/// Hidden hands drawn for each that is played out, where bids before weigh them.
inline constexpr std::size_t kHandsForBid = 10;

/// How hard to look. What is reached first ends it.
struct BidRequest {
  std::uint64_t worlds = 1000;        ///< deals of the hidden cards, from 1
  std::optional<double> precision;    ///< until the best bid's score is known to so many points
  std::chrono::microseconds time{0};  ///< 0 for none; with it the answer depends on the clock
  std::uint64_t seed = 1;
  int threads = 1;                            ///< from 1; 0 for as many as OpenMP offers
  const std::atomic<bool>* cancel = nullptr;  ///< ends it soon after it becomes true
};

/// Why it ended.
enum class BidStop : std::uint8_t { kWorlds, kPrecision, kTime, kCancelled };

struct BidAnswer {
  std::vector<BidOutlook> bids;  ///< all legal ones, lowest first
  int best = 0;                  ///< with the highest score, of equal ones the lowest
  bool clear = false;  ///< whether no other is as good, with 99% confidence; 32 deals at least
  std::uint64_t worlds = 0;
  BidStop stop = BidStop::kWorlds;
};

/// Deals the hidden cards at random, as the bids before tell; in each deal lets the seats behind
/// bid and all play, once for each bid that may be made, and counts. Bids that are hopeless after
/// some hundred deals are not looked at any more. Exchanging plain suits changes nothing, nor does
/// the number of threads. An error as of `Validate`.
Result<BidAnswer> EvaluateBid(const BidView& view, const BidRequest& request);

}  // namespace jasnel::boerenbridge

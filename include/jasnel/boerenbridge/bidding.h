// Bid evaluation in boerenbridge: the expected score of each bid, for a seat that sees its own hand
// and the earlier bids.
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

/// A mean with its 95% confidence interval. The true mean is that over all deals of the hidden
/// cards, with players who behave as modelled.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
};

/// The evaluation of a legal bid.
struct BidOutlook {
  int bid = 0;
  Estimate score = {};              ///< points the seat writes down
  Estimate makes = {};              ///< chance, from 0 to 1, of taking exactly this many tricks
  double others = 0;                ///< points each of the other seats writes down, on average
  std::vector<double> tricks = {};  ///< chance of taking 0, 1, ... tricks
  std::uint64_t worlds = 0;         ///< deals played out with this bid
};

/// Candidate hands drawn for each deal that is played out, if earlier bids weight them.
inline constexpr std::size_t kHandsForBid = 10;

/// How long to search. The search stops at the first limit it reaches.
struct BidRequest {
  std::uint64_t worlds = 1000;           ///< deals of the hidden cards, from 1
  std::optional<double> precision = {};  ///< until the best bid's score is known to within this
                                         ///< many points
  std::chrono::microseconds time{0};     ///< 0 for no limit; with a limit the answer depends on the
                                         ///< clock
  std::uint64_t seed = 1;
  int threads = 1;                            ///< from 1; 0 for as many as OpenMP offers
  const std::atomic<bool>* cancel = nullptr;  ///< stops soon after it becomes true
};

/// Why the search stopped.
enum class BidStop : std::uint8_t { kWorlds, kPrecision, kTime, kCancelled };

struct BidAnswer {
  std::vector<BidOutlook> bids = {};  ///< all legal bids, lowest first
  int best = 0;                       ///< the bid with the highest score; on a tie, the lowest
  bool clear = false;  ///< whether it beats every other bid with 99% confidence; requires at least
                       ///< 32 deals
  std::uint64_t worlds = 0;
  BidStop stop = BidStop::kWorlds;
};

/// Deals the hidden cards at random, weighted by the earlier bids. In each deal, for each legal
/// bid, the later seats bid and all seats play, and the results are averaged. Bids that look
/// hopeless after some hundred deals are dropped. The result does not depend on how plain suits are
/// permuted, nor on the number of threads. Errors: those of `Validate`.
Result<BidAnswer> EvaluateBid(const BidView& view, const BidRequest& request);

}  // namespace jasnel::boerenbridge

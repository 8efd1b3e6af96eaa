// The worlds of a bid question: deals of the cards that the seat to call does not see.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "ai/beliefs/dealt_model.h"
#include "ai/beliefs/world_sampler.h"
#include "jasnel/auction.h"
#include "jasnel/bidding.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// Random access to the worlds by number. A world's weight is the probability that those who called
/// would have called so with its hands: passed, or named the suit that may be doubled. Where cards
/// are dealt by hand, it is less for hands that are less often dealt so.
class BidWorlds {
 public:
  /// For a question that `Validate` accepts.
  explicit BidWorlds(const BidQuestion& question);

  /// The number of worlds, however unlikely.
  std::uint64_t count() const { return sampler_.count(); }

  /// World `number`, all four hands.
  Hands World(std::uint64_t number) const { return Whole(sampler_.World(number)); }

  /// The weight, from 0 to 1.
  double Weight(const Hands& world) const;

  /// An estimate of the mean weight of a world, which is the acceptance rate of `Draw`.
  double MeanWeight(std::uint64_t seed) const;

  /// Draw `number` of `seed`, with probability proportional to its weight. Nothing if the passes
  /// are so unlikely that no world was found.
  std::optional<Hands> Draw(std::uint64_t seed, std::uint64_t number) const;

  /// The same, with an error that says so.
  Result<Hands> DrawOrSay(std::uint64_t seed, std::uint64_t number) const;

 private:
  // A call of a seat, and the auction before it.
  struct Said {
    Seat seat;
    Call call;
    Auction before;
  };

  double LikelihoodOf(const Hands& world) const;
  Hands Whole(const Hands& hidden) const;
  double ChanceOf(const Said& said, const Hands& world) const;

  Rules rules_;
  WorldSampler sampler_;
  Hands seen_;
  std::vector<Said> said_;
  Seat dealer_;
  std::shared_ptr<const DealtModel> dealt_;  // null at random
  double most_ = 1;                          // of the likelihood
};

}  // namespace jasnel

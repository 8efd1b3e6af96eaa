// The worlds of a question what to call: deals of the cards that the seat in turn does not see.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ai/beliefs/world_sampler.h"
#include "ai/models/bidding_model.h"
#include "jasnel/auction.h"
#include "jasnel/bidding.h"
#include "jasnel/position.h"
#include "jasnel/seat.h"

namespace jasnel {

/// Any of them by its number. A world is worth as much as it is likely that those who passed before
/// would have passed with its hands.
class BidWorlds {
 public:
  /// Those of a question that is right as `Validate` has it.
  explicit BidWorlds(const BidQuestion& question);

  /// How many there are, however likely.
  std::uint64_t count() const { return sampler_.count(); }

  /// World `number` of those there are, all four hands.
  Hands World(std::uint64_t number) const { return Whole(sampler_.World(number)); }

  /// The chance, from 0 to 1, that those who passed pass in this world.
  double Weight(const Hands& world) const;

  /// The mean weight of worlds, about: of how many one is kept by `Draw`.
  double MeanWeight(std::uint64_t seed) const;

  /// The draw `number` of `seed`, with a chance in proportion to its weight. Nothing where the
  /// passes are so unlikely that none was found.
  std::optional<Hands> Draw(std::uint64_t seed, std::uint64_t number) const;

 private:
  // A pass of a seat, and the auction before it.
  struct Pass {
    Seat seat;
    Auction before;
  };

  Hands Whole(const Hands& hidden) const;

  BiddingModel model_;
  WorldSampler sampler_;
  Hands seen_;
  std::vector<Pass> passes_;
};

}  // namespace jasnel

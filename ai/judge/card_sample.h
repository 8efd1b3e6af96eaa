// What cards came to in deals of the hidden cards, and what follows for their mean values.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "ai/statistics/mean_error.h"
#include "jasnel/card.h"
#include "jasnel/fair.h"

namespace jasnel {

/// How a mean over worlds is off.
enum class SampleError : unsigned char {
  kSampled,   ///< the worlds were drawn
  kPlayOuts,  ///< all worlds are there, but each was played out by chance
  kNone,      ///< all worlds are there, each with its mean
};

/// Scores of the legal cards in worlds, for the side of the seat to play: played out, and solved.
/// Cards are numbered from 0.
class CardSample {
 public:
  using Scores = std::array<double, kHandSize>;

  /// What the cards came to in a world. Weights are relative to those of the other worlds.
  struct World {
    unsigned examined = ~0u;  ///< cards, as bits
    double played_weight = 0;
    double solved_weight = 0;
    /// Means of one half of the play-outs and of the other; both the same if there was one.
    std::array<Scores, 2> played{};
    Scores solved{};
  };

  CardSample(SampleError played, SampleError solved) : played_(played), solved_(solved) {}

  void Add(const World& world) { worlds_.push_back(world); }

  std::size_t worlds() const { return worlds_.size(); }
  bool exact() const { return played_ == SampleError::kNone && solved_ == SampleError::kNone; }
  bool all_worlds() const { return played_ != SampleError::kSampled; }

  /// The mean score of a card, over the worlds in which it was examined.
  FairValue Worth(std::size_t card) const { return Of(card, nullptr); }

  /// What `card` is worth more than `other`, over the worlds in which both were examined.
  FairValue Difference(std::size_t card, std::size_t other) const { return Of(card, &other); }

 private:
  struct Mean;

  FairValue Of(std::size_t card, const std::size_t* less) const;

  SampleError played_;
  SampleError solved_;
  std::vector<World> worlds_;
};

}  // namespace jasnel

// What the hidden hands may be: hands at random that agree with what was seen.
#pragma once

#include <array>
#include <vector>

#include "jasnel/boerenbridge/game.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/dealing.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// The cards that a seat does not see lie in other hands, or were not dealt; a seat that has not
/// followed to a suit holds none of it. All ways to deal them so are equally likely.
///
/// Seats that lack a suit come first: how many ways there are to deal to these seats from any
/// number of cards left of each suit is counted once, and then leads from seat to seat to how many
/// cards of each suit it gets. All other cards are shuffled.
class HandSampler {
 public:
  /// For the hidden hands of a seat in turn. An error where there is no way to deal them.
  static Result<HandSampler> Make(const BidView& view);
  static Result<HandSampler> Make(const PlayView& view);

  /// Hidden hands at random; that of the seat in turn is empty. Allocates nothing.
  Hands Draw(Random& random) const;

 private:
  using Counts = std::array<int, kSuits>;  // cards left, by suit

  // A seat that lacks a suit.
  struct Bound {
    int seat;
    int holds;
    unsigned voids;
  };

  HandSampler() = default;

  static Result<HandSampler> Make(CardSet unseen, const BySeat<int>& holds,
                                  const BySeat<std::uint8_t>& voids);

  std::size_t PlaceOf(std::size_t bound, const Counts& left) const;
  double CountWays(std::size_t bound, const Counts& left);
  Counts DrawShare(std::size_t bound, const Counts& left, Random& random) const;
  template <class Visit>
  static void ForEachShare(const Bound& bound, const Counts& left, const Visit& visit);

  std::array<std::array<Card, kRanks>, kSuits> cards_{};  // unseen, by suit
  Counts sizes_{};
  std::vector<Bound> bounds_;
  BySeat<int> free_{};        // cards of the seats that lack no suit
  std::vector<double> ways_;  // to deal to the bound seats from one on; below 0 not counted yet
};

}  // namespace jasnel::boerenbridge

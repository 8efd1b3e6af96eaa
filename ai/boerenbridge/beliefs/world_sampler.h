// Random hidden hands that are consistent with the play.
#pragma once

#include <array>
#include <vector>

#include "jasnel/boerenbridge/game.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/dealing.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// The cards that a seat does not see are in other hands or were not dealt; a seat that has shown a
/// void holds no card of that suit. All such deals are equally likely.
///
/// Seats with a void are dealt first: the number of ways to deal to these seats, for any number of
/// remaining cards in each suit, is counted once, and then determines, seat by seat, how many cards
/// of each suit it gets. All other cards are shuffled.
class WorldSampler {
 public:
  /// For the seat to play or to bid. An error if no deal is possible.
  static Result<WorldSampler> Make(const BidView& view);
  static Result<WorldSampler> Make(const PlayView& view);

  /// Random hidden hands; that of the seat itself is empty. Does not allocate.
  Hands Draw(Random& random) const;

 private:
  using Counts = std::array<int, kSuits>;  // cards left, by suit

  // A seat that lacks a suit.
  struct Bound {
    int seat;
    int holds;
    unsigned voids;
  };

  WorldSampler() = default;

  static Result<WorldSampler> Make(CardSet unseen, const BySeat<int>& holds,
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

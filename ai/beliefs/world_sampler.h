// Possible hidden hands: all deals consistent with what is known, counted and numbered.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "jasnel/card.h"
#include "jasnel/dealing.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/seat.h"

namespace jasnel {

/// What is known about the hidden cards.
struct HiddenCards {
  Hands may_hold;                      ///< by seat: the cards that its hand may contain
  std::array<int, kSeats> holds = {};  ///< by seat: the number of hidden cards it holds
};

/// A *world* is one way to deal the hidden cards: each to a seat that may hold it, and to each seat
/// as many as it holds. All worlds are numbered from 0, for direct access to any of them, for
/// enumeration, and for uniform random draws.
///
/// Cards that the same seats may hold form a group. The number of ways to deal the groups from the
/// n-th on, for any number of cards still needed by each seat, is counted once. A world's number
/// then determines, group by group, how many cards of the group each seat gets, and, card by card,
/// who gets which.
class WorldSampler {
 public:
  /// An error if there is no world: a card that no seat may hold, numbers that do not add up to the
  /// cards, or no way to deal them. This allocates; the functions below do not.
  static Result<WorldSampler> Make(const HiddenCards& hidden);

  /// The number of worlds: from 1 to 32! / (8!)^4, less than 10^17.
  std::uint64_t count() const { return count_; }

  /// World `number`, from 0 to `count()` - 1: the hidden cards of each seat.
  Hands World(std::uint64_t number) const;

  /// A random world, all equally likely. Uses numbers of `random` until one is below `count()`, on
  /// average fewer than two.
  Hands Draw(Random& random) const { return World(random.Below64(count_)); }

 private:
  static constexpr int kSizes = kHandSize + 1;
  static constexpr int kMaxGroups = 15;

  // Cards still wanted by each seat; the last seat gets what is left.
  using Wanted = std::array<int, kSeats>;

  struct Group {
    std::array<Card, kDeckSize> cards;
    int size = 0;
    unsigned seats = 0;  // as bits, that may hold them
  };

  WorldSampler() = default;

  static int PlaceOf(int group, const Wanted& wanted);
  void CountGroup(int group);
  template <class Visit>
  static void ForEachShare(const Group& group, const Wanted& wanted, const Visit& visit);

  std::array<Group, kMaxGroups> groups_;
  int group_count_ = 0;
  Wanted wanted_ = {};
  std::uint64_t count_ = 0;
  std::vector<std::uint64_t> ways_;  // to deal the groups from one on: see PlaceOf
};

}  // namespace jasnel

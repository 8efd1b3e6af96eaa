// What the hidden hands may be: all deals that agree with what is known, counted and numbered.
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

/// What is known of the cards that one does not see.
struct HiddenCards {
  Hands may_hold;                      ///< by seat: the cards that may be in its hand
  std::array<int, kSeats> holds = {};  ///< by seat: how many of them it holds
};

/// A *world* is one way to deal out the hidden cards: each to a seat that may hold it, to each seat
/// as many as it holds. All worlds are numbered from 0, so that any of them can be had by itself,
/// all of them one after the other, and one at random with equal chances.
///
/// Cards that the same seats may hold are a group. How many ways there are to deal the groups from
/// the n-th on, for any number of cards still wanted by each seat, is counted once; a number then
/// leads group by group to how many cards of it each seat gets, and card by card to who gets which.
class WorldSampler {
 public:
  /// An error where there is no world: a card that no seat may hold, numbers that do not add up to
  /// the cards, or no way to deal them. Allocates; nothing below does.
  static Result<WorldSampler> Make(const HiddenCards& hidden);

  /// How many worlds there are: from 1 to 32! / (8!)^4, less than 10^17.
  std::uint64_t count() const { return count_; }

  /// World `number`, from 0 to `count()` - 1: the hidden cards of each seat.
  Hands World(std::uint64_t number) const;

  /// One of them at random, all equally likely. Uses numbers of `random` until one is below
  /// `count()`, on average less than two.
  Hands Draw(Random& random) const { return World(random.Below64(count_)); }

 private:
  static constexpr int kSizes = kHandSize + 1;
  static constexpr int kMostGroups = 15;

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

  std::array<Group, kMostGroups> groups_;
  int group_count_ = 0;
  Wanted wanted_ = {};
  std::uint64_t count_ = 0;
  std::vector<std::uint64_t> ways_;  // to deal the groups from one on: see PlaceOf
};

}  // namespace jasnel

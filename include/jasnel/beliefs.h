// Where the hidden cards are, as far as a seat can know.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

#include "jasnel/card.h"
#include "jasnel/deal_play.h"
#include "jasnel/dealt.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/seat.h"

namespace jasnel {

/// What a seat can expect of the other hands, from its own hand, the calls and the cards played.
/// Chances are from 0 to 1; of the seat's own hand they are 0 or 1. Those of the
/// others are 0 or 1 only where that is certain by how the cards were played; what may be, however
/// unlikely, has `kLeastChance`, and what need not be that much less than 1.
struct Beliefs {
  template <class T>
  using BySeat = std::array<T, kSeats>;

  Seat seat = Seat::kNorth;  ///< whose beliefs these are: the seat to call or to play
  std::uint64_t deals = 0;   ///< of the hidden cards, that were weighed
  BySeat<std::array<double, kDeckSize>> holds{};  ///< by `Card::index()`, to hold that card
  BySeat<std::array<double, kSuits>> is_void{};   ///< to have no card of that suit
  BySeat<std::array<double, kHandSize + 1>>
      has_trumps{};  ///< to have so many trumps left; 0 without trump
};

inline constexpr double kLeastChance = 0.0001;

struct BeliefRequest {
  /// Where there are too many deals of the hidden cards to weigh all: so many, counting those that
  /// weigh less as less. At least 1. A chance is right to 1.6% with 1,000.
  std::uint64_t deals = 1'000;
  std::uint64_t seed = 1;
  const std::atomic<bool>* cancel = nullptr;  ///< when true, ends with what was weighed by then
  Dealt dealt = {};                           ///< deals count for as much as they are dealt so
};

/// What the seat in turn can expect, if all call and play as the library's players do: each deal of
/// the hidden cards counts for as much as they would have called and played as they did. The deal
/// must not be over. An error if the passes are too unlikely to find a deal, or if nothing was
/// weighed in time.
Result<Beliefs> BeliefsAt(const DealInPlay& now, const BeliefRequest& request = {});

}  // namespace jasnel

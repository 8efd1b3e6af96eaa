// Random deals with wishes: some cards given, and conditions on hands.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "bitboard/hand_condition.h"
#include "bitboard/position.h"
#include "bitboard/random.h"
#include "bitboard/result.h"
#include "bitboard/seat.h"

namespace jasnel {

/// Deals with these wishes, all equally likely. A definition that never changes, as that of
/// random_deal.h, which it is where nothing is wished for:
///
/// 1. The deck is the 32 cards in the order given there, without those that are given.
/// 2. It is shuffled as there, all of it.
/// 3. Card by card goes to the next seat, North, East, South, West, North ..., that does not have
///    eight cards.
/// 4. Where a condition is not met it begins again at 1, with the numbers that follow.
class DealGenerator {
 public:
  /// `given` are cards that seats hold. An error where a seat has more than eight or two seats have
  /// the same.
  static Result<DealGenerator> Make(const Hands& given, std::vector<HandCondition> conditions);

  /// Deal `number` of `seed`, from Random::Stream(seed, number). An error where none of
  /// `kMostTries` deals meets the conditions: a few seconds; and soon after `cancel`, which may be
  /// null, became true.
  Result<Hands> Deal(std::uint64_t seed, std::uint64_t number,
                     const std::atomic<bool>* cancel = nullptr) const;

  /// The same from `random`, which has given the numbers for it afterwards.
  Result<Hands> Deal(Random& random, const std::atomic<bool>* cancel = nullptr) const;

  static constexpr int kMostTries = 10'000'000;

 private:
  DealGenerator(const Hands& given, std::vector<HandCondition> conditions);

  bool Meets(const Hands& hands) const;

  Hands given_;
  std::vector<HandCondition> conditions_;
  std::vector<Card> deck_;  // what is dealt
  std::vector<int> seats_;  // and to whom
};

/// The dealer of a board, numbered from 1: North, East, South, West, North ... NKF 1976, second
/// part (comparison matches).
constexpr Seat DealerOfBoard(std::uint64_t board) {
  return static_cast<Seat>((board + 3) % kSeats);
}

}  // namespace jasnel

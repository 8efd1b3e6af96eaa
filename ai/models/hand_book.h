// The book of hands: what every hand is worth to a declarer, without search.
#pragma once

#include <array>

#include "ai/models/hand_inputs.h"
#include "jasnel/book.h"
#include "jasnel/card.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "solver/models/integer_network.h"

namespace jasnel {

/// What the network yields for each place of the declarer, counted clockwise from the leader.
enum class HandOutput {
  kMakes,     ///< log odds of making the contract
  kPit,       ///< log odds of taking all eight tricks
  kScore,     ///< hundreds of points under `nat=all` and a bonus of 100 for pit
  kScoreOwn,  ///< the same under `nat=own`
};
inline constexpr int kHandOutputs = 4;

/// The place of an output among those of the network.
constexpr int IndexOf(HandOutput output, int place) {
  return kSeats * static_cast<int>(output) + place;
}

using HandNetwork = IntegerNetwork<HandInputs::kCount, 128, 32, kHandOutputs * kSeats>;

/// How far off the book is: root mean squares, over hands dealt at random.
struct HandErrors {
  /// Of a chance p, in units of the root of p (1 - p), by number of trumps.
  std::array<float, kHandSize + 1> makes;
  std::array<float, kHandSize + 1> pit;
  /// Of the score, in points, by number of trumps.
  std::array<float, kHandSize + 1> score;
};

/// The numbers of the book. training/hand_book.py fits them to guessed and solved deals.
struct HandBookWeights {
  HandNetwork network;
  HandErrors errors;
};

/// The weights supplied with the library.
extern const HandBookWeights kHandBookWeights;

/// As LookUpHand (jasnel/book.h), with these weights.
std::array<BookEntry, kSeats> LookUpIn(const HandBookWeights& weights, const Rules& rules,
                                       CardSet hand, Suit trump);

}  // namespace jasnel

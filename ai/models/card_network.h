// The network that knows how to play: what every legal card is worth to a seat by what it sees.
#pragma once

#include <cstdint>

#include "ai/models/card_inputs.h"
#include "solver/models/integer_network.h"

namespace jasnel {

inline constexpr int kCardUnits = 256;       ///< of the first hidden layer
inline constexpr int kSecondCardUnits = 64;  ///< of the second

/// One for each card, by SuitPlaces, which is its log odds up to a constant; then the score that
/// the seat's side can expect, in fifties of points.
inline constexpr int kCardOutputs = kDeckSize + 1;

using CardNetwork =
    IntegerNetwork<CardInputs::kCount, kCardUnits, kSecondCardUnits, kCardOutputs, std::int8_t, 32>;

/// The network supplied with the library. training/tried_cards.py made it.
extern const CardNetwork kCardNetwork;

}  // namespace jasnel

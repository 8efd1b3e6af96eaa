// How many play, with how many cards, and who sits where.
#pragma once

#include <algorithm>
#include <array>

#include "bitboard/boerenbridge/card.h"

namespace jasnel::boerenbridge {

inline constexpr int kFewestPlayers = 3;
inline constexpr int kMostPlayers = 7;
/// "is het maximale aantal kaarten waarmee, per persoon, gespeeld gaat worden 10".
inline constexpr int kMostCards = 10;

/// The most cards a seat can get: ten, fewer where the deck has not so many.
constexpr int MostCards(int players) { return std::min(kMostCards, kDeckSize / players); }

/// Seats are numbers, clockwise. Seat 0 is left of the dealer: it bids first and leads to the first
/// trick. The dealer is the last.
constexpr int DealerOf(int players) { return players - 1; }

/// The seat `steps` places clockwise from `seat`; `steps` is not negative.
constexpr int Clockwise(int seat, int players, int steps = 1) { return (seat + steps) % players; }

/// A value for each seat; those from the number of players on are not used.
template <class Value>
using BySeat = std::array<Value, kMostPlayers>;

using Hands = BySeat<CardSet>;

/// Tricks of a bid, or taken.
using Tricks = BySeat<int>;

}  // namespace jasnel::boerenbridge

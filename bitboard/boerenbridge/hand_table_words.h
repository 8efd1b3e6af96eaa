// The words around a table of hands, which is printed with them and read back by them.
#pragma once

#include "jasnel/message.h"

/// `$0` and so on stand for what is said of a deal.
namespace jasnel::boerenbridge::phrases {

inline constexpr Phrase kHeading = {"$0 players, tricks to play: $1.",
                                    "$0 spelers, te spelen slagen: $1."};
inline constexpr Phrase kLeads = {"Seat $0 leads.", "Plaats $0 komt uit."};
inline constexpr Phrase kToPlay = {"Seat $1 led, seat $0 is to play.",
                                   "Plaats $1 kwam uit, plaats $0 is aan de beurt."};
inline constexpr Phrase kSeat = {"Seat", "Plaats"};
inline constexpr Phrase kBid = {"Bid", "Bod"};
inline constexpr Phrase kTaken = {"Taken", "Gehaald"};

}  // namespace jasnel::boerenbridge::phrases

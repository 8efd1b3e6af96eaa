// The words around a table of hands, which is printed with them and read back by them.
#pragma once

#include "jasnel/message.h"

namespace jasnel::boerenbridge {

/// `$0` and so on stand for what is said of a deal.
struct HandTableWords {
  const char* heading;  ///< $0 players, $1 tricks
  const char* leads;    ///< $0 the seat
  const char* to_play;  ///< $0 the seat to play, $1 the leader
  const char* seat;     ///< headings of columns
  const char* bid;
  const char* taken;
};

/// By language.
inline constexpr HandTableWords kHandTableWords[] = {
    {
        .heading = "$0 players, tricks to play: $1.",
        .leads = "Seat $0 leads.",
        .to_play = "Seat $1 led, seat $0 is to play.",
        .seat = "Seat",
        .bid = "Bid",
        .taken = "Taken",
    },
    {
        .heading = "$0 spelers, te spelen slagen: $1.",
        .leads = "Plaats $0 komt uit.",
        .to_play = "Plaats $1 kwam uit, plaats $0 is aan de beurt.",
        .seat = "Plaats",
        .bid = "Bod",
        .taken = "Gehaald",
    },
};

}  // namespace jasnel::boerenbridge

// A board - a deal with a number and a dealer - as text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "jasnel/notation.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

struct Board {
  std::uint64_t number = 1;
  Seat dealer = Seat::kNorth;
  Hands hands;
  std::optional<Rules> rules;
  std::optional<Suit> turned;
};

/// A deal line with `dealer=`, and `rules=` and `turned=` if present.
std::string BoardAsLine(const Board& board, Language language);

/// The PBN tags Board, Dealer and Deal, followed by an empty line.
std::string BoardAsPbn(const Board& board);

/// One object: `board`, `dealer`, `deal`, and `rules` and `turned` if present.
std::string BoardAsJson(const Board& board);

/// A printable hand record: a heading and the four hands around the table.
std::string BoardAsText(const Board& board, Language language);

}  // namespace jasnel

// Hands and boards of both games as text.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bitboard/boerenbridge/draw.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/notation.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel::boerenbridge {

/// `♠ A K 2   ♥ Q 8   ♦ -   ♣ T 9`: the suits side by side, high to low.
std::string HandPicture(CardSet hand, Language language);

/// `♠A`, `♥10`.
std::string SignedCard(Card card, Language language);

}  // namespace jasnel::boerenbridge

namespace jasnel {

struct Board {
  std::uint64_t number = 1;
  Seat dealer = Seat::kNorth;
  Hands hands;
  std::optional<Rules> rules;
  TurnedCards turned;
  std::string set;  ///< the name of the set of deals that it is one of, if that has one
};

/// A deal line with `dealer=`, and `rules=` and `turned=` if present.
std::string BoardAsLine(const Board& board, Language language);

/// The PBN tags Board, Dealer and Deal, followed by an empty line.
std::string BoardAsPbn(const Board& board);

/// One object: `board`, `dealer`, `deal`, and `rules`, `turned` and `set` if present.
std::string BoardAsJson(const Board& board);

/// A printable hand record: a heading and the four hands around the table.
std::string BoardAsText(const Board& board, Language language);

}  // namespace jasnel

namespace jasnel::boerenbridge {

/// One line for each round of the draw, and one with the first dealer. `names` are the players'
/// names; `name` returns that of a card.
std::string DrawText(const Draw& draw, const std::vector<std::string>& names,
                     const std::function<std::string(Card)>& name, Language language);

}  // namespace jasnel::boerenbridge

// A request for the move of the seat to play, in either game.
#pragma once

#include <variant>

#include "jasnel/player.h"

namespace jasnel {

/// What the seat to bid or to play a card sees.
template <class Game>
using SeatViewOf = std::variant<typename Game::BidView, typename Game::PlayView>;

/// A validated request: its view is valid.
template <class Game>
struct SeatRequest {
  SeatViewOf<Game> view;
  MoveLimits limits;
};

}  // namespace jasnel

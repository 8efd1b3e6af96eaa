// Answers requests by running searches.
#pragma once

#include <span>

#include "jasnel/position.h"
#include "jasnel/solver.h"
#include "solver/search/kernel.h"
#include "solver/search/search.h"
#include "solver/search_core.h"

JASNEL_KERNEL_BEGIN

/// Answers one request. `search` must have begun the deal of `position`.
Solution Answer(Search& search, const Position& position, const SolveRequest& request);

/// The rows of one trump suit, one for each of `leaders`, up to the first that was not solved.
/// `search` must have begun the deal of `position`, in which no card has been played.
TrumpRows AnswerRows(Search& search, const Position& position, std::span<const Seat> leaders);

/// Analyses the cards of a game. `search` must have begun the deal of `start`, in which no card has
/// been played.
GameAnswer AnswerGame(Search& search, const Position& start, const GamePlayed& game);

JASNEL_KERNEL_END

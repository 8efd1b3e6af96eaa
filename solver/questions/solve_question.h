// Answers requests by asking the search questions.
#pragma once

#include <span>

#include "jasnel/position.h"
#include "jasnel/solver.h"
#include "solver/search/kernel.h"
#include "solver/search/search.h"
#include "solver/search_core.h"

JASNEL_KERNEL_BEGIN

/// Answers one request. `search` has begun the deal of `position`.
Solution Answer(Search& search, const Position& position, const SolveRequest& request);

/// The rows of one trump suit, one for each of `leaders`, up to the first that was not solved.
/// `search` has begun the deal of `position`, in which nothing was played.
TrumpRows AnswerRows(Search& search, const Position& position, std::span<const Seat> leaders);

/// The cards of a game. `search` has begun the deal of `start`, in which nothing was played.
GameAnswer AnswerGame(Search& search, const Position& start, const GamePlayed& game);

JASNEL_KERNEL_END

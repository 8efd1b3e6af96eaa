// Answers requests by asking the search questions.
#pragma once

#include <span>

#include "bitboard/position.h"
#include "solver/engine.h"
#include "solver/kernel.h"
#include "solver/search.h"
#include "solver/solver.h"

JASNEL_KERNEL_BEGIN

/// Answers one request. `search` has begun the deal of `position`.
Solution Answer(Search& search, const Position& position, const SolveRequest& request);

/// The rows of one trump suit, one for each of `leaders`, up to the first that was not solved.
/// `search` has begun the deal of `position`, in which nothing was played.
TrumpRows AnswerRows(Search& search, const Position& position, std::span<const Seat> leaders);

/// The cards of a game. `search` has begun the deal of `start`, in which nothing was played.
GameAnswer AnswerGame(Search& search, const Position& start, const GamePlayed& game);

JASNEL_KERNEL_END

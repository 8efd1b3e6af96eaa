// Requests for the move of the seat to play, as JSON, for reading and writing:
//
//     {"id":7,"game":"klaverjas","rules":"kbn","dealer":"N","seat":"S","hand":["SA","S7","HT"],
//      "auction":["pass","H"],"trump":"H","declarer":"S","tricks":[...],"legal":["HT"],
//      "budget_ms":100,"seed":1}
//
//     {"id":7,"game":"boerenbridge","players":5,"cards":10,"seat":2,"hand":["SA","S7","HT"],
//      "bids":[2,0,1,1,2],"tricks":[...],"legal":["HT"],"budget_ms":100,"seed":1}
//
// docs/reference/engine.md explains each key.
#pragma once

#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "ai/games/boerenbridge.h"
#include "ai/games/klaverjas.h"
#include "engine/records/record.h"
#include "jasnel/auction.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/player.h"
#include "jasnel/result.h"

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

/// Pass, and the suits that may be named.
std::vector<Call> ListOf(const LegalCalls& legal);

/// Calls as they are written.
Record CallList(std::span<const Call> calls);

/// Converts a move or a seat in a request to the form in which requests are written; nothing if it
/// is none.
using FieldReader = std::optional<Record> (*)(const Record&);

/// The error for a `told` that does not list the moves of `legal`, in any order; nothing is told if
/// it is null.
std::optional<Error> CheckLegal(const Record* told, const Record& legal, FieldReader read);

/// The same for calls.
std::optional<Error> CheckLegalCalls(const Record* told, const LegalCalls& legal);

/// The error for a `winner` in the tricks of `request` that differs from that in `tricks`, the same
/// tricks as they are written.
std::optional<Error> CheckWinners(const Record& request, const Record& tricks, FieldReader read);

using SeatView = SeatViewOf<Klaverjas>;

/// Reads a request for this game (see `ReadGame`). Cards, suits, seats and calls may be in English
/// or Dutch. The error names the key, or the trick and the card, if a value has the wrong type, or
/// the situation is impossible: see `MakePlayView` and `Validate`. `legal` and the winners of
/// tricks may be left out; they must be right.
Result<SeatRequest<Klaverjas>> ReadRequest(const Record& object);

/// The request to call or to play a card with `view`; `ReadRequest` converts it back. The time of
/// the limits is rounded up to whole milliseconds, and omitted if there is no limit. It says what
/// is legal, and who wins each trick.
Record RequestRecord(const Record& id, const SeatView& view, const MoveLimits& limits);

/// The list of `tricks` in a request, and in a record of a played deal.
Record TrickList(const SeenTricks& tricks);

}  // namespace jasnel

namespace jasnel::boerenbridge {

using SeatView = SeatViewOf<Boerenbridge>;

/// Reads a request for this game (see `ReadGame`). Cards may be in English or Dutch. The error
/// names the key, the bid, or the trick and the card, if a value has the wrong type or is out of
/// range, or the situation is impossible: see `MakePlayView` and `Validate`. `legal` and the
/// winners of tricks may be left out; they must be right.
Result<SeatRequest<Boerenbridge>> ReadRequest(const Record& object);

/// The request to bid or to play a card with `view`; `ReadRequest` converts it back. The time of
/// the limits is rounded up to whole milliseconds, and omitted if there is no limit. It says what
/// is legal, and who wins each trick.
Record RequestRecord(const Record& id, const SeatView& view, const MoveLimits& limits);

}  // namespace jasnel::boerenbridge

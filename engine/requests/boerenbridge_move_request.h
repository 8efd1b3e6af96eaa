// A request for the move of the seat to play or to bid, as JSON, for reading and writing:
//
//     {"id":7,"game":"boerenbridge","players":5,"cards":10,"seat":2,"hand":["SA","S7","HT"],
//      "bids":[2,0,1,1,2],"tricks":[...],"legal":["HT"],"budget_ms":100,"seed":1}
//
// docs/reference/engine.md explains each key.
#pragma once

#include "ai/games/boerenbridge.h"
#include "engine/records/record.h"
#include "engine/requests/seat_request.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/result.h"

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

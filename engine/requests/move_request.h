// A request for the move of the seat to play, as JSON, for reading and writing:
//
//     {"id":7,"game":"klaverjas","rules":"kbn","dealer":"N","seat":"S","hand":["SA","S7","HT"],
//      "auction":["pass","H"],"trump":"H","declarer":"S","tricks":[...],"legal":["HT"],
//      "budget_ms":100,"seed":1}
//
// docs/reference/engine.md explains each key.
#pragma once

#include "ai/games/klaverjas.h"
#include "engine/records/record.h"
#include "engine/requests/seat_request.h"
#include "jasnel/player.h"
#include "jasnel/result.h"

namespace jasnel {

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

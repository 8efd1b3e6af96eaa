// What a program asks for a seat in turn, and is asked, as JSON:
//
//     {"id":7,"game":"klaverjas","rules":"kbn","dealer":"N","seat":"S","hand":["SA","S7","HT"],
//      "auction":["pass","H"],"trump":"H","declarer":"S","tricks":[...],"budget_ms":100,"seed":1}
//
// docs/reference/engine.md says what each key means.
#pragma once

#include <variant>

#include "engine/records/record.h"
#include "jasnel/player.h"
#include "jasnel/result.h"

namespace jasnel {

/// What the seat in turn sees: it is to call, or to play a card.
using SeatView = std::variant<CallView, PlayView>;

/// A request, checked: the views are valid.
struct EngineRequest {
  SeatView view;
  Thinking thinking;
};

/// Reads a request of this game (`ReadGame` tells). Cards, suits, seats and calls may be in English
/// or Dutch. An error names the key, or the trick and the card, for an unknown key, a value of the
/// wrong type, and all that cannot have happened: see `MakePlayView` and `Validate`.
Result<EngineRequest> ReadRequest(const Record& object);

/// The request to call or to play a card with `view`: `ReadRequest` gives the view back. The time
/// of `thinking` is rounded up to whole milliseconds, and left out where there is none.
Record RequestRecord(const Record& id, const SeatView& view, const Thinking& thinking);

/// The list of `tricks` in a request, and in a record of a played deal.
Record TrickList(const SeenTricks& tricks);

}  // namespace jasnel

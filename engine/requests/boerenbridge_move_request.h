// What a program asks for a seat in turn, and is asked, as JSON:
//
//     {"id":7,"game":"boerenbridge","players":5,"cards":10,"seat":2,"hand":["SA","S7","HT"],
//      "bids":[2,0,null,null,null],"tricks":[...],"budget_ms":100,"seed":1}
//
// docs/reference/engine.md says what each key means.
#pragma once

#include <span>
#include <variant>

#include "engine/records/record.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/player.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// What the seat in turn sees: it is to bid, or to play a card.
using SeatView = std::variant<BidView, PlayView>;

/// A request, checked: the views are valid.
struct EngineRequest {
  SeatView view;
  Thinking thinking;
};

/// Reads a request of this game (`ReadGame` tells). Cards may be in English or Dutch. An error
/// names the key, the bid, or the trick and the card, for an unknown key, a value of the wrong type
/// or out of its range, and all that cannot have happened: see `MakePlayView` and `Validate`.
Result<EngineRequest> ReadRequest(const Record& object);

/// The request to bid or to play a card with `view`: `ReadRequest` gives the view back. The time of
/// `thinking` is rounded up to whole milliseconds, and left out where there is none.
Record RequestRecord(const Record& id, const SeatView& view, const Thinking& thinking);

/// The list of cards in a request: suit by suit, from high to low.
Record CardList(CardSet cards);

/// The list of tricks in a request: that of cards in the order in which they were played, from the
/// first lead on. The last may be in progress; it has one card at least.
Record TrickList(int players, std::span<const Card> played);

}  // namespace jasnel::boerenbridge

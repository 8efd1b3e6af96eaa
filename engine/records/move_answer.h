// Reads the answer of a player that is a program, as JSON:
//
//     {"id":7,"move":"HT","moves":[{"move":"HT","score":31.5,"makes":0.82},...],"worlds":64,
//      "time_us":18034}
//     {"id":7,"error":"9 cards in the hand; expected 8"}
//
// docs/reference/engine.md explains each key.
#pragma once

#include "engine/records/record.h"
#include "jasnel/player.h"
#include "jasnel/result.h"

namespace jasnel {

/// Reads the move in the answer to request `id`, in English or Dutch; ignores keys other than `id`,
/// `move` and `error`. Returns an error, worded to follow the name of a player ("answered ..."), if
/// the id differs, there is no move, it is not a call or card, or the answer is an error.
Result<Call> ReadCall(const Record& answer, const Record& id);
Result<Card> ReadCard(const Record& answer, const Record& id);

/// The choice in the answer to request `id`, which asked for the move with `view`. Returns an error
/// as above, or if the move is not legal.
Result<CallChoice> ReadChoice(const Record& answer, const Record& id, const CallView& view);
Result<CardChoice> ReadChoice(const Record& answer, const Record& id, const PlayView& view);

}  // namespace jasnel

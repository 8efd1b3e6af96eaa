// Reads the answer of a player that is a program, as JSON:
//
//     {"id":7,"move":2,"moves":[{"move":2,"score":6.1,"makes":0.52},...],"worlds":512,
//      "time_us":18034}
//     {"id":8,"move":"HT",...}
//
// docs/reference/engine.md explains each key.
#pragma once

#include "engine/records/record.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// Reads the move in the answer to request `id`, a card in English or Dutch; ignores keys other
/// than `id`, `move` and `error`. Returns an error, worded to follow the name of a player
/// ("answered ..."), if the id differs, there is no move, it is not a whole number from 0 to
/// kMaxCards or not a card, or the answer is an error.
Result<int> ReadBid(const Record& answer, const Record& id);
Result<Card> ReadCard(const Record& answer, const Record& id);

/// The choice in the answer to request `id`, which asked for the move with `view`. Returns an error
/// as above, or if the move is not legal.
Result<BidChoice> ReadChoice(const Record& answer, const Record& id, const BidView& view);
Result<CardChoice> ReadChoice(const Record& answer, const Record& id, const PlayView& view);

}  // namespace jasnel::boerenbridge

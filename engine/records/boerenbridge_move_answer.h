// What a player answers, as JSON:
//
//     {"id":7,"move":2,"moves":[{"move":2,"score":6.1,"makes":0.52},...],"worlds":512,
//      "time_us":18034}
//     {"id":8,"move":"HT",...}
//
// docs/reference/engine.md says what each key means.
#pragma once

#include <chrono>

#include "engine/records/record.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// The answers, but for the id. A bid is a number, a card a text in English; what the player thinks
/// of each stands in `moves` where it thinks anything.
Record AnswerRecord(const BidChoice& choice, std::chrono::microseconds time);
Record AnswerRecord(const CardChoice& choice, std::chrono::microseconds time);

/// Reads the move of an answer to request `id`, a card in English or Dutch; keys other than `id`,
/// `move` and `error` are not looked at. An error, which reads on after the name of a player
/// ("answered ..."), for another id, no move, what is no whole number from 0 to kMostCards or no
/// card, and an answer that is an error.
Result<int> ReadBid(const Record& answer, const Record& id);
Result<Card> ReadCard(const Record& answer, const Record& id);

}  // namespace jasnel::boerenbridge

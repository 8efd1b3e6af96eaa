// What a player answers, as JSON:
//
//     {"id":7,"move":"HT","moves":[{"move":"HT","score":31.5,"makes":0.82},...],"worlds":64,
//      "time_us":18034}
//     {"id":7,"error":"9 cards in the hand; expected 8"}
//
// docs/reference/engine.md says what each key means.
#pragma once

#include <chrono>

#include "engine/records/record.h"
#include "jasnel/player.h"
#include "jasnel/result.h"

namespace jasnel {

/// The answers, but for the id. Moves are in English, what the player thinks of them stands in
/// `moves` where it thinks anything.
Record AnswerRecord(const CallChoice& choice, std::chrono::microseconds time);
Record AnswerRecord(const CardChoice& choice, std::chrono::microseconds time);

/// Reads the move of an answer to request `id`, in English or Dutch; keys other than `id`, `move`
/// and `error` are not looked at. An error, which reads on after the name of a player ("answered
/// ..."), for another id, no move, what is no call or card, and an answer that is an error.
Result<Call> ReadCall(const Record& answer, const Record& id);
Result<Card> ReadCard(const Record& answer, const Record& id);

}  // namespace jasnel

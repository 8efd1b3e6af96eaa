// Answers to requests for a move: that of an error, and reading those of players that are programs:
//
//     {"id":7,"move":"HT","moves":[{"move":"HT","score":31.5,"makes":0.82},...],"worlds":64,
//      "time_us":18034}
//     {"id":7,"move":2,"moves":[{"move":2,"score":6.1,"makes":0.52},...],"worlds":512,
//      "time_us":18034}
//     {"id":7,"error":"9 cards in the hand; expected 8"}
//
// docs/reference/engine.md explains each key.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bitboard/text/characters.h"
#include "engine/records/record.h"
#include "engine/requests/json_fields.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/player.h"
#include "jasnel/result.h"

namespace jasnel {

/// The answer to an invalid request.
Record ErrorRecord(const Record& id, const Error& error, Language language = Language::kEnglish);

/// The move in the answer to request `id`. Returns an error, worded to follow the name of a player
/// ("answered ..."), if the id differs, the answer is an error, or `is_move` accepts no move;
/// `example` is a valid move, as JSON.
Result<Record> ReadMove(const Record& answer, const Record& id, bool (*is_move)(const Record&),
                        std::string_view example);

/// A move that is a text, which `parse` converts to an optional.
template <class Move, class Parse>
Result<Move> ReadMoveAs(const Record& answer, const Record& id, Parse parse,
                        const Message& expected) {
  const auto is_text = [](const Record& move) { return move.is_string(); };
  const auto move = ReadMove(answer, id, is_text, R"("HT")");
  if (!move) return move.error();
  const std::string& text = move->template get_ref<const std::string&>();
  const std::optional<Move> read = parse(Trim(text));
  if (!read) {
    return Error{Say("answered with $0; expected $1", "antwoordde met $0; verwacht $1",
                     Quoted(text), expected)};
  }
  return *read;
}

/// The card of an answer, which the seat of `view` plays if it is legal. `list` writes a set of
/// cards.
template <class CardChoice, class Card, class View, class List>
Result<CardChoice> LegalChoice(const Card& card, const View& view, List list) {
  const auto legal = view.Legal();
  if (legal.Contains(card)) return CardChoice{card};
  return Error{Say("answered with a card that is not legal: $0; expected one of $1",
                   "antwoordde met een kaart die niet mag: $0; verwacht een van $1",
                   CardMessage(card), list(legal))};
}

/// Reads the move in the answer to request `id`, in English or Dutch; ignores keys other than `id`,
/// `move` and `error`. Returns an error, worded to follow the name of a player ("answered ..."), if
/// the id differs, there is no move, it is not a call or card, or the answer is an error.
Result<Call> ReadCall(const Record& answer, const Record& id);
Result<Card> ReadCard(const Record& answer, const Record& id);

/// The choice in the answer to request `id`, which asked for the move with `view`. Returns an error
/// as above, or if the move is not legal.
Result<CallChoice> ReadMoveChoice(const Record& answer, const Record& id, const CallView& view);
Result<CardChoice> ReadMoveChoice(const Record& answer, const Record& id, const PlayView& view);

}  // namespace jasnel

namespace jasnel::boerenbridge {

/// Reads the move in the answer to request `id`, a card in English or Dutch; ignores keys other
/// than `id`, `move` and `error`. Returns an error, worded to follow the name of a player
/// ("answered ..."), if the id differs, there is no move, it is not a whole number from 0 to
/// kMaxCards or not a card, or the answer is an error.
Result<int> ReadBid(const Record& answer, const Record& id);
Result<Card> ReadCard(const Record& answer, const Record& id);

/// The choice in the answer to request `id`, which asked for the move with `view`. Returns an error
/// as above, or if the move is not legal.
Result<BidChoice> ReadMoveChoice(const Record& answer, const Record& id, const BidView& view);
Result<CardChoice> ReadMoveChoice(const Record& answer, const Record& id, const PlayView& view);

}  // namespace jasnel::boerenbridge

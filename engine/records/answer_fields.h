// What the answers of both games have in common: the id, the move and the error.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bitboard/text/characters.h"
#include "engine/records/record.h"
#include "engine/requests/json_fields.h"
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

}  // namespace jasnel

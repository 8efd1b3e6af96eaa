// Common fields of answers for both games: the id, the move and the player's opinions on the moves.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bitboard/text/characters.h"
#include "engine/records/record.h"
#include "engine/requests/json_fields.h"
#include "jasnel/result.h"

namespace jasnel {

/// An answer without its id: a move, the player's opinions (omitted if there are none), the number
/// of deals examined, and the time taken.
Record AnswerWith(const Record& move, const Record& moves, std::uint64_t worlds,
                  std::chrono::microseconds time);

/// A player's opinion on a move: one of the `moves`.
Record OpinionRecord(const Record& move, double score, double makes);

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

}  // namespace jasnel

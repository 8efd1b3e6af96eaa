// What answers of either game have in common: the id, the move and what a player thinks of others.
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

/// An answer, but for its id: a move, what the player thinks of each (left out where that is
/// nothing), how many deals it looked at and how long it took.
Record AnswerWith(const Record& move, const Record& moves, std::uint64_t worlds,
                  std::chrono::microseconds time);

/// What a player thinks of a move: one of the `moves`.
Record OpinionRecord(const Record& move, double score, double makes);

/// The answer to a request that cannot be answered.
Record ErrorRecord(const Record& id, const Error& error, Language language = Language::kEnglish);

/// The move of an answer to request `id`. An error, which reads on after the name of a player
/// ("answered ..."), for another id, an answer that is an error, and none that `is_move` takes;
/// `example` is one that would do, as JSON.
Result<Record> ReadMove(const Record& answer, const Record& id, bool (*is_move)(const Record&),
                        std::string_view example);

/// A move that is a text, which `parse` turns into an optional.
template <class Move, class Parse>
Result<Move> ReadMoveAs(const Record& answer, const Record& id, Parse parse,
                        std::string_view expected) {
  const auto is_text = [](const Record& move) { return move.is_string(); };
  const auto move = ReadMove(answer, id, is_text, R"("HT")");
  if (!move) return move.error();
  const std::string& text = move->template get_ref<const std::string&>();
  const std::optional<Move> read = parse(Trim(text));
  if (!read) return Error{Concat("answered with ", Quoted(text), "; expected ", expected)};
  return *read;
}

}  // namespace jasnel

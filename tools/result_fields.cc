#include "tools/result_fields.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <utility>

#include "bitboard/text.h"
#include "tools/command.h"
#include "tools/csv.h"

namespace jasnel {
namespace {

using Json = nlohmann::json;

constexpr std::uint64_t kMostBoard = 1'000'000'000'000;

// The places in `kResultFields`; of the two of a side, the first is North-South's.
constexpr std::size_t kBoard = 0;
constexpr std::size_t kPair = 1;
constexpr std::size_t kScore = 3;
constexpr std::size_t kPenalty = 5;

// `board, ns, ew`, and `last_word` before the last.
std::string List(std::size_t count, const std::string& last_word) {
  std::string list;
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) list += i + 1 < count ? ", " : " " + last_word + " ";
    list += kResultFields[i];
  }
  return list;
}

std::string NeededFields() { return List(kNeededFields, "and"); }

// The place of a name that may be in capitals. `what` is a column or a key.
Result<std::size_t> FindField(std::string_view name, const std::string& what) {
  const auto found =
      std::find_if(kResultFields.begin(), kResultFields.end(),
                   [&](std::string_view field) { return EqualsIgnoringCase(field, name); });
  if (found == kResultFields.end()) {
    return Error{"unknown " + what + " " + Quoted(name) + "; expected " +
                 List(kResultFields.size(), "or")};
  }
  return static_cast<std::size_t>(found - kResultFields.begin());
}

Error In(std::size_t field, const std::string& message) {
  return Error{std::string(kResultFields[field]) + ": " + message};
}

// A number from `least` to `most`; `more` says what else is expected.
template <class Number>
Result<Number> NumberOf(const ResultFields& fields, std::size_t field, Number least, Number most,
                        const std::string& more = "") {
  auto number = ReadNumber<Number>(*fields[field], least, most);
  if (!number) return In(field, number.error().message + more);
  return number;
}

Result<std::string> NameOf(const ResultFields& fields, std::size_t field) {
  const std::string& name = *fields[field];
  if (name.empty()) return In(field, "no name; expected that of the pair");
  if (std::any_of(name.begin(), name.end(),
                  [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; })) {
    return In(field, Quoted(name) + "; expected a name without control characters");
  }
  return name;
}

Result<int> PenaltyOf(const ResultFields& fields, std::size_t field) {
  if (!fields[field] || fields[field]->empty()) return 0;
  return NumberOf<int>(fields, field, 0, kMostPenalty);
}

Result<std::optional<std::array<Points, 2>>> ScoresOf(const ResultFields& fields) {
  const auto cancelled = [&](std::size_t side) { return *fields[kScore + side] == "-"; };
  std::array<Points, 2> scores;
  for (std::size_t side = 0; side < scores.size(); ++side) {
    if (cancelled(side)) continue;
    const auto score = NumberOf<int>(fields, kScore + side, 0, kMostScore.count(),
                                     ", or - on both sides for a cancelled board");
    if (!score) return score.error();
    scores[side] = Points(*score);
  }
  for (std::size_t side = 0; side < scores.size(); ++side) {
    if (cancelled(side) && !cancelled(1 - side)) {
      return In(kScore + side,
                "'-' on one side only; expected a score, or - on both sides for a "
                "cancelled board");
    }
  }
  if (cancelled(0)) return std::optional<std::array<Points, 2>>();
  return std::optional(scores);
}

// The text of a value of JSON that is a text or a whole number.
std::optional<std::string> TextOf(const Json& value) {
  if (value.is_string()) return std::string(Trim(value.get_ref<const std::string&>()));
  if (value.is_number_integer()) return value.dump();
  return std::nullopt;
}

}  // namespace

Result<ResultColumns> ResultColumns::Parse(std::string_view header) {
  ResultColumns columns;
  if (header.find(',') == std::string_view::npos && header.find(';') != std::string_view::npos) {
    columns.separator_ = ';';
  }
  const auto names = ParseCsvRow(header, columns.separator_);
  if (!names) return names.error();
  std::array<bool, kResultFields.size()> found{};
  for (const std::string& name : *names) {
    const auto field = FindField(name, "column");
    if (!field) return field.error();
    if (found[*field]) return Error{"column " + Quoted(name) + " twice; expected it once"};
    found[*field] = true;
    columns.fields_.push_back(*field);
  }
  for (std::size_t field = 0; field < kNeededFields; ++field) {
    if (!found[field]) {
      return Error{"no column " + std::string(kResultFields[field]) + "; expected " +
                   NeededFields()};
    }
  }
  return columns;
}

Result<ResultFields> ResultColumns::FieldsOf(std::string_view row) const {
  const auto cells = ParseCsvRow(row, separator_);
  if (!cells) return cells.error();
  if (cells->size() != fields_.size()) {
    return Error{std::to_string(cells->size()) + (cells->size() == 1 ? " cell" : " cells") +
                 "; expected " + std::to_string(fields_.size()) + ", as in the header"};
  }
  ResultFields fields;
  for (std::size_t i = 0; i < cells->size(); ++i) fields[fields_[i]] = (*cells)[i];
  return fields;
}

Result<ResultFields> FieldsOfJson(std::string_view object) {
  const Json json = Json::parse(object, nullptr, false);
  if (!json.is_object()) {
    return Error{Quoted(object) + "; expected a JSON object with " + NeededFields()};
  }
  ResultFields fields;
  for (const auto& [key, value] : json.items()) {
    const auto field = FindField(key, "key");
    if (!field) return field.error();
    if (fields[*field]) return Error{"key " + Quoted(key) + " twice; expected it once"};
    fields[*field] = TextOf(value);
    if (!fields[*field]) {
      return In(*field, std::string("of type ") + value.type_name() +
                            "; expected a text or a whole number");
    }
  }
  for (std::size_t field = 0; field < kNeededFields; ++field) {
    if (!fields[field]) {
      return Error{"no key " + std::string(kResultFields[field]) + "; expected " + NeededFields()};
    }
  }
  return fields;
}

Result<BoardResult> ToBoardResult(const ResultFields& fields) {
  const auto board = NumberOf<std::uint64_t>(fields, kBoard, 1, kMostBoard);
  if (!board) return board.error();
  BoardResult result;
  result.board = *board;
  for (std::size_t side = 0; side < result.pairs.size(); ++side) {
    auto name = NameOf(fields, kPair + side);
    if (!name) return name.error();
    result.pairs[side] = std::move(name).value();
  }
  const auto scores = ScoresOf(fields);
  if (!scores) return scores.error();
  result.scores = *scores;
  for (std::size_t side = 0; side < result.penalties.size(); ++side) {
    const auto penalty = PenaltyOf(fields, kPenalty + side);
    if (!penalty) return penalty.error();
    result.penalties[side] = *penalty;
  }
  return result;
}

}  // namespace jasnel

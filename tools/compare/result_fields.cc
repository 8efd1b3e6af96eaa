#include "tools/compare/result_fields.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <utility>

#include "bitboard/text/characters.h"
#include "tools/shared/command.h"
#include "tools/shared/text/csv.h"

namespace jasnel {
namespace {

using Json = nlohmann::json;

constexpr std::uint64_t kMostBoard = 1'000'000'000'000;

constexpr ResultFieldNames kEnglish = {
    "board",    "ns",       "ew",         "ns-score",   "ew-score", "ns-roem",  "ew-roem",
    "ns-award", "ew-award", "ns-penalty", "ew-penalty", "ns-bonus", "ew-bonus", "group"};
constexpr ResultFieldNames kDutch = {
    "spel",         "nz",           "ow",       "nz-score", "ow-score", "nz-roem",  "ow-roem",
    "nz-toegekend", "ow-toegekend", "nz-straf", "ow-straf", "nz-bonus", "ow-bonus", "groep"};

constexpr std::array<Choice<Award::Kind>, 7> kAwards = {{{"average", Award::Kind::kAverage},
                                                         {"half", Award::Kind::kAverage},
                                                         {"lowest", Award::Kind::kLowest},
                                                         {"gemiddeld", Award::Kind::kAverage},
                                                         {"gemiddelde", Award::Kind::kAverage},
                                                         {"helft", Award::Kind::kAverage},
                                                         {"laagste", Award::Kind::kLowest}}};

// `board, ns, ew`, and `last_word` before the last.
std::string List(Language language, std::size_t count, const std::string& last_word) {
  const ResultFieldNames& names = ResultFieldNamesOf(language);
  std::string list;
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) list += i + 1 < count ? ", " : " " + last_word + " ";
    list += names[i];
  }
  return list;
}

std::string NeededFields(Language language) { return List(language, kNeededFields, "and"); }

struct FoundField {
  std::size_t field = 0;
  Language language = Language::kEnglish;
};

// The field with a name that may be in capitals. `what` is a column or a key.
Result<FoundField> FindField(std::string_view name, const std::string& what) {
  for (const Language language : {Language::kEnglish, Language::kDutch}) {
    const ResultFieldNames& names = ResultFieldNamesOf(language);
    const auto found = std::find_if(names.begin(), names.end(), [&](std::string_view field) {
      return EqualsIgnoringCase(field, name);
    });
    if (found != names.end()) {
      return FoundField{static_cast<std::size_t>(found - names.begin()), language};
    }
  }
  return Error{"unknown " + what + " " + Quoted(name) + "; expected " +
               List(Language::kEnglish, kResultFieldCount, "or") + "; in Dutch " +
               List(Language::kDutch, kResultFieldCount, "or")};
}

std::string NameOf(const ResultFields& fields, std::size_t field) {
  return std::string(ResultFieldNamesOf(fields.language)[field]);
}

Error In(const ResultFields& fields, std::size_t field, const std::string& message) {
  return Error{NameOf(fields, field) + ": " + message};
}

// What a field says; empty where it is left out.
std::string_view TextIn(const ResultFields& fields, std::size_t field) {
  return fields.texts[field] ? std::string_view(*fields.texts[field]) : std::string_view();
}

// A number from `least` to `most`; `more` says what else is expected.
template <class Number>
Result<Number> NumberOf(const ResultFields& fields, std::size_t field, Number least, Number most,
                        const std::string& more = "") {
  auto number = ReadNumber<Number>(TextIn(fields, field), least, most);
  if (!number) return In(fields, field, number.error().message + more);
  return number;
}

// Of a pair or a group.
Result<std::string> NameIn(const ResultFields& fields, std::size_t field) {
  const std::string_view name = TextIn(fields, field);
  if (std::any_of(name.begin(), name.end(),
                  [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; })) {
    return In(fields, field, Quoted(name) + "; expected a name without control characters");
  }
  return std::string(name);
}

// Match points that are none where they are left out.
Result<int> MatchPointsOf(const ResultFields& fields, std::size_t field) {
  if (TextIn(fields, field).empty()) return 0;
  return NumberOf<int>(fields, field, 0, kMostPenalty);
}

Result<Award> AwardOf(const ResultFields& fields, std::size_t field) {
  const std::string_view text = TextIn(fields, field);
  if (text.empty()) return Award{};
  if (const auto kind = ReadChoice(text, kAwards, "")) return Award{*kind, 0};
  const auto points =
      NumberOf<int>(fields, field, 0, kMostPenalty, " of match points, or average, half or lowest");
  if (!points) return points.error();
  return Award{Award::Kind::kMatchPoints, *points};
}

bool IsCancelled(const ResultFields& fields, std::size_t side) {
  return TextIn(fields, kScoreField + side) == "-";
}

// Whether roem is told apart, though it be none.
bool HasRoem(const ResultFields& fields) { return fields.texts[kRoemField].has_value(); }

// A stroke is for none: NKF 1976, first part, art. 25.
Result<Points> RoemIn(const ResultFields& fields, std::size_t side) {
  const std::string_view text = TextIn(fields, kRoemField + side);
  if (text.empty() || text == "-" || text == "/") return Points(0);
  const auto roem =
      NumberOf<int>(fields, kRoemField + side, 0, kMostScore.count(), ", or / for none");
  if (!roem) return roem.error();
  return Points(*roem);
}

// Reads what both sides won into `result`.
std::optional<Error> ReadScores(const ResultFields& fields, BoardResult& result) {
  std::array<Points, 2> scores;
  for (std::size_t side = 0; side < scores.size(); ++side) {
    if (IsCancelled(fields, side)) continue;
    const auto score = NumberOf<int>(fields, kScoreField + side, 0, kMostScore.count(),
                                     ", or - on both sides for a cancelled board");
    if (!score) return score.error();
    scores[side] = Points(*score);
  }
  for (std::size_t side = 0; side < scores.size(); ++side) {
    if (IsCancelled(fields, side) && !IsCancelled(fields, 1 - side)) {
      return In(fields, kScoreField + side,
                "'-' on one side only; expected a score, or - on both sides for a "
                "cancelled board");
    }
  }
  std::array<Points, 2> roem;
  for (std::size_t side = 0; side < roem.size(); ++side) {
    const auto points = RoemIn(fields, side);
    if (!points) return points.error();
    roem[side] = *points;
    if (IsCancelled(fields, side) && roem[side] != Points(0)) {
      return In(fields, kRoemField + side,
                std::to_string(roem[side].count()) + " on a cancelled board; expected none");
    }
    scores[side] += roem[side];
  }
  if (IsCancelled(fields, 0)) return std::nullopt;
  result.scores = scores;
  if (HasRoem(fields)) result.roem = roem;
  return std::nullopt;
}

// What is wrong with the fields that are there. `what` is a column or a key.
std::optional<Error> WrongFields(const ResultFields& fields, const std::string& what) {
  for (std::size_t field = 0; field < kNeededFields; ++field) {
    if (!fields.texts[field]) {
      return Error{"no " + what + " " + NameOf(fields, field) + "; expected " +
                   NeededFields(fields.language)};
    }
  }
  for (const std::size_t side : {0, 1}) {
    if (fields.texts[kRoemField + side] && !fields.texts[kRoemField + 1 - side]) {
      return Error{"no " + what + " " + NameOf(fields, kRoemField + 1 - side) +
                   "; expected the roem of both sides"};
    }
  }
  return std::nullopt;
}

// The text of a value of JSON that is a text or a whole number.
std::optional<std::string> TextOf(const Json& value) {
  if (value.is_string()) return std::string(Trim(value.get_ref<const std::string&>()));
  if (value.is_number_integer()) return value.dump();
  return std::nullopt;
}

}  // namespace

const ResultFieldNames& ResultFieldNamesOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

Result<ResultColumns> ResultColumns::Parse(std::string_view header) {
  ResultColumns columns;
  if (header.find(',') == std::string_view::npos && header.find(';') != std::string_view::npos) {
    columns.separator_ = ';';
  }
  const auto names = ParseCsvRow(header, columns.separator_);
  if (!names) return names.error();
  ResultFields found;
  for (const std::string& name : *names) {
    const auto field = FindField(name, "column");
    if (!field) return field.error();
    auto& text = found.texts[field->field];
    if (text) return Error{"column " + Quoted(name) + " twice; expected it once"};
    text = name;
    if (field->language == Language::kDutch) found.language = Language::kDutch;
    columns.fields_.push_back(field->field);
  }
  if (auto error = WrongFields(found, "column")) return *std::move(error);
  columns.language_ = found.language;
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
  fields.language = language_;
  for (std::size_t i = 0; i < cells->size(); ++i) fields.texts[fields_[i]] = (*cells)[i];
  return fields;
}

Result<ResultFields> FieldsOfJson(std::string_view object) {
  const Json json = Json::parse(object, nullptr, false);
  if (!json.is_object()) {
    return Error{Quoted(object) + "; expected a JSON object with " +
                 NeededFields(Language::kEnglish)};
  }
  ResultFields fields;
  for (const auto& [key, value] : json.items()) {
    const auto field = FindField(key, "key");
    if (!field) return field.error();
    if (field->language == Language::kDutch) fields.language = Language::kDutch;
    auto& text = fields.texts[field->field];
    if (text) return Error{"key " + Quoted(key) + " twice; expected it once"};
    text = TextOf(value);
    if (!text) {
      return In(
          fields, field->field,
          std::string("of type ") + value.type_name() + "; expected a text or a whole number");
    }
  }
  if (auto error = WrongFields(fields, "key")) return *std::move(error);
  return fields;
}

Result<BoardResult> ToBoardResult(const ResultFields& fields) {
  const auto board = NumberOf<std::uint64_t>(fields, kBoardField, 1, kMostBoard);
  if (!board) return board.error();
  BoardResult result;
  result.board = *board;
  auto group = NameIn(fields, kGroupField);
  if (!group) return group.error();
  result.group = std::move(group).value();
  for (std::size_t side = 0; side < result.pairs.size(); ++side) {
    auto name = NameIn(fields, kPairField + side);
    if (!name) return name.error();
    if (name->empty()) {
      return In(fields, kPairField + side, "no name; expected that of the pair");
    }
    result.pairs[side] = std::move(name).value();
  }
  if (auto error = ReadScores(fields, result)) return *std::move(error);
  for (std::size_t side = 0; side < result.pairs.size(); ++side) {
    const auto award = AwardOf(fields, kAwardField + side);
    if (!award) return award.error();
    result.awards[side] = *award;
    const auto penalty = MatchPointsOf(fields, kPenaltyField + side);
    if (!penalty) return penalty.error();
    result.penalties[side] = *penalty;
    const auto bonus = MatchPointsOf(fields, kBonusField + side);
    if (!bonus) return bonus.error();
    result.bonuses[side] = *bonus;
  }
  return result;
}

}  // namespace jasnel

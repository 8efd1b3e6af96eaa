#include "engine/requests/result_fields.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "bitboard/text/characters.h"
#include "engine/requests/json_reader.h"
#include "engine/requests/reading.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kMaxBoard = 1'000'000'000'000;

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
std::string List(Language language, std::size_t count, std::string_view last_word) {
  const ResultFieldNames& names = ResultFieldNamesOf(language);
  std::string list;
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) list += i + 1 < count ? ", " : " " + std::string(last_word) + " ";
    list += names[i];
  }
  return list;
}

// In the language of the file, whatever that of the message.
Message NeededFields(Language language) {
  return {List(language, kNeededFields, "and"), List(language, kNeededFields, "en")};
}

struct FoundField {
  std::size_t field = 0;
  Language language = Language::kEnglish;
};

// The field with a name that may be in capitals. `what` is a column or a key.
Result<FoundField> FindField(std::string_view name, const Phrase& what) {
  for (const Language language : {Language::kEnglish, Language::kDutch}) {
    const ResultFieldNames& names = ResultFieldNamesOf(language);
    const auto found = std::find_if(names.begin(), names.end(), [&](std::string_view field) {
      return EqualsIgnoringCase(field, name);
    });
    if (found != names.end()) {
      return FoundField{static_cast<std::size_t>(found - names.begin()), language};
    }
  }
  const auto list = [](Language language) {
    return Message{List(language, kResultFieldCount, "or"),
                   List(language, kResultFieldCount, "of")};
  };
  return Error{Say("unknown $0 $1; expected $2; in Dutch $3",
                   "onbekende $0 $1; verwacht $3; in het Engels $2", what, Quoted(name),
                   list(Language::kEnglish), list(Language::kDutch))};
}

std::string NameOf(const ResultFields& fields, std::size_t field) {
  return std::string(ResultFieldNamesOf(fields.language)[field]);
}

Error In(const ResultFields& fields, std::size_t field, const Message& message) {
  return Error{Say("$0: $1", "$0: $1", NameOf(fields, field), message)};
}

// What a field says; empty where it is left out.
std::string_view TextIn(const ResultFields& fields, std::size_t field) {
  return fields.texts[field] ? std::string_view(*fields.texts[field]) : std::string_view();
}

// A number from `least` to `most`; `more` says what else is expected.
template <class Number>
Result<Number> NumberOf(const ResultFields& fields, std::size_t field, Number least, Number most,
                        const Message& more = {}) {
  auto number = ReadNumber<Number>(TextIn(fields, field), least, most);
  if (!number) return In(fields, field, Say("$0$1", "$0$1", number.error(), more));
  return number;
}

// Of a pair or a group.
Result<std::string> NameIn(const ResultFields& fields, std::size_t field) {
  const std::string_view name = Trim(TextIn(fields, field));
  if (std::any_of(name.begin(), name.end(),
                  [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; })) {
    return In(fields, field,
              Say("$0; expected a name without control characters",
                  "$0; verwacht een naam zonder besturingstekens", Quoted(name)));
  }
  return std::string(name);
}

// Match points that are none where they are left out.
Result<int> MatchPointsOf(const ResultFields& fields, std::size_t field) {
  if (TextIn(fields, field).empty()) return 0;
  return NumberOf<int>(fields, field, 0, kMaxPenalty);
}

Result<Award> AwardOf(const ResultFields& fields, std::size_t field) {
  const std::string_view text = TextIn(fields, field);
  if (text.empty()) return Award{};
  if (const auto kind = ReadChoice(text, kAwards, "")) return Award{*kind, 0};
  const auto points = NumberOf<int>(fields, field, 0, kMaxPenalty,
                                    Phrase{" of match points, or average, half or lowest",
                                           " aan matchpunten, of gemiddeld, helft of laagste"});
  if (!points) return points.error();
  return Award{Award::Kind::kMatchPoints, *points};
}

// By a dash of any length.
bool IsCancelled(const ResultFields& fields, std::size_t side) {
  return PlainText(TextIn(fields, kScoreField + side)) == "-";
}

// Whether roem has a column of its own, even if it is zero.
bool HasRoem(const ResultFields& fields) { return fields.texts[kRoemField].has_value(); }

Result<Points> RoemIn(const ResultFields& fields, std::size_t side) {
  const std::string_view text = TextIn(fields, kRoemField + side);
  if (text.empty() || IsStroke(text)) return Points(0);
  const auto roem = NumberOf<int>(fields, kRoemField + side, 0, kMaxScore.count(),
                                  Phrase{", or / for none", ", of / voor geen"});
  if (!roem) return roem.error();
  return Points(*roem);
}

// Reads what both sides won into `result`.
std::optional<Error> ReadScores(const ResultFields& fields, BoardResult& result) {
  std::array<Points, 2> scores;
  for (std::size_t side = 0; side < scores.size(); ++side) {
    if (IsCancelled(fields, side)) continue;
    const auto score = NumberOf<int>(fields, kScoreField + side, 0, kMaxScore.count(),
                                     Phrase{", or - on both sides for a cancelled board",
                                            ", of - aan beide kanten voor een vervallen spel"});
    if (!score) return score.error();
    scores[side] = Points(*score);
  }
  for (std::size_t side = 0; side < scores.size(); ++side) {
    if (IsCancelled(fields, side) && !IsCancelled(fields, 1 - side)) {
      return In(
          fields, kScoreField + side,
          Say("'-' on one side only; expected a score, or - on both sides for a cancelled board",
              "'-' aan één kant; verwacht een score, of - aan beide kanten voor een "
              "vervallen spel"));
    }
  }
  std::array<Points, 2> roem;
  for (std::size_t side = 0; side < roem.size(); ++side) {
    const auto points = RoemIn(fields, side);
    if (!points) return points.error();
    roem[side] = *points;
    if (IsCancelled(fields, side) && roem[side] != Points(0)) {
      return In(fields, kRoemField + side,
                Say("$0 on a cancelled board; expected none",
                    "$0 bij een vervallen spel; verwacht geen", roem[side].count()));
    }
    scores[side] += roem[side];
  }
  if (IsCancelled(fields, 0)) return std::nullopt;
  result.scores = scores;
  if (HasRoem(fields)) result.roem = roem;
  return std::nullopt;
}

// The text of a value of JSON that is a text or a whole number.
std::optional<std::string> TextOfField(const Record& value) {
  if (value.is_string()) return std::string(Trim(value.get_ref<const std::string&>()));
  if (value.is_number_integer()) return value.dump();
  return std::nullopt;
}

}  // namespace

const ResultFieldNames& ResultFieldNamesOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

Result<std::size_t> ResultFieldGatherer::Add(std::string_view name, std::string text) {
  const auto found = FindField(name, what_);
  if (!found) return found.error();
  auto& there = fields_.texts[found->field];
  if (there) {
    return Error{Say("$0 $1 twice; expected it once", "$0 $1 twee keer; verwacht die één keer",
                     what_, Quoted(name))};
  }
  there = std::move(text);
  if (found->language == Language::kDutch) fields_.language = Language::kDutch;
  return found->field;
}

Result<ResultFields> ResultFieldGatherer::All() const {
  for (std::size_t field = 0; field < kNeededFields; ++field) {
    if (!fields_.texts[field]) {
      return Error{Say("no $0 $1; expected $2", "geen $0 $1; verwacht $2", what_,
                       NameOf(fields_, field), NeededFields(fields_.language))};
    }
  }
  for (const std::size_t side : {0, 1}) {
    if (fields_.texts[kRoemField + side] && !fields_.texts[kRoemField + 1 - side]) {
      return Error{Say("no $0 $1; expected the roem of both sides",
                       "geen $0 $1; verwacht de roem van beide kanten", what_,
                       NameOf(fields_, kRoemField + 1 - side))};
    }
  }
  return fields_;
}

Result<ResultFields> ResultFieldsOf(const Record& object) {
  if (!object.is_object()) {
    return Error{Say("of type $0; expected an object with $1",
                     "van het type $0; verwacht een object met $1", object.type_name(),
                     NeededFields(Language::kEnglish))};
  }
  ResultFieldGatherer gatherer(Phrase{"key", "sleutel"});
  for (const auto& [key, value] : object.items()) {
    const auto text = TextOfField(value);
    const auto field = gatherer.Add(key, text.value_or(""));
    if (!field) return field.error();
    if (!text) {
      return In(gatherer.fields(), *field,
                Say("of type $0; expected a text or a whole number",
                    "van het type $0; verwacht een tekst of een geheel getal", value.type_name()));
    }
  }
  return gatherer.All();
}

Result<ResultFields> FieldsOfJson(std::string_view object) {
  const auto json = ParseJsonObject(object, Say("a JSON object with $0", "een JSON-object met $0",
                                                NeededFields(Language::kEnglish)));
  if (!json) return json.error();
  return ResultFieldsOf(*json);
}

Result<BoardResult> ToBoardResult(const ResultFields& fields) {
  const auto board = NumberOf<std::uint64_t>(fields, kBoardField, 1, kMaxBoard);
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
      return In(fields, kPairField + side,
                Say("no name; expected that of the pair", "geen naam; verwacht die van het paar"));
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

// The fields of a board result in CSV and JSON.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/records/record.h"
#include "jasnel/comparison.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// The indices in `ResultFields`; where each side has a field, North-South's comes first. The first
/// `kNeededFields` are required.
enum ResultField : std::size_t {
  kBoardField = 0,
  kPairField = 1,
  kScoreField = 3,
  kRoemField = 5,
  kAwardField = 7,
  kPenaltyField = 9,
  kBonusField = 11,
  kGroupField = 13,
};
inline constexpr std::size_t kNeededFields = 5;
inline constexpr std::size_t kResultFieldCount = 14;

/// The names of the fields, in English and in Dutch.
using ResultFieldNames = std::array<std::string_view, kResultFieldCount>;
const ResultFieldNames& ResultFieldNamesOf(Language language);

/// The text of each field that is present.
struct ResultFields {
  std::array<std::optional<std::string>, kResultFieldCount> texts;
  Language language = Language::kEnglish;  ///< of the field names, for messages
};

/// Gathers fields by their names: the columns of CSV, or the keys of JSON.
class ResultFieldGatherer {
 public:
  /// `what` a field is, for messages: a column or a key.
  explicit ResultFieldGatherer(const Phrase& what) : what_(what) {}

  /// Adds the field with this name, in either language and any case, and returns its index. An
  /// error if there is no such field, or it was added before.
  Result<std::size_t> Add(std::string_view name, std::string text);

  /// What was added so far.
  const ResultFields& fields() const { return fields_; }

  /// All that was added. An error if a required field is missing, or the roem of one side.
  Result<ResultFields> All() const;

 private:
  Phrase what_;
  ResultFields fields_;
};

/// The fields of a JSON object, with keys in either language and values that are texts or whole
/// numbers.
Result<ResultFields> ResultFieldsOf(const Record& object);

/// The same of its text.
Result<ResultFields> FieldsOfJson(std::string_view object);

/// The result described by the fields. A score of `-` for both sides is a cancelled board. If roem
/// is given separately, a score is the points without it.
Result<BoardResult> ToBoardResult(const ResultFields& fields);

}  // namespace jasnel

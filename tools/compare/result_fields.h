// The fields of a board's result, as they are written in CSV and in JSON.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/comparison.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"

namespace jasnel {

/// The places in `ResultFields`; of the two of a side, the first is North-South's. The first
/// `kNeededFields` must be there.
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

/// What fields are called, in English and in Dutch.
using ResultFieldNames = std::array<std::string_view, kResultFieldCount>;
const ResultFieldNames& ResultFieldNamesOf(Language language);

/// The text of each field, where it has any.
struct ResultFields {
  std::array<std::optional<std::string>, kResultFieldCount> texts;
  Language language = Language::kEnglish;  ///< of their names, for messages
};

/// The columns of CSV, by its header.
class ResultColumns {
 public:
  /// Columns may stand in any order, their names in either language and any case; they are
  /// separated by commas or, where there are none, by semicolons. An error where one is missing,
  /// unknown, or there twice.
  static Result<ResultColumns> Parse(std::string_view header);

  /// The fields of a row; an error where it has more or fewer cells than the header.
  Result<ResultFields> FieldsOf(std::string_view row) const;

 private:
  char separator_ = ',';
  Language language_ = Language::kEnglish;
  std::vector<std::size_t> fields_;  // of each column
};

/// The fields of a JSON object, with keys in either language: texts, or whole numbers.
Result<ResultFields> FieldsOfJson(std::string_view object);

/// The result that the fields say. A score of `-` for both sides is a cancelled board. Where roem
/// is told apart, a score is what was won without it.
Result<BoardResult> ToBoardResult(const ResultFields& fields);

}  // namespace jasnel

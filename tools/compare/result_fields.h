// The fields of a board result in CSV and JSON.
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

/// The columns of a CSV file, from its header.
class ResultColumns {
 public:
  /// Columns may be in any order, with names in either language and any case, separated by commas
  /// or, if there are none, by semicolons or else by tabs. An error if a column is missing, unknown
  /// or duplicated.
  static Result<ResultColumns> Parse(std::string_view header);

  /// The fields of a row; an error if it has more or fewer cells than the header.
  Result<ResultFields> FieldsOf(std::string_view row) const;

 private:
  // The cells of a row. Tabs at its end cannot be seen: empty cells there, beyond the `least`, do
  // not count.
  Result<std::vector<std::string>> CellsOf(std::string_view row, std::size_t least) const;

  char separator_ = ',';
  Language language_ = Language::kEnglish;
  std::vector<std::size_t> fields_;  // of each column
};

/// The fields of a JSON object, with keys in either language and values that are texts or whole
/// numbers.
Result<ResultFields> FieldsOfJson(std::string_view object);

/// The result described by the fields. A score of `-` for both sides is a cancelled board. If roem
/// is given separately, a score is the points without it.
Result<BoardResult> ToBoardResult(const ResultFields& fields);

}  // namespace jasnel

// The fields of a board's result, as they are written in CSV and in JSON.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bitboard/comparison.h"
#include "bitboard/result.h"

namespace jasnel {

/// The names of fields, in the order of `ResultFields`. The first `kNeededFields` must be there.
inline constexpr std::array<std::string_view, 7> kResultFields = {
    "board", "ns", "ew", "ns-score", "ew-score", "ns-penalty", "ew-penalty"};
inline constexpr std::size_t kNeededFields = 5;

/// The text of each field, where it has any.
using ResultFields = std::array<std::optional<std::string>, kResultFields.size()>;

/// The columns of CSV, by its header.
class ResultColumns {
 public:
  /// Columns may stand in any order, their names in any case; they are separated by commas or,
  /// where there are none, by semicolons. An error where one is missing, unknown, or there twice.
  static Result<ResultColumns> Parse(std::string_view header);

  /// The fields of a row; an error where it has more or fewer cells than the header.
  Result<ResultFields> FieldsOf(std::string_view row) const;

 private:
  char separator_ = ',';
  std::vector<std::size_t> fields_;  // of each column
};

/// The fields of a JSON object: texts, or whole numbers.
Result<ResultFields> FieldsOfJson(std::string_view object);

/// The result that the fields say. A score of `-` for both sides is a cancelled board.
Result<BoardResult> ToBoardResult(const ResultFields& fields);

}  // namespace jasnel

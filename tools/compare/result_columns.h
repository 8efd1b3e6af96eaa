// The columns of board results in CSV.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/requests/result_fields.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

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

}  // namespace jasnel

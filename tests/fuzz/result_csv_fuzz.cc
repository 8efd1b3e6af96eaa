// Any bytes as a file of results in CSV: nothing may crash, every error is one line, what was read
// can be compared, and what is written of it holds no formula.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tests/fuzz/checks.h"
#include "tests/fuzz/result_checks.h"
#include "tools/compare/result_columns.h"
#include "tools/shared/text/csv.h"

namespace jasnel::fuzz {
namespace {

void CheckRow(const std::vector<std::string>& cells) {
  const std::string row = CsvRow(cells);
  Require(row.ends_with('\n'), "a row ends its line", row);
  for (const std::string& cell : cells) {
    if (cell.empty() || cell.find_first_of("\r\n") != std::string::npos) continue;
    const std::string line = CsvRow({cell});
    const auto again = ParseCsvRow(std::string_view(line).substr(0, line.size() - 1));
    Require(again && again->size() == 1, "a written cell is one cell", cell);
    // Read again, it is what it was, but for apostrophes and the blanks around it.
    std::string plain = again->front();
    std::erase(plain, '\'');
    std::string before = cell;
    std::erase(before, '\'');
    Require(Trim(plain) == Trim(before), "a written cell says what it said", cell);
    if (std::string_view("=@").find(again->front().front()) != std::string_view::npos) {
      Require(false, "no written cell is a formula", cell);
    }
  }
}

void CheckFile(std::string_view text) {
  std::optional<ResultColumns> columns;
  std::vector<BoardResult> results;
  for (const std::string_view line : LinesOf(text)) {
    if (!columns) {
      auto parsed = ResultColumns::Parse(line);
      if (!parsed) return CheckError(parsed.error());
      columns = std::move(parsed).value();
      continue;
    }
    const auto fields = columns->FieldsOf(line);
    if (!fields) {
      CheckError(fields.error());
    } else {
      AddResult(*fields, results);
    }
  }
  CheckComparisons(results);
}

void CheckRows(std::string_view text) {
  for (const std::string_view line : LinesOf(text)) {
    for (const char separator : {',', ';'}) {
      const auto cells = ParseCsvRow(line, separator);
      if (cells) {
        CheckRow(*cells);
      } else {
        CheckError(cells.error());
      }
    }
  }
}

}  // namespace
}  // namespace jasnel::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = jasnel::fuzz::TextOf(data, size);
  jasnel::fuzz::CheckFile(text);
  jasnel::fuzz::CheckRows(text);
  return 0;
}

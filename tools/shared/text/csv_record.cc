#include "tools/shared/text/csv_record.h"

#include "absl/strings/str_join.h"
#include "tools/shared/text/csv.h"

namespace jasnel {
namespace {

std::string Cell(const Record& value) {
  if (value.is_string()) return value.get<std::string>();
  if (!value.is_structured()) return value.dump();
  std::string joined;
  for (const auto& [name, item] : value.items()) {
    if (!joined.empty()) joined += ' ';
    if (value.is_object()) {
      joined += name + "=" + Cell(item);
    } else if (item.is_object()) {
      joined += absl::StrJoin(item, "=",
                              [](std::string* out, const Record& part) { *out += Cell(part); });
    } else {
      joined += Cell(item);
    }
  }
  return joined;
}

}  // namespace

std::string CsvHeader(const std::vector<std::string>& names) { return CsvRow(names); }

std::string CsvLine(const Record& record, const std::vector<std::string>& names) {
  std::vector<std::string> cells;
  for (const std::string& name : names) {
    const auto value = record.find(name);
    cells.push_back(value == record.end() ? "" : Cell(*value));
  }
  return CsvRow(cells);
}

}  // namespace jasnel

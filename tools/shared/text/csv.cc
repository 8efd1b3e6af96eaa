#include "tools/shared/text/csv.h"

#include <algorithm>
#include <cstddef>

#include "absl/strings/str_join.h"
#include "bitboard/text/characters.h"

namespace jasnel {

namespace {

std::string Quote(const std::string& cell) {
  std::string quoted = "\"";
  for (const char c : cell) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

// A number as programs write it: a sign or none, digits with a point or without, an exponent or
// none.
bool IsNumber(std::string_view text) {
  const auto skip = [&](std::string_view any) {
    if (!text.empty() && any.find(text.front()) != std::string_view::npos) {
      text.remove_prefix(1);
      return true;
    }
    return false;
  };
  const auto skip_digits = [&] {
    const std::size_t count = std::min(text.find_first_not_of("0123456789"), text.size());
    text.remove_prefix(count);
    return count;
  };
  skip("+-");
  std::size_t digits = skip_digits();
  if (skip(".")) digits += skip_digits();
  if (digits == 0) return false;
  if (skip("eE")) {
    skip("+-");
    if (skip_digits() == 0) return false;
  }
  return text.empty();
}

// Numbers with blanks between, of which some may be missing.
bool IsNumbers(std::string_view text) {
  for (;;) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::string_view part = text.substr(0, blank);
    if (part != "-" && !IsNumber(part)) return false;
    if (blank == text.size()) return true;
    text.remove_prefix(blank + 1);
  }
}

// Whether a spreadsheet would run what begins like this.
bool BeginsFormula(char c) { return std::string_view("=+-@\t\r\n").find(c) != std::string::npos; }

// The cell as text that no spreadsheet runs.
std::string Harmless(const std::string& cell) {
  if (IsNumbers(cell)) return cell;
  std::string harmless;
  bool begins = true;
  for (const char c : cell) {
    if (begins && BeginsFormula(c)) harmless += '\'';
    harmless += c;
    // Behind a semicolon a cell may begin, and the blanks and quotes before it do not count.
    begins = c == ';' || (begins && (c == ' ' || c == '"'));
  }
  return harmless;
}

// Takes a cell in quotes off `row`. False where the last quote is missing.
bool TakeQuoted(std::string_view& row, std::string& cell) {
  for (std::size_t i = 1; i < row.size(); ++i) {
    if (row[i] == '"') {
      if (i + 1 == row.size() || row[i + 1] != '"') {
        row.remove_prefix(i + 1);
        return true;
      }
      ++i;
    }
    cell += row[i];
  }
  return false;
}

}  // namespace

std::string CsvRow(const std::vector<std::string>& cells) {
  std::string row;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) row += ',';
    const std::string cell = Harmless(cells[i]);
    const bool plain = cell.find_first_of(",\"\r\n") == std::string::npos;
    row += plain ? cell : Quote(cell);
  }
  return row + "\n";
}

char SeparatorOf(std::string_view header) {
  for (const char separator : {',', ';', '\t'}) {
    if (header.find(separator) != std::string_view::npos) return separator;
  }
  return ',';
}

Error WrongCells(std::size_t cells, std::size_t expected) {
  const Message found =
      cells == 1 ? Message(Phrase{"1 cell", "1 cel"}) : Say("$0 cells", "$0 cellen", cells);
  return Error{Say("$0; expected $1, as in the header", "$0; verwacht er $1, zoals in de kop",
                   found, expected)};
}

Result<std::vector<std::string>> ParseCsvRow(std::string_view row, char separator) {
  std::vector<std::string> cells;
  for (bool last = false; !last;) {
    std::string& cell = cells.emplace_back();
    while (!row.empty() && IsSpace(row.front()) && row.front() != separator) row.remove_prefix(1);
    const bool quoted = row.starts_with('"');
    if (quoted && !TakeQuoted(row, cell)) {
      return Error{
          Say("cell $0: a quote without an end; expected one on the same line",
              "cel $0: een aanhalingsteken zonder einde; verwacht er een op dezelfde regel",
              cells.size())};
    }
    const std::size_t size = std::min(row.find(separator), row.size());
    const std::string_view plain = Trim(row.substr(0, size));
    if (quoted && !plain.empty()) {
      return Error{Say("cell $0: $1 behind a quote; expected the next cell",
                       "cel $0: $1 achter een aanhalingsteken; verwacht de volgende cel",
                       cells.size(), Quoted(plain))};
    }
    cell += plain;
    last = size == row.size();
    row.remove_prefix(last ? size : size + 1);
  }
  return cells;
}

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

#include "tools/compare/reader.h"

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "bitboard/text/characters.h"
#include "engine/requests/result_fields.h"
#include "tools/compare/result_columns.h"
#include "tools/shared/input/input_file.h"
#include "tools/shared/run/progress.h"

namespace jasnel {
namespace {

constexpr Phrase kResultsExpected = {
    "CSV with the header board,ns,ew,ns-score,ew-score, or JSON objects with these keys",
    "CSV met de kop spel,nz,ow,nz-score,ow-score, of JSON-objecten met deze sleutels"};

// What spreadsheets leave: `sep=;` before the header, and rows of empty cells.
bool IsLeftOver(std::string_view text) {
  return text.starts_with("sep=") || text.find_first_not_of(",; \t\"") == std::string_view::npos;
}

class ResultsReading {
 public:
  ResultsReading(const std::string& path, Movement movement, const std::optional<Rules>& rules)
      : path_(path), movement_(movement), checker_(movement, rules) {}

  ResultFile Read(InputFile input) {
    TextReader lines(std::move(input), Interrupted(),
                     {kResultsExpected, {"a result", "een uitslag"}});
    while (!ended_) {
      const auto line = lines.Next(/*wait=*/true);
      if (!line) break;
      number_ = line->number;
      if (line->error && lines.done()) {
        AddError(*line->error);
      } else {
        Take(*line);
      }
    }
    LeaveOutWithoutGroup();
    SpellNamesAlike(file_.results, movement_);
    return std::move(file_);
  }

 private:
  enum class Form { kUnknown, kCsv, kJson };

  void AddError(const Error& error) { AddErrorAt(number_, error); }

  void AddErrorAt(std::size_t line, const Error& error) {
    file_.errors.emplace_back(Say("$0:$1: $2", "$0:$1: $2", path_, line, error));
  }

  // Which results these are, all the others tell.
  void LeaveOutWithoutGroup() {
    const auto without = WithoutGroup(file_.results);
    for (const auto& [i, error] : without) AddErrorAt(lines_of_results_[i], error);
    for (auto one = without.rbegin(); one != without.rend(); ++one) {
      file_.results.erase(file_.results.begin() + static_cast<std::ptrdiff_t>(one->first));
    }
  }

  // An error after which no other line can be understood.
  void TellLast(const Error& error) {
    AddError(error);
    ended_ = true;
  }

  void Take(const TextReader::Line& line) {
    const std::string_view text = Trim(line.text);
    if (IsComment(text) || IsLeftOver(text)) {
      return;
    } else if (line.error) {
      AddError(*line.error);
      ended_ = form_ == Form::kUnknown;
    } else if (form_ == Form::kUnknown && !text.starts_with('{')) {
      TakeHeader(text);
    } else {
      if (form_ == Form::kUnknown) form_ = Form::kJson;
      TakeResult(form_ == Form::kCsv ? line.text : text);  // a tab may be an empty cell
    }
  }

  void TakeHeader(std::string_view text) {
    form_ = Form::kCsv;
    auto columns = ResultColumns::Parse(text);
    if (!columns) return TellLast(columns.error());
    columns_ = std::move(columns).value();
  }

  void TakeResult(std::string_view text) {
    const auto fields = form_ == Form::kCsv ? columns_.FieldsOf(text) : FieldsOfJson(text);
    if (!fields) return AddError(fields.error());
    auto result = ToBoardResult(*fields);
    if (!result) return AddError(result.error());
    if (const auto error = checker_.Check(*result)) return AddError(*error);
    file_.results.push_back(std::move(result).value());
    lines_of_results_.push_back(number_);
  }

  std::string path_;
  Movement movement_;
  std::vector<std::size_t> lines_of_results_;
  std::size_t number_ = 0;  // of the line, from 1
  bool ended_ = false;
  Form form_ = Form::kUnknown;
  ResultColumns columns_;
  ResultChecker checker_;
  ResultFile file_;
};

}  // namespace

Result<ResultFile> ReadResultFile(const std::string& path, Movement movement,
                                  const std::optional<Rules>& rules) {
  auto input = InputFile::Open(path, kResultsExpected);
  if (!input) return input.error();
  ResultFile file = ResultsReading(path, movement, rules).Read(std::move(input).value());
  if (file.results.empty() && file.errors.empty()) {
    return Error{Say("$0: no result in it; expected $1", "$0: geen uitslag erin; verwacht $1", path,
                     kResultsExpected)};
  }
  return file;
}

}  // namespace jasnel

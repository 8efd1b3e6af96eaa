#include "tools/compare_command.h"

#include <string>
#include <utility>

#include "bitboard/comparison.h"
#include "tools/add_flag.h"
#include "tools/comparison_record.h"
#include "tools/comparison_text.h"
#include "tools/csv_record.h"
#include "tools/flags.h"
#include "tools/output.h"
#include "tools/result_file.h"

namespace jasnel {
namespace {

constexpr const char* kName = "jasnel compare";

constexpr const char* kExamples =
    R"(Results are CSV with the header board,ns,ew,ns-score,ew-score and, if wanted, ns-penalty and
ew-penalty (match points taken off), or JSON objects with these keys. A score is a side's play points
with roem; - for both sides is a cancelled board. docs/compare.md says all.

Examples:
  printf '%s\n' board,ns,ew,ns-score,ew-score 1,1,2,182,0 1,3,4,90,92 2,1,4,70,112 2,3,2,82,80 > results.csv
  jasnel compare --input=results.csv
  jasnel compare --input=results.csv --boards
  jasnel compare --input=- --format=json < results.csv

Exit status: 0 all compared; 1 an input was wrong, the rest was compared; 2 the command line was
wrong.)";

struct CompareOptions {
  std::string input;
  Format format = Format::kText;
  bool boards = false;
};

// Results come before rankings, as on paper.
std::string AsText(const ResultFile& file, const Comparison& comparison, bool boards) {
  return (boards ? ScoreSheets(file.results, comparison) : "") + Rankings(comparison);
}

std::string AsRecords(const ResultFile& file, const Comparison& comparison,
                      const CompareOptions& options) {
  std::vector<Record> records;
  if (options.boards) records = ResultRecords(file.results, comparison);
  for (Record& record : PairRecords(comparison)) records.push_back(std::move(record));
  const bool json = options.format == Format::kJson;
  const auto names = ComparisonNames(options.boards);
  std::string text = json ? "" : CsvHeader(names);
  for (const Record& record : records) text += json ? JsonLine(record) : CsvLine(record, names);
  return text;
}

ExitStatus CompareResults(const CompareOptions& options) {
  const auto file = ReadResultFile(options.input);
  if (!file) return Fail(kName, file.error().message);
  for (const Error& error : file->errors) Fail(kName, error.message);
  const ExitStatus status = file->errors.empty() ? kExitOk : kExitFailed;
  if (file->results.empty()) return status;
  const auto comparison = Compare(file->results);
  if (!comparison) return Fail(kName, comparison.error().message);
  return PrintLast(kName,
                   options.format == Format::kText ? AsText(*file, *comparison, options.boards)
                                                   : AsRecords(*file, *comparison, options),
                   status);
}

class CompareCommand : public Command {
 public:
  explicit CompareCommand(CLI::App& app)
      : app_(*app.add_subcommand(
            "compare", "Compares results of the same boards: match points, and who won.")) {
    app_.footer(kExamples);
    AddInputFlag(app_, "results, as CSV or JSON; - for standard input", options_.input);
    AddFormatFlag(app_, options_.format);
    AddSwitch(app_, "--boards", "the score sheets of each board too", options_.boards);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (options_.input.empty()) {
      return PrintUsageError(kName,
                             "no results; expected --input=FILE, - for standard input, as jasnel "
                             "compare --input=results.csv");
    }
    return CompareResults(options_);
  }

 private:
  CLI::App& app_;
  CompareOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeCompareCommand(CLI::App& app) {
  return std::make_unique<CompareCommand>(app);
}

}  // namespace jasnel

#include "tools/compare/command.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/records/comparison_record.h"
#include "engine/requests/result_fields.h"
#include "jasnel/comparison.h"
#include "jasnel/rules.h"
#include "tools/compare/reader.h"
#include "tools/compare/text.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/flags.h"
#include "tools/shared/text/csv_record.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

constexpr const char* kName = "jasnel compare";

constexpr const char* kExamples =
    R"(Results are CSV with the header board,ns,ew,ns-score,ew-score, or JSON objects with these keys (in
Dutch spel,nz,ow,nz-score,ow-score). A score is what a side wrote down, roem included; - for both
sides is a cancelled board. Optional columns: group; ns-roem, ew-roem (scores are then without
roem); and from the director ns-award, ew-award (average, half, lowest or match points), ns-penalty,
ew-penalty, ns-bonus, ew-bonus.
Full reference: docs/reference/compare.md.

Examples:
  printf '%s\n' board,ns,ew,ns-score,ew-score 1,1,2,182,0 1,3,4,90,92 2,1,4,70,112 2,3,2,82,80 > results.csv
  jasnel compare --input=results.csv
  jasnel compare --input=results.csv --boards --lang=nl
  jasnel compare --input=results.csv --system=howell
  jasnel compare --input=- --format=json < results.csv

Exit status: 0 all compared; 1 an input was wrong, the rest was compared; 2 the command line was
wrong.)";

struct CompareOptions {
  std::string input;
  Movement movement = Movement::kSchevenings;
  std::optional<Rules> rules;
  Format format = Format::kText;
  Language language = Language::kEnglish;
  bool boards = false;
};

// Results come before rankings, as on paper.
std::string AsText(const ResultFile& file, const Comparison& comparison,
                   const CompareOptions& options) {
  const Language language = options.language;
  return (options.boards ? ScoreSheetsText(file.results, comparison, language) : "") +
         RankingsText(comparison, language);
}

// The columns of CSV; either including those of single results, or only those of pairs.
std::vector<std::string> ColumnNames(bool with_results) {
  if (!with_results) {
    return {"group",   "direction", "place",       "overall", "pair",    "match_points",
            "percent", "tops",      "play_points", "boards",  "penalty", "bonus"};
  }
  return {"group",   "board", "direction",   "place",        "overall", "pair",
          "against", "score", "roem",        "match_points", "top",     "award",
          "percent", "tops",  "play_points", "boards",       "penalty", "bonus"};
}

std::string AsRecords(const ResultFile& file, const Comparison& comparison,
                      const CompareOptions& options) {
  std::vector<Record> records;
  if (options.boards) records = ResultRecords(file.results, comparison);
  for (Record& record : PairRecords(comparison)) records.push_back(std::move(record));
  const bool json = options.format == Format::kJson;
  const auto names = ColumnNames(options.boards);
  std::string text = json ? "" : CsvHeader(names);
  for (const Record& record : records) text += json ? JsonLine(record) : CsvLine(record, names);
  return text;
}

ExitStatus CompareResults(const CompareOptions& options) {
  const auto file = ReadResultFile(options.input, options.movement, options.rules);
  if (!file) return Fail(kName, file.error().both());
  for (const Error& error : file->errors) Fail(kName, error.both());
  const ExitStatus status = file->errors.empty() ? kExitOk : kExitFailed;
  if (file->results.empty()) return status;
  const auto comparison = Compare(file->results, options.movement, options.rules);
  if (!comparison) return Fail(kName, comparison.error().both());
  return PrintLast(kName,
                   options.format == Format::kText ? AsText(*file, *comparison, options)
                                                   : AsRecords(*file, *comparison, options),
                   status);
}

class CompareCommand : public Command {
 public:
  explicit CompareCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kExamples);
    AddInputFlag(app_, "results, as CSV or JSON; - for standard input", options_.input);
    AddFlag(
        app_, "--system", "schevenings|howell",
        "schevenings (default): pairs keep their direction, and each direction has a ranking; "
        "howell: pairs change direction, and there is one ranking",
        [](const std::string& text) { return ReadMovement(text); }, options_.movement);
    AddFlag(
        app_, "--rules", "RULES",
        "the rule set by which was played, to find scores that it cannot bring (default any)",
        [](const std::string& text) -> Result<std::optional<Rules>> {
          const auto rules = ParseRules(text);
          if (!rules) return rules.error();
          return std::optional(*rules);
        },
        options_.rules);
    AddFormatFlag(app_, options_.format);
    AddLanguageFlag(app_, options_.language);
    AddSwitch(app_, "--boards", "also the score sheets of each board", options_.boards);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (options_.input.empty()) {
      return PrintUsageError(
          kName, Say("no results; expected --input=FILE, - for standard input, such as jasnel "
                     "compare --input=results.csv",
                     "geen uitslagen; verwacht --input=BESTAND, - voor standaardinvoer, "
                     "zoals jasnel compare --input=results.csv"));
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

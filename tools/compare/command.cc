#include <string>
#include <utility>
#include <vector>

#include "engine/questions/compare.h"
#include "tools/commands.h"
#include "tools/compare/reader.h"
#include "tools/compare/text.h"
#include "tools/shared/flags.h"
#include "tools/shared/text/csv.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

constexpr const char* kCompareName = "jasnel compare";

constexpr const char* kCompareExamples =
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

// Results come before rankings, as on paper.
std::string AsText(const CompareAnswer& answer, Language language) {
  const auto& [question, comparison, results, pairs] = answer;
  return (question.boards ? ScoreSheetsText(question.results, comparison, language) : "") +
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

// A line for each result, and then for each pair.
std::string AsLines(const CompareAnswer& answer, Format format) {
  const bool json = format == Format::kJson;
  const auto names = ColumnNames(answer.question.boards);
  std::string text = json ? "" : CsvHeader(names);
  for (const Part* list : {&CompareBoards::kResults, &CompareBoards::kPairs}) {
    if (!list->is_present(&answer)) continue;
    ForEachObject(*list, &answer, [&](const void* object) {
      if (json) {
        text += ObjectText(list->inside(), object, Language::kEnglish) + "\n";
      } else {
        text += CsvLine(RowsOf(list->inside(), {}, object, Language::kEnglish).front(), names);
      }
    });
  }
  return text;
}

class CompareCommand : public Command {
 public:
  explicit CompareCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kCompareExamples);
    AddInputFlag(app_, "results, as CSV or JSON; - for standard input", input_);
    AddFieldFlags(app_, CompareBoards::kSpec.fields, &question_);
    AddFormatFlag(app_, format_);
    AddLanguageFlag(app_, language_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (input_.empty()) {
      return PrintUsageError(
          kCompareName,
          Say("no results; expected --input=FILE, - for standard input, such as jasnel "
              "compare --input=results.csv",
              "geen uitslagen; verwacht --input=BESTAND, - voor standaardinvoer, "
              "zoals jasnel compare --input=results.csv"));
    }
    auto file = ReadResultFile(input_, question_.system, question_.rules);
    if (!file) return Fail(kCompareName, file.error().both());
    for (const Error& error : file->errors) Fail(kCompareName, error.both());
    const ExitStatus status = file->errors.empty() ? kExitOk : kExitFailed;
    if (file->results.empty()) return status;
    question_.results = std::move(file).value().results;
    const auto answer = CompareBoards::Compared(question_);
    if (!answer) return Fail(kCompareName, answer.error().both());
    return PrintLast(
        kCompareName,
        format_ == Format::kText ? AsText(*answer, language_) : AsLines(*answer, format_), status);
  }

 private:
  CLI::App& app_;
  std::string input_;
  CompareQuestion question_;
  Format format_ = Format::kText;
  Language language_ = Language::kEnglish;
};

}  // namespace

std::unique_ptr<Command> MakeCompareCommand(CLI::App& app) {
  return std::make_unique<CompareCommand>(app);
}

}  // namespace jasnel

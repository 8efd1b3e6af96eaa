#include "tools/boerenbridge/score_command.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tools/add_flag.h"
#include "tools/boerenbridge/score_file.h"
#include "tools/boerenbridge/score_page.h"
#include "tools/boerenbridge/score_record.h"
#include "tools/csv_record.h"
#include "tools/flags.h"
#include "tools/output.h"

namespace jasnel::boerenbridge {
namespace {

constexpr const char* kName = "jasnel boerenbridge score";

constexpr const char* kExamples =
    R"(A sheet is CSV: a header with a column for each player, clockwise, and if wanted cards, dealer and
round; then a row for each deal, with cells bid/taken as 3/2. A deal that an offence stopped has
3/revoke or 3/count for the offender and 2/- for the others. Or JSON objects, one a line.
docs/boerenbridge-score.md says all.

Examples:
  printf '%s\n' Anna,Bram,Cor,Dirk,Eva 3/3,2/0,1/3,4/3,1/1 2/-,1/-,0/-,4/revoke,3/- > sheet.csv
  jasnel boerenbridge score --input=sheet.csv
  jasnel boerenbridge score --input=sheet.csv --dealer=Bram --lang=nl
  jasnel boerenbridge score --input=- --format=csv --totals < sheet.csv

Exit status: 0 all counted; 1 an input was wrong, the rest was counted; 2 the command line was
wrong.)";

struct ScoreOptions {
  std::string input;
  std::optional<std::string> dealer;
  Format format = Format::kText;
  Language language = Language::kEnglish;
  bool totals = false;
};

// The deals of each round and its ranking, then the ranking over all rounds.
std::vector<Record> Records(const std::vector<ScorePage>& pages, const ScoreOptions& options) {
  std::vector<Record> records;
  const auto add = [&](std::vector<Record> more) {
    for (Record& record : more) records.push_back(std::move(record));
  };
  for (const ScorePage& page : pages) {
    if (!options.totals) add(options.format == Format::kJson ? DealRecords(page) : DealRows(page));
    add(RoundRecords(page));
  }
  add(TotalRecords(pages));
  return records;
}

std::string AsRecords(const std::vector<ScorePage>& pages, const ScoreOptions& options) {
  const bool json = options.format == Format::kJson;
  const auto names = ScoreColumnNames(!options.totals);
  std::string text = json ? "" : CsvHeader(names);
  for (const Record& record : Records(pages, options)) {
    text += json ? JsonLine(record) : CsvLine(record, names);
  }
  return text;
}

ExitStatus Score(const ScoreOptions& options) {
  const auto file = ReadScoreFile(options.input, options.dealer);
  if (!file) return Fail(kName, file.error().message);
  for (const Error& error : file->errors) Fail(kName, error.message);
  const ExitStatus status = file->errors.empty() ? kExitOk : kExitFailed;
  if (file->pages.empty()) return status;
  return PrintLast(kName,
                   options.format == Format::kText
                       ? ScorePages(file->pages, !options.totals, options.language)
                       : AsRecords(file->pages, options),
                   status);
}

class ScoreCommand : public Command {
 public:
  explicit ScoreCommand(CLI::App& app)
      : app_(*app.add_subcommand("score",
                                 "The score sheet of a round or several: points, match points, "
                                 "ranking.")) {
    app_.footer(kExamples);
    AddInputFlag(app_, "sheets, as CSV or JSON; - for standard input", options_.input);
    AddOptionalText(app_, "--dealer",
                    "who deals first (default the last player); then the deal goes round",
                    options_.dealer)
        ->type_name("NAME")
        ->take_last();
    AddSwitch(app_, "--totals", "only what the deals add up to", options_.totals);
    AddFormatFlag(app_, options_.format);
    AddLanguageFlag(app_, options_.language);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (options_.input.empty()) {
      return PrintUsageError(kName,
                             "no sheet; expected --input=FILE, - for standard input, as jasnel "
                             "boerenbridge score --input=sheet.csv");
    }
    return Score(options_);
  }

 private:
  CLI::App& app_;
  ScoreOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeScoreCommand(CLI::App& app) {
  return std::make_unique<ScoreCommand>(app);
}

}  // namespace jasnel::boerenbridge

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/questions/what_if.h"
#include "jasnel/message.h"
#include "tools/commands.h"
#include "tools/shared/flags.h"
#include "tools/shared/input/deal_source.h"
#include "tools/shared/input/source.h"
#include "tools/shared/players/any_player.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/csv.h"
#include "tools/shared/text/output.h"
#include "tools/what_if/text.h"

namespace jasnel {
namespace {

constexpr const char* kName = "jasnel what-if";

constexpr Phrase kExamples = {
    R"help(The record is that of jasnel analyse, such as a line that jasnel match --record writes.
Full reference: docs/reference/what-if.md.

Examples:
  jasnel match full:level=club simple --deals=1 --record=played.txt
  head -n 2 played.txt | tail -n 1 > deal.txt
  jasnel what-if --input=deal.txt --at=3.1 --deals=10
  jasnel what-if --input=deal.txt --at=call.1 --instead=S,H --player=full:level=club --lang=nl
  jasnel what-if "$(cat deal.txt)" --at=6.2 --deals=20 --format=json

Exit status: 0 done; 1 the record was wrong, or has no such point; 2 the command line was wrong; 130
stopped by Ctrl-C, after printing the deals so far.)help",
    R"help(Het verslag is dat van jasnel analyse, zoals een regel die jasnel match --record schrijft.
Alles hierover: docs/reference/what-if.md.

Voorbeelden:
  jasnel match full:level=club simple --deals=1 --record=gespeeld.txt
  head -n 2 gespeeld.txt | tail -n 1 > spel.txt
  jasnel what-if --input=spel.txt --at=3.1 --deals=10 --lang=nl
  jasnel what-if --input=spel.txt --at=bod.1 --instead=S,H --player=full:level=club --lang=nl
  jasnel what-if "$(cat spel.txt)" --at=6.2 --deals=20 --format=json

Exitstatus: 0 klaar; 1 het verslag was fout, of heeft zo'n punt niet; 2 de opdrachtregel was fout; 130
gestopt met Ctrl-C, nadat de spellen tot dan toe zijn getoond.)help"};

// A row for each choice and deal.
std::string AsCsv(const WhatIfAnswer& answer) {
  const QuestionSpec& spec = AskWhatIf::kSpec;
  const auto names = ColumnsOf(spec.csv, spec.rows);
  std::string text = CsvHeader(names);
  for (const Record& row : RowsOf(spec.csv, spec.rows, &answer, Language::kEnglish)) {
    text += CsvLine(row, names);
  }
  return text;
}

class WhatIfCommand : public Command {
 public:
  explicit WhatIfCommand(CLI::App& app) : app_(app) {
    SetAbout(app_, Localized(AskWhatIf::kAbout));
    SetHelpEnd(app_, Localized(kExamples));
    AddTexts(app_, "RECORD",
             Localized({"the record of a played deal, in quotes",
                        "het verslag van een gespeeld spel, tussen aanhalingstekens"}),
             records_)
        .WithForm("");
    AddInputFlag(app_,
                 Localized({"read the record from a file, - for standard input",
                            "lees het verslag uit een bestand, - voor standaardinvoer"}),
                 input_);
    AddFieldFlags(app_, AskWhatIf::kSpec.fields, &question_);
    AddFormatFlag(app_, format_);
    AddLanguageFlag(app_, language_);
    AddThreadsFlag(
        app_,
        Localized({"deals played in parallel (default one per processor)",
                   "spellen die tegelijk gespeeld worden (standaard één per processor)"}),
        threads_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (const auto error = CheckCommandLine()) return PrintUsageError(kName, error->both());
    CatchInterrupts();
    auto record = OnlyRecord();
    if (!record) return Fail(kName, record.error().both());
    question_.record = std::move(record).value();
    BatchSolver solver(threads_);
    Progress progress;
    const auto answer = AskWhatIf::AnswerWith(
        [&] { return MakeAnyPlayer<Klaverjas>(question_.player, {.cancel = &Interrupted()}); },
        question_, {solver, Interrupted()},
        [&](std::uint64_t done) {
          progress.Show({done, done, question_.deals});
        });
    progress.Clear();
    if (answer) {
      return PrintLast(kName, Written(*answer), Interrupted() ? kExitInterrupted : kExitOk);
    }
    if (!Interrupted()) return Fail(kName, answer.error().both());
    const bool in_words = format_ == Format::kText;
    return PrintLast(kName, in_words ? NoWhatIfText(language_) : "", kExitInterrupted);
  }

 private:
  std::optional<Error> CheckCommandLine() const {
    const Message expected =
        Say("--input=FILE, - for standard input, or records in quotes",
            "--input=BESTAND, - voor standaardinvoer, of verslagen tussen aanhalingstekens");
    if (auto error = CheckInputGiven(records_, input_, Phrase{"record", "verslag"}, expected)) {
      return error;
    }
    if (!question_.at) {
      return Error{
          Say("no point; expected --at=5.3 for the third card of trick 5, or --at=call.2",
              "geen punt; verwacht --at=5.3 voor de derde kaart van slag 5, of --at=bod.2")};
    }
    return CheckPlayers<Klaverjas>({question_.player});
  }

  Result<PlayedRecord> OnlyRecord() const {
    auto source = RecordsOf(records_, input_, question_.rules);
    if (!source) return source.error();
    auto record = (*source)->Next(true);
    if (!record) return Error{NoRecordIn(input_)};
    if (record->item && (*source)->Next(true)) {
      return Error{
          Say("more than one record; expected one", "meer dan één verslag; verwacht er één")};
    }
    return std::move(record->item);
  }

  std::string Written(const WhatIfAnswer& answer) const {
    switch (format_) {
      case Format::kJson:
        return ObjectText(AskWhatIf::kSpec.answer, &answer, Language::kEnglish) + "\n";
      case Format::kCsv:
        return AsCsv(answer);
      case Format::kText:
        break;
    }
    return WhatIfText(answer, question_.deals, language_);
  }

  CLI::App& app_;
  std::vector<std::string> records_;
  std::string input_;  // a path, `-` for standard input; empty if there are `records_`
  WhatIfQuestion question_;
  Format format_ = Format::kText;
  Language language_ = Language::kEnglish;
  int threads_ = 0;
};

}  // namespace

std::unique_ptr<Command> MakeWhatIfCommand(CLI::App& app) {
  return std::make_unique<WhatIfCommand>(app);
}

}  // namespace jasnel

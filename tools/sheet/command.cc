#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bitboard/text/characters.h"
#include "tools/commands.h"
#include "tools/play/terminal.h"
#include "tools/shared/files.h"
#include "tools/shared/flags.h"
#include "tools/shared/input/input_file.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/csv.h"
#include "tools/shared/text/output.h"
#include "tools/shared/text/words.h"
#include "tools/sheet/sheet.h"
#include "tools/sheet/text.h"

namespace jasnel {
namespace {

constexpr const char* kSheetName = "jasnel sheet";

constexpr std::uint64_t kMaxDealsOfGame = 1000;

constexpr const char* kSheetExamples =
    R"help(A line is a deal: who declares, perhaps trump, the card points of both sides with the ten of the
last trick, and perhaps the roem of both: we H 102 60 20 0. A side that took all tricks has pit, and
- is what the other side leaves: they S - pit. A revoke ends a deal: we revoke they; so does a
wrong accusation: we accusation they. looked they at the end says that a turned trick was looked at,
which costs nothing. undo takes the last deal back. Without --input the lines are typed at the
table, until stop or the end of input; with --keep they stay in a file, and the game goes on from
there.
Full reference: docs/reference/sheet.md.

Examples:
  printf '%s\n' 'we H 102 60 20 0' 'they S 90 72' 'we pit -' | jasnel sheet --input=-
  printf '%s\n' 'wij H 102 60' | jasnel sheet --input=- --lang=nl --names=Anna+Bram,Cor+Dirk
  printf '%s\n' 'they C 100 - 0 50' | jasnel sheet --keep=evening.txt --rules=nku-rotterdam
  jasnel sheet --input=evening.txt --rules=nku-rotterdam --format=csv

Exit status: 0 all counted; 1 a line of a file was wrong, the rest was counted; 2 the command line
was wrong; 130 stopped by Ctrl-C.)help";

struct SheetOptions {
  std::string input;
  std::string keep;
  Rules rules;
  std::optional<SheetNames> names;
  std::optional<std::uint64_t> deals;
  Format format = Format::kText;
  Language language = Language::kEnglish;
};

Result<std::optional<SheetNames>> ReadNames(const std::string& text) {
  const std::size_t comma = text.find(',');
  if (comma != std::string::npos && text.find(',', comma + 1) == std::string::npos) {
    const SheetNames names{{std::string(Trim(std::string_view(text).substr(0, comma))),
                            std::string(Trim(std::string_view(text).substr(comma + 1)))}};
    if (!names.pairs[0].empty() && !names.pairs[1].empty() &&
        NameKey(names.pairs[0]) != NameKey(names.pairs[1])) {
      return std::optional(names);
    }
  }
  return Unexpected(text, Phrase{"two names, such as Anna+Bram,Cor+Dirk",
                                 "twee namen, zoals Anna+Bram,Cor+Dirk"});
}

// Adds the deal of a line to the sheet, or takes one back.
std::optional<Error> TakeLine(std::string_view line, const Rules& rules, Sheet& sheet) {
  if (IsUndo(line)) {
    if (sheet.Undo()) return std::nullopt;
    return Error{Say("no deal to take back", "geen spel om terug te nemen")};
  }
  const auto deal = ReadSheetDeal(line, rules);
  if (!deal) return deal.error();
  sheet.Add(*deal);
  return std::nullopt;
}

// The lines of a file; false if one was wrong, which is said.
Result<bool> TakeFile(const std::string& path, const Rules& rules, Sheet& sheet) {
  constexpr Phrase kLines{"lines of a score sheet", "regels van een scorebriefje"};
  auto file = InputFile::Open(path, kLines);
  if (!file) return file.error();
  TextReader lines(std::move(file).value(), Interrupted(),
                   {kLines, {"a line of a score sheet", "een regel van een scorebriefje"}});
  bool right = true;
  while (const auto line = lines.Next(/*wait=*/true)) {
    const std::string_view text = Trim(line->text);
    if (!line->error && IsComment(text)) continue;
    const auto error = line->error ? line->error : TakeLine(text, rules, sheet);
    if (!error) continue;
    right = false;
    Fail(kSheetName, Say("$0:$1: $2", "$0:$1: $2", path, line->number, *error));
  }
  return right;
}

class SheetCommand : public Command {
 public:
  explicit SheetCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kSheetExamples);
    AddInputFlag(app_, "read lines from a file, - for standard input, instead of asking for them",
                 options_.input);
    AddText(app_, "--keep", "the file in which typed lines stay, and that is read first",
            options_.keep)
        .WithForm("FILE")
        .TakingLast();
    AddRulesFlag(app_, "a rule set and changes to it (default kbn)", options_.rules);
    AddFlag(app_, "--names", "WE,THEY", "the names of both pairs, those who write first", ReadNames,
            options_.names);
    AddFlag(
        app_, "--deals", "N", "deals of a game (default as the rules say)",
        [](const std::string& text) -> Result<std::optional<std::uint64_t>> {
          const auto deals = ReadNumber<std::uint64_t>(text, 1, kMaxDealsOfGame);
          if (!deals) return deals.error();
          return std::optional(*deals);
        },
        options_.deals);
    AddFormatFlag(app_, options_.format);
    AddLanguageFlag(app_, options_.language);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (!options_.input.empty() && !options_.keep.empty()) {
      return PrintUsageError(kSheetName, Say("--input with --keep; expected one of the two",
                                             "--input met --keep; verwacht een van de twee"));
    }
    CatchInterrupts();
    names_ = options_.names.value_or(DefaultSheetNames(options_.language));
    GameLength length = options_.rules.game;
    if (options_.deals) length = {.deals = static_cast<int>(*options_.deals), .points = 0};
    Sheet sheet(length, options_.rules.both_over);
    const ExitStatus status = options_.input.empty() ? Ask(sheet) : Read(sheet);
    if (status == kExitFailed && sheet.deals().empty()) return status;
    return PrintLast(kSheetName, TextOf(sheet), status);
  }

 private:
  ExitStatus Read(Sheet& sheet) {
    const auto right = TakeFile(options_.input, options_.rules, sheet);
    if (!right) return Fail(kSheetName, right.error().both());
    if (Interrupted()) return kExitInterrupted;
    if (*right && sheet.deals().empty()) {
      return Fail(kSheetName, Say("$0: no deal; expected at least one",
                                  "$0: geen spel; verwacht er minstens een", options_.input));
    }
    return *right ? kExitOk : kExitFailed;
  }

  // What is typed at the table. A wrong line is said at once, and asked for again.
  ExitStatus Ask(Sheet& sheet) {
    std::optional<KeptFile> kept;
    if (!options_.keep.empty()) {
      auto file = KeptFile::Open(options_.keep);
      if (!file) return Fail(kSheetName, Say("--keep: $0", "--keep: $0", file.error()));
      kept.emplace(std::move(file).value());
      const auto right = TakeFile(options_.keep, options_.rules, sheet);
      if (!right) return Fail(kSheetName, right.error().both());
      if (!*right) return kExitFailed;
    }
    PlayTalk talk(Say("lines of a score sheet", "regels van een scorebriefje"));
    while (!Interrupted()) {
      const auto line = talk.Ask(Prompt(sheet));
      if (!line || IsStop(*line)) break;
      if (line->empty()) continue;
      if (const auto error = TakeLine(*line, options_.rules, sheet)) {
        Fail(kSheetName, error->both());
        continue;
      }
      if (kept) {
        if (const auto failed = kept->AppendLine(*line + "\n"))
          return Fail(kSheetName, failed->both());
      }
      if (options_.format == Format::kText && !sheet.deals().empty()) {
        talk.Say(LastDealText(sheet, names_, options_.language));
      }
    }
    if (talk.failure()) return Fail(kSheetName, talk.failure()->both());
    if (options_.format == Format::kText) talk.Say("\n");
    return Interrupted() ? kExitInterrupted : kExitOk;
  }

  static bool IsStop(std::string_view line) {
    return EqualsIgnoringCase(line, "stop") || EqualsIgnoringCase(line, "quit");
  }

  std::string Prompt(const Sheet& sheet) const {
    return Voice(options_.language)("deal $0> ", "spel $0> ", sheet.NextInGame());
  }

  std::string TextOf(const Sheet& sheet) const {
    if (options_.format == Format::kText) return SheetText(sheet, names_, options_.language);
    const bool json = options_.format == Format::kJson;
    std::string text = json ? "" : CsvHeader(SheetColumns());
    for (const Record& record : SheetRecords(sheet)) {
      text += json ? JsonLine(record) : CsvLine(record, SheetColumns());
    }
    return text;
  }

  CLI::App& app_;
  SheetOptions options_;
  SheetNames names_;
};

}  // namespace

std::unique_ptr<Command> MakeSheetCommand(CLI::App& app) {
  return std::make_unique<SheetCommand>(app);
}

}  // namespace jasnel

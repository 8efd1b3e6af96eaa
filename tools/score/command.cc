#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "bitboard/text/characters.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "tools/commands.h"
#include "tools/score/reader.h"
#include "tools/score/record.h"
#include "tools/score/text.h"
#include "tools/shared/flags.h"
#include "tools/shared/text/board_text.h"
#include "tools/shared/text/csv.h"
#include "tools/shared/text/output.h"

namespace jasnel::boerenbridge {
namespace {

constexpr const char* kScoreName = "jasnel boerenbridge score";

constexpr const char* kScoreExamples =
    R"(A sheet is CSV: a header with a column for each player, clockwise, and optionally cards, dealer and
round; then a row for each deal, with cells bid/taken such as 3/2. A deal that an offence stopped
has 3/revoke or 3/count for each offender and 2/- for the others, with - for a bid that was not made
yet. A sheet can also be JSON objects, one per line.
Full reference: docs/reference/boerenbridge-score.md.

Examples:
  printf '%s\n' Anna,Bram,Cor,Dirk,Eva 3/3,2/0,1/3,4/3,1/1 2/-,1/-,0/-,4/revoke,3/- > sheet.csv
  jasnel boerenbridge score --input=sheet.csv
  jasnel boerenbridge score --input=sheet.csv --dealer=Bram --lang=nl
  printf 'Anna,Bram,Cor\n' | jasnel boerenbridge score --input=- --draw=7
  jasnel boerenbridge score --input=- --format=csv --totals < sheet.csv

Exit status: 0 all counted; 1 an input was wrong, the rest was counted; 2 the command line was
wrong.)";

// A seed, or cards.
using DrawChoice = std::variant<std::uint64_t, std::vector<Card>>;

Result<DrawChoice> ReadDraw(const std::string& text) {
  const Error error =
      Unexpected(text, Phrase{"a seed, or the cards that were drawn, such as CK,S2,HA",
                              "een seed, of de getrokken kaarten, zoals KH,S2,HA"});
  if (std::ranges::all_of(text, IsDigit)) {
    const auto seed = ReadSeed(text);
    if (!seed) return error;
    return DrawChoice(*seed);
  }
  std::vector<Card> cards;
  std::string_view rest = text;
  for (;;) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    const auto card = ParseCard(Trim(rest.substr(0, comma)));
    if (!card) return error;
    if (std::ranges::count(cards, *card) > 0) {
      return Error{Say("$0 twice; expected different cards",
                       "$0 twee keer; verwacht verschillende kaarten", CardMessage(*card))};
    }
    cards.push_back(*card);
    if (comma == rest.size()) return DrawChoice(std::move(cards));
    rest.remove_prefix(comma + 1);
  }
}

struct ScoreOptions {
  std::string input;
  std::optional<std::string> dealer;
  std::optional<DrawChoice> draw;
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

Record DrawRecord(const TableDraw& table) {
  Record record;
  record["players"] = table.players;
  record["drawn"] = Record::array();
  for (const std::vector<Card>& cards : table.draw.drawn) {
    Record& drawn = record["drawn"].emplace_back(Record::array());
    for (const Card card : cards) drawn.push_back(FormatCard(card));
  }
  record["dealer"] = table.players[static_cast<std::size_t>(table.draw.dealer)];
  return record;
}

std::string AsRecords(const ScoreFile& file, const ScoreOptions& options) {
  const bool json = options.format == Format::kJson;
  const auto names = ScoreColumnNames(!options.totals);
  std::string text = json ? "" : CsvHeader(names);
  if (json) {
    for (const TableDraw& table : file.draws) text += JsonLine(DrawRecord(table));
  }
  for (const Record& record : Records(file.pages, options)) {
    text += json ? JsonLine(record) : CsvLine(record, names);
  }
  return text;
}

// How the first dealers were drawn, with an empty line below each.
std::string DrawsText(const std::vector<TableDraw>& draws, Language language) {
  std::string text;
  for (const TableDraw& table : draws) {
    text += DrawText(
                table.draw, table.players, [&](Card card) { return FormatCard(card, language); },
                language) +
            "\n";
  }
  return text;
}

FirstDealerChoice FirstDealerOf(const ScoreOptions& options) {
  FirstDealerChoice dealer;
  dealer.name = options.dealer;
  if (!options.draw) return dealer;
  if (const auto* const seed = std::get_if<std::uint64_t>(&*options.draw)) {
    dealer.seed = *seed;
  } else {
    dealer.drawn = std::get<std::vector<Card>>(*options.draw);
  }
  return dealer;
}

std::string AsText(const ScoreFile& file, const ScoreOptions& options) {
  const std::string draws = DrawsText(file.draws, options.language);
  if (file.pages.empty()) return draws;
  return draws + ScoreText(file.pages, !options.totals, options.language);
}

ExitStatus Score(const ScoreOptions& options) {
  const auto file = ReadScoreFile(options.input, FirstDealerOf(options));
  if (!file) return Fail(kScoreName, file.error().both());
  for (const Error& error : file->errors) Fail(kScoreName, error.both());
  const ExitStatus status = file->errors.empty() ? kExitOk : kExitFailed;
  if (file->pages.empty() && file->draws.empty()) return status;
  return PrintLast(
      kScoreName,
      options.format == Format::kText ? AsText(*file, options) : AsRecords(*file, options), status);
}

class ScoreCommand : public Command {
 public:
  explicit ScoreCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kScoreExamples);
    AddInputFlag(app_, "sheets, as CSV or JSON; - for standard input", options_.input);
    AddOptionalText(app_, "--dealer", "the first dealer (default the last player)", options_.dealer)
        .WithForm("NAME")
        .TakingLast();
    AddFlag(
        app_, "--draw", "SEED|CARDS",
        "draw the first dealer at each table, from a seed or from the cards that the players drew, "
        "as CK,S2,HA",
        ReadDraw, options_.draw);
    AddSwitch(app_, "--totals", "only the totals", options_.totals);
    AddFormatFlag(app_, options_.format);
    AddLanguageFlag(app_, options_.language);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (options_.input.empty()) {
      return PrintUsageError(
          kScoreName, Say("no sheet; expected --input=FILE, - for standard input, such as jasnel "
                          "boerenbridge score --input=sheet.csv",
                          "geen scorebriefje; verwacht --input=BESTAND, - voor "
                          "standaardinvoer, zoals jasnel boerenbridge score "
                          "--input=sheet.csv"));
    }
    if (options_.dealer && options_.draw) {
      return PrintUsageError(kScoreName, Say("--dealer with --draw; expected one of them",
                                             "--dealer met --draw; verwacht een van de twee"));
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

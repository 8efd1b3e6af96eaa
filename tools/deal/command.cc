#include <cstdint>
#include <cstdio>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/dealing.h"
#include "jasnel/system_random.h"
#include "tools/commands.h"
#include "tools/shared/flags.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/board_text.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

constexpr const char* kDealName = "jasnel deal";
constexpr std::uint64_t kMaxBoards = 1'000'000'000'000;

constexpr const char* kDealExamples =
    R"(A condition names a seat, or NS or EW for the two hands of a side together, and what they must hold:
a card (SJ), a number of cards in a suit (spades>=4), of a rank (aces=2) or in the longest or
shortest suit, or card points with a trump suit (points(S)>=50), combined with &, |, ! and
parentheses.
Full reference: docs/reference/deal.md.

Examples:
  jasnel deal --count=16 --format=pbn > boards.pbn
  jasnel deal --count=4 --seed=2026 --format=text
  jasnel deal --count=2 --seed=1 --given='N:J9... - - -'
  jasnel deal --seed=1 --where='N: spades>=4 & SJ' --where='EW: aces=3' --rules=bedum
  jasnel deal --count=10 --seed=1 | jasnel solve --input=- --trump=H --format=csv)";

enum class BoardFormat : std::uint8_t { kLine, kPbn, kText, kJson };

struct DealOptions {
  std::uint64_t count = 1;
  std::uint64_t first = 1;
  std::optional<std::uint64_t> seed;
  std::optional<Seat> dealer;
  Hands given;
  std::vector<HandCondition> conditions;
  std::optional<Rules> rules;
  BoardFormat format = BoardFormat::kLine;
  Language language = Language::kEnglish;
};

void AddConditionFlags(CLI::App& app, DealOptions& options) {
  constexpr const char* kGroup = "Conditions";
  AddFlag(
      app, "--given", "HANDS", "cards that seats hold, such as N:J9... - - - (spades.hearts...)",
      [](const std::string& text) { return ParseHands(text); }, options.given)
      .InGroup(kGroup);
  const auto add_conditions = [&options](const std::vector<std::string>& texts) {
    for (const std::string& text : texts) {
      auto condition = HandCondition::Parse(text);
      if (!condition) RefuseFlag("--where", condition.error());
      options.conditions.push_back(*std::move(condition));
    }
  };
  AddReaderOfAll(app, "--where",
                 "a condition, such as N: spades>=4 & SJ; if repeated, all must hold",
                 add_conditions)
      .WithForm("CONDITION")
      .TakingAll()
      .InGroup(kGroup);
}

void AddDealOptions(CLI::App& app, DealOptions& options) {
  AddFlag(
      app, "--count", "N", "number of deals (default 1)",
      [](const std::string& text) { return ReadNumber<std::uint64_t>(text, 1, kMaxBoards); },
      options.count);
  AddFlag(
      app, "--first", "N", "number of the first deal (default 1)",
      [](const std::string& text) { return ReadNumber<std::uint64_t>(text, 1, kMaxBoards); },
      options.first);
  AddFlag(
      app, "--seed", "N",
      "for studies: the same deals each time, which can be guessed from some of them; if left "
      "out,\n"
      "new deals from the system's random numbers",
      [](const std::string& text) {
        return Optional(
            ReadNumber<std::uint64_t>(text, 0, std::numeric_limits<std::uint64_t>::max()));
      },
      options.seed);
  AddSeatFlag(app, "--dealer", "dealer of every board (default N, E, S, W in turn)",
              options.dealer);
  AddFlag(
      app, "--rules", "RULES", "a rule set to add to each deal, with a turned suit if it needs one",
      [](const std::string& text) { return Optional(ParseRules(text)); }, options.rules);
  AddConditionFlags(app, options);
  AddFlag(
      app, "--format", "line|pbn|text|json", "output format (default line: deal lines)",
      [](const std::string& text) {
        constexpr std::array<Choice<BoardFormat>, 4> kFormats = {{{"line", BoardFormat::kLine},
                                                                  {"pbn", BoardFormat::kPbn},
                                                                  {"text", BoardFormat::kText},
                                                                  {"json", BoardFormat::kJson}}};
        return ReadChoice(text, kFormats,
                          Phrase{"line, pbn, text or json", "line, pbn, text of json"});
      },
      options.format);
  AddLanguageFlag(app, options.language);
}

std::string WriteBoard(const Board& board, const DealOptions& options) {
  switch (options.format) {
    case BoardFormat::kPbn:
      return BoardAsPbn(board);
    case BoardFormat::kText:
      return BoardAsText(board, options.language);
    case BoardFormat::kJson:
      return BoardAsJson(board);
    case BoardFormat::kLine:
      break;
  }
  return BoardAsLine(board, options.language);
}

Result<Board> DealBoard(const DealGenerator& generator, const DealOptions& options,
                        std::uint64_t number) {
  return DrawFrom<Board>(options.seed, number, [&](auto& random) -> Result<Board> {
    const auto hands = generator.Deal(random, &Interrupted());
    if (!hands) return hands.error();
    const auto turned = options.rules ? RandomTurned(random, *options.rules) : std::nullopt;
    return Board{number, options.dealer.value_or(DealerOfBoard(number)), *hands, options.rules,
                 turned};
  });
}

ExitStatus DealBoards(const DealGenerator& generator, const DealOptions& options) {
  Progress progress;
  std::string text;
  for (std::uint64_t i = 0; i < options.count; ++i) {
    if (Interrupted()) return PrintLast(kDealName, text, kExitInterrupted);
    const std::uint64_t number = options.first + i;
    const auto board = DealBoard(generator, options, number);
    if (!board && Interrupted()) return PrintLast(kDealName, text, kExitInterrupted);
    if (!board) {
      progress.Clear();
      PrintLast(kDealName, text, kExitOk);
      return Fail(kDealName, Say("deal $0: $1", "spel $0: $1", number, board.error()));
    }
    text += WriteBoard(*board, options);
    if (text.size() < std::size_t{1} << 16) continue;
    if (const ExitStatus status = PrintLast(kDealName, text, kExitOk); status != kExitOk)
      return status;
    text.clear();
    progress.Show({i + 1, i + 1, options.count});
  }
  progress.Clear();
  return PrintLast(kDealName, text, kExitOk);
}

class DealCommand : public Command {
 public:
  explicit DealCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kDealExamples);
    AddDealOptions(app_, options_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (options_.rules && options_.format == BoardFormat::kPbn) {
      return PrintUsageError(kDealName,
                             Say("--rules with --format=pbn; expected line, text or json: PBN has "
                                 "no place for a rule set",
                                 "--rules met --format=pbn; verwacht line, text of json: PBN heeft "
                                 "geen plaats voor spelregels"));
    }
    const auto generator = DealGenerator::Make(options_.given, options_.conditions);
    if (!generator)
      return PrintUsageError(kDealName, Say("--given: $0", "--given: $0", generator.error()));
    CatchInterrupts();
    return DealBoards(*generator, options_);
  }

 private:
  CLI::App& app_;
  DealOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeDealCommand(CLI::App& app) {
  return std::make_unique<DealCommand>(app);
}

}  // namespace jasnel

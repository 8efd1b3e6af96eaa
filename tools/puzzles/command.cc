#include "tools/puzzles/command.h"

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/records/answer_fields.h"
#include "engine/requests/reading.h"
#include "jasnel/dealing.h"
#include "jasnel/message.h"
#include "jasnel/puzzle.h"
#include "jasnel/solver.h"
#include "tools/puzzles/games.h"
#include "tools/puzzles/text.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/flags.h"
#include "tools/shared/input/played_source.h"
#include "tools/shared/players/any_player.h"
#include "tools/shared/run/interrupt.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/run/stream_run.h"
#include "tools/shared/text/line_record.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

constexpr const char* kName = "jasnel puzzles";

constexpr std::uint64_t kMostPuzzles = 1'000'000;

// Deals looked through at a time, for each thread: what is thrown away at the end.
constexpr std::size_t kAtATime = 4;

constexpr const char* kExamples =
    R"help(Without --input, deals are dealt and played at random, by --player in all four seats.
Full reference: docs/reference/puzzles.md.

Examples:
  jasnel puzzles --count=2 --seed=7
  jasnel puzzles --hands=open --count=2 --cards=4-5 --lang=nl
  jasnel puzzles --count=1 --grade=1-3 --rules=nku-rotterdam --format=json
  jasnel match full:level=club simple --deals=4 --record=played.txt
  jasnel puzzles --input=played.txt --hands=open --margin=10

Exit status: 0 done; 1 an input was wrong, the rest was looked through; 2 the command line was
wrong; 130 stopped by Ctrl-C, after printing the puzzles so far.)help";

enum class PuzzleFormat : std::uint8_t { kText, kJson };

struct PuzzlesOptions {
  std::string input;
  std::uint64_t count = 10;
  PuzzleRequest request;
  std::optional<std::pair<int, int>> cards;
  std::pair<int, int> grades = {2, 6};
  std::string player = "full:level=casual";
  Rules rules;
  PuzzleFormat format = PuzzleFormat::kText;
  Language language = Language::kEnglish;
  int threads = 0;
};

// A number, or two with a dash between them.
Result<std::pair<int, int>> ReadRange(const std::string& text) {
  constexpr int kMost = 99;
  const std::size_t dash = text.find('-');
  const auto low = ReadNumber<int>(text.substr(0, dash), 1, kMost);
  const auto high =
      dash == std::string::npos ? low : ReadNumber<int>(text.substr(dash + 1), 1, kMost);
  if (!low || !high || *low > *high) {
    return Error{Say("'$0'; expected a number, or a range such as 3-5",
                     "'$0'; verwacht een getal, of een bereik zoals 3-5", text)};
  }
  return std::pair(*low, *high);
}

class PuzzlesCommand : public Command {
 public:
  explicit PuzzlesCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kExamples);
    AddFlag(
        app_, "--count", "N", "how many puzzles (default 10)",
        [](const std::string& text) { return ReadNumber<std::uint64_t>(text, 1, kMostPuzzles); },
        options_.count);
    AddFlag(
        app_, "--hands", "hidden|open", "what one sees: one hand, or all (default hidden)",
        [](const std::string& text) -> Result<PuzzleHands> {
          if (text == "hidden") return PuzzleHands::kHidden;
          if (text == "open") return PuzzleHands::kOpen;
          return Error{Say("'$0'; expected hidden or open", "'$0'; verwacht hidden of open", text)};
        },
        options_.request.hands);
    AddFlag(
        app_, "--margin", "POINTS", "what every other card costs at least (default 15)",
        [](const std::string& text) { return ReadNumber<int>(text, 1, 1000); },
        options_.request.margin);
    AddFlag(
        app_, "--cards", "N-M",
        "cards in the hand of the seat to play (default 3-8, with open hands 3-5)",
        [](const std::string& text) -> Result<std::optional<std::pair<int, int>>> {
          const auto range = ReadRange(text);
          if (!range) return range.error();
          return std::optional(*range);
        },
        options_.cards);
    AddFlag(app_, "--grade", "N-M",
            "how hard: 1, all five levels of full find the card, to 6, none does (default 2-6)",
            ReadRange, options_.grades);
    AddInputFlag(app_, "take the positions from these records of played deals, one a line",
                 options_.input);
    AddText(app_, "--player", "who plays the deals otherwise (default full:level=casual)",
            options_.player)
        .WithForm("PLAYER")
        .TakingLast();
    AddRulesFlag(app_, "a rule set and changes to it (default kbn)", options_.rules);
    AddFlag(app_, "--seed", "N",
            "seed of the deals and of the choice of positions (default 1); --threads does not\n"
            "change the answer",
            ReadSeed, options_.request.seed);
    AddFlag(
        app_, "--format", "text|json", "text, or one JSON object a line (default text)",
        [](const std::string& text) -> Result<PuzzleFormat> {
          if (text == "text") return PuzzleFormat::kText;
          if (text == "json") return PuzzleFormat::kJson;
          return Error{Say("'$0'; expected text or json", "'$0'; verwacht text of json", text)};
        },
        options_.format);
    AddLanguageFlag(app_, options_.language);
    AddThreadsFlag(app_, "deals looked through in parallel (default one per processor)",
                   options_.threads);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    PuzzleRequest& request = options_.request;
    request.cancel = &Interrupted();
    if (request.hands == PuzzleHands::kOpen) request.most_cards = kMostOpenCards;
    if (options_.cards) std::tie(request.fewest_cards, request.most_cards) = *options_.cards;
    std::tie(request.easiest, request.hardest) = options_.grades;
    if (const auto error = Validate(request)) return PrintUsageError(kName, error->both());
    if (const auto error = CheckPlayers<Klaverjas>({options_.player})) {
      return PrintUsageError(kName, error->both());
    }
    CatchInterrupts();
    BatchSolver solver(options_.threads);
    if (options_.input.empty()) {
      const MatchConditions conditions{.seed = request.seed, .rules = options_.rules};
      return Look(*DealtGames(conditions, options_.player, solver), solver);
    }
    auto source = RecordsOf({}, options_.input, options_.rules);
    if (!source) return Fail(kName, source.error().both());
    return Look(*RecordedGames(std::move(source).value(), options_.input), solver);
  }

 private:
  ExitStatus Look(Games& games, BatchSolver& solver) {
    Progress progress;
    std::vector<SourcedPuzzle> puzzles;
    const std::size_t at_a_time = kAtATime * static_cast<std::size_t>(solver.threads());
    std::size_t looked = 0;
    ExitStatus status = kExitOk;
    while (puzzles.size() < options_.count && !Interrupted()) {
      const auto played = games.Next(at_a_time);
      if (!played) {
        progress.Clear();
        return Fail(kName, played.error().both());
      }
      if (played->empty()) break;
      std::vector<std::optional<Puzzle>> found(played->size());
      solver.ForEach(played->size(), [&](Solver& one, std::size_t i) {
        const PlayedGame& game = (*played)[i];
        if (game.error) return;
        PuzzleRequest request = options_.request;
        request.seed = Random::Stream(request.seed, game.number).Next();
        found[i] = FindPuzzle(one, game.positions, request);
      });
      for (std::size_t i = 0; i < found.size() && puzzles.size() < options_.count; ++i) {
        const PlayedGame& game = (*played)[i];
        if (game.error) {
          progress.Clear();
          PrintError(game);
          status = kExitFailed;
        }
        if (!found[i]) continue;
        puzzles.push_back({game.number, *std::move(found[i])});
        if (options_.format == PuzzleFormat::kJson) {
          progress.Clear();
          Print(JsonLine(PuzzleRecord(puzzles.back())));
        }
      }
      looked += played->size();
      progress.Show({looked, puzzles.size(), options_.count});
    }
    progress.Clear();
    const std::string text =
        options_.format == PuzzleFormat::kText ? PuzzlesText(puzzles, options_.language) : "";
    return PrintLast(kName, text, Interrupted() ? kExitInterrupted : status);
  }

  // In the place of puzzles, as other commands do.
  void PrintError(const PlayedGame& game) const {
    if (options_.format == PuzzleFormat::kText) {
      std::fputs(AtPlace("line", game.number, *game.error, options_.language).c_str(), stderr);
    } else {
      Print(JsonLine(ErrorRecord(game.number, *game.error, options_.language)));
    }
  }

  CLI::App& app_;
  PuzzlesOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakePuzzlesCommand(CLI::App& app) {
  return std::make_unique<PuzzlesCommand>(app);
}

}  // namespace jasnel

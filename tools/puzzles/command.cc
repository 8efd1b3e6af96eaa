#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/questions/puzzles.h"
#include "engine/requests/move_answer.h"
#include "engine/requests/reading.h"
#include "jasnel/message.h"
#include "jasnel/notation.h"
#include "jasnel/puzzle.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"
#include "tools/commands.h"
#include "tools/puzzles/games.h"
#include "tools/shared/flags.h"
#include "tools/shared/input/deal_source.h"
#include "tools/shared/players/any_player.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/run/stream_run.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/output.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"

namespace jasnel {

namespace {

constexpr std::size_t kWidth = 100;

std::string SignedCards(const std::vector<Card>& cards, Language language) {
  std::vector<std::string> words;
  for (const Card card : cards) words.push_back(SignedCard(card, language));
  return absl::StrJoin(words, " ");
}

std::string Question(std::size_t number, const Puzzle& puzzle, Language language) {
  const Voice say(language);
  const DealInPlay& deal = puzzle.deal;
  const auto name = [&](Seat seat) { return std::string(SeatName(seat, language)); };
  std::string text =
      say("$0. $1. $3 plays $4. Which card for $2? Grade $5.\n",
          "$0. $1. $3 speelt $4. Welke kaart voor $2? Graad $5.\n", number,
          FormatRules(deal.position().rules), name(deal.turn()), name(deal.contract()->declarer),
          SuitText(deal.contract()->trump, language), puzzle.grade());
  if (const auto calls = deal.auction().calls(); !calls.empty()) {
    absl::StrAppend(&text, say("   Calls, from $1: $0\n", "   Geboden, vanaf $1: $0\n",
                               FormatCalls(calls, language), name(deal.auction().SpeakerOf(0))));
  }
  int trick = 0;
  for (const SeenTrick& seen : deal.tricks().tricks()) {
    const std::vector<Card> cards(seen.cards.begin(), seen.cards.end());
    absl::StrAppend(&text, say("   Trick $0, $1 leads: $2\n", "   Slag $0, $1 komt uit: $2\n",
                               ++trick, name(seen.leader), SignedCards(cards, language)));
  }
  text += "\n";
  if (puzzle.hands == PuzzleHands::kOpen) {
    return text + Draw({.hands = deal.position().hands, .notes = {}, .trick = {}}, language);
  }
  absl::StrAppend(&text, say("   $0 holds: ", "   $0 heeft: ", name(deal.turn())));
  const CardSet hand = deal.position().hands[Index(deal.turn())];
  std::vector<std::string> suits;
  for (const Suit suit : kAllSuits) suits.push_back(SuitOfHand(hand, suit, language));
  return absl::StrCat(text, absl::StrJoin(suits, "   "), "\n");
}

std::string Answer(std::size_t number, const Puzzle& puzzle, Language language) {
  const Voice say(language);
  std::vector<std::string> costs;
  for (std::size_t i = 1; i < puzzle.cards.size(); ++i) {
    costs.push_back(absl::StrCat(SignedCard(puzzle.cards[i].card, language), " ",
                                 std::lround(puzzle.cards[i].cost)));
  }
  std::string text = say("$0. $1. The others cost: $2.\n", "$0. $1. De andere kosten: $2.\n",
                         number, SignedCard(puzzle.best(), language), absl::StrJoin(costs, ", "));
  if (!puzzle.line.empty()) {
    absl::StrAppend(&text, say("   Perfect play: $0.\n", "   Volmaakt spel: $0.\n",
                               SignedCards(puzzle.line, language)));
  }
  if (const std::string why = ReasonsInWords(puzzle).In(language); !why.empty()) {
    text += Wrapped(why, kWidth, "   ");
  }
  if (puzzle.found_by.empty()) {
    return text + say("   None of the levels finds it.\n", "   Geen van de niveaus vindt hem.\n");
  }
  return text +
         say("   Found by: $0.\n", "   Gevonden door: $0.\n", absl::StrJoin(puzzle.found_by, ", "));
}

// Puzzles with numbers from 1, and the answers below them all.
std::string PuzzlesText(const std::vector<Puzzle>& puzzles, Language language) {
  if (puzzles.empty()) return "";
  std::string text;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    absl::StrAppend(&text, Question(i + 1, puzzles[i], language), "\n");
  }
  text += Voice(language)("Answers\n\n", "Antwoorden\n\n");
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    text += Answer(i + 1, puzzles[i], language);
  }
  return text;
}

constexpr const char* kPuzzlesName = "jasnel puzzles";

constexpr std::uint64_t kMaxPuzzles = 1'000'000;

// Deals looked through at a time, for each thread: what is thrown away at the end.
constexpr std::size_t kAtATime = 4;

constexpr Phrase kPuzzlesExamples = {
    R"help(Without --input, deals are dealt and played at random, by --player in all four seats.
Full reference: docs/reference/puzzles.md.

Examples:
  jasnel puzzles --count=2 --seed=7
  jasnel puzzles --hands=open --count=2 --cards=4-5 --lang=nl
  jasnel puzzles --count=1 --grade=1-3 --rules=nku-rotterdam --format=json
  jasnel match full:level=club simple --deals=4 --record=played.txt
  jasnel puzzles --input=played.txt --hands=open --margin=10

Exit status: 0 done; 1 an input was wrong, the rest was looked through; 2 the command line was
wrong; 130 stopped by Ctrl-C, after printing the puzzles so far.)help",
    R"help(Zonder --input worden er spellen gegeven en gespeeld door --player, op alle vier de plaatsen.
Alles hierover: docs/reference/puzzles.md.

Voorbeelden:
  jasnel puzzles --count=2 --seed=7 --lang=nl
  jasnel puzzles --hands=open --count=2 --cards=4-5 --lang=nl
  jasnel puzzles --count=1 --grade=1-3 --rules=nku-rotterdam --format=json
  jasnel match full:level=club simple --deals=4 --record=gespeeld.txt
  jasnel puzzles --input=gespeeld.txt --hands=open --margin=10 --lang=nl

Exitstatus: 0 klaar; 1 een invoer was fout, de rest is bekeken; 2 de opdrachtregel was fout; 130
gestopt met Ctrl-C, nadat de puzzels tot dan toe zijn getoond.)help"};

enum class PuzzleFormat : std::uint8_t { kText, kJson };

// A puzzle with the number of its deal, or of the record in the input.
std::string LineOf(std::uint64_t number, const Puzzle& puzzle) {
  const std::string object = ObjectText(AskPuzzles::kPuzzles.inside(), &puzzle, Language::kEnglish);
  return absl::StrCat("{\"id\":", number, ",", object.substr(1), "\n");
}

class PuzzlesCommand : public Command {
 public:
  explicit PuzzlesCommand(CLI::App& app) : app_(app) {
    SetAbout(app_, Localized(AskPuzzles::kAbout));
    SetHelpEnd(app_, Localized(kPuzzlesExamples));
    AddFlag(
        app_, "--count", "N",
        Localized({"how many puzzles (default 10)", "hoeveel puzzels (standaard 10)"}),
        [](const std::string& text) { return ReadNumber<std::uint64_t>(text, 1, kMaxPuzzles); },
        count_);
    AddFieldFlags(app_, AskPuzzles::kSpec.fields, &question_);
    AddInputFlag(
        app_,
        Localized({"take the positions from these records of played deals, one a line",
                   "neem de posities uit deze verslagen van gespeelde spellen, een per regel"}),
        input_);
    AddText(app_, "--player",
            Localized({"who plays the deals otherwise (default full:level=casual)",
                       "wie de spellen anders speelt (standaard full:level=casual)"}),
            player_)
        .WithForm("PLAYER")
        .TakingLast();
    AddFlag(
        app_, "--format", "text|json",
        Localized({"text, or one JSON object a line (default text)",
                   "tekst, of een JSON-object per regel (standaard text)"}),
        [](const std::string& text) -> Result<PuzzleFormat> {
          if (text == "text") return PuzzleFormat::kText;
          if (text == "json") return PuzzleFormat::kJson;
          return Error{Say("'$0'; expected text or json", "'$0'; verwacht text of json", text)};
        },
        format_);
    AddLanguageFlag(app_, language_);
    AddThreadsFlag(app_,
                   Localized({"deals looked through in parallel (default one per processor)",
                              "spellen die tegelijk bekeken worden (standaard één per processor)"}),
                   threads_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (const auto error = AskPuzzles::Check(question_)) {
      return PrintUsageError(kPuzzlesName, error->both());
    }
    if (const auto error = CheckPlayers<Klaverjas>({player_})) {
      return PrintUsageError(kPuzzlesName, error->both());
    }
    CatchInterrupts();
    BatchSolver solver(threads_);
    if (input_.empty()) {
      const MatchConditions conditions{.seed = question_.request.seed, .rules = question_.rules};
      return Look(*DealtGames(conditions, player_, solver), solver);
    }
    auto source = RecordsOf({}, input_, question_.rules);
    if (!source) return Fail(kPuzzlesName, source.error().both());
    return Look(*RecordedGames(std::move(source).value(), input_), solver);
  }

 private:
  ExitStatus Look(Games& games, BatchSolver& solver) {
    Progress progress;
    std::vector<Puzzle> puzzles;
    const std::size_t at_a_time = kAtATime * static_cast<std::size_t>(solver.threads());
    std::size_t looked = 0;
    ExitStatus status = kExitOk;
    while (puzzles.size() < count_ && !Interrupted()) {
      const auto played = games.Next(at_a_time);
      if (!played) {
        progress.Clear();
        return Fail(kPuzzlesName, played.error().both());
      }
      if (played->empty()) break;
      std::vector<std::optional<Puzzle>> found(played->size());
      solver.ForEach(played->size(), [&](Solver& one, std::size_t i) {
        const PlayedGame& game = (*played)[i];
        if (game.error) return;
        found[i] = AskPuzzles::Find(one, game.positions, game.number, question_, Interrupted());
      });
      for (std::size_t i = 0; i < found.size() && puzzles.size() < count_; ++i) {
        const PlayedGame& game = (*played)[i];
        if (game.error) {
          progress.Clear();
          PrintError(game);
          status = kExitFailed;
        }
        if (!found[i]) continue;
        puzzles.push_back(*std::move(found[i]));
        if (format_ == PuzzleFormat::kJson) {
          progress.Clear();
          Print(LineOf(game.number, puzzles.back()));
        }
      }
      looked += played->size();
      progress.Show({looked, puzzles.size(), count_});
    }
    progress.Clear();
    const std::string text = format_ == PuzzleFormat::kText ? PuzzlesText(puzzles, language_) : "";
    return PrintLast(kPuzzlesName, text, Interrupted() ? kExitInterrupted : status);
  }

  // In the place of puzzles, as other commands do.
  void PrintError(const PlayedGame& game) const {
    if (format_ == PuzzleFormat::kText) {
      std::fputs(AtPlace("line", game.number, *game.error, language_).c_str(), stderr);
    } else {
      Print(JsonLine(ErrorRecord(game.number, *game.error, language_)));
    }
  }

  CLI::App& app_;
  std::string input_;
  std::uint64_t count_ = 10;
  PuzzlesQuestion question_;
  std::string player_ = "full:level=casual";
  PuzzleFormat format_ = PuzzleFormat::kText;
  Language language_ = Language::kEnglish;
  int threads_ = 0;
};

}  // namespace

std::unique_ptr<Command> MakePuzzlesCommand(CLI::App& app) {
  return std::make_unique<PuzzlesCommand>(app);
}

}  // namespace jasnel

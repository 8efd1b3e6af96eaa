#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "ai/players/spec_options.h"
#include "ai/statistics/mean_error.h"
#include "ai/statistics/wilson.h"
#include "bench/ending_players.h"
#include "bench/endings.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/json_reader.h"
#include "engine/requests/move_request.h"
#include "jasnel/message.h"
#include "jasnel/notation.h"
#include "jasnel/statistics.h"
#include "tools/endings/command.h"
#include "tools/shared/flags.h"
#include "tools/shared/input/source.h"
#include "tools/shared/players/any_player.h"
#include "tools/shared/players/external_program.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/output.h"

namespace jasnel::endings {
namespace {

using bench::EndingValues;

constexpr const char* kScoreName = "jasnel endings score";

constexpr const char* kScoreExamples =
    R"(Asks each player for a card in each ending, and says how often that is a best one, and what it loses
on average: points of the exact values, with 95% intervals. Full reference:
docs/research/endings.md.

Examples:
  jasnel endings make --count=8 > endings.jsonl
  jasnel endings score random simple full --input=endings.jsonl
  jasnel endings score 'mine=exec:jasnel engine --player=rule' --input=endings.jsonl --format=json
  jasnel endings make --count=8 | jasnel endings score ismcts:iterations=200 --input=-

Exit status: 0 all asked; 1 a line was wrong, or a player gave no legal card; 2 the command line was
wrong; 130 stopped by Ctrl-C.)";

// An ending as it stands on a line.
struct ReadEnding {
  std::uint64_t number = 1;
  PlayView view;
  MoveLimits limits = {};
  EndingValues values = {};
};

Result<std::int64_t> NeedWhole(const Record& object, std::string_view key) {
  constexpr Phrase kExpected = {"a whole number", "een geheel getal"};
  const Record* const found = FindKey(object, key);
  if (found == nullptr) return MissingKey(object, {}, key, kExpected);
  if (!found->is_number_integer()) return OfType(key, *found, kExpected);
  return found->get<std::int64_t>();
}

Result<ReadEnding> EndingOf(std::string_view line) {
  constexpr Phrase kExpected = {"an object, as jasnel endings make writes it",
                                "een object, zoals jasnel endings make het schrijft"};
  const auto object = ParseJsonObject(line, kExpected);
  if (!object) return object.error();
  for (const std::string_view key : {"request", "sums"}) {
    const Record* const found = FindKey(*object, key);
    if (found == nullptr) return MissingKey(*object, {}, key, kExpected);
    if (!found->is_object()) return OfType(key, *found, kExpected);
  }
  const auto request = ReadRequest((*object)["request"]);
  if (!request) return In("request", request.error());
  const auto* const view = std::get_if<PlayView>(&request->view);
  if (view == nullptr) {
    return In("request",
              Say("a call; expected a card to play", "een bod; verwacht een kaart om te spelen"));
  }
  const auto number = NeedWhole(*object, "ending");
  if (!number) return number.error();
  const auto deals = NeedWhole(*object, "deals");
  if (!deals) return deals.error();
  const Record& sums = (*object)["sums"];
  const CardSet legal = view->Legal();
  if (*deals < 1 || sums.size() != static_cast<std::size_t>(legal.size())) {
    return In("sums", Say("$0 of $1 deals; expected $2 of at least 1",
                          "$0 van $1 spellen; verwacht er $2 van minstens 1", sums.size(), *deals,
                          legal.size()));
  }
  ReadEnding ending{static_cast<std::uint64_t>(*number), *view, request->limits, {*deals, {}}};
  for (const Card card : legal) {
    const auto sum = NeedWhole(sums, FormatCard(card));
    if (!sum) return In("sums", sum.error());
    ending.values.sums.emplace_back(card, *sum);
  }
  std::stable_sort(ending.values.sums.begin(), ending.values.sums.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  return ending;
}

// What a player made of the endings of some number of cards.
class EndingScore {
 public:
  void Add(double lost) {
    if (lost == 0) ++found_;
    lost_.Add(std::array{lost});
  }

  int count() const { return static_cast<int>(lost_.count()); }
  double found() const { return count() == 0 ? 0 : static_cast<double>(found_) / count(); }
  ChanceInterval FoundInterval() const {
    return count() == 0 ? ChanceInterval{} : WilsonInterval(found(), count(), kStandardErrors95);
  }
  MeanError Lost() const {
    return count() < 2 ? MeanError{lost_.Mean(0), 0, 1} : MeanErrorOf(lost_);
  }

 private:
  int found_ = 0;
  Moments lost_{1};
};

struct EndingScores {
  std::string player;
  EndingScore all;
  std::array<EndingScore, bench::kMostInEnding + 1> by_cards;
  std::vector<Card> chosen;
  double milliseconds = 0;  // for all cards
};

Record ScoreRecord(const EndingScore& score) {
  const ChanceInterval found = score.FoundInterval();
  const MeanError lost = score.Lost();
  return {{"endings", score.count()},
          {"found", RoundedChance(score.found())},
          {"found_low", RoundedChance(found.low)},
          {"found_high", RoundedChance(found.high)},
          {"lost", Rounded(lost.mean, 3)},
          {"lost_half_width", Rounded(lost.HalfWidth(kConfidence), 3)}};
}

Record ScoresRecord(const EndingScores& scores) {
  Record record = {{"player", scores.player}};
  record.update(ScoreRecord(scores.all));
  for (std::size_t cards = 1; cards < scores.by_cards.size(); ++cards) {
    const EndingScore& score = scores.by_cards[cards];
    if (score.count() > 0) record["cards_" + std::to_string(cards)] = ScoreRecord(score);
  }
  record["ms_per_card"] = Rounded(scores.milliseconds / std::max(1, scores.all.count()), 4);
  record["chosen"] = CardList(scores.chosen);
  return record;
}

std::string ScoresText(const std::vector<EndingScores>& all) {
  const auto& by_cards = all[0].by_cards;
  std::vector<std::vector<std::string>> rows(1);
  rows[0] = {"Player", "Best card", "95%", "Points lost", "95%"};
  std::string text = absl::StrCat(all[0].all.count(), " endings");
  const char* before = ": ";
  for (std::size_t cards = 1; cards < by_cards.size(); ++cards) {
    if (by_cards[cards].count() == 0) continue;
    absl::StrAppend(&text, before, by_cards[cards].count(), " of ", cards,
                    cards == 1 ? " card" : " cards");
    before = ", ";
    rows[0].push_back(absl::StrCat("of ", cards));
    rows[0].emplace_back("lost");
  }
  rows[0].emplace_back("A card");
  const auto percent = [](double share) { return Fixed(100 * share, 1); };
  for (const EndingScores& one : all) {
    const ChanceInterval found = one.all.FoundInterval();
    const MeanError lost = one.all.Lost();
    std::vector<std::string> row = {one.player, percent(one.all.found()) + "%",
                                    absl::StrCat(percent(found.low), " to ", percent(found.high)),
                                    Fixed(lost.mean, 2),
                                    "±" + Fixed(lost.HalfWidth(kConfidence), 2)};
    for (const EndingScore& score : one.by_cards) {
      if (score.count() == 0) continue;
      row.push_back(percent(score.found()) + "%");
      row.push_back(Fixed(score.Lost().mean, 2));
    }
    row.push_back(Fixed(one.milliseconds / std::max(1, one.all.count()), 3) + " ms");
    rows.push_back(std::move(row));
  }
  std::vector<Align> columns(rows[0].size(), Align::kRight);
  columns[0] = Align::kLeft;
  return absl::StrCat(text, "\n\n", FormatTable(rows, columns, kIndent), R"(
Best card: how often it is chosen. Points lost: on average, by the exact values. 95%: intervals.
)");
}

class EndingsScorer : public Command {
 public:
  explicit EndingsScorer(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, "Players:\n" + DescribePlayers(Kinds()) + "\n" + kScoreExamples);
    AddTexts(app_, "PLAYER", "who is asked: one or more", players_).WithForm("");
    AddInputFlag(app_, "the endings, as jasnel endings make writes them", input_);
    AddJsonFormatFlag(app_, json_);
    AddProgramFlags(app_, terms_, "Programs");
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (players_.empty() || input_.empty()) {
      return PrintUsageError(
          kScoreName, Say("$0; expected a player and a file, such as jasnel endings score full "
                          "--input=endings.jsonl",
                          "$0; verwacht een speler en een bestand, zoals jasnel endings score full "
                          "--input=endings.jsonl",
                          players_.empty() ? Message(Phrase{"no player", "geen speler"})
                                           : Message(Phrase{"no --input", "geen --input"})));
    }
    CatchInterrupts();
    terms_.cancel = &Interrupted();
    std::vector<std::unique_ptr<Player>> players;
    for (const std::string& text : players_) {
      if (const auto error = CheckKind(text)) return PrintUsageError(kScoreName, error->both());
      auto player =
          IsSearch(text) ? bench::MakeEndingPlayer(text) : MakeAnyPlayer<Klaverjas>(text, terms_);
      if (!player) return PrintUsageError(kScoreName, player.error().both());
      if ((*player)->SeesAll()) {
        return PrintUsageError(kScoreName, Say("$0 sees all hands; expected a player that sees one",
                                               "$0 ziet alle handen; verwacht een speler die er "
                                               "een ziet",
                                               text));
      }
      players.push_back(std::move(player).value());
    }
    auto endings = Read();
    if (!endings) return Fail(kScoreName, endings.error().both());
    return Score(players, *endings);
  }

 private:
  static std::vector<PlayerKind> Kinds() {
    std::vector<PlayerKind> all;
    for (const PlayerKind& kind : PlayerKinds()) {
      if (!kind.sees_all) all.push_back(kind);
    }
    for (const PlayerKind& kind : bench::EndingPlayerKinds()) all.push_back(kind);
    return all;
  }

  // What is wrong with a name that nobody has.
  static std::optional<Error> CheckKind(std::string_view text) {
    const auto program = ProgramCommand(text);
    const std::string_view name = text.substr(0, text.find(':'));
    const auto kinds = Kinds();
    if (!program || *program || IsOneOf(name, kinds) || IsOneOf(name, PlayerKinds())) {
      return std::nullopt;
    }
    return Error{Say("$0, or exec:COMMAND for a program", "$0, of exec:OPDRACHT voor een programma",
                     ParsePlayerSpec(text, kinds).error())};
  }

  static bool IsSearch(std::string_view text) {
    return IsOneOf(text.substr(0, text.find(':')), bench::EndingPlayerKinds());
  }

  Result<std::vector<ReadEnding>> Read() const {
    constexpr TextReader::Expected kExpected = {{"a file of endings", "een bestand met eindspelen"},
                                                {"an ending", "een eindspel"}};
    auto source = LineSource<ReadEnding>::Open(input_, kExpected, EndingOf);
    if (!source) return source.error();
    std::vector<ReadEnding> endings;
    while (auto next = (*source)->Next(true)) {
      if (!next->item) {
        return In(Say("$0:$1", "$0:$1", input_, next->number), next->item.error());
      }
      endings.push_back(*std::move(next->item));
    }
    if (endings.empty()) {
      return Error{Say("$0: no ending; expected at least one",
                       "$0: geen eindspel; verwacht er minstens een", input_)};
    }
    return endings;
  }

  ExitStatus Score(std::span<const std::unique_ptr<Player>> players,
                   const std::vector<ReadEnding>& endings) {
    using Clock = std::chrono::steady_clock;
    Progress progress;
    std::vector<EndingScores> all;
    const std::uint64_t work = players.size() * endings.size();
    std::uint64_t done = 0;
    for (std::size_t i = 0; i < players.size(); ++i) {
      EndingScores& scores = all.emplace_back();
      scores.player = ShownPlayer(players_[i]);
      for (const ReadEnding& ending : endings) {
        const auto start = Clock::now();
        const auto choice = players[i]->ChooseCard(ending.view, ending.limits);
        const std::chrono::duration<double, std::milli> took = Clock::now() - start;
        if (Interrupted()) return kExitInterrupted;
        const Message where = Say("ending $0", "eindspel $0", ending.number);
        if (!choice) return Fail(kScoreName, In(where, choice.error()).both());
        if (!ending.view.Legal().Contains(choice->card)) {
          return Fail(kScoreName, In(where, Say("$0 played $1; expected a legal card",
                                                "$0 speelde $1; verwacht een kaart die mag",
                                                scores.player, FormatCard(choice->card)))
                                      .both());
        }
        const EndingValues& values = ending.values;
        const double lost = static_cast<double>(values.sums[0].second - values.Of(choice->card)) /
                            static_cast<double>(values.deals);
        scores.all.Add(lost);
        scores
            .by_cards[static_cast<std::size_t>(
                std::min(ending.view.hand.size(), bench::kMostInEnding))]
            .Add(lost);
        scores.chosen.push_back(choice->card);
        scores.milliseconds += took.count();
        ++done;
        progress.Show({done, done, work});
      }
      players[i]->Shutdown();
    }
    progress.Clear();
    if (!json_) return PrintLast(kScoreName, ScoresText(all), kExitOk);
    std::string text;
    for (const EndingScores& scores : all) text += JsonLine(ScoresRecord(scores));
    return PrintLast(kScoreName, text, kExitOk);
  }

  CLI::App& app_;
  std::vector<std::string> players_;
  std::string input_;
  bool json_ = false;
  ProgramTerms terms_;
};

}  // namespace

std::unique_ptr<Command> MakeScoreCommand(CLI::App& app) {
  return std::make_unique<EndingsScorer>(app);
}

}  // namespace jasnel::endings

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/substitute.h"
#include "bitboard/dealing/deal_set.h"
#include "engine/questions/commit.h"
#include "engine/questions/deal_text.h"
#include "jasnel/deal_line.h"
#include "jasnel/deal_play.h"
#include "jasnel/dealing.h"
#include "jasnel/dealt.h"
#include "jasnel/system_random.h"
#include "tools/commands.h"
#include "tools/shared/flags.h"
#include "tools/shared/input/deal_source.h"
#include "tools/shared/input/input_file.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/board_text.h"
#include "tools/shared/text/output.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

constexpr const char* kDealName = "jasnel deal";
constexpr std::uint64_t kMaxBoards = 1'000'000'000'000;
constexpr std::uint64_t kMaxCommitted = 10'000;  // all are kept until the last one is dealt

constexpr const char* kDealExamples =
    R"(A condition names a seat, or NS or EW for the two hands of a side together, and what they must hold:
a card (SJ), a number of cards in a suit (spades>=4), of a rank (aces=2) or in the longest or
shortest suit, or card points with a trump suit (points(S)>=50), combined with &, |, ! and
parentheses.
Full reference: docs/reference/deal.md.

Examples:
  jasnel deal --count=16 --format=pbn > boards.pbn
  jasnel deal --count=16 --commit > evening.txt
  jasnel deal --input=evening.txt --format=text
  jasnel deal --count=4 --seed=2026 --format=text
  jasnel deal --count=4 --dealt=3-2-3,riffles=1,cut
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
  Dealt dealt;
  bool commit = false;
  std::string input;
  std::optional<std::string> hash;
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

void AddSetFlags(CLI::App& app, DealOptions& options) {
  constexpr const char* kGroup = "Deals that can be checked afterwards";
  AddSwitch(
      app, "--commit",
      "first a comment with a hash of the deals, to be published before they are played, and\n"
      "one with the salt, to be kept secret until then; with --format=line or pbn",
      options.commit)
      .InGroup(kGroup);
  AddInputFlag(app, "the deals of a file, - for standard input, instead of new ones", options.input)
      .InGroup(kGroup);
  AddFlag(
      app, "--check", "HASH",
      "whether the deals of --input, their order and the salt are those of the hash that was "
      "published",
      [](const std::string& text) -> Result<std::optional<std::string>> {
        auto hash = ParseHash(text);
        if (!hash) return Unexpected(text, HashExpected());
        return hash;
      },
      options.hash)
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
  AddDealtFlag(app,
               "random (default), or as by hand after a deal that was played: packets, shuffle and "
               "cut,\nsuch as 3-2-3,riffles=1,cut",
               options.dealt);
  AddConditionFlags(app, options);
  AddSetFlags(app, options);
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
    const Seat dealer = options.dealer.value_or(DealerOfBoard(number));
    const auto hands =
        options.dealt.IsRandom()
            ? generator.Deal(random, &Interrupted())
            : DealtHands(options.dealt, options.rules.value_or(Rules{}), dealer, random);
    if (!hands) return hands.error();
    const TurnedCards turned =
        options.rules ? RandomTurned(random, *options.rules, number) : TurnedCards();
    return Board{.number = number,
                 .dealer = dealer,
                 .hands = *hands,
                 .rules = options.rules,
                 .turned = turned,
                 .set = {}};
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

// The hash and the salt as comments, where the format keeps them, and the boards.
ExitStatus PrintSet(const DealSet& set, std::vector<Board> boards, const DealOptions& options) {
  std::string text;
  if (!set.salt.empty()) {
    const std::string hash = set.Hash();
    const std::string name(SetName(hash));
    for (Board& board : boards) board.set = name;
    const char* const sign = options.format == BoardFormat::kPbn ? "%" : "#";
    if (options.format == BoardFormat::kLine || options.format == BoardFormat::kPbn) {
      text = absl::Substitute("$0 set=$1 hash=$2\n$0 salt=$3\n", sign, name, hash, set.salt);
    }
  }
  for (const Board& board : boards) text += WriteBoard(board, options);
  return PrintLast(kDealName, text, kExitOk);
}

ExitStatus CommitBoards(const DealGenerator& generator, const DealOptions& options) {
  auto salt = NewSalt();
  if (!salt) return Fail(kDealName, salt.error().both());
  DealSet set = {{}, *std::move(salt)};
  std::vector<Board> boards;
  for (std::uint64_t number = options.first; boards.size() < options.count; ++number) {
    const auto board = DealBoard(generator, options, number);
    if (Interrupted()) return kExitInterrupted;
    if (!board) return Fail(kDealName, Say("deal $0: $1", "spel $0: $1", number, board.error()));
    boards.push_back(*board);
    DealLine deal;
    deal.hands = board->hands;
    deal.dealer = board->dealer;
    deal.turned = board->turned;
    set.deals.push_back(deal);
  }
  return PrintSet(set, std::move(boards), options);
}

// A file as text.
Result<std::string> TextOf(const std::string& path) {
  auto file = InputFile::Open(path, kDealsExpected);
  if (!file) return file.error();
  TextReader lines(std::move(file).value(), Interrupted(), {kDealsExpected, kDealsExpected});
  std::string text;
  while (const auto line = lines.Next(/*wait=*/true)) {
    if (line->error) return Error{Say("$0:$1: $2", "$0:$1: $2", path, line->number, *line->error)};
    text.append(line->text).append("\n");
  }
  return text;
}

ExitStatus CheckSet(const CommitQuestion& question, const DealOptions& options) {
  const auto answer = CommitDeals::AnswerTo(question);
  if (!answer) return Fail(kDealName, Say("$0: $1", "$0: $1", options.input, answer.error()));
  if (!*answer->same) {
    return Fail(kDealName,
                Say("$0: the hash is $1; expected $2: the deals, their order or the salt "
                    "are not those of which it was published",
                    "$0: de hash is $1; verwacht $2: de spellen, hun volgorde of de salt "
                    "zijn niet die waarvan hij bekendgemaakt is",
                    options.input, answer->hash, *question.hash));
  }
  return PrintLast(kDealName,
                   Voice(options.language)("Set $0 is as it was published. Deals: $1.\n",
                                           "Set $0 is zoals bekendgemaakt. Spellen: $1.\n",
                                           SetName(answer->hash), answer->set.deals.size()),
                   kExitOk);
}

// The deals of a file, in the format that is asked for, or checked.
ExitStatus TakeInput(const DealOptions& options) {
  const auto text = TextOf(options.input);
  if (Interrupted()) return kExitInterrupted;
  if (!text) return Fail(kDealName, text.error().both());
  if (options.hash) return CheckSet({.text = *text, .salt = {}, .hash = options.hash}, options);
  auto deals = DealsIn(*text);
  if (!deals) return Fail(kDealName, Say("$0: $1", "$0: $1", options.input, deals.error()));
  std::vector<Board> boards;
  for (std::size_t place = 0; place < deals->size(); ++place) {
    const DealLine& deal = (*deals)[place];
    if (options.format == BoardFormat::kPbn && !deal.turned.empty()) {
      return Fail(kDealName,
                  Say("$0: deal $1 has a turned suit; expected --format=line, text or json: "
                      "PBN has no place for it",
                      "$0: spel $1 heeft een gedraaide kleur; verwacht --format=line, text "
                      "of json: PBN heeft er geen plaats voor",
                      options.input, place + 1));
    }
    boards.push_back({.number = BoardAt(deal, place),
                      .dealer = DealerAt(deal, place),
                      .hands = deal.hands,
                      .rules = deal.rules,
                      .turned = deal.turned,
                      .set = {}});
  }
  DealSet set = {*std::move(deals), {}};
  // Without a salt it has no name, as a deal could be found from that.
  if (SaltIn(*text)) {
    auto committed = CommitDeals::AnswerTo({.text = *text, .salt = {}, .hash = {}});
    if (!committed)
      return Fail(kDealName, Say("$0: $1", "$0: $1", options.input, committed.error()));
    set = committed->set;
  }
  return PrintSet(set, std::move(boards), options);
}

class DealCommand : public Command {
 public:
  explicit DealCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kDealExamples);
    AddDealOptions(app_, options_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (const auto error = CheckOptions()) return PrintUsageError(kDealName, error->both());
    CatchInterrupts();
    if (!options_.input.empty()) return TakeInput(options_);
    const auto generator = DealGenerator::Make(options_.given, options_.conditions);
    if (!generator)
      return PrintUsageError(kDealName, Say("--given: $0", "--given: $0", generator.error()));
    if (options_.commit) return CommitBoards(*generator, options_);
    return DealBoards(*generator, options_);
  }

 private:
  std::optional<Error> CheckOptions() const {
    // What new deals are like says nothing of those of a file, and a seed can be guessed.
    constexpr Apart kApart[] = {{"input", "count"},  {"input", "first"},  {"input", "seed"},
                                {"input", "dealer"}, {"input", "rules"},  {"input", "given"},
                                {"input", "where"},  {"input", "commit"}, {"commit", "seed"},
                                {"input", "dealt"},  {"dealt", "given"},  {"dealt", "where"}};
    constexpr Together kTogether[] = {{"check", {"input"}}};
    if (auto error = CheckFieldFlags(app_, kTogether, kApart)) return error;
    if (options_.rules && options_.format == BoardFormat::kPbn) {
      return Error{
          Say("--rules with --format=pbn; expected line, text or json: PBN has no place for "
              "a rule set",
              "--rules met --format=pbn; verwacht line, text of json: PBN heeft geen plaats "
              "voor spelregels")};
    }
    if (!options_.commit) return std::nullopt;
    if (options_.format != BoardFormat::kLine && options_.format != BoardFormat::kPbn) {
      return Error{
          Say("--commit with --format; expected line or pbn, which keep the salt: --input "
              "makes text and json of them",
              "--commit met --format; verwacht line of pbn, waarin de salt blijft staan: "
              "--input maakt er text en json van")};
    }
    if (options_.count > kMaxCommitted) {
      return Error{Say("--commit with --count=$0; expected at most $1",
                       "--commit met --count=$0; verwacht hoogstens $1", options_.count,
                       kMaxCommitted)};
    }
    return std::nullopt;
  }

  CLI::App& app_;
  DealOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeDealCommand(CLI::App& app) {
  return std::make_unique<DealCommand>(app);
}

}  // namespace jasnel

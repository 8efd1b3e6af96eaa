#include "tools/match/options.h"

#include <algorithm>
#include <array>

#include "engine/requests/json_fields.h"
#include "jasnel/boerenbridge/game.h"
#include "tools/shared/command.h"
#include "tools/shared/flags.h"
#include "tools/shared/players/any_player.h"

namespace jasnel {

void AddRecordAndOutputFlags(CLI::App& app, MatchFlags& flags, const std::string& record_help,
                             int& threads) {
  constexpr const char* kRecordGroup = "The record";
  constexpr const char* kPrintGroup = "How to print";
  AddText(app, "--record", record_help, flags.record)
      .WithForm("FILE")
      .TakingLast()
      .InGroup(kRecordGroup);
  AddSwitch(app, "--resume", "go on where the record of the same match ends", flags.resume)
      .InGroup(kRecordGroup);
  AddFormatFlag(app, flags.format).InGroup(kPrintGroup);
  AddLanguageFlag(app, flags.language).InGroup(kPrintGroup);
  AddThreadsFlag(app, "deals played at the same time (default one for each processor)", threads)
      .InGroup(kPrintGroup);
}

void FirstFoul::Tell(const Error& foul) {
  const std::scoped_lock lock(mutex_);
  if (!first_) first_ = foul;
}

std::optional<Message> FirstFoul::Take() {
  const std::scoped_lock lock(mutex_);
  if (!first_ || taken_) return std::nullopt;
  taken_ = true;
  return Say("$0; a legal move is taken after each foul, and the match goes on",
             "$0; na elke fout geldt een zet die mag, en de match gaat door", *first_);
}

void AddMatchProgramFlags(CLI::App& app, MatchFlags& flags, const char* group) {
  constexpr std::array<Choice<bool>, 2> kOnFoul = {{{"end", false}, {"legal", true}}};
  AddProgramFlags(app, flags.terms, group);
  AddFlag(
      app, "--on-foul", "end|legal",
      "where an exec: program fouls, the match ends, or a legal move is taken and the foul counted "
      "(default end)",
      [kOnFoul](const std::string& text) {
        return ReadChoice(text, kOnFoul, Phrase{"end or legal", "end of legal"});
      },
      flags.legal_on_foul)
      .InGroup(group);
}

void FinishProgramFlags(MatchFlags& flags) {
  if (flags.legal_on_foul) {
    flags.terms.fouled = [&flags](const Error& foul) { flags.first_foul.Tell(foul); };
  }
}

Message PlayerCount(std::size_t count) {
  if (count == 0) return Phrase{"no player", "geen speler"};
  if (count == 1) return Phrase{"1 player", "1 speler"};
  return Say("$0 players", "$0 spelers", count);
}

std::optional<Error> CheckResume(const MatchFlags& flags) {
  if (!flags.resume || !flags.record.empty()) return std::nullopt;
  return Error{
      Say("--resume without --record; expected --record=FILE, the record to go on with",
          "--resume zonder --record; verwacht --record=BESTAND, het verslag om mee door te "
          "gaan")};
}

namespace {

constexpr std::uint64_t kDeals = 100;
constexpr std::uint64_t kDealsUntilClear = 10'000;
constexpr std::uint64_t kMaxMatchDeals = 1'000'000'000;
constexpr std::size_t kMostPlayers = 26;  // a cross table has a letter for each

Result<std::optional<std::uint64_t>> ReadDeals(const std::string& text) {
  const auto deals = ReadNumber<std::uint64_t>(text, 1, kMaxMatchDeals);
  if (!deals) return deals.error();
  return std::optional(*deals);
}

void AddPlayFlags(CLI::App& app, MatchOptions& options) {
  constexpr const char* kGroup = "What is played";
  MatchConditions& conditions = options.request.conditions;
  AddFlag(app, "--deals", "N",
          "how many; each is played twice, with the sides changed (default 100, with --until-clear "
          "10000)",
          ReadDeals, options.deals)
      .InGroup(kGroup);
  AddFlag(
      app, "--match-of", "N",
      "so many deals are a match: players are told how it stands, and matches won are counted",
      [](const std::string& text) { return ReadNumber(text, 1, kMostDealsLeft); },
      options.request.match_of)
      .InGroup(kGroup);
  AddFlag(
      app, "--ahead", "POINTS",
      "what North-South have at the start of a match, more than East-West (default 0)",
      [](const std::string& text) { return ReadNumber(text, -kMostAhead, kMostAhead); },
      options.request.ahead)
      .InGroup(kGroup);
  AddSwitch(app, "--until-clear", "stop as soon as it is clear who is better",
            options.request.until_clear)
      .InGroup(kGroup);
  AddFlag(app, "--seed", "N", "seed of the deals, as in jasnel deal (default 1)", ReadSeed,
          conditions.seed)
      .InGroup(kGroup);
  AddRulesFlag(app, "a rule set and changes to it, such as kbn,undertrump=free (default kbn)",
               conditions.rules)
      .InGroup(kGroup);
  AddDealtFlag(app, "how the cards are dealt, such as 3-2-3,riffles=1,cut (default random)",
               conditions.dealt)
      .InGroup(kGroup);
  AddContractFlag(app, "the players bid, or both are drawn with the deal (default auction)",
                  conditions.contract)
      .InGroup(kGroup);
  AddMatchProgramFlags(app, options, kGroup);
}

}  // namespace

void AddMatchOptions(CLI::App& app, MatchOptions& options) {
  AddTexts(app, "PLAYER", "two players, or more: each against each", options.players).WithForm("");
  AddPlayFlags(app, options);
  AddRecordAndOutputFlags(app, options,
                          "write every deal to a new file, which jasnel analyse can read",
                          options.request.threads);
}

std::optional<Error> FinishMatchOptions(MatchOptions& options) {
  const std::size_t count = options.players.size();
  if (count < 2 || count > kMostPlayers) {
    return Error{Say("$0; expected two, such as jasnel match simple rule, or more, at most 26",
                     "$0; verwacht er twee, zoals jasnel match simple rule, of meer, hoogstens 26",
                     PlayerCount(count))};
  }
  if (auto error = CheckPlayers<Klaverjas>(options.players)) return *std::move(error);
  if (auto error = CheckResume(options)) return error;
  if (!options.record.empty() && count > 2) {
    return Error{Say("--record with $0 players; expected two: a record is of one match",
                     "--record met $0 spelers; verwacht er twee: een verslag is van één match",
                     count)};
  }
  if (options.request.match_of == 0 && options.request.ahead != 0) {
    return Error{Say("--ahead without --match-of; expected --match-of=N, the deals of a match",
                     "--ahead zonder --match-of; verwacht --match-of=N, de spellen van een match")};
  }
  if (options.request.match_of > 0 && options.request.until_clear) {
    return Error{Say("--until-clear with --match-of; expected one of the two",
                     "--until-clear met --match-of; verwacht een van beide")};
  }
  MatchConditions& conditions = options.request.conditions;
  if (conditions.rules.bidding == Bidding::kGiven) conditions.contract = ContractFrom::kChance;
  options.request.deals =
      options.deals.value_or(options.request.until_clear ? kDealsUntilClear : kDeals);
  return std::nullopt;
}

}  // namespace jasnel

namespace jasnel::boerenbridge {

namespace {

constexpr std::uint64_t kMaxMatchRounds = 10'000'000;

}  // namespace

void AddMatchOptions(CLI::App& app, MatchOptions& options) {
  constexpr const char* kPlayGroup = "What is played";
  AddTexts(app, "PLAYER", "three to seven, clockwise as they sit", options.players).WithForm("");
  AddFlag(
      app, "--rounds", "N", "how many; a round of ten cards is 19 deals (default 10)",
      [](const std::string& text) { return ReadNumber<std::uint64_t>(text, 1, kMaxMatchRounds); },
      options.request.rounds)
      .InGroup(kPlayGroup);
  AddFlag(
      app, "--cards", "N", "most cards of a round (default 10; with six players 8, with seven 7)",
      [](const std::string& text) { return ReadNumber(text, 1, kMaxCards); }, options.most_cards)
      .InGroup(kPlayGroup);
  AddFlag(app, "--seed", "N", "which deals, and the choices of the players (default 1)", ReadSeed,
          options.request.seed)
      .InGroup(kPlayGroup);
  AddMatchProgramFlags(app, options, kPlayGroup);
  AddRecordAndOutputFlags(app, options, "write every deal to a new file", options.request.threads);
}

Result<MatchRequest> RequestOf(const MatchOptions& options) {
  const int count = static_cast<int>(options.players.size());
  if (count < kMinPlayers || count > kMaxPlayers) {
    return Error{
        Say("$0; expected $1 to $2, such as jasnel boerenbridge match rule rule random",
            "$0; verwacht $1 tot en met $2, zoals jasnel boerenbridge match rule rule random",
            PlayerCount(options.players.size()), kMinPlayers, kMaxPlayers)};
  }
  if (auto error = CheckPlayers<Boerenbridge>(options.players)) return *std::move(error);
  if (auto error = CheckResume(options)) return *std::move(error);
  MatchRequest request = options.request;
  request.players = count;
  request.most_cards = options.most_cards.value_or(MostCards(count));
  if (request.most_cards > MostCards(count)) {
    return Error{
        Say("--cards=$0 with $1 players; expected a number from 1 to $2, as there are 52 cards",
            "--cards=$0 met $1 spelers; verwacht een getal van 1 tot en met $2, want er zijn "
            "52 kaarten",
            request.most_cards, count, MostCards(count))};
  }
  return request;
}

}  // namespace jasnel::boerenbridge

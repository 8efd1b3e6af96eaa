#include "tools/match/options.h"

#include <algorithm>
#include <array>

#include "tools/shared/command.h"
#include "tools/shared/flags.h"
#include "tools/shared/players/any_player.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kDeals = 100;
constexpr std::uint64_t kDealsUntilClear = 10'000;
constexpr std::uint64_t kMaxDeals = 1'000'000'000;
constexpr std::size_t kMaxPlayers = 26;  // a cross table has a letter for each

constexpr std::array<Choice<ContractFrom>, 2> kContracts = {
    {{"auction", ContractFrom::kAuction}, {"random", ContractFrom::kChance}}};

Result<std::optional<std::uint64_t>> ReadDeals(const std::string& text) {
  const auto deals = ReadNumber<std::uint64_t>(text, 1, kMaxDeals);
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
  AddSwitch(app, "--until-clear", "stop as soon as it is clear who is better",
            options.request.until_clear)
      .InGroup(kGroup);
  AddFlag(app, "--seed", "N", "seed of the deals, as in jasnel deal (default 1)", ReadSeed,
          conditions.seed)
      .InGroup(kGroup);
  AddRulesFlag(app, "a rule set and changes to it, such as kbn,undertrump=free (default kbn)",
               conditions.rules)
      .InGroup(kGroup);
  AddFlag(
      app, "--trump-and-declarer", "auction|random",
      "the players bid, or both are drawn with the deal (default auction)",
      [](const std::string& text) {
        return ReadChoice(text, kContracts, Phrase{"auction or random", "auction of random"});
      },
      conditions.contract)
      .InGroup(kGroup);
  AddProgramFlags(app, options.terms, kGroup);
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
  if (count < 2 || count > kMaxPlayers) {
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
  options.request.deals =
      options.deals.value_or(options.request.until_clear ? kDealsUntilClear : kDeals);
  return std::nullopt;
}

}  // namespace jasnel

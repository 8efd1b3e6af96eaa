#include "tools/engine/check_options.h"

#include <array>
#include <cstdint>

#include "bitboard/text/characters.h"
#include "tools/shared/flags.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kMaxCheckedDeals = 1'000'000;

constexpr std::array<Choice<Game>, 2> kGames = {
    {{"klaverjas", Game::kKlaverjas}, {"boerenbridge", Game::kBoerenbridge}}};

}  // namespace

void AddCheckFlags(CLI::App& app, CheckOptions& options) {
  constexpr const char* kGroup = "To check a program";
  CheckRequest& request = options.request;
  AddOptionalText(app, "--check",
                  "play some deals with a program, exec:COMMAND, and print what it does wrong",
                  options.player)
      .WithForm("PLAYER")
      .TakingLast()
      .InGroup(kGroup);
  const auto only_for_check = [&](const Flag& flag) {
    options.only_for_check.push_back(flag.InGroup(kGroup));
  };
  only_for_check(AddFlag(
      app, "--game", "klaverjas|boerenbridge", "the game (default klaverjas)",
      [](const std::string& text) {
        return ReadChoice(text, kGames,
                          Phrase{"klaverjas or boerenbridge", "klaverjas of boerenbridge"});
      },
      request.game));
  only_for_check(AddRulesFlag(app, "the rule set of klaverjas (default kbn)", request.rules));
  only_for_check(AddContractFlag(
      app, "the program bids in klaverjas, or all contracts are drawn (default auction)",
      request.contract));
  only_for_check(AddFlag(
      app, "--deals", "N", "how many (default 10)",
      [](const std::string& text) { return ReadNumber<std::uint64_t>(text, 1, kMaxCheckedDeals); },
      request.deals));
  only_for_check(AddFlag(app, "--seed", "N", "which deals (default 1)", ReadSeed, request.seed));
  for (const Flag& flag : AddProgramFlags(app, request.terms, kGroup)) only_for_check(flag);
  // Messages are in the language of `--lang` without a check too.
  AddLanguageFlag(app, options.language).InGroup(kGroup);
}

Result<std::optional<CheckRequest>> CheckOf(const CheckOptions& options) {
  if (!options.player) {
    for (const Flag& flag : options.only_for_check) {
      if (!flag.IsGiven()) continue;
      return Error{Say("$0 without --check; expected --check=exec:COMMAND, a program to check",
                       "$0 zonder --check; verwacht --check=exec:OPDRACHT, een programma om te "
                       "controleren",
                       flag.name())};
    }
    return std::optional<CheckRequest>();
  }
  const auto command = ProgramCommand(*options.player);
  if (!command) return Error{Say("--check: $0", "--check: $0", command.error())};
  if (!command->has_value()) {
    return Error{Say("--check: $0 is not a program; expected exec:COMMAND, such as exec:./my-bot",
                     "--check: $0 is geen programma; verwacht exec:OPDRACHT, zoals exec:./mijn-bot",
                     Quoted(*options.player))};
  }
  CheckRequest request = options.request;
  request.command = **command;
  return std::optional(request);
}

}  // namespace jasnel

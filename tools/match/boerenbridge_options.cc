#include "tools/match/boerenbridge_options.h"

#include "engine/requests/json_fields.h"
#include "jasnel/boerenbridge/game.h"
#include "tools/shared/command.h"
#include "tools/shared/flags.h"
#include "tools/shared/players/any_player.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::uint64_t kMaxRounds = 10'000'000;

}  // namespace

void AddMatchOptions(CLI::App& app, MatchOptions& options) {
  constexpr const char* kPlayGroup = "What is played";
  AddTexts(app, "PLAYER", "three to seven, clockwise as they sit", options.players).WithForm("");
  AddFlag(
      app, "--rounds", "N", "how many; a round of ten cards is 19 deals (default 10)",
      [](const std::string& text) { return ReadNumber<std::uint64_t>(text, 1, kMaxRounds); },
      options.request.rounds)
      .InGroup(kPlayGroup);
  AddFlag(
      app, "--cards", "N", "most cards of a round (default 10; with six players 8, with seven 7)",
      [](const std::string& text) { return ReadNumber(text, 1, kMaxCards); }, options.most_cards)
      .InGroup(kPlayGroup);
  AddFlag(app, "--seed", "N", "which deals, and the choices of the players (default 1)", ReadSeed,
          options.request.seed)
      .InGroup(kPlayGroup);
  AddProgramFlags(app, options.terms, kPlayGroup);
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

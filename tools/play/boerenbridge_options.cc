#include "tools/play/boerenbridge_options.h"

#include "ai/players/spec_options.h"
#include "engine/requests/json_fields.h"
#include "jasnel/boerenbridge/player.h"
#include "tools/shared/command.h"
#include "tools/shared/flags.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::uint64_t kMaxGameDeals = 1'000'000;
constexpr std::uint64_t kMaxGameRounds = 10'000;

}  // namespace

void AddPlayOptions(CLI::App& app, PlayOptions& options) {
  AddFlag(
      app, "--players", "N", "how many play, you among them, 3 to 7 (default 5)",
      [](const std::string& text) { return ReadNumber(text, kMinPlayers, kMaxPlayers); },
      options.players);
  AddFlag(
      app, "--seat", "N", "where you sit, clockwise from 1 (default 1)",
      [](const std::string& text) { return ReadNumber(text, 1, kMaxPlayers); }, options.place);
  AddFlag(
      app, "--dealer", "N", "who deals first; if left out, drawn",
      [](const std::string& text) { return ReadNumber(text, 1, kMaxPlayers); }, options.dealer);
  AddText(app, "--player", "who plays with you: " + NamesOf(PlayerKinds()) + " (default full)",
          options.player)
      .WithForm("PLAYER")
      .TakingLast();
  AddFlag(
      app, "--rounds", "N",
      "how many, from ten cards down to one and up again; fewer with six or seven players "
      "(default 1)",
      [](const std::string& text) { return ReadNumber<std::uint64_t>(text, 1, kMaxGameRounds); },
      options.rounds);
  AddFlag(
      app, "--cards", "N", "so many cards in every deal, in place of rounds",
      [](const std::string& text) { return ReadNumber(text, 1, kMaxCards); }, options.cards);
  AddFlag(
      app, "--deals", "N",
      "how many (default those of all rounds; with --cards as many as there are players)",
      [](const std::string& text) { return ReadNumber<std::uint64_t>(text, 1, kMaxGameDeals); },
      options.deals);
  AddFlag(app, "--seed", "N",
          "the deals of jasnel boerenbridge match with this seed; if left out, new ones each time",
          ReadSeed, options.seed);
  AddLanguageFlag(app, options.style.language);
  AddSwitch(app, "--signs", "suits as ♠ ♥ ♦ ♣", options.style.signs);
  AddSwitch(app, "--hints", "a hint before each of your moves", options.hints);
  AddText(app, "--record", "add each deal to a file, a line of JSON", options.record)
      .WithForm("FILE")
      .TakingLast();
}

namespace {

// A place at a table of `players`.
Error TooHigh(std::string_view flag, int number, int players) {
  return Error{Say("$0=$1 with $2 players; expected a number from 1 to $2",
                   "$0=$1 met $2 spelers; verwacht een getal van 1 tot en met $2", flag, number,
                   players)};
}

}  // namespace

Result<GameToPlay> GameOf(const PlayOptions& options) {
  const int most = MostCards(options.players);
  if (options.place > options.players) {
    return TooHigh("--seat", options.place, options.players);
  }
  if (options.dealer && *options.dealer > options.players) {
    return TooHigh("--dealer", *options.dealer, options.players);
  }
  if (options.cards && *options.cards > most) {
    return Error{
        Say("--cards=$0 with $1 players; expected a number from 1 to $2, as there are 52 cards",
            "--cards=$0 met $1 spelers; verwacht een getal van 1 tot en met $2, want er zijn "
            "52 kaarten",
            *options.cards, options.players, most)};
  }
  if (options.rounds && options.cards) {
    return Error{Say("--rounds with --cards; expected one of them",
                     "--rounds met --cards; verwacht een van de twee")};
  }
  if (options.rounds && options.deals) {
    return Error{Say("--rounds with --deals; expected one of them",
                     "--rounds met --deals; verwacht een van de twee")};
  }
  GameToPlay game;
  game.players = options.players;
  game.person = options.place - 1;
  game.most_cards = most;
  game.cards = options.cards;
  game.seed = options.seed;
  if (options.dealer) {
    game.dealer = *options.dealer - 1;
  } else {
    const auto draw = DrawOf(game.seed, game.players);
    if (!draw) return draw.error();
    game.draw = *draw;
    game.dealer = draw->dealer;
  }
  const std::uint64_t all =
      options.cards ? static_cast<std::uint64_t>(options.players)
                    : options.rounds.value_or(1) * static_cast<std::uint64_t>(DealsInRound(most));
  game.deals = options.deals.value_or(all);
  return game;
}

}  // namespace jasnel::boerenbridge

#include "tools/play/command.h"

#include <cstdint>
#include <random>

#include "bitboard/game_length.h"
#include "tools/play/analysing_session.h"
#include "tools/play/options.h"
#include "tools/play/play_command.h"

namespace jasnel {
namespace {

constexpr const char* kExamples =
    R"(Type a card (HT, h10, or its number in the list), or in the auction pass or a suit; ? lists what
else can be typed: hint, last, score, undo, claim, analyse, quit. Moves may come from a pipe.
Full reference: docs/reference/play.md.

Examples:
  printf '%s\n' pass 1 1 hint 1 undo quit | jasnel play --seed=7 --player=rule --signs
  jasnel play --seat=N --rules=bedum --partner=simple --lang=nl --record=played.txt < /dev/null
  jasnel play --deal='N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 dealer=E' < /dev/null

Exit status: 0 the game is over or was left; 1 a player failed, or a file could not be read or
written; 2 the command line was wrong; 130 stopped by Ctrl-C: what was played is in the record.)";

struct Setup {
  using Game = Klaverjas;
  using Options = PlayOptions;
  using Session = AnalysingSession;

  static constexpr const char* kName = "jasnel play";
  static constexpr const char* kExamples = jasnel::kExamples;

  static Result<GameToPlay> GameOf(const PlayOptions& options) {
    GameToPlay game;
    game.person = options.person;
    game.rules = options.rules;
    game.seed = options.seed ? *options.seed : std::random_device()();
    const auto game_of_rules = static_cast<std::uint64_t>(DealsOfGame(options.rules));
    game.deals = options.deals.value_or(options.deal ? 1 : game_of_rules);
    if (!options.deal) return game;
    if (options.deals) {
      return Error{Say("--deals with --deal; expected one of them",
                       "--deals met --deal; verwacht een van de twee")};
    }
    const auto deal = ToDealToPlay(*options.deal, options.rules);
    if (!deal) return Error{Say("--deal: $0", "--deal: $0", deal.error())};
    game.deal = *deal;
    return game;
  }

  static std::optional<Error> Sit(const PlayOptions& options, const GameToPlay& game,
                                  PlayTable<Player>& table) {
    for (const Seat seat : kAllSeats) {
      const bool partner = seat == Partner(game.person) && options.partner;
      const std::string& name = partner ? *options.partner : options.player;
      if (const auto error = TakePlace<Klaverjas>(seat == game.person, name, table)) {
        return Error{Say("$0: $1", "$0: $1", partner ? "--partner" : "--player", *error)};
      }
    }
    return std::nullopt;
  }
};

}  // namespace

std::unique_ptr<Command> MakePlayCommand(CLI::App& app) {
  return std::make_unique<PlayCommand<Setup>>(app);
}

}  // namespace jasnel

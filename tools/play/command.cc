#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "bitboard/text/characters.h"
#include "tools/commands.h"
#include "tools/play/options.h"
#include "tools/play/play_command.h"
#include "tools/play/session.h"
#include "tools/shared/players/any_player.h"

namespace jasnel {
namespace {

constexpr const char* kPlayExamples =
    R"(Type a card (HT, h10, or its number in the list), or in the auction pass or a suit; ? lists what
else can be typed: hint, last, signal, score, undo, claim, analyse, quit. Moves may come from a
pipe.
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
  static constexpr const char* kExamples = jasnel::kPlayExamples;

  static Result<GameToPlay> GameOf(const PlayOptions& options) {
    GameToPlay game;
    game.person = options.person;
    if (auto error = Agree(options, game)) return *std::move(error);
    game.rules = options.rules;
    game.seed = options.seed;
    game.length = options.rules.game;
    if (options.deals || options.deal) {
      game.length = {.deals = static_cast<int>(options.deals.value_or(1)), .points = 0};
    }
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

  // The cards of conventions of both sides.
  static std::optional<Error> Agree(const PlayOptions& options, GameToPlay& game) {
    const auto own = Index(SideOf(options.person));
    const std::array<std::pair<const char*, const std::string*>, 2> flags = {
        {{"--conventions", &options.conventions}, {"--theirs", &options.theirs}}};
    for (std::size_t i = 0; i < flags.size(); ++i) {
      if (flags[i].second->empty()) continue;
      if (flags[i].second->find(',') != std::string::npos) {
        return Error{Say("$0: $1; expected the name of a card, or a path without a comma",
                         "$0: $1; verwacht de naam van een kaart, of een pad zonder komma",
                         flags[i].first, Quoted(*flags[i].second))};
      }
      auto card = FindConventions(*flags[i].second);
      if (!card) return Error{Say("$0: $1", "$0: $1", flags[i].first, card.error())};
      game.conventions[i == 0 ? own : 1 - own] = std::move(card).value();
    }
    return std::nullopt;
  }

  // A player in a seat of the person's side, or of the other.
  static std::string Agreed(const std::string& name, const PlayOptions& options, bool own_side) {
    return own_side ? WithConventions(name, options.conventions, options.theirs)
                    : WithConventions(name, options.theirs, options.conventions);
  }

  static Result<std::unique_ptr<Player>> Adviser(const PlayOptions& options) {
    return MakePlayer(Agreed("full", options, true), FindConventions);
  }

  static std::optional<Error> Sit(const PlayOptions& options, const GameToPlay& game,
                                  PlayTable<Player>& table) {
    for (const Seat seat : kAllSeats) {
      const bool partner = seat == Partner(game.person) && options.partner;
      const std::string name = Agreed(partner ? *options.partner : options.player, options,
                                      SideOf(seat) == SideOf(game.person));
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

#include "tools/commands.h"
#include "tools/play/boerenbridge.h"
#include "tools/play/boerenbridge_options.h"
#include "tools/play/play_command.h"

namespace jasnel::boerenbridge {
namespace {

constexpr const char* kPlayExamples =
    R"(Type the number of tricks that you bid, then cards (HT, h10, or their numbers in the list); ? lists
what else can be typed: hint, last, score, quit. Moves may come from a pipe.
Full reference: docs/reference/boerenbridge-play.md.

Examples:
  printf '%s\n' 2 1 1 h 1 quit | jasnel boerenbridge play --seed=7 --player=rule --signs
  jasnel boerenbridge play --players=4 --seat=4 --cards=3 --player=rule --lang=nl < /dev/null
  printf '%s\n' 0 1 next 1 1 | jasnel boerenbridge play --cards=1 --deals=2 --record=played.txt

Exit status: 0 the game is over or was left; 1 a player failed, or a file could not be read or
written; 2 the command line was wrong; 130 stopped by Ctrl-C: what was played is in the record.)";

struct Setup {
  using Game = Boerenbridge;
  using Options = PlayOptions;
  using Session = PlaySession<BoerenbridgePlay>;

  static constexpr const char* kName = "jasnel boerenbridge play";
  static constexpr const char* kExamples = boerenbridge::kPlayExamples;

  static Result<GameToPlay> GameOf(const PlayOptions& options) {
    return boerenbridge::GameOf(options);
  }

  static Result<std::unique_ptr<Player>> Adviser(const PlayOptions&) { return MakePlayer("full"); }

  static std::optional<Error> Sit(const PlayOptions& options, const GameToPlay& game,
                                  PlayTable<Player>& table) {
    for (int place = 0; place < game.players; ++place) {
      if (const auto error = TakePlace<Boerenbridge>(place == game.person, options.player, table)) {
        return Error{Say("--player: $0", "--player: $0", *error)};
      }
    }
    return std::nullopt;
  }
};

}  // namespace

std::unique_ptr<Command> MakePlayCommand(CLI::App& app) {
  return std::make_unique<PlayCommand<Setup>>(app);
}

}  // namespace jasnel::boerenbridge

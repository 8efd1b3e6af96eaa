#include "tools/play/boerenbridge_command.h"

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <utility>

#include "tools/play/boerenbridge_options.h"
#include "tools/play/boerenbridge_session.h"
#include "tools/shared/players/boerenbridge_any_player.h"
#include "tools/shared/run/interrupt.h"
#include "tools/shared/text/output.h"

namespace jasnel::boerenbridge {
namespace {

constexpr const char* kName = "jasnel boerenbridge play";
constexpr const char* kAdviser = "full";

constexpr const char* kExamples =
    R"(Type the number of tricks that you bid, then cards (HT, h10, or their numbers in the list); ? lists
what else can be typed: hint, last, score, quit. Moves may come from a pipe.
Full reference: docs/reference/boerenbridge-play.md.

Examples:
  printf '%s\n' 2 1 1 h 1 quit | jasnel boerenbridge play --seed=7 --player=rule --signs
  jasnel boerenbridge play --players=4 --seat=4 --cards=3 --player=rule --lang=nl < /dev/null
  printf '%s\n' 0 1 next 1 1 | jasnel boerenbridge play --cards=1 --deals=2 --record=played.txt

Exit status: 0 the game is over or was left; 1 a player failed, or a file could not be read or
written; 2 the command line was wrong; 130 stopped by Ctrl-C: what was played is in the record.)";

// Each place has a player of its own.
Result<PlayTable> TableOf(const GameToPlay& game, const std::string& name) {
  PlayTable table;
  for (int place = 0; place < game.players; ++place) {
    auto player = MakeAnyPlayer(name);
    if (!player) return Error{Say("--player: $0", "--player: $0", player.error())};
    const bool person = place == game.person;
    table.names.push_back(person ? "person" : name);
    table.players.push_back(person ? nullptr : std::move(player).value());
  }
  table.adviser = MakePlayer(kAdviser).value();
  return Result<PlayTable>(std::move(table));
}

class PlayCommand : public Command {
 public:
  explicit PlayCommand(CLI::App& app)
      : app_(*app.add_subcommand("play", "A game against the engine, in the terminal.")) {
    app_.footer(kExamples);
    AddPlayOptions(app_, options_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    const auto game = GameOf(options_);
    if (!game) return PrintUsageError(kName, game.error().both());
    auto table = TableOf(*game, options_.player);
    if (!table) return PrintUsageError(kName, table.error().both());
    std::optional<RecordFile> record;
    if (!options_.record.empty()) {
      auto file = RecordFile::Open(options_.record);
      if (!file) return Fail(kName, Say("--record: $0", "--record: $0", file.error()));
      record.emplace(std::move(file).value());
    }
    CatchInterrupts();
    PlaySession session(*game, options_.style, options_.hints, std::move(table).value(),
                        std::move(record));
    const ExitStatus status = session.Run();
    return session.failure() ? Fail(kName, session.failure()->both()) : status;
  }

 private:
  CLI::App& app_;
  PlayOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakePlayCommand(CLI::App& app) {
  return std::make_unique<PlayCommand>(app);
}

}  // namespace jasnel::boerenbridge

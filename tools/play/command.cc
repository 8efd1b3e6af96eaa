#include "tools/play/command.h"

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <utility>

#include "bitboard/game_length.h"
#include "tools/play/options.h"
#include "tools/play/session.h"
#include "tools/shared/players/any_player.h"
#include "tools/shared/run/interrupt.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

constexpr const char* kName = "jasnel play";
constexpr const char* kAdviser = "full";

constexpr const char* kExamples =
    R"(Type a card (HT, h10, or its number in the list), or in the auction pass or a suit; ? lists what
else can be typed: hint, last, score, undo, analyse, quit. Moves may come from a pipe.
Full reference: docs/reference/play.md.

Examples:
  printf '%s\n' pass 1 1 hint 1 undo quit | jasnel play --seed=7 --player=rule --signs
  jasnel play --seat=N --rules=bedum --partner=simple --lang=nl --record=played.txt < /dev/null
  jasnel play --deal='N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 dealer=E' < /dev/null

Exit status: 0 the game is over or was left; 1 a player failed, or a file could not be read or
written; 2 the command line was wrong; 130 stopped by Ctrl-C: what was played is in the record.)";

// The game that is asked for.
Result<GameToPlay> GameOf(const PlayOptions& options) {
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

// Each seat has a player of its own.
Result<PlayTable> TableOf(const PlayOptions& options) {
  PlayTable table;
  for (const Seat seat : kAllSeats) {
    const auto place = static_cast<std::size_t>(Index(seat));
    table.names[place] = "person";
    if (seat == options.person) continue;
    const bool partner = seat == Partner(options.person) && options.partner;
    table.names[place] = partner ? *options.partner : options.player;
    auto player = MakeAnyPlayer(table.names[place]);
    if (!player) {
      return Error{Say("$0: $1", "$0: $1", partner ? "--partner" : "--player", player.error())};
    }
    table.players[place] = std::move(player).value();
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
    auto table = TableOf(options_);
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

}  // namespace jasnel

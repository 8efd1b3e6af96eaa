// The command `play` of both games.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "tools/play/session.h"
#include "tools/shared/command.h"
#include "tools/shared/files.h"
#include "tools/shared/flags.h"
#include "tools/shared/players/any_player.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/output.h"

namespace jasnel {

/// Gives the next place to the person, or else to the player of `Game` that `name` describes: each
/// has one of its own.
template <class Game>
std::optional<Error> TakePlace(bool person, const std::string& name,
                               PlayTable<typename Game::Player>& table) {
  table.names.push_back(person ? "person" : name);
  table.players.emplace_back();
  if (person) return std::nullopt;
  auto player = MakeAnyPlayer<Game>(name);
  if (!player) return player.error();
  table.players.back() = std::move(player).value();
  return std::nullopt;
}

/// `Setup` has the game, the name of the command, the end of its help, and the types of its options
/// and its session. It makes the game that the options ask for and the player that gives hints, and
/// `Sit` fills the table.
template <class Setup>
class PlayCommand : public Command {
 public:
  explicit PlayCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, Setup::kExamples);
    AddPlayOptions(app_, options_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    constexpr const char* kName = Setup::kName;
    const auto asked = Setup::GameOf(options_);
    if (!asked) return PrintUsageError(kName, asked.error().both());
    PlayTable<typename Setup::Game::Player> table;
    if (const auto error = Setup::Sit(options_, *asked, table)) {
      return PrintUsageError(kName, error->both());
    }
    auto adviser = Setup::Adviser(options_);
    if (!adviser) return PrintUsageError(kName, adviser.error().both());
    table.adviser = std::move(adviser).value();
    std::optional<KeptFile> record;
    if (!options_.record.empty()) {
      auto file = KeptFile::Open(options_.record);
      if (!file) return Fail(kName, Say("--record: $0", "--record: $0", file.error()));
      record.emplace(std::move(file).value());
    }
    auto game = Setup::Session::PlayGame::Make(*asked);
    if (!game) return Fail(kName, game.error().both());
    CatchInterrupts();
    typename Setup::Session session(std::move(game).value(), options_.style, options_.hints,
                                    std::move(table), std::move(record));
    const ExitStatus status = session.Run();
    return session.failure() ? Fail(kName, session.failure()->both()) : status;
  }

 private:
  CLI::App& app_;
  typename Setup::Options options_;
};

}  // namespace jasnel

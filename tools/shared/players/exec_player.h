// External programs as players.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "tools/shared/players/external_program.h"

namespace jasnel {

/// Bids and plays as a program answers; see `ExternalProgram`. Each seat has its own program,
/// started at that seat's first request, so that no program sees two hands of a deal, even if this
/// player sits in several seats, and in other seats when the deal is played again.
template <class Game>
class ExecPlayer final : public Game::template PlayerBy<ExecPlayer<Game>> {
 public:
  ExecPlayer(const std::string& command, const ProgramTerms& terms) {
    for (int seat = 0; seat < Game::kMaxSeats; ++seat) programs_.emplace_back(command, terms);
  }

  template <class View>
  auto Choose(const View& view, const MoveLimits& limits) {
    const auto write = [&](const Record& id, const MoveLimits& granted) {
      return RequestRecord(id, view, granted);
    };
    const auto read = [&](const Record& answer, const Record& id) {
      return ReadChoice(answer, id, view);
    };
    return programs_[static_cast<std::size_t>(Game::SeatOf(view))].Ask(limits, write, read);
  }

  void Shutdown() override {
    for (ExternalProgram& program : programs_) program.Shutdown();
  }

 private:
  std::vector<ExternalProgram> programs_;  // by seat
};

}  // namespace jasnel

// External programs as players.
#pragma once

#include <string>
#include <vector>

#include "jasnel/player.h"
#include "tools/shared/players/external_program.h"

namespace jasnel {

/// Calls and plays as a program answers; see `ExternalProgram`. Each seat has its own program,
/// started at that seat's first request, so that no program sees two hands of a deal, even if this
/// player sits in several seats, and in other seats when the deal is played again.
class ExecPlayer : public Player {
 public:
  ExecPlayer(const std::string& command, const ProgramTerms& terms);

  Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;
  void Leave() override;

 private:
  std::vector<ExternalProgram> programs_;  // by seat
};

}  // namespace jasnel

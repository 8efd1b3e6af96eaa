// Other people's programs as players.
#pragma once

#include <chrono>
#include <string>

#include "ai/player.h"
#include "tools/asked_program.h"

namespace jasnel {

/// Calls and plays as a program answers; see `AskedProgram`.
class ExecPlayer : public Player {
 public:
  /// An answer may take `limit`, and the time that it is given to think besides.
  ExecPlayer(std::string command, std::chrono::milliseconds limit);

  Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

 private:
  AskedProgram program_;
};

}  // namespace jasnel

// Other people's programs as players.
#pragma once

#include <chrono>
#include <string>

#include "ai/boerenbridge/player.h"
#include "tools/asked_program.h"

namespace jasnel::boerenbridge {

/// Bids and plays as a program answers; see `AskedProgram`.
class ExecPlayer : public Player {
 public:
  /// An answer may take `limit`, and the time that it is given to think besides.
  ExecPlayer(std::string command, std::chrono::milliseconds limit);

  Result<BidChoice> ChooseBid(const BidView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

 private:
  AskedProgram program_;
};

}  // namespace jasnel::boerenbridge

// Other people's programs as players.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "ai/player.h"
#include "tools/child_process.h"
#include "tools/engine_request.h"
#include "tools/record.h"

namespace jasnel {

/// A program that is run by /bin/sh and answers requests (docs/engine.md) on its standard output.
/// It is started when it is first asked, and ended with this player. An error of one answer, which
/// begins with `exec:` and the command, is that of all later ones.
class ExecPlayer : public Player {
 public:
  /// An answer may take `limit`, and the time that it is given to think besides.
  ExecPlayer(std::string command, std::chrono::milliseconds limit);

  Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

 private:
  Result<std::string> Exchange(const std::string& request, const Thinking& thinking);
  Result<Record> Ask(const SeatView& view, const Thinking& thinking);
  Error Fail(const std::string& message);

  std::string command_;
  std::chrono::milliseconds limit_;
  std::unique_ptr<ChildProcess> program_;
  std::uint64_t asked_ = 0;      // requests; the last one's id
  std::optional<Error> failed_;  // once it has
};

}  // namespace jasnel

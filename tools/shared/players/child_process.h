// A child process that exchanges lines through its standard input and output.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "jasnel/result.h"
#include "tools/shared/system/started_program.h"

namespace jasnel {

/// The error for a program that did not answer in time, worded to follow its name.
Message NoAnswerWithin(std::chrono::milliseconds limit);

/// Runs during the lifetime of this object, and ends when this process does, however that ends. Use
/// one thread at a time; several objects on several threads do not interfere.
class ChildProcess {
 public:
  /// Starts it as `StartedProgram` does. An error if it cannot be started.
  static Result<std::unique_ptr<ChildProcess>> Start(const std::string& command);

  /// Ends communication: closes the process's input and lets it end, or be ended after a moment
  /// (see program_keeper.h), without waiting. Leaving several processes before destroying any means
  /// waiting only once for all of them.
  void Shutdown() { program_->Leave(); }

  /// Writes `line`, which ends with a line end, and waits for one line, returned without it. An
  /// error, worded to follow the name of the program ("did not answer within 10 s"), if the program
  /// has ended, if the line is longer than `LineReader::kLongestLine`, after `limit`, and soon
  /// after one of `cancels`, which may be null, becomes true. After an error nothing more can be
  /// asked.
  Result<std::string> Ask(std::string_view line, std::chrono::milliseconds limit,
                          const std::array<const std::atomic<bool>*, 2>& cancels);

  /// What the process has written since its last answer, and takes it off. Waits for it as long as
  /// `moment` if there is nothing.
  std::string TakeUnasked(std::chrono::milliseconds moment);

 private:
  explicit ChildProcess(std::unique_ptr<StartedProgram> program) : program_(std::move(program)) {}

  Message HowItEnded() const;

  std::unique_ptr<StartedProgram> program_;
  std::string received_ = {};  // received but not yet returned
};

}  // namespace jasnel

// A program that is talked to line by line through its standard input and output.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "bitboard/result.h"

namespace jasnel {

/// Runs while this is there. One thread at a time; several of these on several threads are no
/// trouble to each other.
class ChildProcess {
 public:
  /// Starts `/bin/sh -c command` in a process group of its own: Ctrl-C in the terminal does not
  /// reach it. Its standard error is that of this process. An error where none can be started.
  static Result<std::unique_ptr<ChildProcess>> Start(const std::string& command);

  /// Closes its input, gives it a moment to end, and then ends it and all that it has started.
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  /// Writes `line`, which ends with a line end, and waits for one line, given without it. An error,
  /// which reads on after the name of the program ("did not answer within 10 s"), when it has
  /// ended, where the line is longer than `LineReader::kLongestLine`, after `limit`, and soon after
  /// `cancel`, which may be null, became true. Then nothing more can be asked.
  Result<std::string> Ask(std::string_view line, std::chrono::milliseconds limit,
                          const std::atomic<bool>* cancel);

 private:
  ChildProcess(pid_t process, int input, int output)
      : process_(process), input_(input), output_(output) {}

  bool EndsWithin(std::chrono::milliseconds time) const;
  std::string HowItEnded() const;
  void Write(std::string_view& unsent) const;
  bool Read();

  pid_t process_;  // and its group
  int input_;      // of the program
  int output_;
  std::string received_;  // and not given yet
};

}  // namespace jasnel

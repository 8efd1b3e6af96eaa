// A program that was started, and the pipes to it and from it.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "jasnel/result.h"

namespace jasnel {

/// How a program ended.
struct ProgramEnd {
  enum class Kind { kExited, kKilled, kNotStarted };

  Kind kind = Kind::kExited;
  int number = 0;  ///< its exit status, the signal, or the errno
};

/// Runs during the lifetime of this object, and ends when this process does, however that ends.
class StartedProgram {
 public:
  /// Runs `/bin/sh -c command`, on Windows `cmd /c command`, in its own process group, so that
  /// Ctrl-C in the terminal does not reach it. Its standard error is that of this process. Null,
  /// and errno set, if it cannot be started.
  static std::unique_ptr<StartedProgram> Start(const std::string& command);

  /// Leaves it and waits until it has ended, with everything that it has started.
  ~StartedProgram();
  StartedProgram(const StartedProgram&) = delete;
  StartedProgram& operator=(const StartedProgram&) = delete;

  /// Closes its input and lets it end, or be ended after a moment, without waiting.
  void Leave();
  bool is_left() const;

  struct Ready {
    bool to_read = false;
    bool to_write = false;
  };
  /// Waits until there is something to read, or, if `to_write`, room to write, or until `limit` has
  /// passed.
  Ready Wait(bool to_write, std::chrono::milliseconds limit);

  /// Writes what there is room for, and takes it off; takes all off if nobody reads it any more.
  void Write(std::string_view& unsent);

  /// Adds what has come in. False at the end.
  bool Read(std::string& received);

  /// After its output was closed: how it ended, if it does within `limit`.
  std::optional<ProgramEnd> End(std::chrono::milliseconds limit);

 private:
  struct Parts;
  explicit StartedProgram(std::unique_ptr<Parts> parts);

  std::unique_ptr<Parts> parts_;
};

}  // namespace jasnel

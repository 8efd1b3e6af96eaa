// Programs of others, kept: when whoever asked for one is gone, so is all that it started.
#pragma once

#include <sys/types.h>

#include <string>

namespace jasnel {

/// How a program ended, as `siginfo_t` has it: CLD_EXITED and its status, or the signal. With
/// `kNotStarted` there was none, and `status` is the errno.
struct ProgramEnd {
  static constexpr int kNotStarted = -1;

  int code = 0;
  int status = 0;
};

/// A program and the process that keeps it.
struct KeptProgram {
  pid_t keeper = -1;  ///< a child of this process, to be waited for
  /// How the program ended can be read from this, a `ProgramEnd`; the program is ended when it is
  /// closed, by whatever closes it.
  int line = -1;
};

/// Runs `/bin/sh -c command` in a process group of its own, with these for its standard input and
/// output. An errno where that fails.
///
/// Its parent is a *keeper*, a process that waits until the other end of `line` is closed: by this
/// process, or by the kernel when this process is killed, with SIGKILL too. Then it lets the
/// program end by itself for a quarter of a second, asks it with SIGTERM for as long, and kills it,
/// its process group, and on Linux whatever else it started, in a session of its own or not: there
/// orphans fall to the keeper, which finds them in /proc. The keeper then ends. It takes no signal
/// but SIGKILL; should it get that, the program itself is killed too (on Linux).
int StartKept(const std::string& command, int input, int output, KeptProgram& started);

}  // namespace jasnel

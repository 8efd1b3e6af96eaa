// Keepers of external programs: when the process that started a program ends, so does everything
// the program started.
#pragma once

#include <sys/types.h>

#include <string>

namespace jasnel {

/// A program and its keeper process.
struct KeptProgram {
  pid_t keeper = -1;  ///< a child of this process; wait for it
  /// A `ProgramEnd` can be read from this when the program has ended. Closing it, by any means,
  /// ends the program.
  int line = -1;
};

/// Runs `/bin/sh -c command` in its own process group, with these descriptors as its standard input
/// and output. Returns an errno if that fails.
///
/// Its parent is a *keeper*, a process that waits until the other end of `line` is closed: by this
/// process, or by the kernel when this process is killed, even by SIGKILL. The keeper then gives
/// the program a quarter of a second to end by itself, sends SIGTERM and waits as long again, and
/// then kills it, its process group, and on Linux everything else it started, in a session of its
/// own or not: there orphans are reparented to the keeper, whose children the kernel lists. The
/// keeper then ends. It ignores all signals except SIGKILL; if it is killed, the program itself is
/// killed too (on Linux).
int StartKept(const std::string& command, int input, int output, KeptProgram& started);

}  // namespace jasnel

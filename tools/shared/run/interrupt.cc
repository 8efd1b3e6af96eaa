#include "tools/shared/run/interrupt.h"

#include <csignal>

namespace jasnel {
namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

void OnInterrupt(int) { interrupted = true; }

}  // namespace

void CatchInterrupts() {
  struct sigaction action = {};
  action.sa_handler = OnInterrupt;
  // Once only, and without SA_RESTART: a read that waits for input returns.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
}

const std::atomic<bool>& Interrupted() { return interrupted; }

}  // namespace jasnel

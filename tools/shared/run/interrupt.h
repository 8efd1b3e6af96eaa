// Ctrl-C as a flag.
#pragma once

#include <atomic>

namespace jasnel {

/// From now on the first Ctrl-C only sets `Interrupted`, so that work can stop cleanly, and ends a
/// blocking read. A second one ends the process.
void CatchInterrupts();

/// Whether Ctrl-C was pressed.
const std::atomic<bool>& Interrupted();

}  // namespace jasnel

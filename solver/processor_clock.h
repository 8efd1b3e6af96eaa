// How long a thread has computed.
#pragma once

#include <chrono>
#include <optional>

namespace jasnel {

/// Runs from its construction while the thread that constructed it computes: not while the process
/// is stopped, or while others have the processor. Any thread of the process may read it. Where the
/// system does not tell, as in WebAssembly and on macOS, it is the wall clock.
class ProcessorClock {
 public:
  ProcessorClock();

  std::chrono::nanoseconds Elapsed() const { return Now() - start_; }

 private:
  std::chrono::nanoseconds Now() const;

  std::optional<int> clock_;  // the system's number of the thread's clock
  std::chrono::nanoseconds start_;
};

}  // namespace jasnel

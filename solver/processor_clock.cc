#include "solver/processor_clock.h"

#if defined(__unix__) && !defined(__wasm__)
#include <pthread.h>
#include <time.h>
#include <unistd.h>
#if defined(_POSIX_THREAD_CPUTIME) && _POSIX_THREAD_CPUTIME >= 0
#define JASNEL_HAS_THREAD_CLOCKS
#endif
#endif

namespace jasnel {
namespace {

#ifdef JASNEL_HAS_THREAD_CLOCKS

std::optional<int> ClockOfThisThread() {
  clockid_t clock{};
  if (pthread_getcpuclockid(pthread_self(), &clock) != 0) return std::nullopt;
  return clock;
}

std::chrono::nanoseconds TimeOf(int clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

#else

std::optional<int> ClockOfThisThread() { return std::nullopt; }

std::chrono::nanoseconds TimeOf(int) { return {}; }

#endif

}  // namespace

ProcessorClock::ProcessorClock() : clock_(ClockOfThisThread()), start_(Now()) {}

std::chrono::nanoseconds ProcessorClock::Now() const {
  if (clock_) return TimeOf(*clock_);
  return std::chrono::steady_clock::now().time_since_epoch();
}

}  // namespace jasnel

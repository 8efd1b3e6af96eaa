// What this process holds in memory.
#pragma once

#include <sys/resource.h>

namespace jasnel::testing {

/// The most that it held at any time so far, in KiB.
inline long PeakKilobytes() {
  rusage usage = {};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

}  // namespace jasnel::testing

// What this process holds in memory.
#pragma once

#ifdef _WIN32
#define NOGDI
#ifndef NOMINMAX
#define NOMINMAX
#endif
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
// It needs windows.h before it.
#include <psapi.h>
#else
#include <sys/resource.h>
#endif

namespace jasnel::testing {

/// The most that it held at any time so far, in KiB.
inline long PeakKilobytes() {
#ifdef _WIN32
  PROCESS_MEMORY_COUNTERS counters = {};
  K32GetProcessMemoryInfo(GetCurrentProcess(), &counters, sizeof counters);
  return static_cast<long>(counters.PeakWorkingSetSize / 1024);
#else
  rusage usage = {};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
#endif
}

}  // namespace jasnel::testing

// Work on several threads.
#pragma once

#include <functional>

namespace jasnel {

/// How many threads OpenMP offers; 1 where there is no OpenMP.
int DefaultThreads();

/// Calls `task(thread)` on each of `threads` threads at once, numbered from 0; one after the other
/// where there is no OpenMP. `task` does not throw.
void OnThreads(int threads, const std::function<void(int)>& task);

}  // namespace jasnel

// Work on several threads.
#pragma once

#include <cstddef>
#include <functional>

namespace jasnel {

/// How many threads OpenMP offers; 1 where there is no OpenMP.
int DefaultThreads();

/// Calls `task(thread)` on each of `threads` threads at once, numbered from 0; one after the other
/// where there is no OpenMP. `task` does not throw.
void OnThreads(int threads, const std::function<void(int)>& task);

/// Calls `task(piece, thread)` for all of `pieces` pieces of work, on up to `threads` threads, each
/// of which takes the next piece when it has done one.
void OnPieces(std::size_t pieces, int threads,
              const std::function<void(std::size_t piece, int thread)>& task);

}  // namespace jasnel

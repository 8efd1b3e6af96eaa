// Running work on several threads.
#pragma once

#include <cstddef>
#include <functional>

namespace jasnel {

/// The number of threads OpenMP offers; 1 without OpenMP.
int DefaultThreads();

/// Calls `task(thread)` on `threads` threads at once, numbered from 0; sequentially without OpenMP.
/// `task` must not throw.
void OnThreads(int threads, const std::function<void(int)>& task);

/// Calls `task(piece, thread)` for each of `pieces` pieces of work, on up to `threads` threads;
/// each thread takes the next piece when it has finished one.
void OnPieces(std::size_t pieces, int threads,
              const std::function<void(std::size_t piece, int thread)>& task);

}  // namespace jasnel

#include "solver/threads.h"

#include <algorithm>
#include <atomic>

#ifdef _OPENMP
#include <omp.h>
#endif

namespace jasnel {

int DefaultThreads() {
#ifdef _OPENMP
  return omp_get_max_threads();
#else
  return 1;
#endif
}

void OnThreads(int threads, const std::function<void(int)>& task) {
#pragma omp parallel for schedule(static, 1) num_threads(threads)
  for (int thread = 0; thread < threads; ++thread) task(thread);
}

void OnPieces(std::size_t pieces, int threads,
              const std::function<void(std::size_t piece, int thread)>& task) {
  if (pieces == 0) return;
  std::atomic<std::size_t> next{0};
  OnThreads(static_cast<int>(std::min(pieces, static_cast<std::size_t>(threads))), [&](int thread) {
    for (std::size_t i = next++; i < pieces; i = next++) task(i, thread);
  });
}

}  // namespace jasnel

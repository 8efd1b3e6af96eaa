#include "solver/threads.h"

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

}  // namespace jasnel

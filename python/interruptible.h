// Work that Ctrl-C in Python ends.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>

namespace jasnel {

/// Runs `work` on a thread of its own without the interpreter, and looks for signals meanwhile:
/// then `cancel` becomes true, and the exception of the signal is raised once the work has ended.
inline void RunInterruptibly(std::atomic<bool>& cancel, const std::function<void()>& work) {
  std::mutex mutex;
  std::condition_variable ended;
  bool done = false;
  std::exception_ptr failed;
  std::thread thread([&] {
    try {
      work();
    } catch (...) {
      failed = std::current_exception();
    }
    const std::scoped_lock lock(mutex);
    done = true;
    ended.notify_all();
  });
  bool interrupted = false;
  {
    const nanobind::gil_scoped_release free;
    std::unique_lock lock(mutex);
    while (!ended.wait_for(lock, std::chrono::milliseconds(50), [&] { return done; })) {
      if (interrupted) continue;
      lock.unlock();
      {
        const nanobind::gil_scoped_acquire held;
        interrupted = PyErr_CheckSignals() != 0;
      }
      if (interrupted) cancel = true;
      lock.lock();
    }
    lock.unlock();
    thread.join();
  }
  if (interrupted) throw nanobind::python_error();
  if (failed) std::rethrow_exception(failed);
}

}  // namespace jasnel

// Numbers that threads work on, whatever order they end in, counted in order.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

namespace jasnel {

/// Gives numbers to threads, and takes back what came of each.
template <class Done>
class OrderedWork {
 public:
  /// The numbers from `first` until `end`. None is given more than `ahead` before one that is not
  /// counted yet, which bounds memory.
  OrderedWork(std::uint64_t first, std::uint64_t end, std::uint64_t ahead)
      : next_(first), counted_(first), end_(end), ahead_(ahead) {}

  /// The next number; nothing at the end, or once `stopped` says so.
  template <class Stopped>
  std::optional<std::uint64_t> Take(const Stopped& stopped) {
    std::unique_lock lock(mutex_);
    room_.wait(lock, [&] { return ended_ || next_ - counted_ < ahead_; });
    if (ended_ || stopped() || next_ >= end_) return std::nullopt;
    return next_++;
  }

  /// Takes back what came of `number`, and counts what is next in order: `count` returns false to
  /// end. With `is_last` no number after it is given, nor counted.
  template <class Count>
  void Give(std::uint64_t number, Done done, bool is_last, const Count& count) {
    const std::scoped_lock lock(mutex_);
    if (is_last && number < end_) end_ = number + 1;
    waiting_.emplace(number, std::move(done));
    while (!ended_ && !waiting_.empty() && waiting_.begin()->first == counted_) {
      ended_ = !count(waiting_.begin()->second);
      waiting_.erase(waiting_.begin());
      ++counted_;
    }
    room_.notify_all();
  }

 private:
  std::mutex mutex_;
  std::condition_variable room_;
  std::map<std::uint64_t, Done> waiting_;  // done, and not counted yet
  std::uint64_t next_;
  std::uint64_t counted_;  // all before it
  std::uint64_t end_;
  std::uint64_t ahead_;
  bool ended_ = false;
};

}  // namespace jasnel

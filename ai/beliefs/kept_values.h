// Values that are made once and kept.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <utility>

namespace jasnel {

/// Values by name, for all threads. WebAssembly has no std::mutex; the map is held for a moment
/// only.
template <class Name, class Value>
class KeptValues {
 public:
  /// The value of a name, which `make` makes if there is none. What another thread makes meanwhile
  /// must be the same.
  template <class Make>
  std::shared_ptr<const Value> Of(const Name& name, const Make& make) {
    if (auto kept = Keep(name, nullptr)) return kept;
    return Keep(name, make());
  }

 private:
  std::shared_ptr<const Value> Keep(const Name& name, std::shared_ptr<const Value> made) {
    while (taken_.test_and_set(std::memory_order_acquire)) continue;
    std::shared_ptr<const Value>& value = values_[name];
    if (!value) value = std::move(made);
    std::shared_ptr<const Value> kept = value;
    taken_.clear(std::memory_order_release);
    return kept;
  }

  std::atomic_flag taken_;
  std::map<Name, std::shared_ptr<const Value>> values_;
};

}  // namespace jasnel

// A value, or an error in the input.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "jasnel/message.h"

namespace jasnel {

/// An error in an input, in one line: what is wrong, where, and what was expected.
struct Error {
  std::string message = {};  ///< in English
  std::string dutch = {};    ///< the same in Dutch; empty if available in English only

  Error() = default;
  explicit Error(Message both) : message(std::move(both.english)), dutch(std::move(both.dutch)) {}

  const std::string& In(Language language) const {
    return language == Language::kDutch && !dutch.empty() ? dutch : message;
  }
  Message both() const { return {message, dutch}; }

  friend bool operator==(const Error&, const Error&) = default;
};

/// An error as a part of a message.
inline Message PartOf(const Error& error) { return error.both(); }

/// A `T` or an `Error`. The library throws no exceptions of its own: functions that read input
/// return a `Result`. (std::expected is available only from C++23.)
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::move(value)) {}      // NOLINT: a value is a result
  Result(Error error) : state_(std::move(error)) {}  // NOLINT: an error is a result

  bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  /// The value. Only if `ok()`.
  const T& value() const& {
    assert(ok());
    return *std::get_if<0>(&state_);
  }
  /// For a temporary, returns by value, so that looping over a member of it is safe.
  T value() && {
    assert(ok());
    return std::move(*std::get_if<0>(&state_));
  }
  const T& operator*() const& { return value(); }
  const T* operator->() const { return &value(); }

  /// The error. Only if not `ok()`.
  const Error& error() const {
    assert(!ok());
    return *std::get_if<1>(&state_);
  }

 private:
  std::variant<T, Error> state_;
};

/// The value of a result or an optional that is certain to have one, and why: the only way to take
/// one without asking first. tests/style/unchecked_values_test.sh refuses every other.
template <class T>
T Certain(Result<T> result, [[maybe_unused]] std::string_view because) {
  assert(result.ok());
  return std::move(result).value();
}
template <class T>
T Certain(std::optional<T> value, [[maybe_unused]] std::string_view because) {
  assert(value);
  return *std::move(value);
}

}  // namespace jasnel

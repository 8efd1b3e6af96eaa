// A value, or what was wrong with the input.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "jasnel/message.h"

namespace jasnel {

/// What was wrong with an input, in one line: what and where, and what was expected.
struct Error {
  std::string message;  ///< in English
  std::string dutch;    ///< the same in Dutch; empty where it is told in English only

  Error() = default;
  explicit Error(Message both) : message(std::move(both.english)), dutch(std::move(both.dutch)) {}

  const std::string& In(Language language) const {
    return language == Language::kDutch && !dutch.empty() ? dutch : message;
  }
  Message both() const { return {message, dutch}; }

  friend bool operator==(const Error&, const Error&) = default;
};

/// As a part of a message.
inline Message PartOf(const Error& error) { return error.both(); }

/// A `T`, or an `Error`. The library throws nothing of its own: functions that read input return
/// one of these. (std::expected comes with C++23.)
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::move(value)) {}      // NOLINT: a value is a result
  Result(Error error) : state_(std::move(error)) {}  // NOLINT: an error is a result

  bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  /// The value. Only when `ok()`.
  const T& value() const& {
    assert(ok());
    return *std::get_if<0>(&state_);
  }
  /// Of a temporary by value, so that a loop over a member of it is safe.
  T value() && {
    assert(ok());
    return std::move(*std::get_if<0>(&state_));
  }
  const T& operator*() const& { return value(); }
  const T* operator->() const { return &value(); }

  /// The error. Only when not `ok()`.
  const Error& error() const {
    assert(!ok());
    return *std::get_if<1>(&state_);
  }

 private:
  std::variant<T, Error> state_;
};

}  // namespace jasnel

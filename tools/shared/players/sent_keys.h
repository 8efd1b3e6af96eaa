// The keys of requests that a program is sent: those of a newer protocol are left out for one that
// does not know them.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/records/record.h"
#include "engine/requests/request_fields.h"

namespace jasnel {

/// Begins with all keys. A program is never again sent a key that it refuses, with an error as
/// `RefusedKey` reads it, nor one that is not in the list `knows` of its answer, if it has one.
class SentKeys {
 public:
  /// The answer of `exchange`, which sends a request, to `request` without those keys; sent once
  /// more each time it refuses some.
  template <class Exchange>
  auto Ask(const Record& request, const Exchange& exchange) -> decltype(exchange(request)) {
    for (Record sent = Of(request);;) {
      auto answer = exchange(sent);
      if (!answer || !Refuses(*answer)) return answer;
      Record less = Of(request);
      if (less == sent) return answer;
      sent = std::move(less);
    }
  }

 private:
  // Takes note of what an answer says of keys. True if it is an error.
  bool Refuses(const Record& answer);
  Record Of(const Record& request) const;
  bool Sends(const RequestKey& key) const;

  std::optional<std::vector<std::string>> known_;
  std::vector<RequestKey> refused_;
};

}  // namespace jasnel

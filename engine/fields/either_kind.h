// A value of one of two kinds.
#pragma once

#include <variant>

#include "engine/fields/sink.h"
#include "engine/records/record.h"
#include "jasnel/message.h"

namespace jasnel {

/// A variant of a value of the kind `kFirst` and one of the kind `kSecond`.
template <const auto& kFirst, const auto& kSecond>
class EitherKind final {
 public:
  Record OutputSchema() const {
    return {{"anyOf", {kFirst.OutputSchema(), kSecond.OutputSchema()}}};
  }
  template <class Variant>
  void Write(const Variant& value, Language language, Sink& sink) const {
    if (value.index() == 0) {
      kFirst.Write(std::get<0>(value), language, sink);
    } else {
      kSecond.Write(std::get<1>(value), language, sink);
    }
  }
};

}  // namespace jasnel

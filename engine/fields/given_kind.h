// A key that its question reads itself, together with others: it is described here, and no more.
#pragma once

#include <optional>
#include <string_view>

#include "engine/fields/kind.h"
#include "engine/records/record.h"

namespace jasnel {

/// `kSchema` makes the JSON Schema of a value.
template <Record (*kSchema)()>
class GivenKind final : public Input<Record> {
 public:
  std::string_view Form() const override { return "JSON"; }
  Message Expected() const override { return {}; }
  Record InputSchema() const { return kSchema(); }

 protected:
  std::optional<FieldFault> FromText(std::string_view /*text*/, Record& /*value*/) const override {
    return Expected();
  }
};

}  // namespace jasnel

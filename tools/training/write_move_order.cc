#include "tools/training/write_move_order.h"

#include "absl/strings/str_format.h"
#include "tools/training/order_weight_names.h"

namespace jasnel {

std::string WriteMoveOrder(const internal::OrderWeights& weights) {
  std::string text =
      "// Written by tools/training/train_move_order.sh: not to be changed by hand.\n"
      "inline constexpr OrderWeights kOrderWeights = {\n";
  const auto write = [&](const char* place, const auto& of_place, const auto& names) {
    absl::StrAppendFormat(&text, "    .%s =\n        {\n", place);
    for (const auto& named : names) {
      absl::StrAppendFormat(&text, "            .%s = %d,\n", named.name, of_place.*named.member);
    }
    text += "        },\n";
  };
  internal::ForEachPlace(weights, write);
  return text + "};\n";
}

}  // namespace jasnel

#include "tools/training/write_hand_book.h"

#include "absl/strings/str_format.h"
#include "tools/training/weights_source.h"
#include "tools/training/write_network.h"

namespace jasnel {
namespace {

template <class Numbers>
std::string ErrorLine(const char* name, const Numbers& numbers) {
  const auto format = [](float number) {
    return absl::StrFormat("%.3ff", static_cast<double>(number));
  };
  return absl::StrFormat(".%s = {%s},\n", name, NumberLines(numbers, numbers.size(), format));
}

}  // namespace

std::string WriteHandBook(const HandBookWeights& weights) {
  return WeightsSource(
      "tools/training/train_hand_book.sh",
      "const HandBookWeights kHandBookWeights = {\n.network = " + NetworkSource(weights.network) +
          ",\n.errors = {\n" + ErrorLine("makes", weights.errors.makes) +
          ErrorLine("pit", weights.errors.pit) + ErrorLine("score", weights.errors.score) +
          "},\n};\n");
}

}  // namespace jasnel

#include "tools/training/write_policy.h"

#include "tools/training/weights_source.h"

namespace jasnel {

std::string WritePolicy(const PolicyWeights& weights) {
  constexpr std::size_t kNumbersPerLine = 16;
  const auto format = [](int weight) { return std::to_string(weight); };
  return WeightsSource("tools/training/train_policy.sh",
                       "const PolicyWeights kPolicyWeights = {\n" +
                           NumberLines(weights, kNumbersPerLine, format) + ",\n};\n");
}

}  // namespace jasnel

#include "tools/training/write_weights.h"

#include <cstddef>

#include "absl/strings/str_format.h"
#include "tools/training/weights_source.h"

namespace jasnel {
namespace {

constexpr std::size_t kNumbersPerLine = 10;

// `{1.5f, -2f, ...}`, on several lines where there are many.
template <class Numbers>
std::string ListOf(const Numbers& numbers) {
  const auto format = [](float number) {
    return absl::StrFormat("%.3ff", static_cast<double>(number));
  };
  return "{" + NumberLines(numbers, kNumbersPerLine, format) + "}";
}

template <class Rows>
std::string RowsOf(const char* name, const Rows& rows) {
  std::string text = absl::StrFormat("    .%s = {{\n", name);
  for (const auto& row : rows) text += ListOf(row) + ",\n";
  return text + "    }},\n";
}

template <class Places>
std::string DealText(const char* name, const Places& places) {
  std::string text = absl::StrFormat("    .%s = {{\n", name);
  for (const auto& place : places) {
    text += "{{\n";
    for (const auto& row : place) text += ListOf(row) + ",\n";
    text += "}},\n";
  }
  return text + "    }},\n";
}

std::string EvaluatorText(const char* name, const EvaluatorWeights& weights) {
  return absl::StrFormat("const EvaluatorWeights %s = {\n", name) + RowsOf("makes", weights.makes) +
         RowsOf("score", weights.score) + DealText("deal_makes", weights.deal_makes) +
         DealText("deal_score", weights.deal_score) + "};\n\n";
}

}  // namespace

std::string WriteWeights(const EvaluatorWeights& free, const EvaluatorWeights& obliged) {
  return WeightsSource(
      "tools/training/train_evaluator.sh",
      EvaluatorText("kWeightsRuffFree", free) + EvaluatorText("kWeightsRuffObliged", obliged));
}

}  // namespace jasnel

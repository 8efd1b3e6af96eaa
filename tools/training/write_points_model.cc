#include "tools/training/write_points_model.h"

#include <cstddef>

#include "tools/training/weights_source.h"

namespace jasnel {
namespace {

template <class Numbers>
std::string Braced(const Numbers& numbers) {
  constexpr std::size_t kNumbersPerLine = 16;
  const auto format = [](int number) { return std::to_string(number); };
  return "{" + NumberLines(numbers, kNumbersPerLine, format) + "}";
}

template <class Rows>
std::string BracedRows(const Rows& rows) {
  return "{{" + NumberLines(rows, 1, [](const auto& row) { return Braced(row); }) + "}}";
}

}  // namespace

std::string WritePointsModel(const PointsModelWeights& weights) {
  return WeightsSource("tools/training/train_points_model.sh",
                       "const PointsModelWeights kPointsModelWeights = {\n"
                       ".inputs = " +
                           BracedRows(weights.inputs) +
                           ",\n.first_bias = " + Braced(weights.first_bias) +
                           ",\n.second = " + BracedRows(weights.second) + ",\n.second_bias = " +
                           Braced(weights.second_bias) + ",\n.last = " + Braced(weights.last) +
                           ",\n.last_bias = " + std::to_string(weights.last_bias) + ",\n};\n");
}

}  // namespace jasnel

// Writes the numbers of a network as C++ source.
#pragma once

#include <cstddef>
#include <string>

#include "solver/models/integer_network.h"
#include "tools/training/weights_source.h"

namespace jasnel {

namespace internal {

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

}  // namespace internal

/// The network as an initializer, in braces.
template <class Weights>
std::string NetworkSource(const Weights& weights) {
  using internal::Braced;
  using internal::BracedRows;
  return "{\n.inputs = " + BracedRows(weights.inputs) +
         ",\n.first_bias = " + Braced(weights.first_bias) +
         ",\n.second = " + BracedRows(weights.second) +
         ",\n.second_bias = " + Braced(weights.second_bias) +
         ",\n.last = " + BracedRows(weights.last) + ",\n.last_bias = " + Braced(weights.last_bias) +
         ",\n}";
}

}  // namespace jasnel

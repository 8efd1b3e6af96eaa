// The numbers of a model as the library is built from them, and the text that tells what they are.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "jasnel/result.h"

namespace jasnel {

/// `NAME.bin` and `NAME.txt` of data/weights, which tools/training/train_NAME.sh writes. The build
/// reads both (cmake/weights.cmake).
class WeightsFile {
 public:
  explicit WeightsFile(std::string_view name);

  /// Adds numbers of one type: an array of them, or of arrays of one size.
  template <class Numbers>
  void Add(std::string_view what, const Numbers& numbers) {
    AddLine(what, TypeOf(numbers), ShapeOf(numbers));
    AddNumbers(numbers);
  }

  /// What `NAME.bin` contains: the numbers one after the other, little-endian.
  const std::string& numbers() const { return numbers_; }

  /// What `NAME.txt` contains: the type and shape of all that was added, and the SHA-256 of
  /// `NAME.bin`.
  std::string Text() const;

  /// Writes both into a folder, each of them whole. Returns the error, if any.
  std::optional<Error> Write(const std::string& folder) const;

 private:
  // `int16`, or `float32`.
  template <class Numbers>
  static std::string TypeOf(const Numbers& numbers) {
    if constexpr (std::is_arithmetic_v<Numbers>) {
      return (std::is_integral_v<Numbers> ? "int" : "float") + std::to_string(8 * sizeof numbers);
    } else {
      return TypeOf(numbers[0]);
    }
  }

  // `32 x 48`, for 32 arrays of 48 numbers.
  template <class Numbers>
  static std::string ShapeOf(const Numbers& numbers) {
    std::string shape = std::to_string(numbers.size());
    if constexpr (!std::is_arithmetic_v<typename Numbers::value_type>) {
      shape += " x " + ShapeOf(numbers[0]);
    }
    return shape;
  }

  template <class Numbers>
  void AddNumbers(const Numbers& numbers) {
    if constexpr (std::is_integral_v<Numbers>) {
      AddBits(static_cast<std::uint32_t>(numbers), sizeof numbers);
    } else if constexpr (std::is_same_v<Numbers, float>) {
      AddBits(std::bit_cast<std::uint32_t>(numbers), sizeof numbers);
    } else {
      for (const auto& part : numbers) AddNumbers(part);
    }
  }

  void AddLine(std::string_view what, std::string_view type, std::string_view shape);
  void AddBits(std::uint32_t bits, std::size_t bytes);

  std::string name_;
  std::string lines_;
  std::string numbers_;
};

}  // namespace jasnel

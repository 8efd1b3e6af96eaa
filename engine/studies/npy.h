// NumPy files of structured rows: NEP 1, format 1.0.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace jasnel {

/// A field of a row, little-endian.
struct NpyField {
  std::string_view name;
  std::string_view type;   ///< such as `<i2`
  std::string_view shape;  ///< such as `(4, 8)`; empty for a single number
  std::size_t bytes;       ///< of all its numbers
};

/// All that comes before the rows.
std::string NpyHeader(std::span<const NpyField> fields, std::uint64_t rows);

/// The size of a row: fields follow each other without gaps.
std::size_t RowBytes(std::span<const NpyField> fields);

/// Writes the numbers of a row, one after the other.
class RowWriter {
 public:
  explicit RowWriter(std::span<char> row) : rest_(row) {}

  /// Writes `number` as a `Number`, which must be able to hold it.
  template <class Number>
  void Put(auto number) {
    auto bits = static_cast<std::make_unsigned_t<Number>>(static_cast<Number>(number));
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
      rest_[i] = static_cast<char>(bits & 0xff);
      bits = static_cast<std::make_unsigned_t<Number>>(bits >> 4 >> 4);
    }
    rest_ = rest_.subspan(sizeof(Number));
  }

  /// Bytes not yet written.
  std::size_t left() const { return rest_.size(); }

 private:
  std::span<char> rest_;
};

}  // namespace jasnel

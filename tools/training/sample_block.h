// Samples as arrays, for programs in Python that learn from them.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "absl/strings/str_format.h"

namespace jasnel {

/// Arrays by name, each of rows of one length. As bytes: a line `NAME TYPE ROWS COLUMNS` for each,
/// an empty line, and the numbers of all of them, little-endian.
class SampleBlock {
 public:
  /// Adds an array; `numbers` are those of its rows, `columns` in each.
  template <class Number>
  void Add(std::string_view name, const std::vector<Number>& numbers, std::size_t columns = 1) {
    static_assert(std::endian::native == std::endian::little);
    const char* const kind = std::is_floating_point_v<Number> ? "float"
                             : std::is_signed_v<Number>       ? "int"
                                                              : "uint";
    absl::StrAppendFormat(&lines_, "%s %s%d %d %d\n", name, kind, 8 * sizeof(Number),
                          numbers.size() / columns, columns);
    bytes_.append(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(Number));
  }

  /// Adds an array of numbers that `of` tells of each row.
  template <class Number, class Row, class Of>
  void AddColumn(std::string_view name, const std::vector<Row>& rows, const Of& of) {
    std::vector<Number> numbers;
    for (const Row& row : rows) numbers.push_back(static_cast<Number>(std::invoke(of, row)));
    Add(name, numbers);
  }

  bool Print() const {
    return std::fputs(lines_.c_str(), stdout) >= 0 && std::fputc('\n', stdout) >= 0 &&
           std::fwrite(bytes_.data(), 1, bytes_.size(), stdout) == bytes_.size() &&
           std::fflush(stdout) == 0;
  }

 private:
  std::string lines_;
  std::string bytes_;
};

/// Adds the rows of another array of the same kind.
template <class Number>
void AppendRows(std::vector<Number>& to, const std::vector<Number>& from) {
  to.insert(to.end(), from.begin(), from.end());
}

/// Adds a row of bits, 32 in a word from the lowest up: those numbered in `inputs`.
template <class Inputs>
void AddBits(const Inputs& inputs, std::size_t words, std::vector<std::uint32_t>& rows) {
  const std::size_t first = rows.size();
  rows.resize(first + words);
  for (const auto input : inputs) {
    const auto bit = static_cast<std::size_t>(input);
    rows[first + bit / 32] |= std::uint32_t{1} << (bit % 32);
  }
}

constexpr std::size_t WordsOf(int inputs) { return (static_cast<std::size_t>(inputs) + 31) / 32; }

}  // namespace jasnel

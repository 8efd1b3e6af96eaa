// NumPy files of structured rows: NEP 1, format 1.0.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "jasnel/player.h"
#include "jasnel/solver.h"
#include "jasnel/study.h"

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

/// What one thread needs to make rows.
class RowMaker {
 public:
  /// `study` and `cancel` must outlive it.
  RowMaker(const Study& study, const std::atomic<bool>& cancel);

  /// Writes the row of deal `number`; false if it was cancelled.
  bool Make(std::uint64_t number, RowWriter row);

  /// Cards played in the search for all rows so far.
  std::uint64_t nodes() const { return nodes_; }

 private:
  friend struct Rows;

  const Study& study_;
  const std::atomic<bool>& cancel_;
  Solver solver_;
  std::unique_ptr<Player> player_;  // of games
  std::uint64_t nodes_ = 0;
};

/// The fields of a row.
std::span<const NpyField> FieldsOf(StudyAsk ask);

}  // namespace jasnel

// Transposition table for positions at the start of a trick.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "solver/boerenbridge/trick_start.h"
#include "solver/unwritten_array.h"

namespace jasnel::boerenbridge::internal {

/// A position and the question asked about it. The whole key is stored and compared, so there are
/// no false matches.
struct PositionKey {
  Owners owners{};             ///< of the cards left
  std::uint32_t question = 0;  ///< the leader, and the target of each seat

  friend bool operator==(const PositionKey&, const PositionKey&) = default;
};

/// A table that starts small enough for the fastest processor caches and doubles as it fills, up to
/// its memory limit; `Clear` makes it small again. So results do not depend on anything before
/// `Clear`.
class PositionTable {
 public:
  /// `bytes` is rounded down to a power of two, from 64 KiB to 4 GiB. Throws std::bad_alloc.
  explicit PositionTable(std::size_t bytes);

  void Clear();

  /// The value stored for a position, if it is still in the table.
  std::optional<std::uint32_t> Find(const PositionKey& key) const;

  /// `found` must not be 0. If there is no room, the position with fewer cards is replaced, since
  /// it is cheaper to search again.
  void Store(const PositionKey& key, std::uint32_t found);

 private:
  struct Entry {
    Owners owners{};
    std::uint32_t question = 0;
    std::uint32_t found = 0;  // 0 for an empty entry

    PositionKey key() const { return {owners, question}; }
  };
  static_assert(sizeof(Entry) == 32, "two entries fill a cache line");
  struct alignas(64) Bucket {
    std::array<Entry, 2> entries;  // the first is that of more cards
  };

  Bucket& BucketOf(const PositionKey& key) const;
  void Put(const Entry& entry);
  void Grow();

  std::size_t capacity_;  // buckets allocated, a power of two
  jasnel::internal::UnwrittenArray<Bucket> buckets_;
  std::size_t in_use_ = 0;  // buckets addressed now, a power of two
  int shift_ = 0;
  std::size_t entries_ = 0;
};

}  // namespace jasnel::boerenbridge::internal

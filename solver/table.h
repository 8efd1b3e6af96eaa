// The transposition table: bounds of positions at the start of a trick.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace jasnel {

/// What identifies a position within one deal at the start of a trick: 32 bits of the cards that
/// are left and 2 of the leader. Owners of cards, trump and rules are fixed within a deal.
using PositionKey = std::uint64_t;
inline constexpr int kKeyBits = 34;

constexpr PositionKey MakeKey(std::uint32_t cards, int leader) {
  return static_cast<PositionKey>(leader) << 32 | cards;
}

/// What is known of a position: its value (of the points still to be won, never of those won
/// before) is from `lower` to `upper`, both of the parity of the points that are left.
struct Bounds {
  int lower;
  int upper;
};

struct TableEntry {
  Bounds bounds;
  int move;  ///< bit number of the card that was best
};

/// An exact table: an entry holds the whole key, so what it returns was stored for this position.
/// It begins small enough for the processor's nearest cache and doubles as it fills, up to the
/// memory it was given once; `Clear` makes it small again. So a deal costs no clearing of memory
/// that the deal before did not use, and what is found depends on nothing before `Clear`.
class TranspositionTable {
 public:
  /// `bytes` is rounded down to a power of two and to at least 64 KiB. Throws std::bad_alloc.
  explicit TranspositionTable(std::size_t bytes);

  void Clear();

  /// `parity` (0 or 1) is that of the points that are left in the position.
  std::optional<TableEntry> Find(PositionKey key, int parity) const;

  /// Stores an entry, in place of an older one of this key. Where the bucket is full and the table
  /// may not grow, the position with the fewest tricks left goes, as it is the cheapest to search
  /// again. `tricks_left` from 1 to 8; bounds from -2047 to 2047, of one parity.
  void Store(PositionKey key, int tricks_left, const TableEntry& entry);

  std::size_t size_bytes() const { return capacity_ * sizeof(Bucket); }

 private:
  // One entry in 64 bits, 0 for an empty slot:
  //
  //     bit  63 ...... 30   29 ... 19   18 ..... 8   7 .... 3   2 ........ 0
  //          hashed key     lower / 2   upper / 2    move       tricks left - 1
  //
  // Bounds are stored without their parity and with 1024 added. A real entry has upper / 2 above
  // -1024, so it is never all zero.
  using Word = std::uint64_t;
  static constexpr int kSlots = 4;
  struct alignas(32) Bucket {
    std::array<Word, kSlots> slots;
  };
  static_assert(sizeof(Bucket) == 32, "two buckets share a cache line");

  static Word Hash(PositionKey key);
  std::size_t BucketOf(Word hash) const { return static_cast<std::size_t>(hash >> shift_); }
  void Grow();

  std::unique_ptr<Bucket[]> buckets_;
  std::size_t capacity_ = 0;  // buckets allocated, a power of two
  std::size_t in_use_ = 0;    // buckets addressed now, a power of two
  int shift_ = 0;
  std::size_t entries_ = 0;
};

}  // namespace jasnel

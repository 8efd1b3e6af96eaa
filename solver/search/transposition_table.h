// The transposition table: bounds of positions at the start of a trick.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "solver/search/kernel.h"
#include "solver/search/suit_bytes.h"
#include "solver/search/taken.h"
#include "solver/unwritten_array.h"

JASNEL_KERNEL_BEGIN

/// The key of a position: 32 bits for the cards and 2 for the leader, plus 4 for the goal. Card
/// ownership, trump and rules are fixed while a table is in use.
using PositionKey = std::uint64_t;
inline constexpr int kKeyBits = 34;

constexpr PositionKey MakeKey(PlaySet cards, int leader) {
  return static_cast<PositionKey>(leader) << 32 | cards.bits();
}

/// The kind of question an entry answers: see Search. Entries of different kinds never match.
using EntryKind = std::uint8_t;
inline constexpr int kMaxKinds = 16;

/// What is known about a position: the value (of what is still to be won, never of what was won
/// before) is from `lower` to `upper`. Questions that have no value store their results in the two
/// numbers: see NatKnown.
struct Bounds {
  int lower;
  int upper;
};

/// One position: its cards, the bounds of its value and who takes what in their proofs, and the
/// best card found.
class TableEntry {
 public:
  /// No card.
  static constexpr PlayCard kNoMove{255};

  /// Empty.
  TableEntry() = default;
  /// `tricks_left` from 1 to 8; bounds within 16 bits; `move` may be `kNoMove`.
  TableEntry(std::uint64_t hash, PlaySet left, int tricks_left, Bounds bounds, PlayCard move,
             const TakenInProofs& taken = {})
      : tag_(hash << kHashShift | static_cast<std::uint64_t>(move.index()) << kMoveShift |
             static_cast<std::uint64_t>(tricks_left)),
        left_(left),
        lower_(static_cast<std::int16_t>(bounds.lower)),
        upper_(static_cast<std::int16_t>(bounds.upper)),
        taken_{taken.lower, taken.upper} {}

  bool empty() const { return tag_ == 0; }
  std::uint64_t hash() const { return tag_ >> kHashShift; }
  PlaySet left() const { return left_; }
  int tricks_left() const { return static_cast<int>(tag_ & 15); }
  Bounds bounds() const { return {lower_, upper_}; }
  const TakenInProofs& taken() const { return taken_; }
  PlayCard move() const { return PlayCard(static_cast<int>(tag_ >> kMoveShift & 255)); }
  /// The move for another set of cards with the same structure.
  PlayCard MoveFor(PlaySet cards) const {
    return move() == kNoMove ? kNoMove : SamePlaces(move(), left_, cards).Lowest();
  }

 private:
  static constexpr int kMoveShift = 4;
  static constexpr int kHashShift = 12;  // 38 bits above it

  std::uint64_t tag_ = 0;  // the hashed key, the move, the tricks left; 0 for an empty entry
  PlaySet left_;
  std::int16_t lower_ = 0;
  std::int16_t upper_ = 0;
  TakenInProofs taken_{};
};
static_assert(sizeof(TableEntry) == 32, "four entries fill two cache lines");

/// An exact table: an entry contains its whole key and all its cards, so there are no false
/// matches. It starts small enough for the fastest processor cache and doubles as it fills, up to
/// its memory limit; `Clear` makes it small again. So a deal does not pay for memory it does not
/// use, and results do not depend on anything before `Clear`.
class TranspositionTable {
 public:
  /// `bytes` is rounded down to a power of two, from 64 KiB to 4 GiB. Throws std::bad_alloc.
  explicit TranspositionTable(std::size_t bytes);

  /// For a deal with so many tricks left: with few of them it starts smaller.
  void Clear(int tricks);

  /// The hash of a key and a kind, for `Entries` and `Store`: a bijection. Each step can be undone,
  /// so equal hashes mean equal keys; the high bits of the key's part, which choose the bucket,
  /// depend on all bits of the key. The kind stands above them.
  static std::uint64_t Hash(PositionKey key, EntryKind kind) {
    constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15;
    key ^= key >> 17;
    return (key * kOdd & kKeyMask) | std::uint64_t{kind} << kKeyBits;
  }

  /// The entries that may match `hash`; compare `TableEntry::hash`. Valid until `Store`.
  std::span<const TableEntry> Entries(std::uint64_t hash) const {
    return buckets_[BucketOf(hash)].entries;
  }

  /// Stores an entry, replacing an older one with the same key and cards. In a full bucket
  /// the position with the fewest tricks left is replaced, as the cheapest to search again. The
  /// table grows when an entry takes an empty place and few of those are left.
  [[gnu::always_inline]] void Store(const TableEntry& entry) {
    SlotFor(entry.hash(), entry.left()) = entry;
  }

  std::size_t size_bytes() const { return capacity_ * sizeof(Bucket); }

 private:
  struct alignas(64) Bucket {
    std::array<TableEntry, 4> entries;
  };
  static_assert(sizeof(Bucket) == 128, "a bucket is two cache lines");
  static constexpr std::uint64_t kKeyMask = (std::uint64_t{1} << kKeyBits) - 1;

  std::size_t BucketOf(std::uint64_t hash) const {
    return static_cast<std::size_t>((hash & kKeyMask) >> shift_);
  }
  TableEntry& SlotFor(std::uint64_t hash, PlaySet left);
  void Grow();

  std::size_t capacity_;  // buckets allocated, a power of two
  UnwrittenArray<Bucket> buckets_;
  std::size_t in_use_ = 0;  // buckets addressed now, a power of two
  int shift_ = 0;
  std::size_t entries_ = 0;
};

JASNEL_KERNEL_END

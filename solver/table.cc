#include "solver/table.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace jasnel {
namespace {

constexpr std::uint64_t kKeyMask = (std::uint64_t{1} << kKeyBits) - 1;
constexpr int kKeyShift = 30;
constexpr int kLowerShift = 19;
constexpr int kUpperShift = 8;
constexpr int kMoveShift = 3;
constexpr int kBoundOffset = 1024;
constexpr std::uint64_t kBoundMask = 0x7ff;

constexpr std::size_t kFirstBuckets = 1024;  // 32 KiB
constexpr std::size_t kLeastBytes = 64 << 10;

std::uint64_t PackBound(int bound) {
  return static_cast<std::uint64_t>((bound >> 1) + kBoundOffset);
}

int UnpackBound(std::uint64_t field, int parity) {
  return 2 * (static_cast<int>(field & kBoundMask) - kBoundOffset) + parity;
}

int TricksLeft(std::uint64_t word) { return static_cast<int>(word & 7) + 1; }

}  // namespace

TranspositionTable::TranspositionTable(std::size_t bytes)
    : capacity_(std::bit_floor(std::max(bytes, kLeastBytes)) / sizeof(Bucket)) {
  buckets_ = std::make_unique_for_overwrite<Bucket[]>(capacity_);
  Clear();
}

void TranspositionTable::Clear() {
  in_use_ = std::min(kFirstBuckets, capacity_);
  shift_ = kKeyBits - std::countr_zero(in_use_);
  entries_ = 0;
  std::fill_n(buckets_.get(), in_use_, Bucket{});
}

// A one-to-one map of 34 bits, so that equal hashes mean equal keys; the high bits, which choose
// the bucket, depend on all bits of the key.
TranspositionTable::Word TranspositionTable::Hash(PositionKey key) {
  constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15;
  key ^= key >> 17;
  return key * kOdd & kKeyMask;
}

std::optional<TableEntry> TranspositionTable::Find(PositionKey key, int parity) const {
  const Word hash = Hash(key);
  for (const Word word : buckets_[BucketOf(hash)].slots) {
    if (word >> kKeyShift != hash || word == 0) continue;
    return TableEntry{
        {UnpackBound(word >> kLowerShift, parity), UnpackBound(word >> kUpperShift, parity)},
        static_cast<int>(word >> kMoveShift & 31)};
  }
  return std::nullopt;
}

void TranspositionTable::Store(PositionKey key, int tricks_left, const TableEntry& entry) {
  const Word hash = Hash(key);
  const Word word = hash << kKeyShift | PackBound(entry.bounds.lower) << kLowerShift |
                    PackBound(entry.bounds.upper) << kUpperShift |
                    static_cast<Word>(entry.move) << kMoveShift |
                    static_cast<Word>(tricks_left - 1);
  Bucket& bucket = buckets_[BucketOf(hash)];
  Word* victim = &bucket.slots[0];
  for (Word& slot : bucket.slots) {
    if (slot == 0) {
      slot = word;
      // Three quarters full: buckets begin to overflow.
      if (++entries_ * 4 > in_use_ * kSlots * 3 && in_use_ < capacity_) Grow();
      return;
    }
    if (slot >> kKeyShift == hash) {
      slot = word;
      return;
    }
    if (TricksLeft(slot) < TricksLeft(*victim)) victim = &slot;
  }
  *victim = word;
}

// The bucket is chosen by the hash's top bits, so bucket i splits into 2i and 2i+1; from the last
// down, none is overwritten before it was read.
void TranspositionTable::Grow() {
  --shift_;
  for (std::size_t i = in_use_; i-- > 0;) {
    const Bucket old = buckets_[i];
    std::array<Bucket*, 2> halves = {&buckets_[2 * i], &buckets_[2 * i + 1]};
    std::array<std::size_t, 2> filled = {0, 0};
    *halves[0] = *halves[1] = Bucket{};
    for (const Word word : old.slots) {
      if (word == 0) continue;
      const std::size_t half = BucketOf(word >> kKeyShift) & 1;
      halves[half]->slots[filled[half]++] = word;
    }
  }
  in_use_ *= 2;
}

}  // namespace jasnel

#include "solver/search/transposition_table.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "solver/search/kernel.h"

JASNEL_KERNEL_BEGIN
namespace {

constexpr std::size_t kFirstBuckets = 256;      // 32 KiB
constexpr std::size_t kFirstBucketsOfFew = 64;  // 8 KiB
constexpr int kFew = 5;
constexpr std::size_t kFirstBucketsOfFewest = 8;  // 1 KiB
constexpr int kFewest = 3;
constexpr std::size_t kMinBytes = std::size_t{64} << 10;
// 4 GiB, or half of the memory that can be addressed.
constexpr std::size_t kMaxBytes = std::size_t{1}
                                  << std::min(32, std::numeric_limits<std::size_t>::digits - 1);

}  // namespace

TranspositionTable::TranspositionTable(std::size_t bytes)
    : capacity_(std::bit_floor(std::clamp(bytes, kMinBytes, kMaxBytes)) / sizeof(Bucket)),
      buckets_(capacity_) {
  Clear(kHandSize);
}

void TranspositionTable::Clear(int tricks) {
  const std::size_t first = tricks > kFew      ? kFirstBuckets
                            : tricks > kFewest ? kFirstBucketsOfFew
                                               : kFirstBucketsOfFewest;
  in_use_ = std::min(first, capacity_);
  shift_ = kKeyBits - std::countr_zero(in_use_);
  entries_ = 0;
  std::fill_n(buckets_.get(), in_use_, Bucket{});
}

// Where an entry with this hash and these cards goes.
TableEntry& TranspositionTable::SlotFor(std::uint64_t hash, PlaySet left) {
  Bucket& bucket = buckets_[BucketOf(hash)];
  TableEntry* victim = &bucket.entries[0];
  for (TableEntry& slot : bucket.entries) {
    if (slot.empty()) {
      // Three quarters full: buckets begin to overflow.
      if (++entries_ <= 3 * in_use_ || in_use_ == capacity_) return slot;
      Grow();
      Bucket& half = buckets_[BucketOf(hash)];
      return *std::find_if(half.entries.begin(), half.entries.end(),
                           [](const TableEntry& other) { return other.empty(); });
    }
    if (slot.hash() == hash && slot.left() == left) return slot;
    if (slot.tricks_left() < victim->tricks_left()) victim = &slot;
  }
  return *victim;
}

// The bucket is chosen by the hash's top bits, so bucket i splits into 2i and 2i+1; from the last
// down, none is overwritten before it was read.
void TranspositionTable::Grow() {
  --shift_;
  for (std::size_t i = in_use_; i-- > 0;) {
    const Bucket old = buckets_[i];
    const std::array<Bucket*, 2> halves = {&buckets_[2 * i], &buckets_[2 * i + 1]};
    std::array<int, 2> filled = {0, 0};
    *halves[0] = *halves[1] = Bucket{};
    for (const TableEntry& entry : old.entries) {
      if (entry.empty()) continue;
      const std::size_t half = BucketOf(entry.hash()) & 1;
      halves[half]->entries[filled[half]++] = entry;
    }
  }
  in_use_ *= 2;
}

JASNEL_KERNEL_END

#include "solver/boerenbridge/position_table.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace jasnel::boerenbridge::internal {
namespace {

constexpr std::size_t kFirstBuckets = 256;  // 16 KiB
constexpr std::size_t kMinBytes = std::size_t{64} << 10;
// 4 GiB, or half of the memory that can be addressed.
constexpr std::size_t kMaxBytes = std::size_t{1}
                                  << std::min(32, std::numeric_limits<std::size_t>::digits - 1);

// The high bits, which choose the bucket, depend on all bits of the key.
std::uint64_t Hash(const PositionKey& key) {
  constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15;
  std::uint64_t hash = key.question;
  for (const std::uint64_t word : key.owners) {
    hash = (hash ^ word) * kOdd;
    hash ^= hash >> 32;
  }
  return hash * kOdd;
}

int CardsOf(const PositionKey& key) {
  return std::popcount(key.owners[0] | key.owners[1] | key.owners[2]);
}

}  // namespace

PositionTable::PositionTable(std::size_t bytes)
    : capacity_(std::bit_floor(std::clamp(bytes, kMinBytes, kMaxBytes)) / sizeof(Bucket)),
      buckets_(capacity_) {
  Clear();
}

void PositionTable::Clear() {
  in_use_ = std::min(kFirstBuckets, capacity_);
  shift_ = 64 - std::countr_zero(in_use_);
  entries_ = 0;
  std::fill_n(buckets_.get(), in_use_, Bucket{});
}

PositionTable::Bucket& PositionTable::BucketOf(const PositionKey& key) const {
  return buckets_[Hash(key) >> shift_];
}

std::optional<std::uint32_t> PositionTable::Find(const PositionKey& key) const {
  for (const Entry& entry : BucketOf(key).entries) {
    if (entry.found != 0 && entry.key() == key) return entry.found;
  }
  return std::nullopt;
}

void PositionTable::Store(const PositionKey& key, std::uint32_t found) {
  if (entries_ > in_use_ && in_use_ < capacity_) Grow();
  Put({key.owners, key.question, found});
}

void PositionTable::Put(const Entry& entry) {
  auto& [first, second] = BucketOf(entry.key()).entries;
  const bool same = first.found != 0 && first.key() == entry.key();
  const bool goes_first = first.found == 0 || same || CardsOf(entry.key()) >= CardsOf(first.key());
  if (goes_first && first.found != 0 && !same) {
    entries_ += second.found == 0 ? 1 : 0;
    second = first;
    first = entry;
    return;
  }
  Entry& place = goes_first ? first : second;
  entries_ += place.found == 0 ? 1 : 0;
  place = entry;
}

// The bucket is chosen by the hash's top bits, so bucket i splits into 2i and 2i+1; from the last
// down, none is overwritten before it was read.
void PositionTable::Grow() {
  --shift_;
  entries_ = 0;
  for (std::size_t i = in_use_; i-- > 0;) {
    const Bucket old = buckets_[i];
    buckets_[2 * i] = buckets_[2 * i + 1] = Bucket{};
    for (auto entry = old.entries.rbegin(); entry != old.entries.rend(); ++entry) {
      if (entry->found != 0) Put(*entry);
    }
  }
  in_use_ *= 2;
}

}  // namespace jasnel::boerenbridge::internal

// A cache of bounds for tricks in progress.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "solver/search/kernel.h"
#include "solver/search/open_trick.h"
#include "solver/search/transposition_table.h"
#include "solver/unwritten_array.h"

JASNEL_KERNEL_BEGIN

/// Bounds of tricks with one or two cards, and who takes what in their proofs. If they are needed
/// again, for another target at the same position, that is usually soon; hence a small cache that
/// always keeps the latest entry. An entry contains everything that identifies a position of the
/// deal, so there are no false matches.
class TrickCache {
 public:
  /// Throws std::bad_alloc. Clear it before use.
  TrickCache() : entries_(kEntries) {}

  void Clear() {
    if (++generation_ != 0) return;
    std::fill_n(entries_.get(), kEntries, Entry{});
    generation_ = 1;
  }

  /// A trick, as the cache names it, and where it is kept.
  struct Place {
    PlaySet left;
    std::uint16_t played;  // the kind, and the cards played in their order
    std::uint16_t slot;
  };

  /// The place of `trick`, which has one or two cards, for this kind.
  [[gnu::always_inline]] static Place PlaceOf(const OpenTrick& trick, EntryKind kind) {
    const PlaySet second = trick.cards - trick.led;
    const int after = second.empty() ? 0 : 1 + second.Lowest().index();
    static_assert(kMaxKinds <= 1 << 5);
    const auto played = static_cast<std::uint16_t>(kind << 11 | after << 5 | trick.led.index());
    constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15;
    const std::uint64_t key = std::uint64_t{played} << 32 | trick.start.left.bits();
    return {trick.start.left, played, static_cast<std::uint16_t>(key * kOdd >> (64 - kSlotBits))};
  }

  /// Begins to fetch what is at a place, for `Find`.
  void Prefetch(const Place& place) const {
#if defined(__GNUC__)
    __builtin_prefetch(&entries_[place.slot]);
#endif
  }

  /// What is known of a trick, in the form of `Known`; `Known()` if there is nothing.
  template <class Known>
  [[gnu::always_inline]] Known Find(const Place& place) const {
    const Entry& entry = entries_[place.slot];
    const bool found =
        entry.left == place.left && entry.played == place.played && entry.generation == generation_;
    if (!found) return Known();
    return Known({entry.lower, entry.upper}, {entry.taken.lower, entry.taken.upper});
  }

  /// `bounds` must fit in 16 bits.
  void Store(const Place& place, Bounds bounds, const TakenInProofs& taken = {}) {
    entries_[place.slot] = {place.left,
                            place.played,
                            generation_,
                            static_cast<std::int16_t>(bounds.lower),
                            static_cast<std::int16_t>(bounds.upper),
                            {taken.lower, taken.upper}};
  }

 private:
  static constexpr int kSlotBits = 14;
  static constexpr std::size_t kEntries = std::size_t{1} << kSlotBits;

  // The leader is the owner of the card led. None lies in two cache lines.
  struct alignas(32) Entry {
    PlaySet left;
    std::uint16_t played = 0;
    std::uint16_t generation = 0;  // of the deal, from 1
    std::int16_t lower = 0;
    std::int16_t upper = 0;
    TakenInProofs taken{};
  };
  static_assert(sizeof(Entry) == 32);

  UnwrittenArray<Entry> entries_;
  // The generations have run out, so that the first `Clear` writes all entries.
  std::uint16_t generation_ = std::numeric_limits<std::uint16_t>::max();
};

JASNEL_KERNEL_END

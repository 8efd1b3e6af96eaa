// The inputs of the model of all four hands: what it sees of a deal.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "bitboard/play_order.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// For each hand, from the leader clockwise, its 32 cards; then the rules; then for each hand and
/// suit whether the hand is void in it but has a trump.
struct PointsInputs {
  static constexpr int kRules = kSeats * kDeckSize;  ///< the first that is no card
  static constexpr int kVoids = kRules + 4;          ///< the first that is no rule
  static constexpr int kCount = kVoids + kSeats * kSuits;
};

namespace internal {

// The plain suits, from the one in which the leader is longest: so suits have no names.
inline std::array<int, kSuits> OrderOfSuits(const std::array<PlaySet, kSeats>& hands) {
  std::array<std::uint64_t, kSuits - 1> keys{};
  for (int byte = 0; byte < kTrumpByte; ++byte) {
    keys[byte] = static_cast<std::uint64_t>(std::popcount(unsigned{hands[0].SuitByte(byte)}));
    for (const PlaySet hand : hands) keys[byte] = keys[byte] << 8 | hand.SuitByte(byte);
  }
  std::array<int, kSuits> order = {0, 1, 2, kTrumpByte};
  std::sort(order.begin(), order.begin() + kTrumpByte,
            [&](int a, int b) { return keys[a] > keys[b]; });
  return order;
}

}  // namespace internal

/// Calls `visit(input)` once for each input that is present; the others are 0. `hands` are
/// clockwise from the leader. The inputs stay the same if plain suits are exchanged.
template <class Visit>
void ForEachPointsInput(const std::array<PlaySet, kSeats>& hands, const Rules& rules,
                        const Visit& visit) {
  const std::array<int, kSuits> order = internal::OrderOfSuits(hands);
  for (int seat = 0; seat < kSeats; ++seat) {
    const bool has_trump = !(hands[seat] & kTrumpCards).empty();
    for (int suit = 0; suit < kSuits; ++suit) {
      unsigned cards = hands[seat].SuitByte(order[suit]);
      if (cards == 0 && has_trump) visit(PointsInputs::kVoids + kSuits * seat + suit);
      for (; cards != 0; cards &= cards - 1) {
        visit(kDeckSize * seat + kRanks * suit + std::countr_zero(cards));
      }
    }
  }
  if (rules.ruff == Ruff::kObliged) visit(PointsInputs::kRules);
  if (rules.undertrump == Undertrump::kFree) visit(PointsInputs::kRules + 1);
  if (rules.undertrump == Undertrump::kForced) visit(PointsInputs::kRules + 2);
  if (RoemInTricks(rules)) visit(PointsInputs::kRules + 3);
}

}  // namespace jasnel

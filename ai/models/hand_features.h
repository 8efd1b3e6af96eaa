// Features of a hand for the evaluator: of its trumps and of each of its plain suits.
#pragma once

#include <bit>
#include <cstdint>

#include "jasnel/card.h"

namespace jasnel {

/// The value of a hand is the sum of a constant, a number for its trumps, and a number for each of
/// the three plain suits, which also depends on the number of trumps. These numbers consist of
/// *features*, each with a weight. All three plain suits have the same weights, so hands that
/// differ only by a permutation of plain suits have the same value.
///
///     0            the constant
///     1 ... 8      the trump 7, 8, 9, T, J, Q, K, A is held
///     9 ... 17     so many trumps, 0 to 8, are held
///     18 ... 45    two trumps are held, by pairs of ranks
///     46 ... 113   for each class of hands by the number of trumps, 17 of plain suits: the 7, 8,
///                  ..., A is held; 0 to 8 cards are held
inline constexpr int kTrumpFeatures = 1 + kRanks + (kRanks + 1) + kRanks * (kRanks - 1) / 2;
inline constexpr int kLengthClasses = 4;
inline constexpr int kPlainFeatures = kRanks + (kRanks + 1);
inline constexpr int kHandFeatures = kTrumpFeatures + kLengthClasses * kPlainFeatures;

/// The class of a hand by its number of trumps: two or fewer, three, four, five or more.
constexpr int LengthClass(std::uint8_t trumps) {
  const int length = std::popcount(trumps);
  return length <= 2 ? 0 : length == 3 ? 1 : length == 4 ? 2 : 3;
}

/// Calls `visit(feature)` for each feature of the trumps, including the constant.
template <class Visit>
constexpr void ForEachTrumpFeature(std::uint8_t trumps, Visit visit) {
  visit(0);
  visit(1 + kRanks + std::popcount(trumps));
  int pair = 1 + kRanks + (kRanks + 1);
  for (int high = 0; high < kRanks; ++high) {
    if ((trumps >> high & 1) != 0) visit(1 + high);
    for (int low = 0; low < high; ++low, ++pair) {
      if ((trumps >> high & trumps >> low & 1) != 0) visit(pair);
    }
  }
}

/// Calls `visit(feature)` for each feature of one plain suit in a hand of this class.
template <class Visit>
constexpr void ForEachPlainFeature(int length_class, std::uint8_t cards, Visit visit) {
  const int first = kTrumpFeatures + length_class * kPlainFeatures;
  visit(first + kRanks + std::popcount(cards));
  for (int rank = 0; rank < kRanks; ++rank) {
    if ((cards >> rank & 1) != 0) visit(first + rank);
  }
}

}  // namespace jasnel

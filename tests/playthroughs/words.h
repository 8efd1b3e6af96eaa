// What both games need to draw and to write.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/dealing.h"

namespace jasnel::testing {

/// One with which contracts are made, lost and won with all tricks, and roem is won by all rule
/// sets.
inline constexpr std::uint64_t kSeed = 274;

/// The cards of a set as they are written: suit by suit, from high to low.
template <class Card, class Cards>
std::vector<Card> InOrder(const Cards& cards) {
  std::vector<Card> ordered;
  for (const Card card : cards) ordered.push_back(card);
  std::sort(ordered.begin(), ordered.end(), [](Card a, Card b) {
    return SuitOf(a) != SuitOf(b) ? SuitOf(a) < SuitOf(b) : RankOf(a) > RankOf(b);
  });
  return ordered;
}

template <class Choice>
Choice Draw(const std::vector<Choice>& choices, Random& random) {
  return choices[static_cast<std::size_t>(random.Below(static_cast<int>(choices.size())))];
}

/// `text`, and spaces up to `width`.
inline std::string Padded(std::string_view text, std::size_t width) {
  std::string padded(text);
  padded.resize(std::max(width, text.size()), ' ');
  return padded;
}

/// What `write` gives for each of `items`, with spaces between; `-` where there are none.
template <class Items, class Write>
std::string Listed(const Items& items, const Write& write) {
  std::string text;
  for (const auto& item : items) {
    if (!text.empty()) text += ' ';
    text += write(item);
  }
  return text.empty() ? "-" : text;
}

}  // namespace jasnel::testing

// Who takes part in a draw, and the lot.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "bitboard/text/characters.h"
#include "club/names.h"
#include "jasnel/club/draw.h"
#include "jasnel/result.h"

namespace jasnel::club {

/// Names in the order of what their spellings have in common, by bytes. An error: fewer than
/// `fewest` or more than `kMostPlayers`, or one that is empty or there twice.
inline Result<std::vector<std::string>> InOrderOfNames(std::span<const std::string> names,
                                                       int fewest) {
  const auto count = static_cast<int>(names.size());
  if (count < fewest || count > kMostPlayers) {
    return Error{Say("$0 players; expected from $1 to $2", "$0 spelers; verwacht $1 tot en met $2",
                     count, fewest, kMostPlayers)};
  }
  std::vector<std::pair<std::string, std::string>> keyed;
  for (const std::string& name : names) keyed.emplace_back(NameKey(name), name);
  std::sort(keyed.begin(), keyed.end());
  std::vector<std::string> sorted;
  for (std::size_t i = 0; i < keyed.size(); ++i) {
    if (keyed[i].first.empty()) return Error{NoPlayer()};
    if (i > 0 && keyed[i].first == keyed[i - 1].first) return Error{PlayerTwice(keyed[i].second)};
    sorted.push_back(std::move(keyed[i].second));
  }
  return sorted;
}

/// As `Shuffle` with all places, with numbers of `below`.
template <class T>
void ShuffleBy(std::vector<T>& items, const std::function<int(int)>& below) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    std::swap(items[i],
              items[i + static_cast<std::size_t>(below(static_cast<int>(items.size() - i)))]);
  }
}

}  // namespace jasnel::club

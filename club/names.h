// Names of players, fours and teams: capitals and the number of spaces make no other name.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "bitboard/text/characters.h"
#include "jasnel/message.h"

namespace jasnel::club {

/// Names by number, from 0 in the order in which they came.
class Names {
 public:
  /// The number of a name, which is added if it is new; nothing for an empty one.
  std::optional<std::size_t> Add(const std::string& name) {
    if (const auto found = by_spelling_.find(name); found != by_spelling_.end()) {
      return found->second;
    }
    const std::string key = NameKey(name);
    if (key.empty()) return std::nullopt;
    const auto [known, is_new] = by_key_.try_emplace(key, spelt_.size());
    if (is_new) spelt_.push_back(name);
    by_spelling_.emplace(name, known->second);
    return known->second;
  }

  /// Nothing for one that was not added.
  std::optional<std::size_t> Find(const std::string& name) const {
    const auto found = by_key_.find(NameKey(name));
    if (found == by_key_.end()) return std::nullopt;
    return found->second;
  }

  /// As spelt first.
  const std::string& operator[](std::size_t number) const { return spelt_[number]; }
  std::size_t size() const { return spelt_.size(); }

 private:
  std::unordered_map<std::string, std::size_t> by_spelling_;
  std::unordered_map<std::string, std::size_t> by_key_;
  std::vector<std::string> spelt_;
};

/// What is wrong with a player who is somewhere: no name, or there twice.
inline Message NoPlayer() {
  return Say("a player without a name; expected one", "een speler zonder naam; verwacht er een");
}
inline Message PlayerTwice(const std::string& player) {
  return Say("$0 is there twice; expected each player once",
             "$0 komt twee keer voor; verwacht elke speler één keer", Quoted(player));
}

/// Sorts, best first and equals by name, and gives places from 1; equals share the highest of
/// theirs.
template <class Item, class Merit>
void GivePlaces(std::vector<Item>& items, std::string Item::*name, const Merit& merit) {
  std::sort(items.begin(), items.end(), [&](const Item& a, const Item& b) {
    if (merit(a) != merit(b)) return merit(a) > merit(b);
    return NamesInOrder(a.*name, b.*name);
  });
  for (std::size_t i = 0; i < items.size(); ++i) {
    const bool shared = i > 0 && merit(items[i]) == merit(items[i - 1]);
    items[i].place = shared ? items[i - 1].place : static_cast<int>(i) + 1;
  }
}

}  // namespace jasnel::club

#include "jasnel/club/draw.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <utility>

#include "bitboard/text/characters.h"
#include "club/lot.h"
#include "club/names.h"

namespace jasnel::club {
namespace {

constexpr std::size_t kTableSize = kSeats;

// The players of a boompje, in the order of their names, and what was before.
class Present {
 public:
  static Result<Present> Of(const Drawing& drawing) {
    auto sorted = InOrderOfNames(drawing.players, kSeats);
    if (!sorted) return sorted.error();
    Present present;
    for (const std::string& player : *sorted) present.names_.Add(player);
    present.stood_.resize(present.size());
    for (const Seating& seating : drawing.earlier) {
      for (const std::string& player : seating.standing) {
        if (const auto at = present.names_.Find(player)) ++present.stood_[*at];
      }
      for (const Seated& table : seating.tables) {
        for (const std::size_t seat : {0, 1}) {
          const auto one = present.names_.Find(table[seat]);
          const auto other = present.names_.Find(table[seat + 2]);
          if (one && other) present.partners_.insert(std::minmax(*one, *other));
        }
      }
    }
    return present;
  }

  std::size_t size() const { return names_.size(); }
  const Names& names() const { return names_; }
  int stood(std::size_t player) const { return stood_[player]; }

  std::vector<std::size_t> All() const {
    std::vector<std::size_t> all(size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
    return all;
  }

  bool WerePartners(std::size_t a, std::size_t b) const {
    return partners_.contains(std::minmax(a, b));
  }

  // Of players by number: the partners who were partners before.
  std::vector<std::pair<std::size_t, std::size_t>> Again(
      const std::vector<std::size_t>& seated) const {
    std::vector<std::pair<std::size_t, std::size_t>> again;
    for (std::size_t i = 0; i + 2 < seated.size(); ++i) {
      if (i % kTableSize >= 2 || !WerePartners(seated[i], seated[i + 2])) continue;
      again.emplace_back(seated[i], seated[i + 2]);
    }
    return again;
  }

  // By number, those who stand last.
  Seating ToSeating(const std::vector<std::size_t>& by_number) const {
    Seating seating;
    seating.tables.resize(by_number.size() / kTableSize);
    for (std::size_t i = 0; i < by_number.size(); ++i) {
      const std::string& name = names_[by_number[i]];
      if (const std::size_t table = i / kTableSize; table < seating.tables.size()) {
        seating.tables[table][i % kTableSize] = name;
      } else {
        seating.standing.push_back(name);
      }
    }
    return seating;
  }

 private:
  Names names_;
  std::vector<int> stood_;
  std::set<std::pair<std::size_t, std::size_t>> partners_;
};

}  // namespace

std::vector<DrawnNumber> NumbersOf(const Seating& seating) {
  std::vector<DrawnNumber> numbers;
  const auto add = [&](const std::string& player) {
    numbers.push_back({player, static_cast<int>(numbers.size()) + 1});
  };
  for (const Seated& table : seating.tables) {
    for (const std::string& player : table) add(player);
  }
  for (const std::string& player : seating.standing) add(player);
  return numbers;
}

Result<Seating> Draw(const Drawing& drawing, const std::function<int(int)>& below) {
  const auto present = Present::Of(drawing);
  if (!present) return present.error();
  std::vector<std::size_t> order = present->All();
  ShuffleBy(order, below);
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return present->stood(a) < present->stood(b);
  });
  const auto standing = order.begin() + StandingOf(static_cast<int>(order.size()));
  std::vector<std::size_t> others(standing, order.end());
  order.erase(standing, order.end());

  std::vector<std::size_t> best;
  std::size_t fewest = 0;
  for (int tries = 0; tries < (drawing.new_partners ? kMostTries : 1); ++tries) {
    std::sort(others.begin(), others.end());
    ShuffleBy(others, below);
    const std::size_t again = present->Again(others).size();
    if (!best.empty() && again >= fewest) continue;
    best = others;
    fewest = again;
    if (again == 0) break;
  }
  best.insert(best.end(), order.begin(), order.end());
  return present->ToSeating(best);
}

Result<Seating> SeatingFrom(const Drawing& drawing, std::span<const DrawnNumber> numbers) {
  const auto present = Present::Of(drawing);
  if (!present) return present.error();
  const std::size_t count = present->size();
  std::vector<std::optional<std::size_t>> by_number(count);
  std::vector<bool> has_number(count);
  for (const auto& [player, number] : numbers) {
    const auto at = present->names().Find(player);
    if (!at) {
      return Error{Say("number $0 of $1, who does not play; expected one of the players",
                       "nummer $0 van $1, die niet meespeelt; verwacht een van de spelers", number,
                       Quoted(player))};
    }
    if (number < 1 || number > static_cast<int>(count)) {
      return Error{Say("number $0 of $1; expected from 1 to $2, the number of players",
                       "nummer $0 van $1; verwacht 1 tot en met $2, het aantal spelers", number,
                       Quoted(player), count)};
    }
    if (has_number[*at]) {
      return Error{Say("a second number, $0, of $1; expected one for each player",
                       "een tweede nummer, $0, van $1; verwacht er een voor elke speler", number,
                       Quoted(player))};
    }
    auto& holder = by_number[static_cast<std::size_t>(number - 1)];
    if (holder) {
      return Error{Say("number $0 of $1 and of $2; expected each number once",
                       "nummer $0 van $1 en van $2; verwacht elk nummer één keer", number,
                       Quoted(present->names()[*holder]), Quoted(player))};
    }
    holder = *at;
    has_number[*at] = true;
  }
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < count; ++i) {
    if (!has_number[i]) {
      return Error{Say("no number of $0; expected one for each player",
                       "geen nummer van $0; verwacht er een voor elke speler",
                       Quoted(present->names()[i]))};
    }
    order.push_back(Certain(by_number[i], "as many players as numbers have one each"));
  }
  const std::size_t seated = count - count % kTableSize;
  const auto least = std::min_element(
      order.begin(), order.begin() + static_cast<std::ptrdiff_t>(seated),
      [&](std::size_t a, std::size_t b) { return present->stood(a) < present->stood(b); });
  for (std::size_t i = seated; i < count; ++i) {
    if (present->stood(order[i]) <= present->stood(*least)) continue;
    return Error{
        Say("$0 draws standing number $1 and has stood before; expected another number, as "
            "$2 stood less often",
            "$0 loot staand nummer $1 en heeft al gestaan; verwacht een ander nummer, want "
            "$2 heeft minder vaak gestaan",
            Quoted(present->names()[order[i]]), i + 1, Quoted(present->names()[*least]))};
  }
  return present->ToSeating(order);
}

std::vector<std::array<std::string, 2>> PartnersAgain(const Seating& seating,
                                                      std::span<const Seating> earlier) {
  const auto partners_of = [](const Seated& table) {
    std::array<std::array<std::string, 2>, 2> both;
    for (const std::size_t seat : {0, 1}) both[seat] = {table[seat], table[seat + 2]};
    return both;
  };
  const auto key_of = [](const std::array<std::string, 2>& partners) {
    return std::set<std::string>{NameKey(partners[0]), NameKey(partners[1])};
  };
  std::set<std::set<std::string>> before;
  for (const Seating& one : earlier) {
    for (const Seated& table : one.tables) {
      for (const auto& partners : partners_of(table)) before.insert(key_of(partners));
    }
  }
  std::vector<std::array<std::string, 2>> again;
  for (const Seated& table : seating.tables) {
    for (const auto& partners : partners_of(table)) {
      if (before.contains(key_of(partners))) again.push_back(partners);
    }
  }
  return again;
}

}  // namespace jasnel::club

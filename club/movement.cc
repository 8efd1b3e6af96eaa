#include "jasnel/club/movement.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <utility>

#include "jasnel/message.h"

namespace jasnel::club {
namespace {

// Two places of a Howell in the first round, and which boards lie there. Places are numbers modulo
// the odd number n of rounds. In round r place x has pair x + r, and boards b are set b + r.
struct HowellTable {
  int x = 0;
  int y = 0;
  int boards = 0;
};

// For n = 7, 9, ... 31 the place x of the table with x and x + d, for d = 1 to (n - 1) / 2. All
// places but 0 are at one table, so that each difference, and with it each meeting, comes once. The
// boards there are those of x + y. These sums differ, so that no two tables have the same boards in
// a round. And pair z, at place x in round z - x, has set z - x + x + y = z + y there: each set
// once, as each place is some y. (Such a "strong starter" makes a Room square; found by a search.)
using PlacesByDifference = std::array<std::uint8_t, 15>;
constexpr std::array<PlacesByDifference, 13> kStarters = {{
    {2, 4, 5},
    {5, 2, 7, 8},
    {2, 5, 6, 8, 10},
    {4, 9, 12, 6, 3, 1},
    {5, 8, 13, 3, 9, 11, 12},
    {12, 1, 5, 7, 9, 15, 16, 2},
    {12, 9, 3, 16, 5, 17, 14, 7, 18},
    {17, 13, 19, 6, 2, 3, 5, 8, 11, 4},
    {16, 11, 7, 14, 19, 22, 2, 4, 20, 21, 15},
    {16, 6, 7, 11, 22, 23, 19, 13, 3, 14, 9, 18},
    {25, 14, 10, 3, 17, 6, 1, 15, 11, 19, 21, 24, 18},
    {27, 18, 19, 10, 1, 7, 2, 17, 12, 23, 5, 3, 24, 26},
    {7, 23, 21, 12, 30, 9, 6, 28, 10, 22, 18, 14, 20, 3, 27},
}};
// For n = 9 no sums differ, but these boards do the same: what is left of each when one place of
// its table, and then the other, is taken off are all numbers but 0.
constexpr std::array<int, 4> kBoardsOfNine = {8, 1, 5, 4};

// The tables without the pair that stays, in the order of their boards.
std::vector<HowellTable> HowellTables(int rounds) {
  std::vector<HowellTable> tables;
  for (int difference = 1; 2 * difference < rounds; ++difference) {
    const auto at = static_cast<std::size_t>(difference - 1);
    HowellTable& table = tables.emplace_back();
    if (rounds < 7) {
      // Too few tables for boards that differ.
      table = {.x = difference, .y = rounds - difference, .boards = 0};
      continue;
    }
    table.x = kStarters[static_cast<std::size_t>((rounds - 7) / 2)][at];
    table.y = (table.x + difference) % rounds;
    table.boards = rounds == 9 ? kBoardsOfNine[at] : (table.x + table.y) % rounds;
  }
  std::stable_sort(tables.begin(), tables.end(),
                   [](const HowellTable& a, const HowellTable& b) { return a.boards < b.boards; });
  return tables;
}

MovementRound HowellRound(int pairs, int round, const std::vector<HowellTable>& tables) {
  const int others = MostRounds(Movement::kHowell, pairs);
  const auto pair_at = [&](int place) { return (place + round) % others + 1; };
  MovementRound made;
  const auto add = [&](int north_south, int east_west, int boards) {
    const auto table = static_cast<int>(made.meetings.size()) + 1;
    made.meetings.push_back({.table = table,
                             .north_south = north_south,
                             .east_west = east_west,
                             .set = (boards + round) % others + 1});
  };
  if (pairs % 2 != 0) {
    made.bye = pair_at(0);
  } else if (round % 2 == 0) {
    add(pairs, pair_at(0), 0);
  } else {
    add(pair_at(0), pairs, 0);
  }
  for (const auto& [x, y, boards] : tables) add(pair_at(x), pair_at(y), boards);
  return made;
}

MovementRound SchevingenRound(const MovementQuestion& question, int rounds, int round) {
  const int tables = MostRounds(Movement::kSchevenings, question.pairs);
  const bool even = question.circulate && tables % 2 == 0;
  const bool shared = even && rounds == tables;
  const int skipped = even && !shared && round >= tables / 2 ? 1 : 0;
  MovementRound made;
  for (int table = 0; table < tables; ++table) {
    const int east_west = (table - round - skipped + 2 * tables) % tables;
    const int boards = shared && table >= tables / 2 ? table + 1 : table;
    Meeting meeting = {.table = table + 1,
                       .north_south = 2 * table + 1,
                       .east_west = 2 * east_west + 2,
                       .set = (boards + round) % tables + 1};
    if (meeting.east_west > question.pairs) {
      made.bye = meeting.north_south;
    } else {
      made.meetings.push_back(meeting);
    }
  }
  return made;
}

// Directions of pairs in all rounds, as a graph in which each meeting leads from North-South to
// East-West.
class Directions {
 public:
  Directions(int pairs, std::vector<MovementRound>& rounds)
      : meetings_of_(static_cast<std::size_t>(pairs) + 1) {
    for (MovementRound& round : rounds) {
      for (Meeting& meeting : round.meetings) Add(meeting);
    }
  }

  bool AreEqual() const {
    for (std::size_t pair = 1; pair < meetings_of_.size(); ++pair) {
      int more = 0;
      for (const std::size_t at : meetings_of_[pair])
        more += meetings_[at]->north_south == static_cast<int>(pair) ? 1 : -1;
      if (std::abs(more) > 1) return false;
    }
    return true;
  }

  // Pairs with an odd number of rounds get one more meeting, with nobody. Then a walk along
  // meetings that are not walked yet can only end where it began, and it leaves each pair as often
  // as it comes there. With directions along such walks only the meeting with nobody makes a
  // difference.
  void MakeEqual() {
    std::vector<Meeting> with_nobody(meetings_of_.size());
    for (std::size_t pair = 1; pair < meetings_of_.size(); ++pair) {
      if (meetings_of_[pair].size() % 2 == 0) continue;
      with_nobody[pair] = {.north_south = static_cast<int>(pair), .east_west = 0};
      Add(with_nobody[pair]);
    }
    std::vector<bool> walked(meetings_.size());
    for (std::size_t from = 0; from < meetings_of_.size(); ++from) {
      for (std::size_t pair = from; auto next = NextOf(pair, walked);) {
        walked[*next] = true;
        Meeting& meeting = *meetings_[*next];
        if (meeting.north_south != static_cast<int>(pair))
          std::swap(meeting.north_south, meeting.east_west);
        pair = static_cast<std::size_t>(meeting.east_west);
      }
    }
  }

 private:
  void Add(Meeting& meeting) {
    for (const int pair : {meeting.north_south, meeting.east_west}) {
      meetings_of_[static_cast<std::size_t>(pair)].push_back(meetings_.size());
    }
    meetings_.push_back(&meeting);
  }

  std::optional<std::size_t> NextOf(std::size_t pair, const std::vector<bool>& walked) const {
    for (const std::size_t at : meetings_of_[pair]) {
      if (!walked[at]) return at;
    }
    return std::nullopt;
  }

  std::vector<Meeting*> meetings_;
  std::vector<std::vector<std::size_t>> meetings_of_;  // by pair; 0 is nobody
};

// Numbers sets in the order of tables of the rounds, without those that nobody plays, and tells
// which tables share one.
void NumberSets(PairMovement& movement) {
  std::set<int> used;
  for (const MovementRound& round : movement.rounds) {
    for (const Meeting& meeting : round.meetings) used.insert(meeting.set);
  }
  movement.sets = static_cast<int>(used.size());
  for (MovementRound& round : movement.rounds) {
    for (Meeting& meeting : round.meetings) {
      meeting.shares =
          std::count_if(round.meetings.begin(), round.meetings.end(),
                        [&](const Meeting& other) { return other.set == meeting.set; }) > 1;
    }
  }
  for (MovementRound& round : movement.rounds) {
    for (Meeting& meeting : round.meetings) {
      meeting.set = static_cast<int>(std::distance(used.begin(), used.find(meeting.set))) + 1;
    }
  }
}

}  // namespace

int MostRounds(Movement system, int pairs) {
  if (system == Movement::kSchevenings) return (pairs + 1) / 2;
  return pairs % 2 == 0 ? pairs - 1 : pairs;
}

Result<PairMovement> MakeMovement(const MovementQuestion& question) {
  const int pairs = question.pairs;
  if (pairs < kFewestPairs || pairs > kMostPairs) {
    return Error{Say("$0 pairs; expected from $1 to $2", "$0 paren; verwacht $1 tot en met $2",
                     pairs, kFewestPairs, kMostPairs)};
  }
  const int most = MostRounds(question.system, pairs);
  if (question.rounds < 0 || question.rounds > most) {
    return Error{
        Say("$0 rounds of $1 pairs; expected from 1 to $2, in which all have met",
            "$0 ronden met $1 paren; verwacht 1 tot en met $2, waarin ieder elkaar ontmoet",
            question.rounds, pairs, most)};
  }
  const int rounds = question.rounds == 0 ? most : question.rounds;
  PairMovement movement;
  movement.tables = (question.system == Movement::kSchevenings ? pairs + 1 : pairs) / 2;
  const auto tables = HowellTables(most);
  for (int round = 0; round < rounds; ++round) {
    movement.rounds.push_back(question.system == Movement::kHowell
                                  ? HowellRound(pairs, round, tables)
                                  : SchevingenRound(question, rounds, round));
  }
  if (question.system == Movement::kHowell) {
    Directions directions(pairs, movement.rounds);
    if (!directions.AreEqual()) directions.MakeEqual();
  }
  if (question.circulate) {
    NumberSets(movement);
    return movement;
  }
  movement.sets = rounds;
  for (int round = 0; round < rounds; ++round) {
    for (Meeting& meeting : movement.rounds[static_cast<std::size_t>(round)].meetings) {
      meeting.set = round + 1;
    }
  }
  return movement;
}

}  // namespace jasnel::club

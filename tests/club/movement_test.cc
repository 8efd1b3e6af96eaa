// Movements of pairs and boards: NKF 1976, terms "Howell" and "Schevenings", second part art.
// 3, 12.

#include "jasnel/club/movement.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace jasnel::club {
namespace {

PairMovement Made(Movement system, int pairs, int rounds = 0, bool circulate = false) {
  return Certain(
      MakeMovement({.system = system, .pairs = pairs, .rounds = rounds, .circulate = circulate}),
      "there are as many as there may be");
}

// What goes for each movement: nobody is at two tables, no pairs meet twice, no pair has boards
// twice, and tables have the same boards in a round only where it says so.
void CheckMeetings(const PairMovement& movement, int pairs, bool circulate) {
  std::set<std::pair<int, int>> met;
  std::set<std::pair<int, int>> played;
  std::set<int> sets;
  for (const MovementRound& round : movement.rounds) {
    std::set<int> there;
    std::set<int> tables;
    std::map<int, int> here;
    if (round.bye) there.insert(*round.bye);
    EXPECT_EQ(round.bye.has_value(), pairs % 2 != 0);
    for (const Meeting& meeting : round.meetings) {
      ++here[meeting.set];
      sets.insert(meeting.set);
      EXPECT_TRUE(tables.insert(meeting.table).second);
      EXPECT_GE(meeting.table, 1);
      EXPECT_LE(meeting.table, movement.tables);
      for (const int pair : {meeting.north_south, meeting.east_west}) {
        EXPECT_TRUE(there.insert(pair).second) << pair << " is there twice";
        EXPECT_TRUE(played.insert({pair, meeting.set}).second)
            << pair << " of " << pairs << " has set " << meeting.set << " twice";
      }
      EXPECT_TRUE(met.insert(std::minmax(meeting.north_south, meeting.east_west)).second);
    }
    EXPECT_EQ(static_cast<int>(there.size()), pairs);
    EXPECT_EQ(*there.begin(), 1);
    EXPECT_EQ(*there.rbegin(), pairs);
    for (const Meeting& meeting : round.meetings) {
      EXPECT_EQ(meeting.shares, circulate && here[meeting.set] > 1);
    }
  }
  EXPECT_EQ(static_cast<int>(sets.size()), movement.sets);
  EXPECT_EQ(*sets.begin(), 1);
  EXPECT_EQ(*sets.rbegin(), movement.sets);
}

// By pair, the rounds North-South less those East-West.
std::map<int, int> Differences(const PairMovement& movement) {
  std::map<int, int> differences;
  for (const MovementRound& round : movement.rounds) {
    for (const Meeting& meeting : round.meetings) {
      ++differences[meeting.north_south];
      --differences[meeting.east_west];
    }
  }
  return differences;
}

int Shared(const MovementRound& round) {
  return static_cast<int>(std::count_if(round.meetings.begin(), round.meetings.end(),
                                        [](const Meeting& meeting) { return meeting.shares; }));
}

// "Elk paar speelt tegen elk ander paar", at 2 to 16 tables, and with a bye.
TEST(Howell, LetsAllPairsMeetOnce) {
  for (int pairs = 3; pairs <= 32; ++pairs) {
    for (const bool circulate : {false, true}) {
      const PairMovement movement = Made(Movement::kHowell, pairs, 0, circulate);
      CheckMeetings(movement, pairs, circulate);
      EXPECT_EQ(movement.tables, pairs / 2);
      std::size_t meetings = 0;
      for (const MovementRound& round : movement.rounds) meetings += round.meetings.size();
      EXPECT_EQ(static_cast<int>(meetings), pairs * (pairs - 1) / 2);
    }
  }
}

// "In afwisselende speelrichting."
TEST(Howell, LetsEachPairSitInBothDirectionsAsOften) {
  for (int pairs = 3; pairs <= 32; ++pairs) {
    for (int rounds = 1; rounds <= MostRounds(Movement::kHowell, pairs); ++rounds) {
      const PairMovement movement = Made(Movement::kHowell, pairs, rounds);
      CheckMeetings(movement, pairs, false);
      for (const auto& [pair, difference] : Differences(movement)) {
        EXPECT_LE(std::abs(difference), 1)
            << pair << " of " << pairs << " in " << rounds << " rounds";
      }
    }
  }
}

TEST(Howell, LetsPairsFollowEachOther) {
  for (const int pairs : {6, 7, 10, 32}) {
    const PairMovement movement = Made(Movement::kHowell, pairs);
    const int last = MostRounds(Movement::kHowell, pairs);
    for (std::size_t i = 1; i < movement.rounds.size(); ++i) {
      const auto& before = movement.rounds[i - 1].meetings;
      const auto& now = movement.rounds[i].meetings;
      for (std::size_t table = 0; table < now.size(); ++table) {
        if (pairs % 2 == 0 && table == 0) {
          EXPECT_TRUE(now[0].north_south == pairs || now[0].east_west == pairs);
          continue;
        }
        EXPECT_EQ(now[table].north_south, before[table].north_south % last + 1);
        EXPECT_EQ(now[table].east_west, before[table].east_west % last + 1);
      }
    }
  }
}

// From four tables on each set is at one table, and each pair plays all of them.
TEST(Howell, LetsBoardsGoFromTableToTable) {
  for (int pairs = 7; pairs <= 32; ++pairs) {
    const PairMovement movement = Made(Movement::kHowell, pairs, 0, true);
    EXPECT_EQ(movement.sets, MostRounds(Movement::kHowell, pairs));
    std::map<int, int> at;  // the table of each set
    for (const MovementRound& round : movement.rounds) {
      EXPECT_EQ(Shared(round), 0);
      for (const Meeting& meeting : round.meetings) {
        // To the next lower table, or from the first one back to the end.
        const auto found = at.find(meeting.set);
        if (found != at.end()) {
          EXPECT_TRUE(meeting.table == found->second - 1 || meeting.table == movement.tables);
        }
        at[meeting.set] = meeting.table;
      }
    }
  }
  for (const MovementRound& round : Made(Movement::kHowell, 6, 0, true).rounds)
    EXPECT_EQ(Shared(round), 3);
}

TEST(Howell, GoesForFewerRoundsWithBoardsThatGoAround) {
  for (int pairs = 3; pairs <= 32; ++pairs) {
    for (int rounds = 1; rounds <= MostRounds(Movement::kHowell, pairs); ++rounds) {
      CheckMeetings(Made(Movement::kHowell, pairs, rounds, true), pairs, true);
    }
  }
}

TEST(Schevenings, LetsEachPairMeetAllOfTheOtherDirection) {
  for (int pairs = 3; pairs <= 32; ++pairs) {
    for (int rounds = 1; rounds <= MostRounds(Movement::kSchevenings, pairs); ++rounds) {
      for (const bool circulate : {false, true}) {
        const PairMovement movement = Made(Movement::kSchevenings, pairs, rounds, circulate);
        CheckMeetings(movement, pairs, circulate);
        EXPECT_EQ(static_cast<int>(movement.rounds.size()), rounds);
        // Odd numbers are North-South, as on the slips of art. 12, and stay.
        for (const MovementRound& round : movement.rounds) {
          for (const Meeting& meeting : round.meetings) {
            EXPECT_EQ(meeting.north_south, 2 * meeting.table - 1);
            EXPECT_EQ(meeting.east_west % 2, 0);
          }
        }
      }
    }
  }
}

TEST(Schevenings, LetsPairsEastWestGoToTheNextTable) {
  const PairMovement movement = Made(Movement::kSchevenings, 6, 0, true);
  const auto text_of = [](const MovementRound& round) {
    std::string text;
    for (const Meeting& one : round.meetings) {
      text += std::to_string(one.north_south) + "-" + std::to_string(one.east_west) + ":" +
              std::to_string(one.set) + " ";
    }
    return text;
  };
  EXPECT_EQ(text_of(movement.rounds[0]), "1-2:1 3-4:2 5-6:3 ");
  EXPECT_EQ(text_of(movement.rounds[1]), "1-6:2 3-2:3 5-4:1 ");
  EXPECT_EQ(text_of(movement.rounds[2]), "1-4:3 3-6:1 5-2:2 ");
}

TEST(Schevenings, LeavesANorthSouthPairFreeWhereThereIsNoOther) {
  const PairMovement movement = Made(Movement::kSchevenings, 5);
  EXPECT_EQ(movement.rounds[0].bye, 5);
  EXPECT_EQ(movement.rounds[1].bye, 1);
  EXPECT_EQ(movement.rounds[2].bye, 3);
}

// At an even number of tables boards are shared only if no round is left out, and by two tables.
TEST(Schevenings, SharesBoardsAtTwoTablesAtMost) {
  for (int tables = 2; tables <= 16; ++tables) {
    for (int rounds = 1; rounds <= tables; ++rounds) {
      for (const MovementRound& round :
           Made(Movement::kSchevenings, 2 * tables, rounds, true).rounds) {
        EXPECT_EQ(Shared(round), rounds == tables && tables % 2 == 0 ? 2 : 0);
      }
    }
  }
}

TEST(PairMovement, HasOneSetOfBoardsARoundWhereEachTableHasItsOwn) {
  const PairMovement movement = Made(Movement::kHowell, 8);
  EXPECT_EQ(movement.sets, 7);
  for (std::size_t i = 0; i < movement.rounds.size(); ++i) {
    for (const Meeting& meeting : movement.rounds[i].meetings)
      EXPECT_EQ(meeting.set, static_cast<int>(i) + 1);
  }
}

TEST(PairMovement, NeedsThreeTo32PairsAndNoMoreRoundsThanThereAre) {
  const auto error_of = [](Movement system, int pairs, int rounds) {
    return MakeMovement({.system = system, .pairs = pairs, .rounds = rounds}).error().message;
  };
  EXPECT_EQ(error_of(Movement::kHowell, 2, 1), "2 pairs; expected from 3 to 32");
  EXPECT_EQ(error_of(Movement::kHowell, 33, 1), "33 pairs; expected from 3 to 32");
  EXPECT_EQ(error_of(Movement::kHowell, 8, 8),
            "8 rounds of 8 pairs; expected from 1 to 7, in which all have met");
  EXPECT_EQ(MakeMovement({.pairs = 8, .rounds = 5}).error().dutch,
            "5 ronden met 8 paren; verwacht 1 tot en met 4, waarin ieder elkaar ontmoet");
  EXPECT_EQ(error_of(Movement::kSchevenings, 8, 5),
            "5 rounds of 8 pairs; expected from 1 to 4, in which all have met");
}

}  // namespace
}  // namespace jasnel::club

// Matches to 1,500 points, and rounds in which who loses is out.

#include "jasnel/club/knockout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "jasnel/dealing.h"
#include "tests/club/people.h"

namespace jasnel::club {
namespace {

using List = std::vector<std::string>;

std::vector<BothTotals> Deals(std::initializer_list<std::pair<int, int>> deals) {
  std::vector<BothTotals> list;
  for (const auto& [ns, ew] : deals) list.push_back({Points(ns), Points(ew)});
  return list;
}

TEST(Race, IsWonByWhoHas1500PointsFirst) {
  const auto race = ScoreRace(Deals({{1400, 1300}, {62, 200}}));
  ASSERT_TRUE(race);
  EXPECT_EQ(race->winner, Side::kEastWest);
  EXPECT_EQ(race->totals, (BothTotals{Points(1462), Points(1500)}));
  EXPECT_EQ(ScoreRace(Deals({{1400, 1300}, {99, 63}}))->winner, std::nullopt);
}

TEST(Race, IsWonByWhoHasMoreWhereBothHaveThem) {
  EXPECT_EQ(ScoreRace(Deals({{1499, 1498}, {80, 82}}))->winner, Side::kEastWest);
  EXPECT_EQ(ScoreRace(Deals({{1499, 1501 - 2}, {81, 81}}))->winner, std::nullopt);
  EXPECT_EQ(ScoreRace(Deals({{700, 750}}), 750)->winner, Side::kEastWest);
}

TEST(Race, HasNoDealAfterItsEnd) {
  EXPECT_EQ(ScoreRace(Deals({{1500, 0}, {100, 62}})).error().message,
            "deal 2: the match was over at 1500 to 0; expected no further deal");
  EXPECT_EQ(ScoreRace(Deals({{1500, 0}, {100, 62}})).error().dutch,
            "spel 2: de partij was uit met 1500 tegen 0; verwacht geen spel meer");
  EXPECT_EQ(ScoreRace(Deals({{-1, 163}})).error().message,
            "deal 1: -1 points; expected none below 0");
}

TEST(Knockout, LetsAllMeetSomebodyUntilOneIsLeft) {
  Random random(2);
  for (int count = 2; count <= 40; ++count) {
    List left = testing::People(count);
    List had_bye;
    while (left.size() > 1) {
      const auto round = DrawKnockout(left, had_bye, random);
      ASSERT_TRUE(round);
      std::multiset<std::string> there;
      List next;
      for (const auto& [a, b] : round->matches) {
        there.insert({a, b});
        next.push_back(random.Below(2) == 0 ? a : b);
      }
      EXPECT_EQ(round->bye.has_value(), left.size() % 2 != 0);
      if (round->bye) {
        there.insert(*round->bye);
        next.push_back(*round->bye);
        const bool all_had = std::all_of(left.begin(), left.end(), [&](const std::string& name) {
          return std::find(had_bye.begin(), had_bye.end(), name) != had_bye.end();
        });
        EXPECT_TRUE(all_had ||
                    std::find(had_bye.begin(), had_bye.end(), *round->bye) == had_bye.end());
        had_bye.push_back(*round->bye);
      }
      EXPECT_EQ(there, std::multiset<std::string>(left.begin(), left.end()));
      left = next;
    }
  }
}

TEST(Knockout, NeedsTwoOrMore) {
  Random random(1);
  EXPECT_EQ(DrawKnockout(List{"a"}, {}, random).error().message,
            "1 players; expected from 2 to 1000");
}

}  // namespace
}  // namespace jasnel::club

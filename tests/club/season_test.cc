// A season: SV Bedum "Competitie" and "Prijsuitreiking seizoen".

#include "jasnel/club/season.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

#include "jasnel/dealing.h"
#include "tests/club/people.h"

namespace jasnel::club {
namespace {

using List = std::vector<std::string>;
// The points of a player, evening by evening; below 0 where he was not.
using Row = std::pair<std::string, std::vector<int>>;

std::vector<EveningPoints> Evenings(const std::vector<Row>& rows) {
  std::vector<EveningPoints> evenings;
  for (const auto& [player, points] : rows) {
    evenings.resize(std::max(evenings.size(), points.size()));
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (points[i] >= 0) evenings[i].push_back({player, Points(points[i])});
    }
  }
  return evenings;
}

SeasonResult ScoredSeason(const std::vector<Row>& rows, const std::vector<List>& earlier = {},
                          const SeasonRules& rules = {}) {
  return Certain(ScoreSeason(Evenings(rows), rules, earlier), "the season is as it should be");
}

// "1 a 25, 2 b 20, - c 90"
std::string Places(const SeasonResult& result) {
  std::string text;
  for (const PlayerSeason& one : result.players) {
    text += (text.empty() ? "" : ", ") + (one.place ? std::to_string(*one.place) : "-") + " " +
            one.player + " " + std::to_string(one.points.count());
  }
  return text;
}

std::string Winners(const Cup& cup) {
  std::string text;
  for (const auto& [player, wins] : cup.winners) {
    text += (text.empty() ? "" : ", ") + player + " " + std::to_string(wins);
  }
  return text;
}

constexpr int kAway = -1;

// "Een speler kan 2 avonden missen of de laagste 2 dagscores wegstrepen."
TEST(Season, CountsTheBestFiveOfSevenEvenings) {
  const SeasonResult result = ScoredSeason({{"all", {4000, 5000, 4100, 4200, 4300, 4400, 4500}},
                                            {"five", {kAway, 4500, 4500, 4500, 4500, 4300, kAway}},
                                            {"six", {5000, 3000, 5000, 4000, 4000, 4000, kAway}}});
  EXPECT_EQ(Places(result), "1 all 22400, 2 five 22300, 3 six 22000");
  const PlayerSeason& all = result.players[0];
  EXPECT_EQ(all.all, Points(30500));
  EXPECT_EQ(all.played, 7);
  EXPECT_FALSE(all.evenings[0]->counts);
  EXPECT_FALSE(all.evenings[2]->counts);
  EXPECT_TRUE(all.evenings[3]->counts);
  // An evening missed is one of the two that are struck.
  const PlayerSeason& six = result.players[2];
  EXPECT_FALSE(six.evenings[1]->counts);
  EXPECT_EQ(six.evenings[6], std::nullopt);
}

// "Iedereen die 5 van de 7 avonden heeft deelgenomen komt voor de prijsuitreiking in aanmerking."
TEST(Season, HasPrizesForThoseWhoPlayedFiveEvenings) {
  const SeasonResult result = ScoredSeason({{"four", {9000, 9000, 9000, 9000, kAway, kAway, kAway}},
                                            {"five", {1, 1, 1, 1, 1, kAway, kAway}},
                                            {"other", {kAway, kAway, 1, 1, 1, 1, 2}}});
  EXPECT_EQ(Places(result), "1 other 6, 2 five 5, - four 36000");
  EXPECT_FALSE(result.players[2].may_win);
  EXPECT_EQ(result.champions, List{"other"});
}

// "Een extra prijs is er voor de speler die de meeste punten heeft gehaald ongeacht het aantal
// deelnames in een seizoen (Puntenkampioen)."
TEST(Season, HasAPointsChampionOfAllEvenings) {
  const SeasonResult result = ScoredSeason({{"four", {9000, 9000, 9000, 9000, kAway, kAway, kAway}},
                                            {"best five", {5000, 5000, 5000, 5000, 5000, 0, 0}},
                                            {"seven", {4900, 4900, 4900, 4900, 4900, 4900, 4900}}});
  EXPECT_EQ(result.champions, List{"best five"});
  EXPECT_EQ(result.points_champions, List{"four"});
}

TEST(Season, SharesTitlesAmongEquals) {
  const SeasonResult result =
      ScoredSeason({{"a", {1, 1, 1, 1, 1, 0, 0}}, {"b", {0, 0, 1, 1, 1, 1, 1}}});
  EXPECT_EQ(Places(result), "1 a 5, 1 b 5");
  EXPECT_EQ(result.champions, (List{"a", "b"}));
  EXPECT_EQ(result.points_champions, (List{"a", "b"}));
}

TEST(Season, HasNobodyWithMostPointsBeforeAnythingIsPlayed) {
  EXPECT_EQ(ScoredSeason({{"a", {0}}, {"b", {0}}}).points_champions, List{});
  EXPECT_EQ(ScoredSeason({{"a", {0}}, {"b", {1}}}).points_champions, List{"b"});
}

TEST(Season, HasNoChampionBeforeItIsOver) {
  const SeasonResult result = ScoredSeason(
      {{"a", {5, 5, 5, 5}}, {"b", {kAway, 9, 9, 9}}, {"c", {99, kAway, kAway, kAway}}});
  EXPECT_FALSE(result.over);
  EXPECT_EQ(result.champions, List{});
  // Three are left: b may still play five, c not.
  EXPECT_EQ(Places(result), "1 b 27, 2 a 20, - c 99");
  EXPECT_FALSE(result.players[0].may_win);
}

TEST(Season, HasNoChampionWhileResultsAreStillToCome) {
  const auto evenings = Evenings({{"a", {1, 1, 1, 1, 1, 1, 1}}});
  const auto result = ScoreSeason(evenings, SeasonRules{}, {}, /*awaited=*/true);
  ASSERT_TRUE(result);
  EXPECT_FALSE(result->over);
  EXPECT_EQ(result->champions, List{});
  EXPECT_EQ(Winners(result->cup), "");
}

TEST(Season, MayHaveOtherNumbers) {
  const SeasonRules rules = {.evenings = 3, .best = 1, .needed = 2, .wins_to_keep = 1};
  const SeasonResult result = ScoredSeason({{"a", {5, 6, 7}}, {"b", {9, kAway, kAway}}}, {}, rules);
  EXPECT_EQ(Places(result), "1 a 7, - b 9");
  EXPECT_EQ(result.cup.kept, List{"a"});
}

// "Als een deelnemer de beker voor de derde maal wint kan deze de beker houden."
TEST(Cup, IsKeptAfterTheThirdWin) {
  const std::vector<Row> a_wins = {{"a", {1, 1, 1, 1, 1, 1, 1}}};
  EXPECT_EQ(ScoredSeason(a_wins, {{"a"}, {"b"}}).cup.kept, List{});
  EXPECT_EQ(Winners(ScoredSeason(a_wins, {{"a"}, {"b"}}).cup), "a 2, b 1");
  const Cup kept = ScoredSeason(a_wins, {{"a"}, {"b"}, {"A"}}).cup;
  EXPECT_EQ(kept.kept, List{"a"});
  EXPECT_EQ(Winners(kept), "a 3, b 1");
}

// "De beker dient voor de laatste avond van het volgend seizoen [...] te worden ingeleverd."
TEST(Cup, IsHandedInByLastSeasonsChampion) {
  EXPECT_EQ(ScoredSeason({}, {{"a"}, {"b"}}).cup.handed_in_by, List{"b"});
  EXPECT_EQ(ScoredSeason({}).cup.handed_in_by, List{});
}

TEST(Cup, IsFollowedByAnotherForWhichAllBeginAnew) {
  const std::vector<Row> b_wins = {{"b", {1, 1, 1, 1, 1, 1, 1}}};
  const Cup cup = ScoredSeason(b_wins, {{"b"}, {"b"}, {"a"}, {"a"}, {"a"}}).cup;
  EXPECT_EQ(cup.handed_in_by, List{});
  EXPECT_EQ(cup.kept, List{});
  EXPECT_EQ(Winners(cup), "b 1");
}

TEST(Season, TellsWhatIsWrong) {
  const auto error_of = [](const std::vector<EveningPoints>& evenings) {
    const auto result = ScoreSeason(evenings, SeasonRules{});
    return result ? "" : result.error().message;
  };
  EXPECT_EQ(error_of(std::vector<EveningPoints>(8)), "8 evenings; expected 7 at most");
  EXPECT_EQ(ScoreSeason(std::vector<EveningPoints>(8), SeasonRules{}).error().dutch,
            "8 avonden; verwacht er hoogstens 7");
  EXPECT_EQ(error_of({{}, {{"a", Points(1)}, {"A", Points(2)}}}),
            "evening 2: 'A' is there twice; expected each player once");
  EXPECT_EQ(error_of({{{" ", Points(1)}}}), "evening 1: a player without a name; expected one");
}

// Against a count of all ways to choose five evenings.
TEST(Season, CountsTheBestOfAllWaysToChooseFiveEvenings) {
  Random random(3);
  for (int club = 0; club < 50; ++club) {
    std::vector<Row> rows;
    for (const std::string& player : testing::People(20)) {
      Row& row = rows.emplace_back(player, std::vector<int>{});
      for (int i = 0; i < 7; ++i)
        row.second.push_back(random.Below(4) == 0 ? kAway : random.Below(6));
    }
    for (const PlayerSeason& one : ScoredSeason(rows).players) {
      const auto& points = std::find_if(rows.begin(), rows.end(), [&](const Row& row) {
                             return row.first == one.player;
                           })->second;
      int best = 0;
      for (unsigned chosen = 0; chosen < 128; ++chosen) {
        if (std::popcount(chosen) != 5) continue;
        int sum = 0;
        for (std::size_t i = 0; i < 7; ++i)
          sum += (chosen >> i & 1) != 0 ? std::max(points[i], 0) : 0;
        best = std::max(best, sum);
      }
      EXPECT_EQ(one.points.count(), best);
      EXPECT_EQ(one.place.has_value(), std::count(points.begin(), points.end(), kAway) <= 2);
    }
  }
}

TEST(Season, TakesThePointsOfEvenings) {
  EveningResult evening;
  evening.players = {{.player = "a", .place = 1, .points = Points(7)}};
  EXPECT_EQ(PointsOf(evening), (EveningPoints{{"a", Points(7)}}));
}

}  // namespace
}  // namespace jasnel::club

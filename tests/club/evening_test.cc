// An evening: SV Bedum, opening section, "Staan nummer" and "Competitie".

#include "jasnel/club/evening.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "tests/club/people.h"

namespace jasnel::club {
namespace {

using testing::Both;
using testing::DrawnEvening;

TableResult Table(Seated players, std::optional<BothTotals> totals = Both(1000, 944)) {
  return {.players = std::move(players), .totals = totals};
}

// Five players and two boompjes; e and then a stand.
Evening TwoBoompjes() {
  Evening evening;
  evening.boompjes.push_back(
      {.tables = {Table({"a", "b", "c", "d"}, Both(1000, 944))}, .standing = {"e"}});
  evening.boompjes.push_back(
      {.tables = {Table({"b", "c", "d", "e"}, Both(900, 1064))}, .standing = {"a"}});
  return evening;
}

EveningRules Rules2() {
  EveningRules rules = BedumEvening();
  rules.boompjes = 2;
  return rules;
}

EveningResult ScoredEvening(const Evening& evening, const EveningRules& rules = Rules2()) {
  return Certain(ScoreEvening(evening, rules), "the evening is as it should be");
}

std::string ErrorOf(const Evening& evening, const EveningRules& rules = Rules2()) {
  const auto result = ScoreEvening(evening, rules);
  return result ? "" : result.error().message;
}

// "1 a 2200, 2 c 2064"
std::string Places(const EveningResult& result) {
  std::string text;
  for (const PlayerEvening& one : result.players) {
    text += (text.empty() ? "" : ", ") + std::to_string(one.place) + " " + one.player + " " +
            std::to_string(one.points.count());
  }
  return text;
}

std::string Prizes(const EveningResult& result) {
  std::string text;
  for (const Prize& prize : result.prizes) {
    text += (text.empty() ? "" : ", ") + std::to_string(prize.place);
    for (const std::string& player : prize.players) text += " " + player;
  }
  return text;
}

// An evening of one boompje, in which all stand with the points that are told; no club has it, but
// places and prizes do not know.
EveningResult Standing(const std::vector<int>& points) {
  Evening evening;
  EveningRules rules = BedumEvening();
  rules.boompjes = 1;
  evening.boompjes.resize(1);
  for (std::size_t i = 0; i < points.size(); ++i) {
    const std::string player = "p" + std::to_string(i + 1);
    evening.boompjes[0].standing.push_back(player);
    // What is missing from 1200 is taken off.
    for (int left = 1200; left > points[i]; --left) evening.revokes.push_back(player);
  }
  rules.revoke = 1;
  return ScoredEvening(evening, rules);
}

// "Op een speelavond worden 4 boompjes van 12 spelletjes gespeeld."
TEST(Evening, OfBedumHasFourBoompjesOfTwelveDeals) {
  const EveningRules rules = BedumEvening();
  EXPECT_EQ(rules.boompjes, 4);
  EXPECT_EQ(rules.deals, 12);
  EXPECT_EQ(rules.standing, 1200);
  EXPECT_EQ(rules.revoke, 0);
  EXPECT_EQ(rules.rules, *ParseRules("bedum"));
}

// "Er wordt niet met een vaste maat gespeeld": a and c have 1000 of the first boompje, b and d have
// 900 of the second.
TEST(Evening, CountsThePointsOfASideForBothPlayers) {
  EXPECT_EQ(Places(ScoredEvening(TwoBoompjes())),
            "1 e 2264, 2 a 2200, 3 c 2064, 4 b 1844, 4 d 1844");
}

// "Een staand nummer geeft recht op 1200 punten."
TEST(Evening, Gives1200PointsForStanding) {
  const EveningResult result = ScoredEvening(TwoBoompjes());
  EXPECT_EQ(result.players[0].player, "e");
  EXPECT_EQ(result.players[0].boompjes,
            (std::vector<std::optional<Points>>{Points(1200), Points(1064)}));
  EXPECT_EQ(result.players[0].stood, 1);
  EveningRules rules = Rules2();
  rules.standing = 0;
  EXPECT_EQ(Places(ScoredEvening(TwoBoompjes(), rules)),
            "1 c 2064, 2 b 1844, 2 d 1844, 4 e 1064, 5 a 1000");
}

TEST(Evening, IsOverWhenAllResultsAreIn) {
  Evening evening = TwoBoompjes();
  EXPECT_TRUE(ScoredEvening(evening).over);
  evening.boompjes[1].tables[0].totals.reset();
  const EveningResult result = ScoredEvening(evening);
  EXPECT_FALSE(result.over);
  EXPECT_EQ(Places(result), "1 a 2200, 2 e 1200, 3 c 1000, 4 b 944, 4 d 944");
  evening = TwoBoompjes();
  evening.boompjes.pop_back();
  EXPECT_FALSE(ScoredEvening(evening).over);
}

TEST(Evening, HasNothingForWhoComesLateOrLeaves) {
  Evening evening;
  evening.boompjes.push_back({.tables = {Table({"a", "b", "c", "d"})}, .standing = {}});
  evening.boompjes.push_back({.tables = {Table({"a", "b", "c", "late"})}, .standing = {}});
  const EveningResult result = ScoredEvening(evening);
  EXPECT_EQ(Places(result), "1 a 2000, 1 c 2000, 3 b 1888, 4 d 944, 4 late 944");
  EXPECT_EQ(result.players[3].boompjes[1], std::nullopt);
  EXPECT_EQ(result.players[4].boompjes[0], std::nullopt);
}

TEST(Evening, CountsWhatASubstitutePlaysForThePlayer) {
  Evening evening = TwoBoompjes();
  evening.boompjes[1].tables[0].substitutes[2] = "x";
  EXPECT_EQ(Places(ScoredEvening(evening)), Places(ScoredEvening(TwoBoompjes())));
}

TEST(Evening, LetsWhoStandsPlayForAnotherAndKeepHisPoints) {
  Evening evening = TwoBoompjes();
  ASSERT_EQ(evening.boompjes[1].standing.at(0), "a");
  evening.boompjes[1].tables[0].substitutes[2] = "A";
  EXPECT_EQ(Places(ScoredEvening(evening)), Places(ScoredEvening(TwoBoompjes())));
  evening.boompjes[1].tables[0].substitutes[0] = "a";
  EXPECT_EQ(ErrorOf(evening), "boompje 2 table 1: 'A' is there twice; expected each player once");
}

// SV Bedum "Staan nummer": "maximaal 1 keer per speelavond".
TEST(Evening, HasNobodyStandAgainBeforeTheOthers) {
  Evening evening = TwoBoompjes();
  evening.boompjes[1] = {.tables = {Table({"a", "b", "c", "d"})}, .standing = {"E"}};
  EXPECT_EQ(ErrorOf(evening),
            "boompje 2: 'E' stands again; expected another, such as 'a', who stood less often");
}

TEST(Evening, HasAllStandAgainOnceEverybodyStood) {
  Evening evening;
  EveningRules rules = BedumEvening();
  rules.boompjes = 6;
  const std::vector<std::string> players = {"a", "b", "c", "d", "e"};
  for (std::size_t i = 0; i < 6; ++i) {
    Seated seated;
    for (std::size_t seat = 0; seat < seated.size(); ++seat) {
      seated[seat] = players[(i + 1 + seat) % 5];
    }
    evening.boompjes.push_back({.tables = {{.players = seated}}, .standing = {players[i % 5]}});
  }
  EXPECT_EQ(ScoredEvening(evening, rules).players.front().stood, 2);
}

TEST(Evening, KnowsAPlayerWhateverTheSpelling) {
  Evening evening = TwoBoompjes();
  evening.boompjes[1].standing = {" A "};
  EXPECT_EQ(Places(ScoredEvening(evening)), Places(ScoredEvening(TwoBoompjes())));
}

// KBN art. 13, "Deze krijgt aan het einde van de partij 162 punten in mindering".
TEST(Evening, Takes162OffWhoRevokedInIndividualPlay) {
  EveningRules rules = KbnEvening();
  rules.boompjes = 2;
  rules.standing = 1200;
  Evening evening = TwoBoompjes();
  evening.revokes = {"A", "e", "a"};
  const EveningResult result = ScoredEvening(evening, rules);
  EXPECT_EQ(Places(result), "1 e 2102, 2 c 2064, 3 a 1876, 4 b 1844, 4 d 1844");
  EXPECT_EQ(result.players[2].off, Points(324));
  evening.revokes = {"x"};
  EXPECT_EQ(ErrorOf(evening, rules),
            "a revoke of 'x', who was not there; expected one of the players");
}

// "Het spel waarin verzaakt is wordt overgespeeld."
TEST(Evening, HasNoDealThatEndedByARevokeInIndividualPlay) {
  EveningRules rules = KbnEvening();
  rules.deals = 1;
  DealTotals deal;
  deal.revoked = Side::kNorthSouth;
  Evening evening;
  evening.boompjes.push_back(
      {.tables = {{.players = {"a", "b", "c", "d"}, .deals = {deal}}}, .standing = {}});
  EXPECT_EQ(
      ErrorOf(evening, rules),
      "boompje 1 table 1: deal 1: ended by a revoke; expected the deal as it was played again, "
      "and the revoke with its player");
  std::swap(evening.boompjes[0].tables[0].deals[0].revoked,
            evening.boompjes[0].tables[0].deals[0].accused_by);
  EXPECT_NE(ErrorOf(evening, rules).find("deal 1: ended by a wrong accusation; "),
            std::string::npos);
  rules.revoke = 0;
  EXPECT_EQ(Places(ScoredEvening(evening, rules)), "1 b 262, 1 d 262, 3 a 0, 3 c 0");
}

// "Formule-van-4: 1 t/m 4, 8, 12, 16, 20, etc."
TEST(Prizes, GoToPlaces1To4AndEachFourthAfterThem) {
  std::vector<int> points;
  for (int i = 0; i < 22; ++i) points.push_back(1200 - i);
  EXPECT_EQ(Prizes(Standing(points)), "1 p1, 2 p2, 3 p3, 4 p4, 8 p8, 12 p12, 16 p16, 20 p20");
  const PrizeFormula none = {.first = 3, .every = 0};
  EXPECT_TRUE(none.Has(3));
  EXPECT_FALSE(none.Has(4));
}

TEST(Prizes, AreSharedByThoseWhoShareTheirPlaces) {
  // 1, 2 2, 4, 5, 6, 7 7 7, 10
  EXPECT_EQ(Prizes(Standing({1200, 1190, 1190, 1180, 1170, 1160, 1150, 1150, 1150, 1100})),
            "1 p1, 2 p2 p3, 3 p2 p3, 4 p4, 8 p7 p8 p9");
}

TEST(Prizes, AreNobodysBeforeAnythingIsPlayed) {
  EXPECT_EQ(Prizes(Standing({0, 0, 0, 0})), "");
  EXPECT_EQ(Prizes(Standing({0, 1, 0, 0})), "1 p2, 2 p1 p3 p4, 3 p1 p3 p4, 4 p1 p3 p4");
}

TEST(Prizes, AreNobodysWhileSomebodyStoodAndNoTableHasWritten) {
  Evening evening;
  evening.boompjes.push_back(
      {.tables = {Table({"a", "b", "c", "d"}, std::nullopt)}, .standing = {"e"}});
  EXPECT_EQ(Places(ScoredEvening(evening, BedumEvening())).substr(0, 8), "1 e 1200");
  EXPECT_EQ(Prizes(ScoredEvening(evening, BedumEvening())), "");
  evening.boompjes[0].tables[0].totals = Both(1004, 1000);
  EXPECT_NE(Prizes(ScoredEvening(evening, BedumEvening())), "");
}

TEST(Evening, SharesTheHighestOfTheirPlacesAmongEquals) {
  EXPECT_EQ(Places(Standing({1190, 1200, 1190, 1100})),
            "1 p2 1200, 2 p1 1190, 2 p3 1190, 4 p4 1100");
}

TEST(Evening, TellsWhichTotalsAreWrong) {
  Evening evening = TwoBoompjes();
  evening.boompjes[1].tables[0].totals = Both(900, 1063);
  EXPECT_EQ(
      ErrorOf(evening),
      "boompje 2 table 1: totals of 900 and 1063, together 1963; expected a sum that 12 deals "
      "can bring, such as 1944 or 1964");
}

TEST(Evening, TellsWhoIsThereTwice) {
  Evening evening = TwoBoompjes();
  evening.boompjes[0].standing = {"e", "B"};
  EXPECT_EQ(ErrorOf(evening), "boompje 1: 'B' is there twice; expected each player once");
  EXPECT_EQ(ScoreEvening(evening, Rules2()).error().dutch,
            "boompje 1: 'B' komt twee keer voor; verwacht elke speler één keer");
  evening = TwoBoompjes();
  evening.boompjes[0].tables[0].players[3] = "";
  EXPECT_EQ(ErrorOf(evening), "boompje 1 table 1: a player without a name; expected one");
  evening = TwoBoompjes();
  evening.boompjes.push_back(evening.boompjes[0]);
  EXPECT_EQ(ErrorOf(evening), "3 boompjes; expected 2 at most");
}

TEST(Evening, TakesEachDealOfATable) {
  EveningRules rules = Rules2();
  rules.deals = 2;
  DealTotals deal;
  deal.points[0] = Points(100);
  Evening evening;
  evening.boompjes.push_back(
      {.tables = {{.players = {"a", "b", "c", "d"}, .deals = {deal, deal}}}, .standing = {}});
  EXPECT_EQ(Places(ScoredEvening(evening, rules)), "1 a 200, 1 c 200, 3 b 124, 3 d 124");
  evening.boompjes[0].tables[0].totals = Both(200, 124);
  EXPECT_EQ(ErrorOf(evening, rules), "");
  evening.boompjes[0].tables[0].totals = Both(201, 123);
  EXPECT_EQ(ErrorOf(evening, rules),
            "boompje 1 table 1: totals of 201 and 123; expected 200 and 124, what the deals add up "
            "to");
  EXPECT_EQ(
      ScoreEvening(evening, rules).error().dutch,
      "boompje 1 tafel 1: totalen van 201 en 123; verwacht 200 en 124, de som van de spellen");
  evening.boompjes[0].tables[0].deals.pop_back();
  EXPECT_EQ(ErrorOf(evening, rules), "boompje 1 table 1: 1 deals; expected 2");
}

TEST(Evening, MayHaveOneBoompjeOf16Deals) {
  EveningRules rules = BedumEvening();
  rules.boompjes = 1;
  rules.deals = 16;
  Evening evening;
  evening.boompjes.push_back(
      {.tables = {Table({"a", "b", "c", "d"}, Both(1300, 1292))}, .standing = {}});
  EXPECT_EQ(Places(ScoredEvening(evening, rules)), "1 a 1300, 1 c 1300, 3 b 1292, 3 d 1292");
  rules.deals = 0;
  EXPECT_EQ(ErrorOf(evening, rules), "0 deals in a boompje; expected from 1 to 32");
}

TEST(Evening, GivesTheDrawBack) {
  for (const Seating& seating : DrawnEvening(23, 4, 1))
    EXPECT_EQ(SeatingOf(Begin(seating)), seating);
}

// 30 evenings of 200 players, of four boompjes at 50 tables: 6,000 results. All points of players
// are those of the tables, twice.
TEST(Evening, OfALargeClubHasAllPointsOfItsTables) {
  Random random(4);
  std::vector<Evening> evenings;
  std::int64_t points = 0;
  for (std::uint64_t i = 0; i < 30; ++i) {
    Evening& evening = evenings.emplace_back();
    for (const Seating& seating : DrawnEvening(200, 4, i)) {
      evening.boompjes.push_back(Begin(seating));
      for (TableResult& table : evening.boompjes.back().tables) {
        const int sum = 1944 + (random.Below(2) == 0 ? 0 : 90) +
                        10 * (2 + random.Below(2) * random.Below(60) * 2);
        const int ns = 2 + random.Below(sum - 3);
        table.totals = Both(ns, sum - ns);
        points += 2 * sum;
      }
    }
  }
  const auto results = ScoreEvenings(evenings, BedumEvening());
  ASSERT_TRUE(results) << results.error().message;
  std::int64_t given = 0;
  for (const EveningResult& result : *results) {
    EXPECT_TRUE(result.over);
    EXPECT_EQ(result.players.size(), 200u);
    for (const PlayerEvening& one : result.players) given += one.points.count();
  }
  EXPECT_EQ(given, points);
  evenings[2].boompjes[1].tables[3].totals = Both(1, 1);
  EXPECT_TRUE(
      ScoreEvenings(evenings, BedumEvening())
          .error()
          .message.starts_with("evening 3: boompje 2 table 4: totals of 1 and 1, together 2;"));
}

}  // namespace
}  // namespace jasnel::club

// The sheet of a round: points, totals, match points, and what cannot be noted.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge::testing {
namespace {

using Names = std::vector<std::string>;
using Totals = std::vector<int>;

const Names kFour = {"Anna", "Bram", "Cor", "Dirk"};

ScoreSheet Sheet(const Names& players = kFour) { return ScoreSheet::Begin(players).value(); }

// Dirk deals, unless another does.
PlayedDeal Deal(int cards, const BySeat<std::optional<int>>& bids, const BySeat<int>& taken,
                int dealer = 3) {
  return {cards, dealer, bids, taken, {}};
}

// Dirk deals; players from here on had not bid when it was stopped.
PlayedDeal StoppedDeal(const BySeat<std::optional<int>>& bids, const Offences& offences) {
  return {10, 3, bids, {}, offences};
}

Totals TotalsOf(const ScoreSheet& sheet) { return {sheet.totals().begin(), sheet.totals().end()}; }

std::string ErrorOf(const PlayedDeal& deal) {
  ScoreSheet sheet = Sheet();
  const auto error = sheet.Add(deal);
  EXPECT_TRUE(sheet.deals().empty());
  EXPECT_EQ(sheet.next_number(), 1);
  return error ? error->message : "";
}

TEST(ScoreSheet, AddsUpWhatEachDealBrings) {
  ScoreSheet sheet = Sheet();
  ASSERT_FALSE(sheet.Add(Deal(10, {3, 2, 3, 3}, {3, 2, 1, 4})));
  ASSERT_FALSE(sheet.Add(Deal(9, {0, 5, 1, 4}, {3, 5, 1, 0}, 0)));
  ASSERT_EQ(sheet.deals().size(), 2U);
  EXPECT_EQ(sheet.deals()[0].points, (BySeat<int>{16, 14, -4, -2}));
  EXPECT_EQ(sheet.deals()[0].totals, (BySeat<int>{16, 14, -4, -2}));
  EXPECT_EQ(sheet.deals()[1].points, (BySeat<int>{-6, 20, 12, -8}));
  EXPECT_EQ(sheet.deals()[1].totals, (BySeat<int>{10, 34, 8, -10}));
  EXPECT_EQ(TotalsOf(sheet), (Totals{10, 34, 8, -10}));
}

TEST(ScoreSheet, GivesMatchPointsByTotals) {
  ScoreSheet sheet = Sheet();
  ASSERT_FALSE(sheet.Add(Deal(2, {1, 0, 0, 0}, {1, 0, 0, 1})));
  std::vector<double> values;
  for (const MatchPoints points : sheet.match_points()) values.push_back(points.ToDouble());
  EXPECT_EQ(values, (std::vector<double>{5, 3.5, 3.5, 2}));
}

TEST(ScoreSheet, WhoRevokesLosesTenAndTheOthersMakeTheirBids) {
  ScoreSheet sheet = Sheet();
  PlayedDeal deal = Deal(10, {3, 2, 0, 1}, {});
  deal.offences[1] = Offence::kRevoke;
  ASSERT_FALSE(sheet.Add(deal));
  EXPECT_EQ(TotalsOf(sheet), (Totals{16, -10, 10, 12}));
}

TEST(ScoreSheet, MayHaveMoreThanOneOffender) {
  ScoreSheet sheet = Sheet();
  ASSERT_FALSE(
      sheet.Add(StoppedDeal({3, 2, 0, 1}, {{Offence::kWrongCount, Offence::kWrongCount}})));
  EXPECT_EQ(TotalsOf(sheet), (Totals{-4, -4, 10, 12}));
  ASSERT_FALSE(
      sheet.Add(StoppedDeal({3, 2, 0, 1}, {{Offence::kWrongCount, {}, Offence::kRevoke}})));
  EXPECT_EQ(TotalsOf(sheet), (Totals{-8, 10, 0, 24}));
}

TEST(ScoreSheet, MayHaveAWrongNumberOfCardsFoundBeforeAllHaveBid) {
  ScoreSheet sheet = Sheet();
  ASSERT_FALSE(sheet.Add(StoppedDeal({3, 7}, {{{}, {}, Offence::kWrongCount}})));
  EXPECT_EQ(TotalsOf(sheet), (Totals{16, 24, -4, 0}));
  ASSERT_FALSE(sheet.Add(StoppedDeal({}, {{Offence::kWrongCount}})));
  EXPECT_EQ(TotalsOf(sheet), (Totals{12, 24, -4, 0}));
}

TEST(ScoreSheet, RefusesBidsThatAreMissing) {
  EXPECT_EQ(ErrorOf(StoppedDeal({3, {}, 2}, {{Offence::kWrongCount}})),
            "Cor: a bid of 2 though Bram, who bids before, has none; expected that bid too");
  EXPECT_EQ(ErrorOf(StoppedDeal({3, 2}, {{Offence::kRevoke}})),
            "Anna: a revoke before Cor has bid; expected all bids, or a wrong number of cards");
  EXPECT_EQ(ErrorOf(StoppedDeal({3, 2, 0}, {})), "Dirk: no bid; expected a number from 0 to 10");
}

TEST(ScoreSheet, WhoHasAWrongNumberOfCardsLosesFour) {
  ScoreSheet sheet = Sheet();
  PlayedDeal deal = Deal(10, {3, 2, 0, 1}, {});
  deal.offences[3] = Offence::kWrongCount;
  ASSERT_FALSE(sheet.Add(deal));
  EXPECT_EQ(TotalsOf(sheet), (Totals{16, 14, 10, -4}));
}

TEST(ScoreSheet, GoesFromTheMostCardsDownToOneAndUpAgain) {
  ScoreSheet sheet = Sheet({"A", "B", "C", "D", "E", "F", "G"});
  EXPECT_EQ(sheet.whole(), 13);
  std::vector<int> cards;
  for (; !sheet.IsOver(); sheet.LeaveOut()) cards.push_back(sheet.NextCards());
  EXPECT_EQ(cards, (std::vector<int>{7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7}));
}

TEST(ScoreSheet, ADealThatIsLeftOutKeepsItsNumber) {
  ScoreSheet sheet = Sheet();
  sheet.LeaveOut();
  EXPECT_EQ(sheet.NextCards(), 9);
  ASSERT_FALSE(sheet.Add(Deal(9, {0, 5, 1, 4}, {3, 5, 1, 0})));
  EXPECT_EQ(sheet.deals()[0].number, 2);
}

TEST(ScoreSheet, TakesFromThreeToSevenPlayers) {
  EXPECT_EQ(ScoreSheet::Begin({"Anna"}).error().message, "1 player; expected from 3 to 7");
  EXPECT_EQ(ScoreSheet::Begin({"A", "B", "C", "D", "E", "F", "G", "H"}).error().message,
            "8 players; expected from 3 to 7");
  EXPECT_TRUE(ScoreSheet::Begin({"A", "B", "C"}).ok());
  EXPECT_TRUE(ScoreSheet::Begin({"A", "B", "C", "D", "E", "F", "G"}).ok());
}

TEST(ScoreSheet, EachPlayerHasANameOfItsOwn) {
  EXPECT_EQ(ScoreSheet::Begin({"Anna", "", "Cor"}).error().message,
            "player 2: no name; expected one");
  EXPECT_EQ(ScoreSheet::Begin({"Anna", "Bram", "ANNA"}).error().message,
            "player 'ANNA' twice; expected different names");
  EXPECT_EQ(ScoreSheet::Begin({"Anna", "B\x1b", "Cor"}).error().message,
            "player 'B�'; expected a name without control characters");
}

TEST(ScoreSheet, TheBidsNeverAddUpToTheNumberOfCards) {
  EXPECT_EQ(ErrorOf(Deal(10, {3, 2, 4, 1}, {3, 2, 4, 1})),
            "the bids add up to the number of cards, 10; expected another bid than 1 of the "
            "dealer, Dirk");
  EXPECT_EQ(ErrorOf(Deal(10, {3, 2, 4, 1}, {3, 2, 4, 1}, 0)),
            "the bids add up to the number of cards, 10; expected another bid than 3 of the "
            "dealer, Anna");
}

TEST(ScoreSheet, TheDealersRestrictionHoldsInADealThatWasStoppedToo) {
  PlayedDeal deal = Deal(1, {0, 0, 0, 1}, {});
  deal.offences[1] = Offence::kRevoke;
  EXPECT_EQ(ErrorOf(deal),
            "the bids add up to the number of cards, 1; expected another bid than 1 of the "
            "dealer, Dirk");
}

TEST(ScoreSheet, NobodyBidsMoreThanThereAreCards) {
  EXPECT_EQ(ErrorOf(Deal(3, {0, 4, 0, 0}, {1, 1, 1, 0})),
            "Bram: a bid of 4; expected a number from 0 to 3");
  EXPECT_EQ(ErrorOf(Deal(3, {0, 0, 0, 4}, {1, 1, 1, 0})),
            "Dirk: a bid of 4; expected a number from 0 to 3");
  EXPECT_EQ(ErrorOf(Deal(3, {0, -1, 0, 0}, {1, 1, 1, 0})),
            "Bram: a bid of -1; expected a number from 0 to 3");
}

TEST(ScoreSheet, TheTricksTakenAreAsManyAsTheCards) {
  EXPECT_EQ(ErrorOf(Deal(3, {1, 0, 0, 0}, {1, 0, 0, 1})),
            "the tricks taken add up to 2; expected 3, one for each card of a player");
  EXPECT_EQ(ErrorOf(Deal(3, {1, 0, 0, 0}, {5, 0, -2, 0})),
            "Anna: 5 tricks taken; expected a number from 0 to 3");
}

TEST(ScoreSheet, NobodyGetsMoreCardsThanThereAre) {
  EXPECT_EQ(ErrorOf(Deal(11, {1, 0, 0, 0}, {11, 0, 0, 0})),
            "11 cards; expected from 1 to 10 with 4 players");
  EXPECT_EQ(ErrorOf(Deal(0, {}, {})), "0 cards; expected from 1 to 10 with 4 players");
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing

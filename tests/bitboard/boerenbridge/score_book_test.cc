// Which round, how many cards and who deals, where a sheet does not say; and the ranking over
// rounds.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge::testing {
namespace {

using Names = std::vector<std::string>;

const Names kThree = {"Anna", "Bram", "Cor"};

ScoreBook BookOf(const Names& players) {
  ScoreBook book;
  EXPECT_FALSE(book.Sit(players));
  return book;
}

// All bid nothing and the first player takes all.
NotedDeal AllToFirst(int cards) {
  NotedDeal deal;
  deal.cards = cards;
  deal.bids.fill(0);
  deal.taken[0] = cards;
  return deal;
}

// The next deals of a round, as many as wanted.
void Play(ScoreBook& book, int deals) {
  for (int i = 0; i < deals; ++i) {
    const ScorePage* const page = book.pages().empty() ? nullptr : &book.pages().back();
    const bool new_round =
        page == nullptr || page->sheet.IsOver() || page->sheet.players() != book.players();
    NotedDeal deal = AllToFirst(new_round ? 10 : page->sheet.NextCards());
    deal.cards.reset();
    ASSERT_FALSE(book.Note(deal));
  }
}

std::vector<int> DealersOf(const ScorePage& page) {
  std::vector<int> dealers;
  for (const ScoredDeal& deal : page.sheet.deals()) dealers.push_back(deal.deal.dealer);
  return dealers;
}

std::string MessageOf(const std::optional<Error>& error) { return error ? error->message : ""; }

TEST(ScoreBook, ARoundGoesFromTenCardsToOneAndUpAndThenTheNextBegins) {
  ScoreBook book = BookOf(kThree);
  Play(book, 20);
  ASSERT_EQ(book.pages().size(), 2U);
  EXPECT_EQ(book.pages()[0].round, 1);
  EXPECT_EQ(book.pages()[0].sheet.deals().size(), 19U);
  EXPECT_EQ(book.pages()[1].round, 2);
  EXPECT_EQ(book.pages()[1].table, 1);
  EXPECT_EQ(book.pages()[1].sheet.deals()[0].deal.cards, 10);
}

TEST(ScoreBook, TheLastPlayerDealsFirstAndTheDealGoesRoundOverTheRounds) {
  ScoreBook book = BookOf(kThree);
  Play(book, 22);
  EXPECT_EQ(DealersOf(book.pages()[0]).front(), 2);
  EXPECT_EQ(DealersOf(book.pages()[0]).back(), 2);
  EXPECT_EQ(DealersOf(book.pages()[1]), (std::vector<int>{0, 1, 2}));
}

TEST(ScoreBook, TheDealGoesOnFromTheDealerThatIsGiven) {
  ScoreBook book = BookOf(kThree);
  book.SetDealer(1);
  Play(book, 2);
  NotedDeal deal = AllToFirst(8);
  deal.dealer = 2;
  ASSERT_FALSE(book.Note(deal));
  Play(book, 1);
  EXPECT_EQ(DealersOf(book.pages()[0]), (std::vector<int>{1, 2, 2, 0}));
}

TEST(ScoreBook, ADealThatIsWrongKeepsItsPlaceAndItsDealer) {
  ScoreBook book = BookOf(kThree);
  EXPECT_NE(MessageOf(book.Note(AllToFirst(11))), "");
  book.LeaveOut({});
  NotedDeal unreadable;
  unreadable.dealer = 0;
  book.LeaveOut(unreadable);
  Play(book, 1);
  ASSERT_EQ(book.pages().size(), 1U);
  const ScoredDeal& deal = book.pages()[0].sheet.deals()[0];
  EXPECT_EQ(deal.number, 4);
  EXPECT_EQ(deal.deal.cards, 7);
  EXPECT_EQ(deal.deal.dealer, 1);
}

TEST(ScoreBook, ARoundMayBeShorterOrLongerWhereItIsNamed) {
  ScoreBook book = BookOf(kThree);
  NotedDeal deal = AllToFirst(1);
  deal.round = 1;
  for (int i = 0; i < 21; ++i) ASSERT_FALSE(book.Note(deal));
  deal.round = 3;
  ASSERT_FALSE(book.Note(deal));
  ASSERT_EQ(book.pages().size(), 2U);
  EXPECT_EQ(book.pages()[0].sheet.deals().size(), 21U);
  EXPECT_EQ(book.pages()[1].round, 3);
}

TEST(ScoreBook, TheFirstDealOfARoundMayBeLeftOut) {
  ScoreBook book = BookOf(kThree);
  Play(book, 2);
  NotedDeal unreadable;
  unreadable.round = 2;
  book.LeaveOut(unreadable);
  Play(book, 1);
  ASSERT_EQ(book.pages().size(), 2U);
  EXPECT_EQ(book.pages()[1].sheet.deals()[0].number, 2);
}

TEST(ScoreBook, ADealOfARoundThatCannotBeKeepsItsPlaceInTheOneInProgress) {
  ScoreBook book = BookOf(kThree);
  NotedDeal deal = AllToFirst(10);
  deal.round = 2;
  ASSERT_FALSE(book.Note(deal));
  deal.round = 1;
  ASSERT_TRUE(book.Note(deal));
  Play(book, 1);
  ASSERT_EQ(book.pages().size(), 1U);
  EXPECT_EQ(book.pages()[0].sheet.deals()[1].number, 3);
}

TEST(ScoreBook, TheCardsOfDealsBeyondAWholeRoundMustBeGiven) {
  ScoreBook book = BookOf(kThree);
  Play(book, 19);
  NotedDeal deal = AllToFirst(1);
  deal.cards.reset();
  deal.round = 1;
  EXPECT_EQ(MessageOf(book.Note(deal)),
            "deal 20 of a round of 19; expected its cards, or another round");
}

TEST(ScoreBook, NobodyPlaysARoundTwice) {
  ScoreBook book = BookOf(kThree);
  NotedDeal deal = AllToFirst(2);
  deal.round = 2;
  ASSERT_FALSE(book.Note(deal));
  deal.round = 1;
  EXPECT_EQ(MessageOf(book.Note(deal)),
            "round 1 after round 2, in which Anna was; expected a later round");
  ASSERT_FALSE(book.Sit({"Dirk", "anna", "Eva"}));
  deal.round = 2;
  EXPECT_EQ(MessageOf(book.Note(deal)),
            "round 2 after round 2, in which Anna was; expected a later round");
}

TEST(ScoreBook, ATableThatIsRefusedSpellsNoNames) {
  ScoreBook book;
  EXPECT_TRUE(book.Sit({"ANNA", "BRAM"}));
  EXPECT_FALSE(book.Sit(kThree));
  EXPECT_EQ(book.players(), kThree);
  EXPECT_FALSE(book.Sit({"ANNA", "Bram", "Dirk"}));
  EXPECT_EQ(book.players(), (Names{"Anna", "Bram", "Dirk"}));
}

TEST(ScoreBook, WhoSitsDownAtAnotherTablePlaysTheNextRound) {
  ScoreBook book = BookOf(kThree);
  Play(book, 2);
  ASSERT_FALSE(book.Sit({"Dirk", "Eva", "Fred"}));
  Play(book, 1);
  ASSERT_FALSE(book.Sit({"Dirk", "Anna", "Gé"}));
  Play(book, 1);
  ASSERT_EQ(book.pages().size(), 3U);
  EXPECT_EQ(book.pages()[1].table, 2);
  EXPECT_EQ(book.pages()[1].round, 1);
  EXPECT_EQ(book.pages()[2].table, 1);
  EXPECT_EQ(book.pages()[2].round, 2);
}

TEST(ScoreBook, WhoSitDownAgainBeginTheNextRoundAndTheDealGoesOn) {
  ScoreBook book = BookOf(kThree);
  Play(book, 2);
  ASSERT_FALSE(book.Sit(kThree));
  NotedDeal deal = AllToFirst(10);
  ASSERT_FALSE(book.Note(deal));
  ASSERT_EQ(book.pages().size(), 2U);
  EXPECT_EQ(book.pages()[1].table, 1);
  EXPECT_EQ(book.pages()[1].round, 2);
  EXPECT_EQ(DealersOf(book.pages()[1]), std::vector<int>{1});
}

TEST(ScoreBook, WhoCannotBePlayersDoNotSitDown) {
  ScoreBook book = BookOf(kThree);
  EXPECT_EQ(MessageOf(book.Sit({"Anna"})), "1 player; expected from 3 to 7");
  EXPECT_TRUE(book.players().empty());
}

TEST(ScoreBook, FindsPlayersWhateverTheCaseOfTheirNames) {
  const ScoreBook book = BookOf(kThree);
  EXPECT_EQ(*book.Find("COR"), 2);
  EXPECT_EQ(book.Find("Dirk").error().message, "'Dirk'; expected Anna, Bram or Cor");
}

TEST(BoerenbridgeRanking, AddsUpMatchPointsAndPointsOverRounds) {
  ScoreBook book = BookOf(kThree);
  ASSERT_FALSE(book.Note(AllToFirst(2)));  // -4 10 10: 3, 4.5, 4.5
  ASSERT_FALSE(book.Sit({"cor", "Anna", "Dirk"}));
  NotedDeal deal = AllToFirst(1);
  deal.bids = {1, 1, 0};
  ASSERT_FALSE(book.Note(deal));  // 12 -2 10: 5, 3, 4
  Ranking ranking;
  for (const ScorePage& page : book.pages()) ranking.Add(page.sheet);
  const auto ranked = ranking.Ranked();
  ASSERT_EQ(ranked.size(), 4U);
  EXPECT_EQ(ranked[0].name, "Cor");
  EXPECT_EQ(ranked[0].standing, (Standing{MatchPoints(19 * MatchPoints::kWhole / 2), 22, 1}));
  EXPECT_EQ(ranked[0].rounds, 2);
  EXPECT_EQ(ranked[1].name, "Anna");
  EXPECT_EQ(ranked[1].standing, (Standing{MatchPoints(6 * MatchPoints::kWhole), -6, 2}));
  EXPECT_EQ(ranked[2].name, "Bram");
  EXPECT_EQ(ranked[3].name, "Dirk");
  EXPECT_EQ(ranked[3].rounds, 1);
}

TEST(BoerenbridgeRanking, WhoIsEqualSharesAPlaceAndStandsByName) {
  ScoreBook book = BookOf({"Piet 10", "Piet 2", "Anna"});
  NotedDeal deal = AllToFirst(1);
  deal.taken = {0, 0, 1};
  ASSERT_FALSE(book.Note(deal));
  Ranking ranking;
  ranking.Add(book.pages()[0].sheet);
  const auto ranked = ranking.Ranked();
  EXPECT_EQ(ranked[0].name, "Piet 2");
  EXPECT_EQ(ranked[1].name, "Piet 10");
  EXPECT_EQ(ranked[1].standing.place, 1);
  EXPECT_EQ(ranked[2].standing.place, 3);
}

TEST(BoerenbridgeRanking, CountsBidsMadeInDealsThatWerePlayedToTheEnd) {
  ScoreBook book = BookOf(kThree);
  ASSERT_FALSE(book.Note(AllToFirst(2)));
  NotedDeal deal = AllToFirst(2);
  deal.offences[2] = Offence::kRevoke;
  ASSERT_FALSE(book.Note(deal));
  Ranking ranking;
  ranking.Add(book.pages()[0].sheet);
  for (const RankedPlayer& player : ranking.Ranked()) {
    EXPECT_EQ(player.deals, 2);
    EXPECT_EQ(player.played, 1);
    EXPECT_EQ(player.made, player.name == "Anna" ? 0 : 1);
    EXPECT_EQ(player.exact(), player.name == "Anna" ? 0 : 1);
  }
}

TEST(BoerenbridgeRanking, ARoundWithoutDealsBringsNothing) {
  Ranking ranking;
  ranking.Add(ScoreSheet::Begin(kThree).value());
  EXPECT_TRUE(ranking.Ranked().empty());
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing

// Rules of thumb.

#include <gtest/gtest.h>

#include "ai/boerenbridge/players/simple_players.h"
#include "tests/ai/boerenbridge/deals.h"

namespace jasnel::boerenbridge::testing {
namespace {

int BidOf(const Bidding& bidding, std::string_view hand) {
  return RulePlayer().ChooseBid({bidding, Cards(hand)}, {})->bid;
}

// Played by seat 2 of three, who bid `bid`, to a first trick of four cards each; it comes last, or
// with `trick` of one card, is not in turn: then seat 1 is.
Card Follows(int bid, std::string_view trick, std::string_view hand) {
  const std::vector<SeenTrick> tricks = {{0, Row(trick)}};
  const bool last = tricks[0].cards.size() == 2;
  const PlayView view =
      last ? ViewOf({0, 0, bid}, 4, tricks, hand) : ViewOf({0, bid, 0}, 4, tricks, hand);
  return RulePlayer().ChooseCard(view, {})->card;
}

Card Leads(int bid, std::string_view hand) {
  return RulePlayer().ChooseCard(ViewOf({bid, 0, 0}, 4, {}, hand), {})->card;
}

TEST(BoerenbridgeRulePlayer, CountsHighTrumps) {
  EXPECT_EQ(BidOf(After(4, 8, {}), "SA SK H2 H3 D2 D3 C2 C3"), 2);
  EXPECT_EQ(BidOf(After(4, 8, {}), "SA SK SQ H2 H3 D2 D3 C2"), 3);
  EXPECT_EQ(BidOf(After(4, 1, {}), "SA"), 1);
}

TEST(BoerenbridgeRulePlayer, CountsAcesOfPlainSuits) {
  EXPECT_EQ(BidOf(After(4, 6, {}), "HA DA CA H2 D3 C4"), 3);
  EXPECT_EQ(BidOf(After(4, 4, {}), "H2 D3 C2 C4"), 0);
}

// The same cards are worth less where more cards are dealt, as somebody will hold a higher one.
TEST(BoerenbridgeRulePlayer, CountsKingsByHowManyCardsAreDealt) {
  EXPECT_EQ(BidOf(After(3, 1, {}), "SQ"), 1);
  EXPECT_EQ(BidOf(After(7, 1, {}), "S7"), 0);
  EXPECT_EQ(BidOf(After(3, 1, {}), "S7"), 1);
}

TEST(BoerenbridgeRulePlayer, CountsTrumpsForSuitsThatItIsShortOf) {
  // Low trumps among long suits are worth nothing at a full table; with two voids some are.
  const int among_long = BidOf(After(5, 10, {}), "S2 S3 S4 H2 H3 H4 D2 D3 C2 C3");
  const int with_voids = BidOf(After(5, 10, {}), "S2 S3 S4 H2 H3 H4 H5 H6 H7 H8");
  EXPECT_EQ(among_long, 0);
  EXPECT_EQ(with_voids, 1);
}

TEST(BoerenbridgeRulePlayer, GoesToTheNearestBidThatTheDealerMayMake) {
  EXPECT_EQ(BidOf(After(3, 1, {0, 0}), "SA"), 0);
  EXPECT_EQ(BidOf(After(3, 1, {0, 1}), "C2"), 1);
  EXPECT_EQ(BidOf(After(3, 8, {6, 0}), "SA SK H2 H3 D2 D3 C2 C3"), 3);
}

TEST(BoerenbridgeRulePlayer, LeadsWhatIsSureWhileItNeedsTricks) {
  EXPECT_EQ(Leads(1, "S2 SA HA C2"), C("SA"));
}

TEST(BoerenbridgeRulePlayer, LeadsTheWeakestOnceItHasThem) {
  EXPECT_EQ(Leads(0, "S2 SA HA C2"), C("C2"));
}

TEST(BoerenbridgeRulePlayer, TakesAsCheaplyAsItCanInTheLastSeat) {
  EXPECT_EQ(Follows(1, "HT H5", "H2 HJ HQ HA"), C("HJ"));
  EXPECT_EQ(Follows(1, "HT H5", "S2 S9 DA CA"), C("S2"));
}

TEST(BoerenbridgeRulePlayer, TakesWithTheBestItHasBeforeOthers) {
  EXPECT_EQ(Follows(1, "HT", "H2 HJ HQ HA"), C("HA"));
}

TEST(BoerenbridgeRulePlayer, GivesTheLowestWhereItCannotTake) {
  EXPECT_EQ(Follows(1, "HK H5", "H2 H7 HQ S2"), C("H2"));
}

TEST(BoerenbridgeRulePlayer, GetsRidOfItsHighestOnceItHasWhatItBid) {
  EXPECT_EQ(Follows(0, "HK H5", "H2 H7 HQ S2"), C("HQ"));
  EXPECT_EQ(Follows(0, "HK H5", "D2 DA S2 C3"), C("DA"));
}

// It must take: the last seat with its highest, the others hoping that somebody takes it over.
TEST(BoerenbridgeRulePlayer, TakesUnwillinglyWhereItMust) {
  EXPECT_EQ(Follows(0, "H3 H2", "H7 H8 HQ S2"), C("HQ"));
  EXPECT_EQ(Follows(0, "H3", "H7 H8 HQ S2"), C("H7"));
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing

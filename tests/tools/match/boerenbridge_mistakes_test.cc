// What is wrong with a command line of `jasnel boerenbridge match`, and with what players do.

#include <gtest/gtest.h>

#include <string>

#include "jasnel/boerenbridge/match.h"
#include "jasnel/boerenbridge/player.h"
#include "tests/tools/match/boerenbridge_run.h"
#include "tools/match/boerenbridge_result.h"

namespace jasnel::boerenbridge::testing {
namespace {

TEST(BoerenbridgeMatchMistakes, AreToldInOneLine) {
  const std::string name = "jasnel boerenbridge match: ";
  EXPECT_EQ(ErrorOf({}),
            name +
                "no player; expected 3 to 7, such as jasnel boerenbridge match rule rule "
                "random\n");
  EXPECT_EQ(
      ErrorOf({"rule", "rule"}),
      name + "2 players; expected 3 to 7, such as jasnel boerenbridge match rule rule random\n");
  EXPECT_EQ(
      ErrorOf(Words(8, "rule")),
      name + "8 players; expected 3 to 7, such as jasnel boerenbridge match rule rule random\n");
  EXPECT_EQ(ErrorOf({"rule", "ruel", "rule"}),
            name + MakePlayer("ruel").error().message + ", or exec:COMMAND for a program\n");
  EXPECT_EQ(ErrorOf({"rule", "rule", "rollout:worlds=0"}),
            name + "'worlds=0'; expected a number from 1 to 100000\n");
  EXPECT_EQ(ErrorOf({"rule", "rule", "rule", "--cards=11"}),
            name + "--cards: '11'; expected a number from 1 to 10\n");
  EXPECT_EQ(
      ErrorOf({"rule", "rule", "rule", "rule", "rule", "rule", "--cards=9"}),
      name + "--cards=9 with 6 players; expected a number from 1 to 8, as there are 52 cards\n");
  EXPECT_EQ(ErrorOf({"rule", "rule", "rule", "--rounds=0"}),
            name + "--rounds: '0'; expected a number from 1 to 10000000\n");
  EXPECT_EQ(ErrorOf({"rule", "rule", "rule", "--resume"}),
            name + "--resume without --record; expected --record=FILE, the record to go on with\n");
  EXPECT_EQ(ErrorOf({"rule", "rule", "rule", "--time-limit=0"}),
            name + "--time-limit: '0'; expected a number from 1 to 86400000\n");
  EXPECT_EQ(ErrorOf({"rule", "rule", "rule", "--deals=9"}).substr(0, name.size() + 22),
            name + "unknown flag '--deals'");
}

// A foul by a player in the seat after the ones that bid, or played.
MatchFoul FoulAfter(int bids, int cards) {
  MatchRequest request;
  request.players = 3;
  request.most_cards = 2;
  const DealToPlay deal = MatchDeal(request, 0);
  MatchFoul foul{
      4,
      deal,
      2,
      {*Bidding::Begin(3, 2), {}, {}, Foul{1, Error{Phrase{"what is wrong", "wat er mis is"}}}}};
  for (int i = 0; i < bids; ++i) EXPECT_FALSE(foul.played.bidding.Bid(0));
  CardSet all = deal.hands[0] | deal.hands[1] | deal.hands[2];
  for (int i = 0; i < cards; ++i, all -= all.Highest()) foul.played.played.Add(all.Highest());
  return foul;
}

TEST(BoerenbridgeMatchFoul, IsToldWithDealSeatPlayerAndReason) {
  const MatchSetup asked = {{"rule", "random", "rollout:worlds=9"}, {}};
  EXPECT_EQ(DescribeFoul(FoulAfter(1, 0), asked).english,
            "deal 5 (0:..Q.5 .T..K .Q..7): bid 2, seat 1, C (rollout:worlds=9): what is wrong");
  const Message foul = DescribeFoul(FoulAfter(3, 4), asked);
  EXPECT_EQ(foul.english,
            "deal 5 (0:..Q.5 .T..K .Q..7 bids=0,0,0): trick 2, card 2, seat 1, C "
            "(rollout:worlds=9): what is wrong");
  EXPECT_EQ(foul.dutch,
            "spel 5 (0:..V.5 .10..H .V..7 bids=0,0,0): slag 2, kaart 2, plaats 1, C "
            "(rollout:worlds=9): wat er mis is");
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing

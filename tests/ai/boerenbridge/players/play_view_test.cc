// What a seat sees of boerenbridge.

#include <gtest/gtest.h>

#include <string>

#include "jasnel/boerenbridge/player.h"
#include "tests/ai/boerenbridge/deals.h"

namespace jasnel::boerenbridge::testing {
namespace {

// A table of three with two cards each, and what is told of it; nobody has bid anything.
std::string ErrorOf(const std::vector<SeenTrick>& tricks, const std::string& hand,
                    std::optional<int> seat = {}, int cards = 2) {
  const auto view = MakePlayView({After(3, cards, {0, 0, 0}), seat, Cards(hand), tricks});
  return view.ok() ? "none" : view.error().message;
}

TEST(BoerenbridgePlayView, IsWhatTheSeatInTurnSeesAtEveryTurn) {
  Random random(1);
  for (int i = 0; i < 60; ++i) {
    DealInPlay game = RandomGame(random);
    while (game.InBidding()) Step(game, random);
    for (; !game.IsOver(); Step(game, random)) {
      const PlayView seen = game.play_view();
      const auto tricks = TricksOf(seen);
      const auto made = MakePlayView({game.bidding(), game.turn(), seen.hand(), tricks});
      ASSERT_TRUE(made.ok()) << made.error().message;
      EXPECT_EQ(made->bidding, seen.bidding);
      EXPECT_EQ(made->table.position, seen.table.position);
      EXPECT_EQ(made->table.played, seen.table.played);
      EXPECT_EQ(made->table.voids, seen.table.voids);
      EXPECT_EQ(made->played, seen.played);
      EXPECT_EQ(made->seat(), game.turn());
      EXPECT_EQ(made->Legal(), game.position().Legal());
    }
  }
}

TEST(BoerenbridgePlayView, HoldsNoHandButThatOfTheSeatInTurn) {
  Random random(2);
  for (int i = 0; i < 100; ++i) {
    const DealInPlay game = RandomMoment(random);
    const PlayView view = game.play_view();
    CardSet others;
    const auto held = HeldByOthers(view);
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
      if (seat == game.turn()) continue;
      EXPECT_TRUE(view.table.position.hands[seat].empty());
      EXPECT_EQ(held[seat], game.position().hands[seat].size());
      others |= game.position().hands[seat];
    }
    EXPECT_EQ(held[game.turn()], 0);
    EXPECT_EQ(view.hand(), game.position().hands[game.turn()]);
    EXPECT_TRUE((others - view.Unseen()).empty());
  }
}

TEST(BoerenbridgePlayView, MayBeToldWithAndWithoutATrickThatNobodyHasLedTo) {
  const SeenTrick full{0, Row("H2 H3 H4")};
  EXPECT_EQ(ErrorOf({full}, "S2"), "none");
  EXPECT_EQ(ErrorOf({full, {2, {}}}, "S2"), "none");
  EXPECT_EQ(ErrorOf({}, "S2 S3"), "none");
  EXPECT_EQ(ErrorOf({{0, {}}}, "S2 S3", 0), "none");
}

TEST(BoerenbridgePlayView, IsThereOnlyAfterTheBidding) {
  const auto view = MakePlayView({After(3, 2, {0, 1}), {}, Cards("S2 S3"), {}});
  EXPECT_EQ(view.error().message, "2 bids; expected 3, one of each seat, before the play");
}

TEST(BoerenbridgePlayView, IsRefusedInDutchToo) {
  const auto dutch = [](const std::vector<SeenTrick>& tricks, const std::string& hand) {
    return MakePlayView({After(3, 2, {0, 0, 0}), {}, Cards(hand), tricks})
        .error()
        .In(Language::kDutch);
  };
  EXPECT_EQ(dutch({{0, Row("H2 H3")}, {2, {}}}, "S2"), "slag 1: 2 kaarten; verwacht er 3");
  EXPECT_EQ(dutch({{0, Row("H2 H3 H4 H5")}}, "S2"),
            "slag 1: 4 kaarten; verwacht er hoogstens 3 in de slag die bezig is");
  EXPECT_EQ(dutch({{0, Row("H2 H3 H4")}, {1, {}}}, "S2"),
            "slag 2: uitkomst van 1; verwacht plaats 2, die de vorige slag won");
  EXPECT_EQ(dutch({{0, Row("H2 H3 HQ")}}, "HK S3"),
            "2 kaarten in de hand van plaats 2; verwacht er 1");
  EXPECT_EQ(dutch({{0, Row("H2 H3 HQ")}}, "HQ"),
            "HV zit in de hand en is al gespeeld; verwacht elke kaart één keer");
  EXPECT_EQ(dutch({{0, Row("H2 S3")}}, "H2 S5"),
            "H2 zit in de hand en is al gespeeld; verwacht elke kaart één keer");
}

TEST(BoerenbridgePlayView, WantsFullTricksBeforeTheLast) {
  EXPECT_EQ(ErrorOf({{0, Row("H2 H3")}, {2, {}}}, "S2"), "trick 1: 2 cards; expected 3");
  EXPECT_EQ(ErrorOf({{0, Row("H2 H3 H4 H5")}}, "S2"),
            "trick 1: 4 cards; expected 3 or fewer in the trick in progress");
}

TEST(BoerenbridgePlayView, WantsNoMoreTricksThanCards) {
  EXPECT_EQ(ErrorOf({{0, Row("H2 H3 H4")}, {2, Row("H5 H6 H7")}, {1, {}}}, ""),
            "3 tricks; expected 2 at most, one for each card dealt");
}

TEST(BoerenbridgePlayView, WantsTheWinnerToLead) {
  EXPECT_EQ(ErrorOf({{1, Row("H2")}}, "S2 S3"),
            "trick 1: leader 1; expected seat 0, left of the dealer");
  EXPECT_EQ(ErrorOf({{0, Row("H2 S3 H4")}, {2, {}}}, "S2"),
            "trick 2: leader 2; expected seat 1, who won the trick before");
}

TEST(BoerenbridgePlayView, WantsEachCardOnce) {
  EXPECT_EQ(ErrorOf({{0, Row("H2 H2")}}, "S2 S3"),
            "trick 1, card 2, H2: played before; expected each card once");
  EXPECT_EQ(ErrorOf({{0, Row("H2 S3")}}, "S2 S3"),
            "S3 is in the hand and was played; expected each card once");
}

TEST(BoerenbridgePlayView, WantsAHandOfTheSizeThatIsLeft) {
  EXPECT_EQ(ErrorOf({}, "S2"), "1 cards in the hand of seat 0; expected 2");
  EXPECT_EQ(ErrorOf({{0, Row("H2 H3 H4")}}, "S2 S3"), "2 cards in the hand of seat 2; expected 1");
}

TEST(BoerenbridgePlayView, IsThatOfTheSeatInTurn) {
  EXPECT_EQ(ErrorOf({{0, Row("H2")}}, "S2 S3", 2), "seat 2; expected seat 1, whose turn it is");
}

TEST(BoerenbridgePlayView, EndsWithTheDeal) {
  EXPECT_EQ(ErrorOf({{0, Row("H2 H3 H4")}}, "", {}, 1),
            "all cards have been played; expected a deal in play");
}

TEST(BoerenbridgePlayView, KnowsARevokeByALaterCard) {
  EXPECT_EQ(ErrorOf({{0, Row("H2 C3 H4")}, {2, Row("D4 D5 H7")}}, "S2"),
            "trick 2, card 3, H7: seat 1 did not follow this suit before; expected another card");
}

TEST(BoerenbridgePlayView, KnowsARevokeByTheHand) {
  EXPECT_EQ(ErrorOf({{0, Row("H2 S3 H4")}}, "H9"),
            "H9 is in the hand of seat 1, who did not follow this suit before; expected another "
            "card");
}

// Seat 1 can hold nothing but spades, of which too few are left.
TEST(BoerenbridgePlayView, KnowsCardsThatNobodyCanHold) {
  const std::vector<SeenTrick> tricks = {{0, Row("HA S2 H2")}, {1, Row("S3 S4 S5")},
                                         {0, Row("DA S6 D2")}, {1, Row("S7 S8 S9")},
                                         {0, Row("CA ST C2")}, {1, Row("SJ SQ")}};
  EXPECT_EQ(ErrorOf(tricks, "SK SA H3 H4 H5", {}, 10),
            "no way to deal the cards that were not seen; expected one that agrees with who did "
            "not follow suit");
}

TEST(BoerenbridgePlayView, TakesOnlyCardsOfTheDeck) {
  const Card none(SuitShift(Suit::kHearts) + kRanks);  // a bit above the ace of hearts
  const Bidding bidding = After(3, 2, {0, 0, 0});
  EXPECT_EQ(MakePlayView({bidding, {}, Cards("S2") | none, {}}).error().message,
            "a card in the hand of seat 0 that is not in the deck; expected some of the 52 cards");
  const std::vector<SeenTrick> tricks = {{0, {none}}};
  EXPECT_EQ(MakePlayView({bidding, {}, Cards("S2 S3"), tricks}).error().message,
            "trick 1, card 1: not in the deck; expected one of the 52 cards");
}

TEST(BoerenbridgeBidView, IsCheckedToo) {
  EXPECT_FALSE(Validate(BidView{After(3, 2, {0}), Cards("S2 S3")}));
  EXPECT_EQ(Validate(BidView{After(3, 2, {0, 0, 0}), Cards("S2 S3")})->message,
            "all seats have bid; expected a seat that is to bid");
  EXPECT_EQ(Validate(BidView{After(3, 2, {0}), Cards("S2")})->message,
            "1 cards in the hand; expected 2");
  EXPECT_EQ(Validate(BidView{After(3, 1, {0}), CardSet(std::uint64_t{1} << 63)})->message,
            "a card in the hand that is not in the deck");
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing

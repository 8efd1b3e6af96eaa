// Records of what cannot have happened.

#include <gtest/gtest.h>

#include "tests/bitboard/recorded.h"

namespace jasnel {
namespace {

using testing::Followed;
using testing::Recorded;
using testing::RecordError;
using testing::SetOf;
using testing::Until;
using testing::With;
using testing::WithTrick;

PlayedDeal Deal() { return Followed("kbn", Seat::kNorth); }

TEST(RecordError, IsACardThatAnotherSeatHolds) {
  EXPECT_EQ(RecordError(With(Deal(), 1, 2, "SJ")),
            "trick 1, card 2 (East): SJ, dealt to West; expected one of SQ,S7,HK,HJ,DK,DJ,CA,CJ");
}

TEST(RecordError, IsACardThatAnotherSeatHasPlayed) {
  EXPECT_EQ(RecordError(With(Deal(), 2, 2, "SK")),
            "trick 2, card 2 (East): SK, dealt to West, played in trick 1; expected one of "
            "SQ,HK,HJ,DK,DJ,CA,CJ");
}

TEST(RecordError, IsACardPlayedTwice) {
  EXPECT_EQ(RecordError(With(Deal(), 3, 1, "SA")),
            "trick 3, card 1 (North): SA, played in trick 1; expected one of S8,HQ,H9,D8,CQ,C7");
}

TEST(RecordError, IsACardPlayedTwiceInOneTrick) {
  EXPECT_EQ(RecordError(With(Deal(), 7, 4, "HT")),
            "trick 7, card 4 (East): HT, dealt to West, played in trick 7; expected one of HJ,DJ");
}

TEST(RecordError, IsATrickOfFiveCards) {
  EXPECT_EQ(RecordError(WithTrick(Deal(), 2, "N DA,DK,DQ,D7,D8")), "trick 2: 5 cards; expected 4");
}

TEST(RecordError, IsAShortTrickBeforeTheLast) {
  EXPECT_EQ(RecordError(WithTrick(Deal(), 2, "N DA,DK,DQ")),
            "trick 2: 3 cards; expected 4 in each trick but the last");
}

TEST(RecordError, IsATrickOfOneCardBeforeTheLast) {
  EXPECT_EQ(RecordError(WithTrick(Deal(), 2, "N DA")),
            "trick 2: 1 card; expected 4 in each trick but the last");
}

TEST(RecordError, IsANinthTrick) {
  PlayedDeal deal = Deal();
  deal.tricks.push_back({});
  EXPECT_EQ(RecordError(deal), "9 tricks; expected at most 8");
}

TEST(RecordError, IsALeaderWhoDidNotWinTheTrickBefore) {
  EXPECT_EQ(RecordError(WithTrick(Deal(), 4, "N C7,CA,C9,C8")),
            "trick 4: leader North; expected East, who won trick 3");
}

TEST(RecordError, IsAFirstLeaderOtherThanTheDealHas) {
  PlayedDeal deal = Deal();
  deal.leader = Seat::kWest;
  EXPECT_EQ(RecordError(deal),
            "trick 1: leader North; expected West, who leads to the first trick");
}

TEST(RecordError, IsAWrongLeaderOfALastTrickWithoutCards) {
  PlayedDeal deal = Until(Deal(), 12);
  deal.tricks.push_back({.cards = {}, .leader = Seat::kNorth});
  EXPECT_EQ(RecordError(deal), "trick 4: leader North; expected East, who won trick 3");
}

TEST(RecordError, IsAHandOfSevenCards) {
  PlayedDeal deal = Deal();
  deal.hands[Index(Seat::kSouth)] -= SetOf("D8") | SetOf("DT");
  EXPECT_EQ(RecordError(deal),
            "South holds 7 cards; expected 8, the whole hand before the first trick");
}

TEST(RecordError, IsACardInTwoHands) {
  PlayedDeal deal = Deal();
  deal.hands[Index(Seat::kSouth)] -= SetOf("DT");
  deal.hands[Index(Seat::kSouth)] |= SetOf("DA");
  EXPECT_EQ(RecordError(deal), "card DA is in two hands; expected each card once");
}

TEST(RecordError, IsFourJacksForAnythingButAHundredOrTwoHundred) {
  PlayedDeal deal = Deal();
  deal.rules.four_jacks = 150;
  EXPECT_EQ(RecordError(deal), "four-jacks: 150; expected 100 or 200");
}

TEST(RecordError, IsNoErrorInAGoodRecord) { EXPECT_EQ(RecordError(Deal()), ""); }

TEST(RecordError, IsToldInDutchToo) {
  const auto dutch = [](const PlayedDeal& deal) {
    return ReplayDeal(deal).error().In(Language::kDutch);
  };
  EXPECT_EQ(dutch(With(Deal(), 2, 2, "SK")),
            "slag 2, kaart 2 (Oost): SH, gegeven aan West, gespeeld in slag 1; verwacht een van "
            "SV,HH,HB,RH,RB,KA,KB");
  EXPECT_EQ(dutch(WithTrick(Deal(), 2, "N DA,DK,DQ")),
            "slag 2: 3 kaarten; verwacht er 4 in elke slag behalve de laatste");
  EXPECT_EQ(dutch(WithTrick(Deal(), 4, "N C7,CA,C9,C8")),
            "slag 4: uitkomst van Noord; verwacht Oost, die slag 3 won");
  PlayedDeal deal = Deal();
  deal.leader = Seat::kWest;
  EXPECT_EQ(dutch(deal),
            "slag 1: uitkomst van Noord; verwacht West, die in de eerste slag uitkomt");
  PlayedDeal early = Until(Deal(), 12);
  early.as_played = true;
  EXPECT_EQ(dutch(early),
            "telt na 12 kaarten zoals het gespeeld is; verwacht alle acht slagen: tot dan kan "
            "verzaken worden gemeld");
}

TEST(RecordError, OfAMendedCardIsToldInDutchToo) {
  PlayedDeal deal = Deal();
  deal.tricks[0].mended = {deal.tricks[0].cards[0]};
  const Error error = ReplayDeal(deal).error();
  EXPECT_EQ(error.message,
            "trick 1, mended: SA of North, who led; expected a card of a player who followed");
  EXPECT_EQ(error.dutch,
            "slag 1, hersteld: SA van Noord, die uitkwam; verwacht een kaart van wie daarna "
            "speelde");
}

}  // namespace
}  // namespace jasnel

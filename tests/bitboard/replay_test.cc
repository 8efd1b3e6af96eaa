// Deals replayed from their records, counted by hand.

#include "jasnel/replay.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/bitboard/recorded.h"

namespace jasnel {
namespace {

using testing::AllTricks;
using testing::Followed;
using testing::PresetName;
using testing::Recorded;
using testing::Replayed;
using testing::ResultOf;
using testing::Until;

// Results by every rule set.
class ReplayByPreset : public ::testing::TestWithParam<Preset> {
 protected:
  static std::string Rules() { return std::string(GetParam().name); }
  static std::string Pit(int roem) { return std::to_string(162 + GetParam().rules.pit + roem); }
};

INSTANTIATE_TEST_SUITE_P(Presets, ReplayByPreset,
                         ::testing::ValuesIn(PresetsOfTexts().begin(), PresetsOfTexts().end()),
                         PresetName);

TEST_P(ReplayByPreset, FindsNoFaultWhereEverybodyFollows) {
  EXPECT_TRUE(Replayed(Followed(Rules(), Seat::kNorth)).faults.empty());
}

TEST_P(ReplayByPreset, GivesBothSidesWhatTheyMade) {
  EXPECT_EQ(ResultOf(Followed(Rules(), Seat::kSouth)), "made 193-169");
}

TEST_P(ReplayByPreset, GivesTheOthersTheRoemOfBothSidesWhenNat) {
  EXPECT_EQ(ResultOf(Followed(Rules(), Seat::kWest)), "nat 362-0");
}

TEST_P(ReplayByPreset, AddsTheBonusAndTheRoemToAPit) {
  EXPECT_EQ(ResultOf(AllTricks(Rules(), Seat::kSouth)), "pit " + Pit(90) + "-0");
}

TEST_P(ReplayByPreset, GivesDefendersTheBonusOnlyWhereEitherSideMayHaveIt) {
  const bool either = Rules().substr(0, 3) == "nkf";
  EXPECT_EQ(ResultOf(AllTricks(Rules(), Seat::kEast)), either ? "nat 352-0" : "nat 252-0");
}

TEST_P(ReplayByPreset, FindsATieAtEightyOneLost) {
  const auto tie = [](Seat declarer) {
    return Recorded(Rules() + ",roem=off", declarer,
                    {"N SA,S7,ST,SJ", "N DA,DK,DQ,D7", "N S8,SK,S9,SQ", "E CA,C9,C8,C7",
                     "E CJ,CK,CT,CQ", "W H8,HQ,HK,HA", "S H7,HT,H9,HJ", "E DJ,DT,D9,D8"});
  };
  EXPECT_EQ(Replayed(tie(Seat::kNorth)).won[0].cards, Points(81));
  EXPECT_EQ(ResultOf(tie(Seat::kNorth)), "nat 0-162");
  EXPECT_EQ(ResultOf(tie(Seat::kEast)), "nat 162-0");
}

TEST_P(ReplayByPreset, CountsFourJacksAsTheTextDoes) {
  const bool bedum = Rules().substr(0, 5) == "bedum";
  const PlayedDeal deal =
      Recorded(Rules(), Seat::kEast,
               {"N S7,HA,D9,CT", "E HJ,DJ,CJ,SJ", "E HK,DA,CQ,ST", "E HQ,DK,CA,S9", "E HT,DQ,CK,SA",
                "E H9,DT,C8,SK", "E H8,D7,C9,SQ", "E H7,D8,C7,S8"});
  EXPECT_EQ(Replayed(deal).tricks[1].roem, Points(bedum ? 200 : 100));
  EXPECT_EQ(ResultOf(deal), "pit 0-" + Pit(bedum ? 200 : 100));
}

TEST(Replay, LeavesEachSideItsOwnWhenNatPaysOwn) {
  EXPECT_EQ(ResultOf(Followed("kbn,nat=own", Seat::kEast)), "nat 193-169");
}

TEST(Replay, CountsNoRoemWhereItIsOff) {
  EXPECT_EQ(ResultOf(Followed("kbn,roem=off", Seat::kNorth)), "made 83-79");
}

TEST(Replay, BeginsWithTheRoemOfHandsWhereTheyHaveIt) {
  const PlayedDeal deal = Followed("kbn,roem=hand", Seat::kNorth);
  const Replay replay = Replayed(deal);
  const auto roem = RoemOfHands(deal.hands, deal.trump, deal.rules);
  EXPECT_EQ(replay.positions.front().won[0].roem, roem[0]);
  EXPECT_EQ(replay.positions.front().won[1].roem, roem[1]);
  EXPECT_EQ(replay.won[0].roem, roem[0]);
  EXPECT_EQ(replay.won[1].roem, roem[1]);
  for (const ReplayedTrick& trick : replay.tricks) EXPECT_EQ(trick.roem, Points(0));
  const Replay both = Replayed(Followed("kbn,roem=both", Seat::kNorth));
  const Replay in_tricks = Replayed(Followed("kbn", Seat::kNorth));
  for (const std::size_t side : {0, 1}) {
    EXPECT_EQ(both.won[side].roem, in_tricks.won[side].roem + roem[side]);
  }
}

TEST(Replay, CountsTwiceWhatIsWrittenInADoubledSuit) {
  EXPECT_EQ(ResultOf(Followed("kbn,double=H", Seat::kNorth)), "made 386-338");
}

TEST(Replay, GivesDefendersTheBonusByAnOption) {
  EXPECT_EQ(ResultOf(AllTricks("kbn,pit-for=either", Seat::kEast)), "nat 352-0");
}

TEST(Replay, CountsStukWithThreeInSequenceForForty) {
  EXPECT_EQ(Replayed(Followed("kbn", Seat::kNorth)).tricks[5].roem, Points(40));
}

TEST(Replay, CountsStukWithFourInSequenceForSeventy) {
  EXPECT_EQ(Replayed(AllTricks("kbn", Seat::kNorth)).tricks[0].roem, Points(70));
}

TEST(Replay, CountsTheTenOfTheLastTrickInIt) {
  EXPECT_EQ(Replayed(Followed("kbn", Seat::kNorth)).tricks[7].points, Points(22));
}

TEST(Replay, NamesTheLeaderAndTheWinnerOfEachTrick) {
  std::string seats;
  for (const ReplayedTrick& trick : Replayed(Followed("kbn", Seat::kNorth)).tricks) {
    seats += std::string(1, SeatLetter(trick.leader)) + SeatLetter(*trick.winner) + " ";
  }
  EXPECT_EQ(seats, "NN NN NE EE EW WS SE ES ");
}

TEST(Replay, KeepsTheCardsOfEachTrickInOrderOfPlay) {
  const Replay replay = Replayed(Followed("kbn", Seat::kNorth));
  ASSERT_EQ(replay.tricks[5].cards.size(), 4);
  EXPECT_EQ(FormatCard(replay.tricks[5].cards[0]), "H8");
  EXPECT_EQ(FormatCard(replay.tricks[5].cards[3]), "HA");
}

TEST(Replay, RunsTheTallyOfBothSides) {
  const Replay replay = Replayed(Followed("kbn", Seat::kNorth));
  EXPECT_EQ(replay.tricks[3].won[0], (Tally{Points(43), Points(20), 2}));
  EXPECT_EQ(replay.tricks[3].won[1], (Tally{Points(16), Points(20), 2}));
  EXPECT_EQ(replay.won[0], (Tally{Points(83), Points(110), 4}));
  EXPECT_EQ(replay.won[1], (Tally{Points(79), Points(90), 4}));
}

TEST(Replay, ShowsThePositionBeforeEachCard) {
  const Replay replay = Replayed(Followed("kbn", Seat::kWest));
  ASSERT_EQ(replay.positions.size(), 33U);
  const Position& before = replay.positions[22];  // two cards of the sixth trick lie
  EXPECT_EQ(Turn(before), Seat::kEast);
  EXPECT_EQ(FormatHand(before.hands[Index(Seat::kEast)]), ".KJ.J.");
  EXPECT_EQ(before.trick.size(), 2);
  EXPECT_EQ(before.declarer, Seat::kWest);
  EXPECT_EQ(Validate(before), std::nullopt);
  EXPECT_TRUE(IsOver(replay.positions[32]));
}

TEST(Replay, IsCompleteAfterEightTricks) {
  const Replay replay = Replayed(Followed("kbn", Seat::kNorth));
  EXPECT_TRUE(replay.IsComplete());
  EXPECT_EQ(replay.cards_played, 32);
  EXPECT_EQ(replay.cards_not_counted, 0);
}

TEST(Replay, OfADealBrokenOffInATrickHasNoResult) {
  const Replay replay = Replayed(Until(Followed("kbn", Seat::kNorth), 11));
  EXPECT_EQ(replay.result, std::nullopt);
  EXPECT_FALSE(replay.IsComplete());
  EXPECT_EQ(replay.cards_played, 11);
  EXPECT_EQ(replay.positions.size(), 12U);
  EXPECT_EQ(replay.won[0], (Tally{Points(43), Points(20), 2}));
}

TEST(Replay, CountsNothingForATrickBrokenOff) {
  const Replay replay = Replayed(Until(Followed("kbn", Seat::kNorth), 11));
  ASSERT_EQ(replay.tricks.size(), 3U);
  EXPECT_EQ(replay.tricks[2].winner, std::nullopt);
  EXPECT_EQ(replay.tricks[2].points, Points(0));
  EXPECT_EQ(replay.tricks[2].won, replay.tricks[1].won);
}

TEST(Replay, OfADealBrokenOffBetweenTricksHasNoResult) {
  const Replay replay = Replayed(Until(Followed("kbn", Seat::kNorth), 28));
  EXPECT_EQ(replay.result, std::nullopt);
  EXPECT_EQ(Turn(replay.positions.back()), Seat::kEast);
}

TEST(Replay, OfADealThatWasNotBegunHasOnlyItsStart) {
  const Replay replay = Replayed(Until(Followed("kbn", Seat::kNorth), 0));
  EXPECT_TRUE(replay.tricks.empty());
  EXPECT_EQ(replay.positions.size(), 1U);
}

TEST(Replay, TakesALastTrickWithoutCards) {
  PlayedDeal deal = Until(Followed("kbn", Seat::kNorth), 12);
  deal.tricks.push_back({.cards = {}, .leader = Seat::kEast});
  EXPECT_EQ(Replayed(deal).tricks.size(), 3U);
}

TEST(Replay, NeedsNoStatedLeaders) {
  PlayedDeal deal = Followed("kbn", Seat::kNorth);
  for (PlayedTrick& trick : deal.tricks) trick.leader.reset();
  EXPECT_EQ(ResultOf(deal), "made 193-169");
}

}  // namespace
}  // namespace jasnel

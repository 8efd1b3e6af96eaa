// Cards that were played and were not legal: revokes, which end a deal, and faults without penalty.

#include <gtest/gtest.h>

#include <string>

#include "tests/bitboard/recorded.h"

namespace jasnel {
namespace {

using testing::Accused;
using testing::Followed;
using testing::PresetName;
using testing::Replayed;
using testing::ResultOf;
using testing::TextOf;
using testing::Until;
using testing::With;
using testing::WithClaim;
using testing::WithTrick;

// North discards the eight of diamonds on clubs in the fifth trick and holds the queen. Both sides
// have 20 roem.
PlayedDeal NorthRevokes(std::string_view rules) {
  return With(Followed(rules, Seat::kNorth), 5, 4, "D8");
}

// East discards the jack of diamonds on hearts in the sixth trick and holds king and jack. The roem
// is 20 for North-South and 70 for East-West.
PlayedDeal EastRevokes(std::string_view rules) {
  return With(Followed(rules, Seat::kNorth), 6, 3, "DJ");
}

// South plays the seven over West's eight, North's queen and East's king of trump and holds the
// ace. East takes the sixth trick, 7 and 20 for stuk, and the seventh, 55 and 20.
PlayedDeal SouthDoesNotBeatTheKing(std::string_view rules) {
  const PlayedDeal deal = With(Followed(rules, Seat::kNorth), 6, 4, "H7");
  return WithTrick(deal, 7, "E HJ,HA,HT,H9");
}

class RevokeByPreset : public ::testing::TestWithParam<Preset> {
 protected:
  static std::string Rules() { return std::string(GetParam().name); }
  static bool IsBedum() { return Rules().starts_with("bedum"); }
  static bool IsNkf() { return Rules().starts_with("nkf"); }
};

INSTANTIATE_TEST_SUITE_P(Presets, RevokeByPreset,
                         ::testing::ValuesIn(PresetsOfTexts().begin(), PresetsOfTexts().end()),
                         PresetName);

TEST_P(RevokeByPreset, OfTheDeclaringSidePaysTheOthersAndTheRoemOfBothSides) {
  EXPECT_EQ(ResultOf(Until(NorthRevokes(Rules()), 20)),
            IsBedum() ? "revoke 0-202" : "revoke 0-302");
}

TEST_P(RevokeByPreset, OfTheOthersPaysTheDeclaringSide) {
  EXPECT_EQ(ResultOf(EastRevokes(Rules())), IsBedum() ? "revoke 252-0" : "revoke 352-0");
}

// West discards on ace, king and queen, which alone are worth 20. NKF 1976 art. 13 sets no limit to
// the roem of the side that did not revoke.
TEST_P(RevokeByPreset, LeavesOutTheRoemOfItsOwnTrick) {
  EXPECT_EQ(ResultOf(With(Followed(Rules(), Seat::kNorth), 2, 4, "SJ")), IsBedum() ? "revoke 162-0"
                                                                         : IsNkf()
                                                                             ? "revoke 282-0"
                                                                             : "revoke 262-0");
}

// East makes 20 in the seventh trick, South 40 in the sixth.
TEST_P(RevokeByPreset, PaysOwnRoemAfterItWhereTheTextSetsNoLimit) {
  EXPECT_EQ(ResultOf(NorthRevokes(Rules())), IsBedum() ? "revoke 0-202"
                                             : IsNkf() ? "revoke 0-322"
                                                       : "revoke 0-302");
  EXPECT_EQ(Replayed(NorthRevokes(Rules())).roem_until_stop, Points(IsNkf() ? 20 : 0));
  EXPECT_EQ(Replayed(NorthRevokes(Rules())).cards_not_counted, 12);
}

TEST(RevokeRoem, CountsUntilTheAccusationAndWhereItWasClaimed) {
  const PlayedDeal deal = NorthRevokes("nkf");
  EXPECT_EQ(ResultOf(Accused(deal, 6, Seat::kEast)), "revoke 0-302");
  EXPECT_EQ(ResultOf(Accused(deal, 7, Seat::kEast)), "revoke 0-322");
  EXPECT_EQ(ResultOf(WithClaim(deal, 7, RoemClaim::kNone)), "revoke 0-302");
  EXPECT_EQ(ResultOf(NorthRevokes("kbn,revoke-roem=until-stop")), "revoke 0-322");
  EXPECT_EQ(ResultOf(NorthRevokes("nkf,revoke-roem=off")), "revoke 0-262");
}

TEST(RevokeRoem, OfWhatCannotHaveBeenPlayedDoesNotCount) {
  EXPECT_EQ(ResultOf(WithTrick(NorthRevokes("nkf"), 7, "S H7,HJ,H9,HJ")), "revoke 0-302");
}

TEST_P(RevokeByPreset, CoversWrongTrumpingWhereTheTextSaysSo) {
  EXPECT_EQ(ResultOf(SouthDoesNotBeatTheKing(Rules())), IsBedum() ? "revoke 0-252" : "nat 0-342");
}

TEST(Revoke, CoversWrongTrumpingByAnOption) {
  EXPECT_EQ(ResultOf(SouthDoesNotBeatTheKing("kbn,revoke-covers=all")), "revoke 0-352");
}

TEST(Revoke, DoesNotCoverWrongTrumpingByAnOption) {
  EXPECT_EQ(ResultOf(SouthDoesNotBeatTheKing("bedum,revoke-covers=suit")), "nat 0-342");
}

TEST(Revoke, PaysWhatAnOptionSays) {
  EXPECT_EQ(ResultOf(NorthRevokes("kbn,revoke=162")), "revoke 0-202");
}

TEST(Revoke, PaysNoRoemWhereRoemIsOff) {
  EXPECT_EQ(ResultOf(NorthRevokes("kbn,roem=off")), "revoke 0-262");
}

TEST(Revoke, SaysWhoWhenWhichCardAndWhatWasLegal) {
  const Replay replay = Replayed(NorthRevokes("kbn"));
  ASSERT_NE(replay.Revoke(), nullptr);
  const Fault& fault = *replay.Revoke();
  EXPECT_EQ(fault.seat, Seat::kNorth);
  EXPECT_EQ(fault.trick, 5);
  EXPECT_EQ(fault.place, 4);
  EXPECT_EQ(FormatCard(fault.card), "D8");
  EXPECT_EQ(FormatCards(fault.legal), "CQ");
  EXPECT_EQ(fault.breach.duty, Duty::kFollow);
}

TEST(Revoke, EndsTheDeal) {
  const Replay replay = Replayed(NorthRevokes("kbn"));
  EXPECT_FALSE(replay.IsComplete());
  EXPECT_EQ(replay.cards_played, 20);
  EXPECT_EQ(replay.cards_not_counted, 12);
}

TEST(Revoke, ShowsThePositionBeforeItAndNoneAfter) {
  const Replay replay = Replayed(NorthRevokes("kbn"));
  EXPECT_EQ(replay.positions.size(), 20U);
  EXPECT_EQ(FormatCards(LegalCards(replay.positions.back())), "CQ");
}

TEST(Revoke, LeavesItsTrickWithoutWinner) {
  const Replay replay = Replayed(NorthRevokes("kbn"));
  ASSERT_EQ(replay.tricks.size(), 5U);
  EXPECT_EQ(replay.tricks[4].cards.size(), 4);
  EXPECT_EQ(replay.tricks[4].winner, std::nullopt);
  EXPECT_EQ(replay.tricks[4].roem, Points(0));
  EXPECT_EQ(replay.won, replay.tricks[3].won);
}

TEST(Revoke, InADealBrokenOffAfterItIsScored) {
  EXPECT_EQ(ResultOf(Until(NorthRevokes("kbn"), 20)), "revoke 0-302");
}

TEST(Revoke, MakesWhatWasRecordedAfterItNoMistake) {
  const PlayedDeal deal = WithTrick(NorthRevokes("kbn"), 7, "N SA,SA,SA,SA");
  EXPECT_EQ(Replayed(deal).cards_not_counted, 12);
}

TEST(Fault, WithoutPenaltyLetsPlayGoOn) {
  const Replay replay = Replayed(SouthDoesNotBeatTheKing("kbn"));
  EXPECT_TRUE(replay.IsComplete());
  EXPECT_EQ(replay.cards_played, 32);
  EXPECT_EQ(replay.won[0], (Tally{Points(65), Points(70), 3}));
  EXPECT_EQ(replay.won[1], (Tally{Points(97), Points(110), 5}));
}

TEST(Fault, WithoutPenaltyIsReported) {
  const Replay replay = Replayed(SouthDoesNotBeatTheKing("kbn"));
  const Fault expected = {.trick = 6,
                          .place = 4,
                          .seat = Seat::kSouth,
                          .card = *ParseCard("H7"),
                          .legal = testing::SetOf("HA"),
                          .breach = {Duty::kBeatTrumpLed, /*partner_holds=*/false},
                          .revoke = false};
  ASSERT_EQ(replay.faults.size(), 1U);
  EXPECT_EQ(replay.faults[0], expected);
  EXPECT_EQ(replay.Revoke(), nullptr);
}

// As above, and then South discards on the jack of trump with the ace in hand. East-West have 90
// roem by then, North-South 20.
TEST(Fault, MayComeBeforeARevokeWhichIsTheLast) {
  const PlayedDeal deal = WithTrick(SouthDoesNotBeatTheKing("kbn"), 7, "E HJ,DT,HT,H9");
  const Replay replay = Replayed(deal);
  ASSERT_EQ(replay.faults.size(), 2U);
  EXPECT_FALSE(replay.faults[0].revoke);
  EXPECT_TRUE(replay.faults[1].revoke);
  EXPECT_EQ(TextOf(*replay.result), "revoke 0-372");
}

}  // namespace
}  // namespace jasnel

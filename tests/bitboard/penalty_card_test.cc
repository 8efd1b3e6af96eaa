// Cards shown too early: NKF 1976, NKU 1987 and KBN art. 11, NKU 1987 art. 14, KBN art. 13.

#include "jasnel/penalty_card.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tests/bitboard/recorded.h"

namespace jasnel {
namespace {

using testing::Followed;
using testing::Mended;
using testing::RecordError;
using testing::Replayed;
using testing::Until;
using testing::WithMark;

// The record with cards shown in its first trick, and what was said of them in a later one.
struct Shown {
  std::string_view out_of_turn;
  int trick = 1;
  std::string_view called = "";
  std::string_view refused = "";
};

PlayedDeal Record(std::string_view rules, const Shown& shown) {
  const PlayedDeal deal = WithMark(Followed(rules, Seat::kNorth), 1, [&](PlayedTrick& trick) {
    trick.out_of_turn = testing::CardsIn(shown.out_of_turn);
  });
  return WithMark(deal, shown.trick, [&](PlayedTrick& trick) {
    trick.called = testing::CardsIn(shown.called);
    trick.refused = testing::CardsIn(shown.refused);
  });
}

// What may be played after so many cards.
std::string After(std::size_t cards, std::string_view rules, const Shown& shown) {
  return FormatCards(Replayed(Until(Record(rules, shown), cards)).allowed.back());
}

std::string StateAfter(std::size_t cards, std::string_view rules, const Shown& shown) {
  const Replay replay = Replayed(Until(Record(rules, shown), cards));
  const auto state = replay.StateOf(replay.penalty_cards.at(0));
  if (!state) return "free";
  return *state == PenaltyState::kOpponents ? "opponents"
         : *state == PenaltyState::kMust    ? "must"
                                            : "must not";
}

// East has led the queen of spades out of turn, and holds the seven too when North leads the ace.
TEST(PenaltyCard, IsPlayedIfTheOtherSideCallsForIt) {
  for (const char* const rules : {"nkf", "nku", "kbn", "bedum"}) {
    EXPECT_EQ(After(1, rules, {.out_of_turn = "SQ", .called = "SQ"}), "SQ") << rules;
    EXPECT_EQ(StateAfter(1, rules, {.out_of_turn = "SQ", .called = "SQ"}), "must") << rules;
  }
}

TEST(PenaltyCard, IsNotPlayedIfTheOtherSideRefusesIt) {
  for (const char* const rules : {"nkf", "nku", "kbn", "bedum"}) {
    EXPECT_EQ(After(1, rules, {.out_of_turn = "SQ", .refused = "SQ"}), "S7") << rules;
    EXPECT_EQ(StateAfter(1, rules, {.out_of_turn = "SQ", .refused = "SQ"}), "must not") << rules;
  }
}

TEST(PenaltyCard, MayBePlayedOrNotUntilTheOtherSideSpeaks) {
  EXPECT_EQ(After(1, "kbn", {.out_of_turn = "SQ"}), "SQ,S7");
  EXPECT_EQ(StateAfter(1, "kbn", {.out_of_turn = "SQ"}), "opponents");
  EXPECT_EQ(StateAfter(2, "kbn", {.out_of_turn = "SQ"}), "free");  // South is to play
}

// "Blijkt de strafkaart de laagste kaart van de voorgespeelde kleur te zijn, dan moet de gestrafte
// speler deze kaart bijspelen."
TEST(PenaltyCard, MustBePlayedByNkuIfItIsTheLowestOfTheSuitLed) {
  EXPECT_EQ(After(1, "nku", {.out_of_turn = "S7"}), "S7");
  EXPECT_EQ(After(1, "nku", {.out_of_turn = "S7", .refused = "S7"}), "S7");
  for (const char* const rules : {"nkf", "kbn"}) {
    EXPECT_EQ(After(1, rules, {.out_of_turn = "S7"}), "SQ,S7") << rules;
    EXPECT_EQ(After(1, rules, {.out_of_turn = "S7", .refused = "S7"}), "SQ") << rules;
  }
}

// The lowest trump of East, the king, is not the lowest by its rank alone.
TEST(PenaltyCard, IsTheLowestByTheOrderOfTrumps) {
  EXPECT_EQ(After(22, "nku", {.out_of_turn = "HK"}), "HK");
}

// "Blijkt het de laatste kaart van de voorgespeelde kleur te zijn, dan MOET hij deze kaart
// bijgooien": NKF 1976. East leads the jack of clubs, and South has only the king.
TEST(PenaltyCard, MustBePlayedIfItIsTheLastOfTheSuitLed) {
  for (const char* const rules : {"nkf", "nku", "kbn"}) {
    EXPECT_EQ(After(17, rules, {.out_of_turn = "CK", .trick = 5, .refused = "CK"}), "CK") << rules;
    EXPECT_EQ(StateAfter(17, rules, {.out_of_turn = "CK", .trick = 5, .refused = "CK"}), "must");
  }
}

// "Als het bijspelen een eventuele verzaking ten gevolge zou hebben, dan mag deze strafkaart niet
// worden bijgespeeld."
TEST(PenaltyCard, IsNotPlayedWhereThatWouldBeARevoke) {
  for (const char* const rules : {"nkf", "nku", "kbn"}) {
    EXPECT_EQ(After(1, rules, {.out_of_turn = "DK", .called = "DK"}), "SQ,S7") << rules;
    EXPECT_EQ(StateAfter(1, rules, {.out_of_turn = "DK", .called = "DK"}), "must not") << rules;
  }
}

// KBN: "of de strafkaart moet worden bijgespeeld of worden voorgespeeld"; the others speak only of
// playing it to a trick. East leads to the fourth trick.
TEST(PenaltyCard, IsLedByKbnIfTheOtherSideCallsForIt) {
  const Shown called = {.out_of_turn = "CJ", .trick = 4, .called = "CJ"};
  const Shown refused = {.out_of_turn = "CJ", .trick = 4, .refused = "CJ"};
  for (const char* const rules : {"kbn", "bedum"}) {
    EXPECT_EQ(Replayed(Record(rules, called)).allowed[12], CardSet(*ParseCard("CJ"))) << rules;
    EXPECT_FALSE(Replayed(Record(rules, refused)).allowed[12].Contains(*ParseCard("CJ"))) << rules;
  }
  for (const char* const rules : {"nkf", "nku"}) {
    EXPECT_EQ(Replayed(Record(rules, called)).allowed[12].size(), 5) << rules;
    EXPECT_EQ(Replayed(Record(rules, refused)).allowed[12].size(), 5) << rules;
    EXPECT_EQ(StateAfter(12, rules, {.out_of_turn = "CJ"}), "free") << rules;
  }
  EXPECT_EQ(StateAfter(12, "kbn", {.out_of_turn = "CJ"}), "opponents");
}

// The texts name no penalty for it.
TEST(PenaltyCard, NotPlayedWhenCalledIsAFaultThatEndsNothing) {
  for (const char* const rules : {"nkf", "nku", "kbn", "bedum"}) {
    const Replay replay = Replayed(Record(rules, {.out_of_turn = "SQ", .called = "SQ"}));
    ASSERT_EQ(replay.faults.size(), 1U) << rules;
    EXPECT_EQ(replay.faults[0].breach.duty, Duty::kPlayPenalty);
    EXPECT_EQ(FormatCard(replay.faults[0].card), "S7");
    EXPECT_EQ(FormatCards(replay.faults[0].legal), "SQ");
    EXPECT_FALSE(replay.faults[0].revoke);
    EXPECT_TRUE(replay.IsComplete());
  }
}

TEST(PenaltyCard, PlayedAlthoughRefusedIsAFaultToo) {
  const Replay replay = Replayed(Record("kbn", {.out_of_turn = "S7", .refused = "S7"}));
  ASSERT_EQ(replay.faults.size(), 1U);
  EXPECT_EQ(replay.faults[0].breach.duty, Duty::kKeepPenalty);
  EXPECT_EQ(SourceOf(replay.faults[0].breach, testing::RulesOf("kbn")), "KBN art. 11");
}

// NKU 1987 art. 14, KBN art. 13.
TEST(PenaltyCard, IsARevokeThatWasMended) {
  for (const char* const rules : {"nku", "kbn", "bedum,revoke-mend=on"}) {
    const Replay replay = Replayed(Mended(Followed(rules, Seat::kNorth), 5, "D8"));
    ASSERT_EQ(replay.penalty_cards.size(), 1U) << rules;
    EXPECT_EQ(replay.penalty_cards[0], (PenaltyCard{.card = *ParseCard("D8"),
                                                    .seat = Seat::kNorth,
                                                    .trick = 5,
                                                    .taken_back = true,
                                                    .played = 8}));
  }
}

TEST(PenaltyCard, StaysOpenUntilItIsPlayed) {
  const Replay replay = Replayed(Until(Record("kbn", {.out_of_turn = "SQ"}), 8));
  EXPECT_FALSE(replay.penalty_cards.at(0).played);
  EXPECT_EQ(Replayed(Record("kbn", {.out_of_turn = "SQ"})).penalty_cards.at(0).played, 3);
}

TEST(PenaltyCard, OfSeveralIsOneThatIsCalled) {
  EXPECT_EQ(After(1, "kbn", {.out_of_turn = "SQ,S7", .called = "S7"}), "S7");
  EXPECT_EQ(After(1, "kbn", {.out_of_turn = "SQ,S7", .refused = "S7"}), "SQ");
  EXPECT_EQ(After(1, "kbn", {.out_of_turn = "SQ,S7", .refused = "SQ,S7"}), "SQ,S7");
}

TEST(PenaltyCard, ThatCannotBeSaysWhy) {
  EXPECT_EQ(RecordError(Record("kbn", {.out_of_turn = "SA"})),
            "trick 1, out of turn: SA of North, whose turn it was; expected a card of another "
            "player");
  EXPECT_EQ(RecordError(Record("kbn", {.out_of_turn = "SQ,SQ"})),
            "trick 1, out of turn: SQ of East, which lay open before; expected one of "
            "S7,HK,HJ,DK,DJ,CA,CJ");
  EXPECT_EQ(RecordError(Record("kbn", {.out_of_turn = "SQ", .called = "S7"})),
            "trick 1, called: S7 of East, which did not lie open; expected one of SQ");
  EXPECT_EQ(RecordError(Record("kbn", {.out_of_turn = "", .refused = "S7"})),
            "trick 1, refused: S7 of East, where no card lay open; expected none");
  EXPECT_EQ(RecordError(Record("kbn", {.out_of_turn = "SQ", .called = "SQ", .refused = "SQ"})),
            "trick 1, refused: SQ of East, which was called too; expected one of the two");
}

TEST(PenaltyCard, HasItsArticle) {
  const auto source = [](const char* rules) {
    return SourceOf(Ruling::kPenaltyCard, testing::RulesOf(rules));
  };
  EXPECT_EQ(source("nkf"), "NKF 1976 art. 11");
  EXPECT_EQ(source("nku-rotterdam"), "NKU 1987 art. 11");
  EXPECT_EQ(source("kbn"), "KBN art. 11");
  EXPECT_EQ(source("bedum"), "cf. KBN art. 11");
}

}  // namespace
}  // namespace jasnel

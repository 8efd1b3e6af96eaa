// Deals in which something went wrong at the table: roem not claimed, accusations, short hands,
// revokes that were mended or found too late, individual play.

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "tests/bitboard/recorded.h"

namespace jasnel {
namespace {

using testing::Accused;
using testing::AsPlayed;
using testing::Followed;
using testing::Individual;
using testing::Mended;
using testing::PresetName;
using testing::RecordError;
using testing::Replayed;
using testing::ResultOf;
using testing::Revoked;
using testing::Short;
using testing::Until;
using testing::With;
using testing::WithClaim;

PlayedDeal Plain(std::string_view rules = "kbn") { return Followed(rules, Seat::kNorth); }

class RulingsByPreset : public ::testing::TestWithParam<Preset> {
 protected:
  static std::string Rules() { return std::string(GetParam().name); }
  static bool IsBedum() { return Rules().starts_with("bedum"); }
};

INSTANTIATE_TEST_SUITE_P(Presets, RulingsByPreset,
                         ::testing::ValuesIn(PresetsOfTexts().begin(), PresetsOfTexts().end()),
                         PresetName);

// The 50 of the last trick would make it 193-169.
TEST_P(RulingsByPreset, RoemThatWasNotClaimedDoesNotCount) {
  for (const RoemClaim claim : {RoemClaim::kLate, RoemClaim::kNone}) {
    const PlayedDeal deal = WithClaim(Plain(Rules()), 8, claim);
    EXPECT_EQ(ResultOf(deal), "nat 0-312");
    EXPECT_EQ(Replayed(deal).tricks[7].roem, Points(0));
    EXPECT_EQ(Replayed(deal).tricks[7].roem_lost, Points(50));
    EXPECT_TRUE(Replayed(deal).IsComplete());
  }
}

// Both sides have 20 roem after four tricks.
TEST_P(RulingsByPreset, AWrongAccusationCostsWhatARevokeCosts) {
  EXPECT_EQ(ResultOf(Accused(Plain(Rules()), 4, Seat::kNorth)),
            IsBedum() ? "accusation 0-202" : "accusation 0-302");
  EXPECT_EQ(ResultOf(Accused(Plain(Rules()), 4, Seat::kWest)),
            IsBedum() ? "accusation 202-0" : "accusation 302-0");
}

TEST_P(RulingsByPreset, AShortHandCountsAsARevoke) {
  EXPECT_EQ(ResultOf(Short(Plain(Rules()), 3, Seat::kEast)),
            IsBedum() ? "revoke 182-0" : "revoke 282-0");
}

TEST_P(RulingsByPreset, ARevokeFoundTooLateCountsAsPlayed) {
  const Replay replay = Replayed(AsPlayed(Revoked(Rules())));
  EXPECT_EQ(testing::TextOf(*replay.result), "made 166-116");
  EXPECT_TRUE(replay.IsComplete());
  EXPECT_EQ(replay.Revoke(), nullptr);
  ASSERT_EQ(replay.faults.size(), 1U);
  EXPECT_TRUE(replay.faults[0].revoke);
  EXPECT_EQ(replay.faults[0].ruling, Ruling::kFoundTooLate);
}

TEST_P(RulingsByPreset, InIndividualPlayOnlyTheOffenderLoses) {
  for (const PlayedDeal& deal : {Revoked(Rules()), Accused(Plain(Rules()), 4, Seat::kNorth),
                                 Short(Plain(Rules()), 3, Seat::kNorth)}) {
    const Replay replay = Replayed(Individual(deal));
    EXPECT_EQ(replay.own_loss, Points(162));
    EXPECT_EQ(replay.ending->seat, Seat::kNorth);
    EXPECT_TRUE(replay.played_again);
    EXPECT_FALSE(replay.result);
    EXPECT_TRUE(replay.IsOver());
    EXPECT_FALSE(replay.IsComplete());
  }
}

TEST(RoemClaim, OfATrickWithoutRoemChangesNothing) {
  EXPECT_EQ(ResultOf(WithClaim(Plain(), 1, RoemClaim::kNone)), "made 193-169");
}

TEST(RoemClaim, CountsWhereItNeedNotBeMade) {
  for (const RoemClaim claim : {RoemClaim::kLate, RoemClaim::kNone}) {
    EXPECT_EQ(ResultOf(WithClaim(Plain("kbn,roem-claim=always"), 8, claim)),
              ResultOf(Plain("kbn")));
    EXPECT_EQ(ResultOf(WithClaim(Revoked("kbn,roem-claim=always"), 2, claim)),
              ResultOf(Revoked("kbn")));
  }
}

TEST(RoemClaim, LostIsNotAmongWhatARevokePays) {
  EXPECT_EQ(ResultOf(WithClaim(Revoked("kbn"), 2, RoemClaim::kLate)), "revoke 0-282");
}

TEST(RoemClaim, LostIsNotInThePositionsAfterIt) {
  const Replay replay = Replayed(WithClaim(Plain(), 2, RoemClaim::kNone));
  EXPECT_EQ(replay.positions[8].won[0].roem, Points(0));
  EXPECT_EQ(replay.tricks[1].won[0].roem, Points(0));
  EXPECT_EQ(replay.won[0].roem, Points(90));
}

TEST(RoemClaim, OfATrickWithoutPointsForRoemLosesNone) {
  const Replay replay = Replayed(WithClaim(Plain("kbn,roem=off"), 8, RoemClaim::kNone));
  EXPECT_EQ(replay.tricks[7].roem_lost, Points(0));
  EXPECT_EQ(testing::TextOf(*replay.result), "made 83-79");
}

TEST(Accusation, EndsTheDeal) {
  const Replay replay = Replayed(Accused(Plain(), 4, Seat::kNorth));
  EXPECT_EQ(replay.ending, (Ending{Ending::Cause::kWrongAccusation, 4, Seat::kNorth}));
  EXPECT_EQ(replay.cards_played, 16);
  EXPECT_EQ(replay.cards_not_counted, 16);
  EXPECT_EQ(replay.positions.size(), 17U);
  EXPECT_FALSE(replay.IsComplete());
  EXPECT_EQ(replay.Revoke(), nullptr);
}

TEST(Accusation, InATrickLeavesOutItsRoem) {
  EXPECT_EQ(ResultOf(Accused(Until(Plain(), 19), 5, Seat::kNorth)), "accusation 0-302");
}

TEST(Accusation, MayComeBeforeTheNextTrick) {
  PlayedDeal deal = Until(Plain(), 12);
  deal.tricks.emplace_back().accused_by = Seat::kEast;
  EXPECT_EQ(ResultOf(deal), "accusation 282-0");
}

TEST(Accusation, ThatIsRightChangesNothing) {
  for (const int trick : {5, 6}) {
    EXPECT_EQ(ResultOf(Accused(Revoked("kbn"), trick, Seat::kEast)), "revoke 0-302");
  }
}

TEST(Accusation, OfAFaultThatIsNoRevokeIsWrong) {
  const PlayedDeal deal = With(Plain(), 6, 4, "H7");
  EXPECT_EQ(ResultOf(Accused(deal, 6, Seat::kWest)), "accusation 372-0");
}

TEST(MendedRevoke, LetsPlayGoOn) {
  for (const char* rules : {"kbn", "nku", "nku-rotterdam", "bedum,revoke-mend=on"}) {
    const Replay replay = Replayed(Mended(Plain(rules), 5, "D8"));
    EXPECT_EQ(testing::TextOf(*replay.result), "made 193-169") << rules;
    EXPECT_TRUE(replay.IsComplete()) << rules;
    ASSERT_EQ(replay.faults.size(), 1U);
    EXPECT_EQ(replay.faults[0].ruling, Ruling::kMended) << rules;
    EXPECT_EQ(FormatCard(replay.faults[0].card), "D8");
    EXPECT_EQ(FormatCards(replay.faults[0].legal), "CQ");
    EXPECT_EQ(replay.faults[0].place, 4);
    EXPECT_EQ(replay.cards_played, 32);
  }
}

TEST(MendedRevoke, MayBeAccusedOfInTheSameTrick) {
  for (const char* rules : {"kbn", "nku", "nku-rotterdam", "bedum,revoke-mend=on"}) {
    const PlayedDeal deal = Mended(Plain(rules), 5, "D8");
    EXPECT_EQ(ResultOf(Accused(deal, 5, Seat::kEast)), "made 193-169") << rules;
    EXPECT_TRUE(Replayed(Accused(deal, 5, Seat::kWest)).IsComplete()) << rules;
    EXPECT_EQ(Replayed(Accused(deal, 5, Seat::kEast)).cards_not_counted, 0) << rules;
  }
}

TEST(MendedRevoke, MakesNoOtherAccusationRight) {
  const PlayedDeal deal = Mended(Plain(), 5, "D8");
  EXPECT_EQ(ResultOf(Accused(deal, 5, Seat::kSouth)), "accusation 0-352");
  EXPECT_EQ(ResultOf(Accused(deal, 6, Seat::kEast)), "accusation 392-0");
}

TEST(MendedRevoke, EndsTheDealByTheRevokeWhereItCannotBeMended) {
  EXPECT_EQ(ResultOf(Accused(Mended(Plain("nkf"), 5, "D8"), 5, Seat::kEast)), "revoke 0-302");
  EXPECT_EQ(ResultOf(Accused(Mended(Plain("bedum"), 5, "D8"), 5, Seat::kEast)), "revoke 0-202");
}

TEST(MendedFault, ThatIsNoRevokeDoesNotMakeAnAccusationRight) {
  EXPECT_EQ(ResultOf(Accused(Mended(Plain(), 6, "H7"), 6, Seat::kEast)), "accusation 392-0");
}

TEST(MendedRevoke, IsARevokeWhereItCannotBeMended) {
  for (const char* rules : {"nkf", "nkf-international", "kbn,revoke-mend=off"}) {
    const Replay replay = Replayed(Mended(Plain(rules), 5, "D8"));
    EXPECT_EQ(testing::TextOf(*replay.result), "revoke 0-302") << rules;
    ASSERT_NE(replay.Revoke(), nullptr);
    EXPECT_EQ(replay.Revoke()->ruling, Ruling::kNotMended);
    EXPECT_EQ(replay.cards_played, 20);
    EXPECT_EQ(replay.cards_not_counted, 13);  // the queen of clubs in its place too
    EXPECT_EQ(FormatCard(replay.tricks[4].cards[3]), "D8");
  }
  EXPECT_EQ(ResultOf(Mended(Plain("bedum"), 5, "D8")), "revoke 0-202");
}

TEST(MendedFault, ThatIsNoRevokeIsMendedUnderAnyRules) {
  for (const char* rules : {"kbn", "nkf"}) {
    const Replay replay = Replayed(Mended(Plain(rules), 6, "H7"));
    EXPECT_EQ(testing::TextOf(*replay.result), "made 193-169");
    EXPECT_EQ(replay.faults.at(0).ruling, Ruling::kMended);
    EXPECT_FALSE(replay.faults.at(0).revoke);
  }
}

TEST(MendedRevoke, MayBeMendedTwice) {
  EXPECT_EQ(Replayed(Mended(Mended(Plain(), 5, "D8"), 5, "HQ")).faults.size(), 2U);
}

TEST(MendedRevoke, OfAWrongCardIsRefused) {
  EXPECT_EQ(RecordError(Mended(Plain(), 5, "CJ")),
            "trick 5, mended: CJ of East, who led; expected a card of a player who followed");
  EXPECT_EQ(RecordError(Mended(Until(Plain(), 19), 5, "D8")),
            "trick 5, mended: D8 of North, who played no card; expected what was played in its "
            "place");
  EXPECT_EQ(RecordError(Mended(Plain(), 5, "SA")),
            "trick 5, mended: SA of North, who had played it before; expected one of HQ,H9,D8,CQ");
  EXPECT_EQ(RecordError(Mended(Plain(), 5, "CQ")),
            "trick 5, mended: CQ of North, who might have played it; expected a card that was not "
            "legal");
}

PlayedDeal WithHands(const PlayedDeal& deal, int trick, std::optional<Seat> few,
                     std::optional<Seat> many) {
  return testing::WithMark(deal, trick, [=](PlayedTrick& played) {
    played.short_hand = few;
    played.long_hand = many;
  });
}

// KBN art. 5: "mocht hij in het verloop van het spel, niet meer het juiste aantal kaarten in de
// hand hebben, dan wordt artikel 13 toegepast (verzaken)".
TEST(LongHand, IsARevoke) {
  for (const char* rules : {"kbn", "nku", "nkf", "bedum"}) {
    EXPECT_EQ(ResultOf(WithHands(Plain(rules), 3, {}, Seat::kEast)),
              ResultOf(Short(Plain(rules), 3, Seat::kEast)))
        << rules;
  }
  EXPECT_EQ(Replayed(WithHands(Plain(), 3, {}, Seat::kEast)).ending,
            (Ending{Ending::Cause::kLongHand, 3, Seat::kEast}));
}

TEST(LongHand, AndAShortOneOfItsPartnerAreOneRevoke) {
  EXPECT_EQ(ResultOf(WithHands(Plain(), 3, Seat::kWest, Seat::kEast)),
            ResultOf(Short(Plain(), 3, Seat::kWest)));
}

TEST(LongHand, AndAShortOneOfTheOtherSideHaveTheCardsDealtAgain) {
  const Replay replay = Replayed(WithHands(Plain(), 3, Seat::kNorth, Seat::kEast));
  EXPECT_EQ(replay.ending->cause, Ending::Cause::kWrongDeal);
  EXPECT_TRUE(replay.played_again);
  EXPECT_FALSE(replay.result);
  EXPECT_FALSE(replay.own_loss);
  EXPECT_FALSE(Replayed(Individual(WithHands(Plain(), 3, Seat::kNorth, Seat::kEast))).own_loss);
}

TEST(LongHand, FoundBeforeACardIsPlayedHasTheCardsDealtAgain) {
  PlayedDeal deal = Plain();
  deal.tricks = {PlayedTrick{.cards = {}, .leader = {}}};
  EXPECT_TRUE(Replayed(WithHands(deal, 1, {}, Seat::kEast)).played_again);
  EXPECT_TRUE(Replayed(WithHands(deal, 1, Seat::kEast, {})).played_again);
}

PlayedDeal Undone(std::string_view rules, const std::vector<std::string_view>& tricks) {
  return testing::WithMark(Plain(rules), 5, [&](PlayedTrick& trick) {
    for (const std::string_view cards : tricks) trick.undone.push_back(testing::CardsIn(cards));
  });
}

// SV Bedum "Verzaken": "dat het spel opnieuw wordt gespeeld vanaf de slag waar is verzaakt".
TEST(UndoneTricks, ArePlayedAgainFromTheRevoke) {
  for (const auto& tricks :
       std::vector<std::vector<std::string_view>>{{"CJ,CK,CT,D8"}, {"CJ,CK,CT,D8", "H8,HQ"}}) {
    const Replay replay = Replayed(Undone("bedum", tricks));
    EXPECT_EQ(testing::TextOf(*replay.result), ResultOf(Plain("bedum")));
    EXPECT_EQ(replay.cards_played, 32);
    ASSERT_EQ(replay.faults.size(), 1U);
    EXPECT_EQ(replay.faults[0].ruling, Ruling::kUndone);
    EXPECT_EQ(FormatCard(replay.faults[0].card), "D8");
    EXPECT_EQ(replay.faults[0].trick, 5);
  }
}

TEST(UndoneTricks, BeginWithARevokeAndAreOfSvBedum) {
  EXPECT_EQ(RecordError(Undone("kbn", {"CJ,CK,CT,D8"})),
            "trick 5, undone: by these rules who offends pays; expected none, or the rules of SV "
            "Bedum");
  EXPECT_EQ(RecordError(Undone("bedum", {"CJ,CK,CT,CQ"})),
            "trick 5, undone: no revoke; expected one in the first of these tricks");
  EXPECT_EQ(RecordError(Undone("bedum", {"SA"})),
            "trick 5, undone: SA of East; expected one of HK,HJ,DJ,CJ");
}

// "Of anders geheel wordt overgespeeld."
TEST(PlayedAgain, HasNoScore) {
  PlayedDeal deal = Revoked("bedum");
  deal.played_again = true;
  const Replay replay = Replayed(deal);
  EXPECT_TRUE(replay.played_again);
  EXPECT_FALSE(replay.result);
  EXPECT_NE(replay.Revoke(), nullptr);
  deal.rules = testing::RulesOf("kbn");
  EXPECT_EQ(RecordError(deal),
            "played_again: by these rules who offends pays; expected none, or the rules of SV "
            "Bedum");
  deal = Plain("bedum");
  deal.played_again = true;
  EXPECT_EQ(RecordError(deal),
            "played_again: nothing ended the deal; expected a revoke or an accusation");
}

TEST(AsPlayed, NeedsAllEightTricks) {
  EXPECT_EQ(
      RecordError(AsPlayed(Until(Revoked("kbn"), 20))),
      "counts as played after 20 cards; expected all eight tricks: until then a revoke can be "
      "claimed");
}

TEST(AsPlayed, HasNoAccusationAndNoShortHand) {
  EXPECT_EQ(RecordError(AsPlayed(Accused(Plain(), 4, Seat::kNorth))),
            "trick 4: an accusation in a deal that counts as played; expected neither");
  EXPECT_EQ(RecordError(AsPlayed(Short(Plain(), 4, Seat::kNorth))),
            "trick 4: a short hand in a deal that counts as played; expected neither");
}

// NKU 1987 art. 14; KBN table: neither names a penalty.
TEST(TurnedTrick, ThatIsLookedAtAgainIsAFaultThatChangesNothing) {
  const auto looked = [](const PlayedDeal& deal, int trick) {
    return testing::WithMark(deal, trick,
                             [](PlayedTrick& played) { played.looked_at = Seat::kEast; });
  };
  EXPECT_EQ(ResultOf(looked(Plain(), 3)), ResultOf(Plain()));
  EXPECT_EQ(Replayed(looked(looked(Plain(), 5), 3)).looked_at,
            (std::vector<LookedAt>{{3, Seat::kEast}, {5, Seat::kEast}}));
  EXPECT_TRUE(Replayed(Plain()).looked_at.empty());
  EXPECT_EQ(RecordError(looked(Until(Plain(), 10), 3)),
            "trick 3, looked at: 2 cards; expected 4, a trick that was turned");
  EXPECT_EQ(ResultOf(looked(Accused(Plain(), 4, Seat::kNorth), 6)), "accusation 0-302");
}

TEST(Ending, IsOneOfAnAccusationAndAShortHand) {
  EXPECT_EQ(RecordError(Short(Accused(Plain(), 4, Seat::kNorth), 4, Seat::kNorth)),
            "trick 4: an accusation and a short hand; expected one of them");
}

TEST(Ending, LeavesWhatWasRecordedAfterItAlone) {
  PlayedDeal deal = Accused(Plain(), 4, Seat::kNorth);
  deal.tricks[5].mended.push_back(*ParseCard("SA"));
  deal.tricks[6].accused_by = Seat::kWest;
  EXPECT_EQ(ResultOf(deal), "accusation 0-302");
}

TEST(RevokeRoem, StaysWhereTheRulesLeaveIt) {
  EXPECT_EQ(ResultOf(Revoked("bedum,revoke-roem=off")), "revoke 0-162");
  EXPECT_EQ(ResultOf(Accused(Plain("kbn,revoke-roem=off"), 4, Seat::kNorth)), "accusation 0-262");
}

TEST(IndividualPlay, ChangesNothingWhereNobodyOffends) {
  EXPECT_EQ(ResultOf(Individual(Plain())), "made 193-169");
  EXPECT_EQ(Replayed(Individual(Plain())).own_loss, std::nullopt);
}

}  // namespace
}  // namespace jasnel

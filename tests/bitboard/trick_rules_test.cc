// What may be played to a trick, who wins it and what it is worth. Hearts are trump throughout.

#include "bitboard/trick_rules.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "jasnel/notation.h"
#include "tests/bitboard/played.h"

namespace jasnel {
namespace {

using testing::RulesOf;
using testing::SetOf;

constexpr PlayOrder kHeartsTrump{Suit::kHearts};

PlayCard ToPlay(std::string_view card) { return kHeartsTrump.ToPlay(ParseCard(card).value()); }

PlaySet ToPlaySet(std::string_view cards) { return kHeartsTrump.ToPlay(SetOf(cards)); }

TEST(Beats, AHigherCardOfTheSuitLedBeatsALowerOne) {
  EXPECT_TRUE(Beats(ToPlay("ST"), ToPlay("SK"), ToPlay("S7")));
}

TEST(Beats, ALowerCardOfTheSuitLedDoesNot) {
  EXPECT_FALSE(Beats(ToPlay("SK"), ToPlay("ST"), ToPlay("S7")));
}

TEST(Beats, ADiscardBeatsNothing) {
  EXPECT_FALSE(Beats(ToPlay("CA"), ToPlay("S7"), ToPlay("S7")));
  EXPECT_FALSE(Beats(ToPlay("SA"), ToPlay("C7"), ToPlay("C7")));
}

TEST(Beats, TheLowestTrumpBeatsAPlainAce) {
  EXPECT_TRUE(Beats(ToPlay("H7"), ToPlay("SA"), ToPlay("SA")));
}

TEST(Beats, AHigherTrumpBeatsARuff) {
  EXPECT_TRUE(Beats(ToPlay("H8"), ToPlay("H7"), ToPlay("SA")));
}

TEST(Beats, ALowerTrumpDoesNotBeatARuff) {
  EXPECT_FALSE(Beats(ToPlay("H7"), ToPlay("H8"), ToPlay("SA")));
}

TEST(Beats, FollowingDoesNotBeatARuff) {
  EXPECT_FALSE(Beats(ToPlay("SA"), ToPlay("H7"), ToPlay("S7")));
}

TEST(Beats, NothingBeatsTheTrumpJack) {
  for (const Card card : kFullDeck) {
    EXPECT_FALSE(Beats(kHeartsTrump.ToPlay(card), ToPlay("HJ"), ToPlay("HJ")));
  }
}

// Every way in which a void player's duties depend on the options. `led` and `best` are the card
// led and the one that holds the trick.
struct DutyInSuit {
  const char* name;
  std::string_view led, best;
  bool partner_holds;
  std::string_view hand;
  // What may be played with ruff=free and undertrump=forbidden, free, forced, and with obliged;
  // with only-trumps=higher.
  std::string_view free_forbidden, free_free, free_forced;
  std::string_view obliged_forbidden, obliged_free, obliged_forced;
};

constexpr DutyInSuit kDutiesInSuits[] = {
    {"PartnerHoldsAndNoTrumpLies", "SA", "SA", true, "H9,H7,DA,C8",  //
     "H9,H7,DA,C8", "H9,H7,DA,C8", "H9,H7,DA,C8", "H9,H7", "H9,H7", "H9,H7"},
    {"PartnerHoldsByARuffThatCanBeBeaten", "D8", "HT", true, "HJ,H7,CK",  //
     "HJ,CK", "HJ,H7,CK", "HJ,H7,CK", "HJ", "HJ", "HJ"},
    {"PartnerHoldsByARuffThatCanBeBeatenAndOnlyTrumpsAreHeld", "D8", "HT", true, "HJ,H7",  //
     "HJ", "HJ,H7", "HJ,H7", "HJ", "HJ", "HJ"},
    {"PartnerHoldsByARuffThatCannotBeBeaten", "D8", "HT", true, "H8,H7,CK",  //
     "CK", "H8,H7,CK", "H8,H7,CK", "CK", "H8,H7,CK", "H8,H7"},
    {"PartnerHoldsByARuffThatCannotBeBeatenAndOnlyTrumpsAreHeld", "D8", "HT", true, "H8,H7",  //
     "H8,H7", "H8,H7", "H8,H7", "H8,H7", "H8,H7", "H8,H7"},
    {"OpponentHoldsAndNoTrumpLies", "SA", "SA", false, "H9,H7,DA,C8",  //
     "H9,H7", "H9,H7", "H9,H7", "H9,H7", "H9,H7", "H9,H7"},
    {"OpponentHoldsByATrumpThatCanBeBeaten", "CT", "HA", false, "H9,HK,H7,S8,D9",  //
     "H9", "H9", "H9", "H9", "H9", "H9"},
    {"OpponentHoldsByATrumpThatCannotBeBeaten", "CT", "HA", false, "HK,H7,S8,D9",  //
     "S8,D9", "HK,H7,S8,D9", "HK,H7", "S8,D9", "HK,H7,S8,D9", "HK,H7"},
    {"OpponentHoldsByATrumpThatCannotBeBeatenAndOnlyTrumpsAreHeld", "CT", "HA", false, "HK,H7",  //
     "HK,H7", "HK,H7", "HK,H7", "HK,H7", "HK,H7", "HK,H7"},
    {"PartnerHoldsAndNoTrumpIsHeld", "SA", "SA", true, "DA,C8",  //
     "DA,C8", "DA,C8", "DA,C8", "DA,C8", "DA,C8", "DA,C8"},
    {"OpponentHoldsByATrumpAndNoTrumpIsHeld", "SA", "H7", false, "DA,C8",  //
     "DA,C8", "DA,C8", "DA,C8", "DA,C8", "DA,C8", "DA,C8"},
};

class VoidInAPlainSuit : public ::testing::TestWithParam<DutyInSuit> {
 protected:
  static CardSet Legal(std::string_view options) {
    const DutyInSuit& duty = GetParam();
    return kHeartsTrump.ToNatural(LegalToFollow(ToPlaySet(duty.hand), ToPlay(duty.led),
                                                ToPlay(duty.best), duty.partner_holds,
                                                RulesOf(options)));
  }
};

TEST_P(VoidInAPlainSuit, WithARuffThatIsFreeAndNoUndertrumping) {
  EXPECT_EQ(Legal("ruff=free,undertrump=forbidden,only-trumps=higher"),
            SetOf(GetParam().free_forbidden));
}

// Not undertrumping takes nothing from a hand of trumps under its partner's ruff.
TEST_P(VoidInAPlainSuit, WithARuffThatIsFreeAndAnyOfOnlyTrumps) {
  const DutyInSuit& duty = GetParam();
  const CardSet hand = SetOf(duty.hand);
  const bool only_trumps = (hand - CardsOf(Suit::kHearts)).empty();
  EXPECT_EQ(Legal("ruff=free,undertrump=forbidden,only-trumps=any"),
            duty.partner_holds && only_trumps ? hand : SetOf(duty.free_forbidden));
}

// It is of no effect with any other values of the two options.
TEST_P(VoidInAPlainSuit, WithOnlyTrumpsWhereItIsOfNoEffect) {
  for (const char* rules : {"ruff=free,undertrump=free", "ruff=free,undertrump=forced",
                            "ruff=obliged,undertrump=forbidden", "ruff=obliged,undertrump=free",
                            "ruff=obliged,undertrump=forced"}) {
    EXPECT_EQ(Legal(std::string(rules) + ",only-trumps=higher"), Legal(rules)) << rules;
  }
}

TEST_P(VoidInAPlainSuit, WithARuffThatIsFreeAndUndertrumpingFree) {
  EXPECT_EQ(Legal("ruff=free,undertrump=free"), SetOf(GetParam().free_free));
}

TEST_P(VoidInAPlainSuit, WithARuffThatIsFreeAndUndertrumpingForced) {
  EXPECT_EQ(Legal("ruff=free,undertrump=forced"), SetOf(GetParam().free_forced));
}

TEST_P(VoidInAPlainSuit, WithARuffThatIsObligedAndNoUndertrumping) {
  EXPECT_EQ(Legal("ruff=obliged,undertrump=forbidden"), SetOf(GetParam().obliged_forbidden));
}

TEST_P(VoidInAPlainSuit, WithARuffThatIsObligedAndUndertrumpingFree) {
  EXPECT_EQ(Legal("ruff=obliged,undertrump=free"), SetOf(GetParam().obliged_free));
}

TEST_P(VoidInAPlainSuit, WithARuffThatIsObligedAndUndertrumpingForced) {
  EXPECT_EQ(Legal("ruff=obliged,undertrump=forced"), SetOf(GetParam().obliged_forced));
}

INSTANTIATE_TEST_SUITE_P(Duties, VoidInAPlainSuit, ::testing::ValuesIn(kDutiesInSuits),
                         [](const auto& duty) { return std::string(duty.param.name); });

// Duties that no option changes: what may be played, under every value of `ruff` and `undertrump`.
std::string LegalUnderAnyOptions(std::string_view hand, std::string_view led, std::string_view best,
                                 bool partner_holds) {
  std::string answer;
  for (const char* ruff : {"free", "obliged"}) {
    for (const char* undertrump : {"forbidden", "free", "forced"}) {
      const Rules rules = RulesOf(std::string("ruff=") + ruff + ",undertrump=" + undertrump);
      const std::string legal = FormatCards(kHeartsTrump.ToNatural(
          LegalToFollow(ToPlaySet(hand), ToPlay(led), ToPlay(best), partner_holds, rules)));
      if (!answer.empty() && legal != answer) return answer + " or " + legal;
      answer = legal;
    }
  }
  return answer;
}

TEST(LegalToFollow, WhoHoldsThePlainSuitLedFollows) {
  EXPECT_EQ(LegalUnderAnyOptions("S9,S7,HJ,CA", "SA", "SA", false), "S9,S7");
}

TEST(LegalToFollow, WhoFollowsAPlainSuitNeedNotBeatTheTrick) {
  EXPECT_EQ(LegalUnderAnyOptions("SA,S7", "SK", "SK", false), "SA,S7");
}

TEST(LegalToFollow, WhoHoldsThePlainSuitLedFollowsUnderARuff) {
  EXPECT_EQ(LegalUnderAnyOptions("SA,S7,HJ", "SK", "H7", false), "SA,S7");
}

TEST(LegalToFollow, AHigherTrumpIsPlayedOnATrumpLead) {
  EXPECT_EQ(LegalUnderAnyOptions("H9,H7,CA", "H8", "HA", false), "H9");
}

TEST(LegalToFollow, AHigherTrumpIsPlayedOnATrumpLeadThatThePartnerHolds) {
  EXPECT_EQ(LegalUnderAnyOptions("H9,H7,CA", "H8", "HA", true), "H9");
}

TEST(LegalToFollow, WhoCannotBeatATrumpLeadFollowsWithAnyTrump) {
  EXPECT_EQ(LegalUnderAnyOptions("HA,H7,CA", "H8", "HJ", false), "HA,H7");
}

TEST(LegalToFollow, WhoHoldsNoTrumpPlaysAnythingOnATrumpLead) {
  EXPECT_EQ(LegalUnderAnyOptions("SA,C7", "H8", "HJ", false), "SA,C7");
}

TEST(CardPoints, OfAPlainSuitAreThirty) { EXPECT_EQ(CardPoints(ToPlaySet("SA,ST,SK,SQ,SJ")), 30); }

TEST(CardPoints, OfThePlainNineEightAndSevenAreNone) {
  EXPECT_EQ(CardPoints(ToPlaySet("S9,S8,S7")), 0);
}

TEST(CardPoints, OfTheTrumpSuitAreSixtyTwo) {
  EXPECT_EQ(CardPoints(ToPlaySet("HJ,H9,HA,HT,HK,HQ")), 62);
}

TEST(CardPoints, OfTheTrumpEightAndSevenAreNone) { EXPECT_EQ(CardPoints(ToPlaySet("H8,H7")), 0); }

TEST(CardPoints, OfTheDeckAndTheLastTrickAreAllPoints) {
  EXPECT_EQ(CardPoints(PlaySet(0xffffffffu)) + kLastTrickPoints, kAllPoints);
}

TEST(CardPoints, OfASetAreThoseOfItsCards) {
  for (const Suit suit : kAllSuits) {
    for (unsigned byte = 0; byte < 256; ++byte) {
      const PlaySet cards(byte << (8 * Index(suit)));
      int sum = 0;
      for (const PlayCard card : cards) sum += CardPoints(card);
      EXPECT_EQ(CardPoints(cards), sum);
    }
  }
}

int Roem(std::string_view trick, std::string_view rules = "kbn") {
  return TrickRoem(ToPlaySet(trick), RulesOf(rules));
}

TEST(Roem, OfAnyThreePlainCardsInSequenceIsTwenty) {
  for (const char* trick :
       {"SA,SK,SQ,D7", "SK,SQ,SJ,D7", "SQ,SJ,ST,D7", "SJ,ST,S9,D7", "ST,S9,S8,D7", "S9,S8,S7,D7"}) {
    EXPECT_EQ(Roem(trick), 20) << trick;
  }
}

TEST(Roem, OfAnyFourPlainCardsInSequenceIsFifty) {
  for (const char* trick :
       {"SA,SK,SQ,SJ", "SK,SQ,SJ,ST", "SQ,SJ,ST,S9", "SJ,ST,S9,S8", "ST,S9,S8,S7"}) {
    EXPECT_EQ(Roem(trick), 50) << trick;
  }
}

TEST(Roem, OfThreeInSequenceIsTwentyThoughAFourthCardOfTheSuitLiesApart) {
  EXPECT_EQ(Roem("SA,SK,SQ,ST"), 20);
}

TEST(Roem, OfTwoPairsInSequenceIsNone) { EXPECT_EQ(Roem("SA,SK,S8,S7"), 0); }

TEST(Roem, OfASequenceInMixedSuitsIsNone) { EXPECT_EQ(Roem("SA,SK,DQ,CJ"), 0); }

TEST(Roem, OfCardsThatAreNeighboursOnlyInStrengthIsNone) { EXPECT_EQ(Roem("SA,ST,SK,S7"), 0); }

TEST(Roem, DoesNotRunOnFromAceToSeven) { EXPECT_EQ(Roem("SK,SA,S7,S8"), 0); }

TEST(Roem, OfTrumpsInSequenceGoesByNaturalOrderToo) { EXPECT_EQ(Roem("HJ,HT,H9,S7"), 20); }

TEST(Roem, OfTheStrongestThreeTrumpsIsNone) { EXPECT_EQ(Roem("HJ,H9,HA,S7"), 0); }

TEST(Roem, OfStukIsTwenty) { EXPECT_EQ(Roem("HK,HQ,SA,S7"), 20); }

TEST(Roem, OfAPlainKingAndQueenIsNone) { EXPECT_EQ(Roem("SK,SQ,DA,D7"), 0); }

TEST(Roem, OfATrumpKingWithAPlainQueenIsNone) { EXPECT_EQ(Roem("HK,SQ,DA,D7"), 0); }

TEST(Roem, OfThreeTrumpsWithStukIsForty) {
  EXPECT_EQ(Roem("HA,HK,HQ,S7"), 40);
  EXPECT_EQ(Roem("HK,HQ,HJ,S7"), 40);
}

TEST(Roem, OfFourTrumpsWithStukIsSeventy) {
  EXPECT_EQ(Roem("HA,HK,HQ,HJ"), 70);
  EXPECT_EQ(Roem("HK,HQ,HJ,HT"), 70);
}

TEST(Roem, OfThreeTrumpsWithoutTheKingIsTwenty) { EXPECT_EQ(Roem("HQ,HJ,HT,S7"), 20); }

TEST(Roem, OfStukWithTwoLowTrumpsIsTwenty) { EXPECT_EQ(Roem("HK,HQ,H8,H7"), 20); }

TEST(Roem, OfFourCardsOfOneRankIsAHundred) {
  for (const char* trick : {"SA,HA,DA,CA", "SK,HK,DK,CK", "SQ,HQ,DQ,CQ", "SJ,HJ,DJ,CJ",
                            "ST,HT,DT,CT", "S9,H9,D9,C9", "S8,H8,D8,C8", "S7,H7,D7,C7"}) {
    EXPECT_EQ(Roem(trick), 100) << trick;
  }
}

TEST(Roem, OfThreeCardsOfOneRankIsNone) { EXPECT_EQ(Roem("SA,HA,DA,C7"), 0); }

TEST(Roem, OfFourJacksIsTwoHundredWhereTheRulesSaySo) {
  EXPECT_EQ(Roem("SJ,HJ,DJ,CJ", "four-jacks=200"), 200);
}

TEST(Roem, OfFourOtherCardsIsAHundredWhereJacksBringTwoHundred) {
  EXPECT_EQ(Roem("SA,HA,DA,CA", "four-jacks=200"), 100);
}

TEST(Roem, OfAnyTrickIsNoneWhereRoemIsOff) {
  for (const char* trick : {"SA,SK,SQ,D7", "SA,SK,SQ,SJ", "HK,HQ,SA,S7", "SJ,HJ,DJ,CJ"}) {
    EXPECT_EQ(Roem(trick, "roem=off"), 0) << trick;
  }
}

TEST(Roem, OfFourNinesMayBeAHundredAndFifty) {
  EXPECT_EQ(Roem("S9,H9,D9,C9", "four-nines=150"), 150);
  EXPECT_EQ(Roem("S8,H8,D8,C8", "four-nines=150"), 100);
}

TEST(Roem, OfFourIsForTheRanksOfTheRules) {
  EXPECT_EQ(Roem("S9,H9,D9,C9", "fours=AKQJT"), 0);
  EXPECT_EQ(Roem("ST,HT,DT,CT", "fours=AKQJT"), 100);
  EXPECT_EQ(Roem("SJ,HJ,DJ,CJ", "fours=AKQJT,four-jacks=200"), 200);
  EXPECT_EQ(Roem("SA,HA,DA,CA", "fours=none"), 0);
  EXPECT_EQ(Roem("SA,SK,SQ,SJ", "fours=none"), Roem("SA,SK,SQ,SJ", "kbn"));
}

TEST(Roem, OfATrickIsNoneWhereHandsAloneHaveIt) {
  EXPECT_EQ(Roem("SA,HA,DA,CA", "roem=hand"), 0);
  EXPECT_EQ(Roem("SA,HA,DA,CA", "roem=both"), 100);
}

TEST(Roem, OfNoCardsIsNone) { EXPECT_EQ(TrickRoem(PlaySet(), Rules{}), 0); }

TEST(Roem, OfATrickInProgressCountsWhatLiesThere) { EXPECT_EQ(Roem("SA,SK,SQ"), 20); }

}  // namespace
}  // namespace jasnel

// SV Bedum, "Spelregels klaverjassen": each section that speaks of playing, roem or the result,
// played out. Hearts are trump where a test does not say otherwise.

#include <gtest/gtest.h>

#include <string>

#include "tests/bitboard/articles/text.h"
#include "tests/bitboard/played.h"
#include "tests/bitboard/recorded.h"

namespace jasnel {
namespace {

using testing::Accused;
using testing::After;
using testing::AsPlayed;
using testing::Followed;
using testing::kHearts;
using testing::LegalAfter;
using testing::Mended;
using testing::PointsOf;
using testing::PositionError;
using testing::PositionOf;
using testing::ResultAfter;
using testing::ResultOf;
using testing::Revoked;
using testing::Short;
using testing::Text;
using testing::WithClaim;

constexpr Text kBedum("bedum");
constexpr Text kBedumRotterdam("bedum-rotterdam");
constexpr Text kBedumUtrecht("bedum-utrecht");

// Opening section: "de personen die tegenover elkaar zitten aan een tafel vormen een team".
TEST(Bedum, PartnersSitOpposite) {
  EXPECT_EQ(Partner(Seat::kNorth), Seat::kSouth);
  EXPECT_EQ(Partner(Seat::kEast), Seat::kWest);
}

// Opening section: "32 kaarten (7 t/m Aas van de vier kleuren: Klaveren, Schoppen, Harten en
// Ruiten)".
TEST(Bedum, ADealHoldsSevenToAceOfFourSuits) {
  EXPECT_EQ(FormatHand(kFullDeck), "AKQJT987.AKQJT987.AKQJT987.AKQJT987");
}

// Rollen aan tafel: "met zijn maat meer punten (incl. roem) kan binnen halen dan het andere team".
TEST(BedumRollenAanTafel, RoemCountsForTheContract) {
  EXPECT_EQ(kBedum.LastTrick("declarer=N ns=51 ew=90 ns-roem=20 ns-tricks=4"), "made 92-90");
}

// The text does not say who leads to the first trick; left of the dealer is a choice.
TEST(BedumHetSpel, ThePlayerLeftOfTheDealerLeads) {
  EXPECT_EQ(PositionOf("N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987 rules=bedum trump=H "
                       "dealer=W")
                .leader,
            Seat::kNorth);
}

// Het spel: "De volgende speler (links van hem) moet vervolgens ook een kaart van dezelfde kleur
// spelen".
TEST(BedumHetSpel, ThePlayerToTheLeftMustFollowSuit) {
  EXPECT_EQ(kBedum.LegalAfter("A7... 8.J.. K9... T.7..", "SA"), "S8");
}

// Het spel: "gaan naar het team van de speler die de hoogste kaart van de gevraagde kleur heeft
// gespeeld".
TEST(BedumHetSpel, TheHighestCardOfTheSuitLedTakesTheTrick) {
  EXPECT_EQ(kBedum.WinnerOf("S8,DA,S9,CA"), "South");
}

// Het spel: "De speler die de slag heeft binnengehaald moet de volgende slag beginnen".
TEST(BedumHetSpel, TheWinnerOfATrickLeadsToTheNext) {
  EXPECT_EQ(After("N:87... A.J.. K9... T.7.. rules=bedum trump=H leader=N", "S8,SA,S9,ST").leader,
            Seat::kEast);
}

// Het spel: "Elk spel bestaat uit 8 slagen".
TEST(BedumHetSpel, ADealIsOverAfterEightTricks) {
  EXPECT_EQ(ResultAfter(kBedum.SuitEach(),
                        "SA,HK,DQ,CJ,HA,DK,CQ,SJ,HQ,DJ,CT,S9,HJ,DT,C9,S8,"
                        "HT,D9,C8,S7,H9,D8,C7,SK,H8,D7,CA,SQ,H7,DA,CK,ST"),
            "pit 0-250");
}

// Het spel: "minstens de helft van de punten plus één, dan hebben ze gewonnen en krijgt iedereen de
// punten die ze hebben behaald".
TEST(BedumHetSpel, HalfThePointsAndOneMakeTheContract) {
  EXPECT_EQ(kBedum.LastTrick("declarer=N ns=61 ew=80 ns-tricks=4"), "made 82-80");
}

// Het spel, as above.
TEST(BedumHetSpel, HalfThePointsDoNot) {
  EXPECT_EQ(kBedum.LastTrick("declarer=N ns=60 ew=81 ns-tricks=4"), "nat 0-162");
}

// Het spel: "dan gaan alle punten, plus roem (zie hieronder) naar de tegenpartij. Het spelende team
// gaat dan "NAT" of "BEET" en krijgt nul punten".
TEST(BedumHetSpel, NatGivesAllPointsAndTheRoemOfBothSidesToTheOthers) {
  EXPECT_EQ(kBedum.LastTrick("declarer=N ns=40 ew=101 ns-roem=20 ew-roem=50 ns-tricks=4"),
            "nat 0-232");
}

// Troeven: "Als een speler de gevraagde kleur niet heeft dan moet die speler een troefkaart
// spelen".
TEST(BedumTroeven, WhoDoesNotHaveTheSuitMustRuff) {
  EXPECT_EQ(kBedum.LegalAfter("A7... .7.A. K9... T8...", "SA"), "H7");
}

// Troeven: "Heeft een andere speler al een troef gespeeld, dan geldt als regel dat je een hogere
// troef moet spelen, als je dat kunt".
TEST(BedumTroeven, ARuffMustBeOverruffed) {
  EXPECT_EQ(kBedum.LegalAfter("A7... .T.A. .97.. 98...", "SA,HT"), "H9");
}

// Troeven: "dan gaat die slag naar degene die de hoogste troef heeft gespeeld".
TEST(BedumTroeven, TheHighestTrumpTakesTheTrick) {
  EXPECT_EQ(kBedum.WinnerOf("SA,H7,H9,S7"), "South");
}

// Troeven: "geen kaarten van de gevraagde kleur en ook geen troefkaarten, dan mag je een
// willekeurige kaart bijspelen".
TEST(BedumTroeven, WhoHasNeitherTheSuitNorTrumpsMayPlayAnything) {
  EXPECT_EQ(kBedum.LegalAfter("A7... ..A.8 K9... T8...", "SA"), "DA,C8");
}

// Troeven: "Als iemand met troef uitkomt, dan moet je (als je dat kunt) altijd een hogere troef
// spelen".
TEST(BedumTroeven, AHigherTrumpMustBePlayedOnATrumpLead) {
  EXPECT_EQ(kBedum.LegalAfter(".8.7. .97.. .T.9. .K.8.", "H8"), "H9");
}

// Troeven: "altijd", so over the partner as well.
TEST(BedumTroeven, AHigherTrumpMustBePlayedOverThePartner) {
  EXPECT_EQ(kBedum.LegalAfter(".A.8. .7.7. .9K.. .T.9.", "HA,H7"), "H9");
}

// Troeven: "als je dat kunt"; else trump is followed like any suit.
TEST(BedumTroeven, WhoCannotPlayAHigherTrumpOnATrumpLeadFollowsWithAnyTrump) {
  EXPECT_EQ(kBedum.LegalAfter(".J.8. .97.. .T.9. .K.7.", "HJ"), "H9,H7");
}

// Troeven: "je hoeft niet te troeven als je maat op dat moment de hoogste kaart in de slag heeft".
TEST(BedumTroeven, APartnersTrickNeedNotBeRuffed) {
  EXPECT_EQ(kBedum.LegalAfter("A7... 98... .7.A. TJ...", "SA,S8"), "H7,DA");
}

// Troeven: "op dat moment": a partner who led but was beaten does not hold the trick.
TEST(BedumTroeven, ATrickThatWasThePartnersMustBeRuffed) {
  EXPECT_EQ(kBedum.LegalAfter("K7... A8... .7.A. T9...", "SK,SA"), "H7");
}

// Troeven: "Daarnaast mag je als er getroefd is niet ondertroeven", "dan moet je een kaart van een
// andere kleur bijspelen".
TEST(BedumTroeven, WhoCannotOverruffMustPlayAnotherSuit) {
  EXPECT_EQ(kBedum.LegalAfter("A7... .9.A. .T.8. T8...", "SA,H9"), "D8");
}

// Troeven, as above: nor under the partner's ruff.
TEST(BedumTroeven, APartnersRuffMayNotBeUndertrumped) {
  EXPECT_EQ(kBedum.LegalAfter("K7... .T.A. A8... .7..K", "SK,HT,SA"), "CK");
}

// Troeven, as above, without exception: with a higher trump in hand the lower may not be played.
TEST(BedumTroeven, WhoHoldsOnlyTrumpsMustOverruffThePartner) {
  for (const char* rules : {"bedum", "bedum-utrecht", "bedum-rotterdam"}) {
    EXPECT_EQ(LegalAfter("N:K7... .T.A. A8... .J7.. trump=H leader=N rules=" + std::string(rules),
                         "SK,HT,SA"),
              "HJ")
        << rules;
  }
}

// Troeven, as above: a card must be played.
TEST(BedumTroeven, WhoHoldsOnlyLowerTrumpsUndertrumps) {
  EXPECT_EQ(kBedum.LegalAfter("A7... .9.A. .T7.. T8...", "SA,H9"), "HT,H7");
}

// Puntentelling, "Troef": "Boer (Jas) 20, Negen (Nel) 14, Aas 11, Tien 10, Heer 4, Vrouw 3, Acht 0,
// Zeven 0, Totaal 62".
TEST(BedumPuntentelling, TrumpsCountTwentyFourteenElevenTenFourThree) {
  EXPECT_EQ(PointsOf("HJ", kHearts), 20);
  EXPECT_EQ(PointsOf("H9", kHearts), 14);
  EXPECT_EQ(PointsOf("HA", kHearts), 11);
  EXPECT_EQ(PointsOf("HT", kHearts), 10);
  EXPECT_EQ(PointsOf("HK", kHearts), 4);
  EXPECT_EQ(PointsOf("HQ", kHearts), 3);
  EXPECT_EQ(CardPoints(CardsOf(kHearts), kHearts), Points(62));
}

// Puntentelling, "Niet Troef": "Aas 11, Tien 10, Heer 4, Vrouw 3, Boer 2, ... Totaal 30".
TEST(BedumPuntentelling, PlainCardsCountElevenTenFourThreeTwo) {
  EXPECT_EQ(PointsOf("SA", kHearts), 11);
  EXPECT_EQ(PointsOf("ST", kHearts), 10);
  EXPECT_EQ(PointsOf("SK", kHearts), 4);
  EXPECT_EQ(PointsOf("SQ", kHearts), 3);
  EXPECT_EQ(PointsOf("SJ", kHearts), 2);
  EXPECT_EQ(CardPoints(CardsOf(Suit::kSpades), kHearts), Points(30));
}

// Puntentelling: "tien punten te vergeven voor het team die de laatste slag heeft gehaald".
TEST(BedumPuntentelling, TheLastTrickBringsTen) {
  EXPECT_EQ(kBedum.AfterLastTrick("SA,S9,S7,D7").won[0].cards, Points(11 + 10));
}

// Puntentelling: "een puntentotaal van 162 punten per spel (62 + (3 x 30) + 10)".
TEST(BedumPuntentelling, ADealHoldsAHundredAndSixtyTwoPoints) {
  EXPECT_EQ(CardPoints(kFullDeck, kHearts) + Points(kLastTrickPoints), Points(162));
}

// Roem: "Drie opeenvolgende kaarten van dezelfde kleur 20 roem".
TEST(BedumRoem, ThreeCardsInSequenceOfOneSuitBringTwenty) {
  EXPECT_EQ(kBedum.RoemOf("SJ,ST,S9,H7"), 20);
}

// Roem: "Vier opeenvolgende kaarten van dezelfde kleur 50 roem".
TEST(BedumRoem, FourCardsInSequenceOfOneSuitBringFifty) {
  EXPECT_EQ(kBedum.RoemOf("SJ,ST,S9,S8"), 50);
}

// Roem: "Heer & vrouw van de troefkleur (STUK) 20 roem".
TEST(BedumRoem, StukBringsTwenty) { EXPECT_EQ(kBedum.RoemOf("HK,SA,HQ,S7"), 20); }

// Roem: "Drie opeenvolgende kaarten & STUK 40 roem".
TEST(BedumRoem, ThreeInSequenceWithStukBringForty) {
  EXPECT_EQ(kBedum.RoemOf("HK,HA,HQ,S7"), 40);
  EXPECT_EQ(kBedum.RoemOf("HK,HJ,HQ,S7"), 40);
}

// Roem: "Vier opeenvolgende kaarten & STUK 70 roem".
TEST(BedumRoem, FourInSequenceWithStukBringSeventy) {
  EXPECT_EQ(kBedum.RoemOf("HK,HA,HQ,HJ"), 70);
  EXPECT_EQ(kBedum.RoemOf("HK,HT,HQ,HJ"), 70);
}

// Roem: "Vier dezelfde kaarten (bv. vier achten) 100 roem".
TEST(BedumRoem, FourEqualCardsBringAHundred) {
  EXPECT_EQ(kBedum.RoemOf("S8,H8,D8,C8"), 100);
  EXPECT_EQ(kBedum.RoemOf("SA,HA,DA,CA"), 100);
}

// Roem: "Vier boeren 200 roem".
TEST(BedumRoem, FourJacksBringTwoHundred) { EXPECT_EQ(kBedum.RoemOf("SJ,HJ,DJ,CJ"), 200); }

// Roem: "Het melden/noteren is verplicht". That roem which was not claimed does not count is a
// choice.
TEST(BedumRoem, RoemThatWasNotReportedDoesNotCount) {
  EXPECT_EQ(ResultOf(WithClaim(Followed("bedum", Seat::kNorth), 8, RoemClaim::kNone)), "nat 0-312");
}

// Mars of pit: "Het team ontvangt hiervoor 250 punten (162 + 88 roem)".
TEST(BedumMarsOfPit, AllTricksBringTwoHundredAndFifty) {
  EXPECT_EQ(kBedum.LastTrick("declarer=N ns=141 ns-tricks=7"), "pit 250-0");
}

// Mars of pit: "Bij een Mars dient de eventuele roem op tafel nog worden opgeteld".
TEST(BedumMarsOfPit, TheRoemIsAdded) {
  EXPECT_EQ(kBedum.LastTrick("declarer=N ns=141 ns-roem=70 ns-tricks=7"), "pit 320-0");
}

// Mars of pit: "Een team kan alleen een Mars halen als het team speelt, anders is het een NAT".
TEST(BedumMarsOfPit, AllTricksOfTheOtherSideAreNat) {
  EXPECT_EQ(kBedum.LastTrick("declarer=E ns=141 ns-roem=20 ns-tricks=7"), "nat 182-0");
}

// Verzaken: "Het niet volgen van de gespeelde kleur terwijl men dit wel bezit".
TEST(BedumVerzaken, ATrickInWhichSomebodyDidNotFollowIsRefused) {
  EXPECT_EQ(PositionError(kBedum.DealOf("7... K... Q8... J9...", "trick=SA,H7")),
            "trick: East may not play H7 there; expected SK");
}

// Verzaken: "of het niet of foutief troeven waar dit wel volgens de regels had gemoeten of
// gelaten".
TEST(BedumVerzaken, ATrickInWhichSomebodyDidNotTrumpIsRefused) {
  EXPECT_EQ(PositionError(kBedum.DealOf("7... .7.. Q8... J9...", "trick=SA,DA")),
            "trick: East may not play DA there; expected H7");
}

// Verzaken: "Op het moment van constatering van verzaken dient het spel onmiddellijk te worden
// beëindigd", so that it cannot be mended.
TEST(BedumVerzaken, ARevokeCannotBeMended) {
  EXPECT_EQ(ResultOf(Mended(Followed("bedum", Seat::kNorth), 5, "D8")), "revoke 0-202");
}

// Verzaken: "Bij verzaken krijgt de andere partij alle 162 punten toegewezen"; that the roem goes
// with them is a choice, and an option takes it away.
TEST(BedumVerzaken, ThePointsOfARevokeGoWithTheRoemOrWithout) {
  EXPECT_EQ(ResultOf(Revoked("bedum")), "revoke 0-202");
  EXPECT_EQ(ResultOf(Revoked("bedum,revoke-roem=off")), "revoke 0-162");
}

// Verzaken is silent on wrong accusations, short hands and a revoke found after the last trick;
// they are taken as the other texts have them.
TEST(BedumVerzaken, WhatTheTextLeavesOpenIsAsInTheOthers) {
  EXPECT_EQ(ResultOf(Accused(Followed("bedum", Seat::kNorth), 4, Seat::kEast)), "accusation 202-0");
  EXPECT_EQ(ResultOf(Short(Followed("bedum", Seat::kNorth), 3, Seat::kWest)), "revoke 182-0");
  EXPECT_EQ(ResultOf(AsPlayed(Revoked("bedum"))), "made 166-116");
}

// “Geen plaatjes is NIET overgeven”: "spelen met de kaarten die je krijgt".
TEST(BedumGeenPlaatjes, AHandWithoutPicturesIsPlayed) {
  EXPECT_EQ(PositionError("N:987.987.T7. AK.AK.AK.AK QJ.QJ.QJ.QJ T.T.98.T987 rules=bedum trump=H "
                          "leader=N"),
            "");
}

// Rotterdams of Amsterdams: "Bij het Rotterdams klaverjassen is het verplicht indien je een
// gespeelde kleur niet hebt te troeven (je moet altijd troeven)".
TEST(BedumRotterdams, APartnersTrickMustBeRuffed) {
  EXPECT_EQ(kBedumRotterdam.LegalAfter("A7... 98... .7.A. TJ...", "SA,S8"), "H7");
}

// Rotterdams of Amsterdams: "je moet altijd troeven"; that this goes for a lower trump is a choice.
TEST(BedumRotterdams, WhoCannotOverruffMustUndertrump) {
  EXPECT_EQ(kBedumRotterdam.LegalAfter("A7... .9.A. .T.8. T8...", "SA,H9"), "HT");
}

// Rotterdams of Amsterdams: "Bij de Utrechtse variant kan dus zowel volgens de Rotterdamse als de
// Amsterdamse manier gespeeld worden"; the set by itself is the latter.
TEST(BedumUtrechts, APartnersTrickNeedNotBeRuffedInTheAmsterdamWay) {
  EXPECT_EQ(kBedumUtrecht.LegalAfter("A7... 98... .7.A. TJ...", "SA,S8"), "H7,DA");
}

// Rotterdams of Amsterdams, as above.
TEST(BedumUtrechts, APartnersTrickMustBeRuffedInTheRotterdamWay) {
  EXPECT_EQ(LegalAfter("N:A7... 98... .7.A. TJ... "
                       "rules=bedum-utrecht,ruff=obliged,undertrump=forced trump=H leader=N",
                       "SA,S8"),
            "H7");
}

// Het spel and Roem together: half of the points with roem is not half and one.
TEST(Bedum, AWholeDealThatEndsInATie) {
  const char* const line =
      "N:Q8.QT7.9.T7 JT.AJ9.K.AK K97.K8.A7.Q A..QJT8.J98 rules=bedum trump=S leader=E declarer=S";
  EXPECT_EQ(ResultAfter(line,
                        "SJ,SK,SA,SQ,"   // East: 38, and 70 for ace to jack with stuk
                        "HA,H8,D8,H7,"   // East, while West has no trumps left: 11
                        "H9,HK,DQ,HQ,"   // South: 10
                        "CQ,C9,C7,CK,"   // East: 7
                        "CA,S7,C8,CT,"   // South ruffs: 21
                        "DA,DJ,D9,DK,"   // South: 17
                        "S9,DT,S8,ST,"   // South: 34, and 20 for ten, nine and eight
                        "D7,CJ,HT,HJ"),  // South with a seven, the only diamond: 24
            "nat 0-252");
}

}  // namespace
}  // namespace jasnel

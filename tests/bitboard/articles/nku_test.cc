// NKU, "Officiële klaverjas regels", 24 October 1987: each article that speaks of playing, roem or
// the result, played out. Hearts are trump where a test does not say otherwise.

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
using testing::Mended;
using testing::PointsOf;
using testing::PositionError;
using testing::PositionOf;
using testing::ResultAfter;
using testing::ResultOf;
using testing::Revoked;
using testing::Text;
using testing::WithClaim;

constexpr Text kNku("nku");
constexpr Text kNkuRotterdam("nku-rotterdam");

// Inleidende bepalingen 2: "32 kaarten, verdeeld over de kleuren: Sch, Ha, Ru en Kl. Van elke
// kleur: A, H, V, B, 10, 9, 8 en 7".
TEST(NkuInleidendeBepalingen, EachSuitHoldsEightCards) {
  EXPECT_EQ(FormatHand(kFullDeck, Language::kDutch), "AHVB10987.AHVB10987.AHVB10987.AHVB10987");
}

// Inleidende bepalingen 3: "De rangorde van laag naar hoog van elke kleur (geen troefkleur
// zijnde)". The table is lost; NKF 1976 has it.
TEST(NkuInleidendeBepalingen, ThePlainTenBeatsTheKing) {
  EXPECT_EQ(kNku.WinnerOf("SK,ST,S7,S9"), "East");
}

// Inleidende bepalingen 3: "De rangorde van laag naar hoog van de troefkleur". As above.
TEST(NkuInleidendeBepalingen, TheTrumpNineBeatsTheAceAndTheJackTheNine) {
  EXPECT_EQ(kNku.WinnerOf("HA,H9,H7,S9"), "East");
  EXPECT_EQ(kNku.WinnerOf("H9,HJ,H7,S9"), "East");
}

// Inleidende bepalingen 4: "Puntenwaardering van het spel". As above.
TEST(NkuInleidendeBepalingen, CardsCountAsInTheNkfTable) {
  EXPECT_EQ(PointsOf("SA,ST,SK,SQ,SJ", kHearts), 11 + 10 + 4 + 3 + 2);
  EXPECT_EQ(PointsOf("HJ,H9,HA,HT,HK,HQ", kHearts), 20 + 14 + 11 + 10 + 4 + 3);
}

// Inleidende bepalingen 5: "Puntenwaardering van de roem". As above.
TEST(NkuInleidendeBepalingen, RoemCountsAsInTheNkfTable) {
  EXPECT_EQ(kNku.RoemOf("SA,SK,SQ,D7"), 20);
  EXPECT_EQ(kNku.RoemOf("SA,SK,SQ,SJ"), 50);
  EXPECT_EQ(kNku.RoemOf("HK,HQ,SQ,D7"), 20);
  EXPECT_EQ(kNku.RoemOf("HA,HK,HQ,D7"), 40);
  EXPECT_EQ(kNku.RoemOf("HA,HK,HQ,HJ"), 70);
  EXPECT_EQ(kNku.RoemOf("S8,H8,D8,C8"), 100);
}

// As above; that four jacks bring no more is a choice.
TEST(NkuInleidendeBepalingen, FourJacksBringAHundred) {
  EXPECT_EQ(kNku.RoemOf("SJ,HJ,DJ,CJ"), 100);
}

// Art. 6: "In alle gevallen komt de speler links van de gever als eerste uit".
TEST(NkuArticle6, ThePlayerLeftOfTheDealerLeadsWhoeverDeclares) {
  for (const char* declarer : {"N", "E", "S", "W"}) {
    EXPECT_EQ(PositionOf("N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987 rules=nku trump=H "
                         "dealer=S declarer=" +
                         std::string(declarer))
                  .leader,
              Seat::kWest);
  }
}

// Art. 12: "Bij een voorgespeelde kleur moet, indien aanwezig, een kaart van dezelfde kleur
// bijgespeeld worden".
TEST(NkuArticle12, ACardOfTheSuitLedMustBePlayed) {
  EXPECT_EQ(kNku.LegalAfter("A7... 8.J.. K9... T.7..", "SA"), "S8");
}

// Art. 12: "Heeft de tegenpartij deze kleur niet, dan moet, indien mogelijk, ingetroefd worden".
TEST(NkuArticle12, AnOpponentWithoutTheSuitMustRuff) {
  EXPECT_EQ(kNku.LegalAfter("A7... .7.A. K9... T8...", "SA"), "H7");
}

// Art. 12: "indien mogelijk".
TEST(NkuArticle12, AnOpponentWithoutTheSuitAndWithoutTrumpsMayPlayAnything) {
  EXPECT_EQ(kNku.LegalAfter("A7... ..A.8 K9... T8...", "SA"), "DA,C8");
}

// Art. 12: "Is door een voorafgaande speler de gevraagde kleur ingetroefd, dan moet men
// overtroeven als men de gevraagde kleur niet heeft".
TEST(NkuArticle12, AnOpponentsRuffMustBeOverruffed) {
  EXPECT_EQ(kNku.LegalAfter("A7... .T.A. .97.. 98...", "SA,HT"), "H9");
}

// Art. 12 lays the duty to ruff on "de tegenpartij", and only the "Rotterdams systeem" on the
// partner.
TEST(NkuArticle12, APartnersTrickNeedNotBeRuffed) {
  EXPECT_EQ(kNku.LegalAfter("A7... 98... .7.A. TJ...", "SA,S8"), "H7,DA");
}

// Art. 12, as above.
TEST(NkuArticle12, APartnersRuffNeedNotBeOverruffed) {
  EXPECT_EQ(kNku.LegalAfter("K7... .T.A. A8... .J..K", "SK,HT,SA"), "HJ,CK");
}

// Art. 12: to overruff the partner "te allen tijde" is for the Rotterdam system; so in this one,
// with nothing but trumps, any of them, the jack over the ten or the seven under it.
TEST(NkuArticle12, WhoHoldsOnlyTrumpsNeedNotOverruffThePartner) {
  EXPECT_EQ(kNku.LegalAfter("K7... .T.A. A8... .J7..", "SK,HT,SA"), "HJ,H7");
}

// What art. 12 frees of is the partner's trick: an opponent's ruff must be beaten.
TEST(NkuArticle12, WhoHoldsOnlyTrumpsMustOverruffAnOpponent) {
  EXPECT_EQ(kNku.LegalAfter("K7... .T.A. .J7.. 98...", "SK,HT"), "HJ");
}

// Art. 12 is silent on a lower trump on a plain lead; that it is forbidden is a choice.
TEST(NkuArticle12, WhoCannotOverruffMayNotUndertrump) {
  EXPECT_EQ(kNku.LegalAfter("A7... .9.A. .T.8. T8...", "SA,H9"), "D8");
}

// Art. 12: "Wanneer de voorgespeelde kleur troefkleur is, moet indien mogelijk, overgetroefd
// worden".
TEST(NkuArticle12, AHigherTrumpMustBePlayedOnATrumpLead) {
  EXPECT_EQ(kNku.LegalAfter(".8.7. .97.. .T.9. .K.8.", "H8"), "H9");
}

// Art. 12, as above, which makes no exception.
TEST(NkuArticle12, AHigherTrumpMustBePlayedOverThePartner) {
  EXPECT_EQ(kNku.LegalAfter(".A.8. .7.7. .9K.. .T.9.", "HA,H7"), "H9");
}

// Art. 12: "anders een troefkleur gewoon bijspelen".
TEST(NkuArticle12, WhoCannotPlayAHigherTrumpOnATrumpLeadFollowsWithAnyTrump) {
  EXPECT_EQ(kNku.LegalAfter(".J.8. .97.. .T.9. .K.7.", "HJ"), "H9,H7");
}

// Art. 12: "Speelt men het "Rotterdams systeem" dan is men ook verplicht te troeven als de slag aan
// de partner ligt".
TEST(NkuArticle12Rotterdams, APartnersTrickMustBeRuffed) {
  EXPECT_EQ(kNkuRotterdam.LegalAfter("A7... 98... .7.A. TJ...", "SA,S8"), "H7");
}

// Art. 12: "Indien mogelijk is in dat geval overtroeven te allen tijde verpicht".
TEST(NkuArticle12Rotterdams, APartnersRuffMustBeOverruffed) {
  EXPECT_EQ(kNkuRotterdam.LegalAfter("K7... .T.A. A8... .JQ..", "SK,HT,SA"), "HJ");
}

// Art. 12, as above.
TEST(NkuArticle12Rotterdams, AnOpponentsRuffMustBeOverruffed) {
  EXPECT_EQ(kNkuRotterdam.LegalAfter("A7... .T.A. .97.. 98...", "SA,HT"), "H9");
}

// Art. 12: "ook verplicht te troeven"; that a lower trump must be played is a choice.
TEST(NkuArticle12Rotterdams, WhoCannotOverruffMustUndertrump) {
  EXPECT_EQ(kNkuRotterdam.LegalAfter("A7... .9.A. .T.8. T8...", "SA,H9"), "HT");
}

// Art. 12, first sentence, which holds in both systems.
TEST(NkuArticle12Rotterdams, WhoHasTheSuitFollowsInPartnersTrick) {
  EXPECT_EQ(kNkuRotterdam.LegalAfter("A7... 98... T.7.. KJ...", "SA,S8"), "ST");
}

// Art. 13: "Een speler, die wel in het bezit is van een kaart in dezelfde kleur ... en deze kleur
// niet bijspeelt, heeft verzaakt".
TEST(NkuArticle13, ATrickInWhichSomebodyRevokedIsRefused) {
  EXPECT_EQ(PositionError(kNku.DealOf("7... K... Q8... J9...", "trick=SA,H7")),
            "trick: East may not play H7 there; expected SK");
}

// Art. 13: "0 punten aan de verzakende partij en 162 punten plus 100 extra punten aan de
// tegenpartij. Dit puntentotaal wordt nog vermeerderd met de eigen gemaakte roem en de roem van de
// verzakende partij tot het moment van verzaken".
TEST(NkuArticle13, ARevokePaysTheOthersAndTheRoemOfBothSides) {
  EXPECT_EQ(ResultOf(Revoked("nku")), "revoke 0-302");
}

// Art. 13: "Is de laatste slag van het spel gedekt, dan is geen beroep van verzaken mogelijk".
TEST(NkuArticle13, ARevokeFoundAfterTheLastTrickCountsAsPlayed) {
  EXPECT_EQ(ResultOf(AsPlayed(Revoked("nku"))), "made 166-116");
}

// Art. 14: "Bij het constateren van het verzaken voordat de slag gedekt is, is herstel mogelijk".
TEST(NkuArticle14, ARevokeMayBeMendedBeforeTheTrickIsTurned) {
  EXPECT_EQ(ResultOf(Mended(Followed("nku", Seat::kNorth), 5, "D8")), "made 193-169");
}

// Art. 14: "Bij het constateren van het verzaken voordat de slag gedekt is, is herstel mogelijk".
TEST(NkuArticle14, ARevokeThatIsNoticedAndMendedLetsPlayGoOn) {
  EXPECT_EQ(ResultOf(Accused(Mended(Followed("nku", Seat::kNorth), 5, "D8"), 5, Seat::kEast)),
            "made 193-169");
}

// Art. 15: "dan krijgt de partij die beschuldigde voor dit spel 0 punten. De tegenpartij krijgt het
// aantal punten als vermeld in artikel 13".
TEST(NkuArticle15, AWrongAccusationPaysTheAccusedWhatARevokeDoes) {
  EXPECT_EQ(ResultOf(Accused(Followed("nku", Seat::kNorth), 4, Seat::kEast)), "accusation 302-0");
}

// Art. 17: "Ook de tegenpartij is bevoegd roem te melden": all roem that falls is counted.
TEST(NkuArticle17, RoemOfATrickIsForTheSideThatWinsIt) {
  const Position position = kNku.AfterLastTrick("SJ,SA,SK,SQ");
  EXPECT_EQ(position.won[Index(Side::kNorthSouth)].roem, Points(0));
  EXPECT_EQ(position.won[Index(Side::kEastWest)].roem, Points(50));
}

// Art. 17: "Roem moet worden gemeld voordat de slag, waarin deze is gevallen, is gedekt".
TEST(NkuArticle17, RoemReportedTooLateDoesNotCount) {
  EXPECT_EQ(ResultOf(WithClaim(Followed("nku", Seat::kNorth), 8, RoemClaim::kLate)), "nat 0-312");
}

// Art. 19: "De spelende partij dient minimaal 162:2+1=82 punten te behalen".
TEST(NkuArticle19, EightyTwoPointsMakeTheContract) {
  EXPECT_EQ(kNku.LastTrick("declarer=N ns=61 ew=80 ns-tricks=4"), "made 82-80");
}

// Art. 19, as above.
TEST(NkuArticle19, EightyOnePointsDoNot) {
  EXPECT_EQ(kNku.LastTrick("declarer=N ns=60 ew=81 ns-tricks=4"), "nat 0-162");
}

// Art. 19: "Is er wel roem gemeld, dan dient de spelende partij minimaal 2 punten meer te behalen
// dan de tegenpartij".
TEST(NkuArticle19, TwoPointsMoreThanTheOthersMakeTheContractWithRoem) {
  EXPECT_EQ(kNku.LastTrick("declarer=N ns=51 ew=90 ns-roem=20 ns-tricks=4"), "made 92-90");
}

// Art. 19, as above.
TEST(NkuArticle19, ATieWithRoemIsLost) {
  EXPECT_EQ(kNku.LastTrick("declarer=N ns=50 ew=91 ns-roem=20 ns-tricks=4"), "nat 0-182");
}

// Art. 20: "De verliezende partij krijgt 0 punten. De tegenpartij krijgt 162 punten, vermeerderd
// met de door beide partijen gemaakte roem".
TEST(NkuArticle20, TheLosersGetNothingAndTheOthersAllPointsWithTheRoemOfBoth) {
  EXPECT_EQ(kNku.LastTrick("declarer=N ns=40 ew=101 ns-roem=20 ew-roem=50 ns-tricks=4"),
            "nat 0-232");
}

// Art. 21: "100 extra punten wegens het incasseren van alle acht slagen (mars)".
TEST(NkuArticle21, AllEightTricksBringAHundredMore) {
  EXPECT_EQ(kNku.LastTrick("declarer=N ns=141 ns-tricks=7"), "pit 262-0");
}

// Art. 21: "Uitsluitend de spelende partij kan in aanmerking komen".
TEST(NkuArticle21, OnlyTheDeclaringSideGetsTheBonus) {
  EXPECT_EQ(kNku.LastTrick("declarer=E ns=141 ns-tricks=7"), "nat 162-0");
}

// Art. 21, as above, in the other system.
TEST(NkuArticle21, OnlyTheDeclaringSideGetsTheBonusInTheRotterdamsSystem) {
  EXPECT_EQ(kNkuRotterdam.LastTrick("declarer=E ns=141 ns-tricks=7"), "nat 162-0");
}

// Art. 22: "Het is verboden een spel te beëindigen wanneer minder dan acht slagen gemaakt zijn".
TEST(NkuArticle22, ADealIsNotOverAfterSevenTricks) {
  EXPECT_FALSE(IsOver(After(kNku.SuitEach(),
                            "SA,HK,DQ,CJ,HA,DK,CQ,SJ,HQ,DJ,CT,S9,HJ,DT,C9,S8,"
                            "HT,D9,C8,S7,H9,D8,C7,SK,H8,D7,CA,SQ")));
}

// Art. 12, 19 and 20 together: 82 points are not enough when the others have more with roem.
TEST(Nku, AWholeDealThatRoemMakesNat) {
  const char* const line =
      "N:KJ7.A.T7.KQ AT.KQT97..8 9.J.AQJ8.A9 Q8.8.K9.JT7 rules=nku trump=D leader=W declarer=N";
  EXPECT_EQ(ResultAfter(line,
                        "C7,CK,C8,CA,"   // South: 15
                        "HJ,H8,HA,H7,"   // North: 13
                        "CQ,HT,C9,CT,"   // West, while East has neither clubs nor trumps: 23
                        "S8,S7,SA,S9,"   // East: 11, and 20 for nine, eight and seven
                        "HQ,DJ,CJ,SK,"   // South ruffs: 29
                        "DA,D9,DT,HK,"   // West must play the nine over South's ace: 39
                        "DK,D7,H9,DQ,"   // West: 7, and 20 for king and queen of trump
                        "SQ,SJ,ST,D8"),  // South ruffs the last trick: 25, and 20 for Q-J-10
            "nat 0-222");
}

// Art. 12, 19 in the Rotterdams systeem together.
TEST(NkuRotterdams, AWholeDealWithRoemForBothSides) {
  const char* const line =
      "N:K.KJ97.J.87 98.8.T87.AQ AQT.AQ.9.KJ J7.T.AKQ.T9 rules=nku-rotterdam trump=D leader=W "
      "declarer=S";
  EXPECT_EQ(ResultAfter(line,
                        "C9,C8,CA,CK,"   // East: 15
                        "CQ,CJ,CT,C7,"   // West: 15, and 20 for queen, jack and ten
                        "SJ,SK,S9,SA,"   // South: 17
                        "HA,HT,H9,H8,"   // South: 21, and 20 for ten, nine and eight
                        "ST,S7,DJ,S8,"   // North must ruff partner's trick: 30
                        "H7,DT,HQ,DA,"   // West must overruff partner: 24
                        "DQ,HK,D7,D9,"   // South: 21
                        "SQ,DK,HJ,D8"),  // East undertrumps partner's ruff: 19
            "made 109-93");
}

}  // namespace
}  // namespace jasnel

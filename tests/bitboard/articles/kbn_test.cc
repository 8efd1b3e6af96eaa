// KBN, "Amsterdams-systeem spelregels", and its summary "SPELREGELS voor op SPEELTAFELS": each
// article that speaks of playing, roem or the result, played out. Hearts are trump where a test
// does not say otherwise.

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
using testing::Individual;
using testing::Mended;
using testing::PositionError;
using testing::PositionOf;
using testing::Replayed;
using testing::ResultAfter;
using testing::ResultOf;
using testing::Revoked;
using testing::Short;
using testing::Text;
using testing::WithClaim;

constexpr Text kKbn("kbn");

// Art. 4: "Ook de tegenpartij is bevoegd roem te melden": roem counts unless nobody claimed it.
TEST(KbnArticle4, RoemOfATrickIsForTheSideThatWinsIt) {
  const Position position = kKbn.AfterLastTrick("SJ,SQ,SK,D7");
  EXPECT_EQ(position.won[Index(Side::kNorthSouth)].roem, Points(20));
  EXPECT_EQ(position.won[Index(Side::kEastWest)].roem, Points(0));
}

// Art. 4: "Roem dient men te melden voordat de slag waarin deze is gevallen gedekt is".
TEST(KbnArticle4, RoemReportedTooLateDoesNotCount) {
  EXPECT_EQ(ResultOf(WithClaim(Followed("kbn", Seat::kNorth), 4, RoemClaim::kLate)),
            "made 193-149");
}

// Art. 5: "mocht hij in het verloop van het spel, niet meer het juiste aantal kaarten in de hand
// hebben, dan wordt artikel 13 toegepast (verzaken)".
TEST(KbnArticle5, AShortHandIsARevoke) {
  EXPECT_EQ(ResultOf(Short(Followed("kbn", Seat::kNorth), 3, Seat::kWest)), "revoke 282-0");
}

// Art. 5: "Elke speler dient er op toe te zien dat deze 8 kaarten krijgt".
TEST(KbnArticle5, EveryPlayerGetsEightCards) {
  EXPECT_EQ(PositionError("N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT98 trump=H leader=N"),
            "West holds 7 cards; expected 8 like North");
}

// Art. 8: "In alle gevallen komt de speler na de gever als eerste uit".
TEST(KbnArticle8, ThePlayerAfterTheDealerLeadsWhoeverDeclares) {
  for (const char* declarer : {"N", "E", "S", "W"}) {
    EXPECT_EQ(PositionOf("N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987 rules=kbn trump=H "
                         "dealer=N declarer=" +
                         std::string(declarer))
                  .leader,
              Seat::kEast);
  }
}

// Art. 12: "Bij een voorgespeelde kleur moet, indien aanwezig, een kaart van dezelfde kleur
// bijgespeeld worden".
TEST(KbnArticle12, ACardOfTheSuitLedMustBePlayed) {
  EXPECT_EQ(kKbn.LegalAfter("A7... 8.J.. K9... T.7..", "SA"), "S8");
}

// Art. 12: the duty to play a higher card is for trumps only.
TEST(KbnArticle12, AnyCardOfAPlainSuitMayFollow) {
  EXPECT_EQ(kKbn.LegalAfter("K7... A8... T9... .7.A.", "SK"), "SA,S8");
}

// Art. 12: "Heeft de tegenpartij deze kleur niet, dan moet, indien mogelijk, ingetroefd worden".
TEST(KbnArticle12, AnOpponentWithoutTheSuitMustRuff) {
  EXPECT_EQ(kKbn.LegalAfter("A7... .7.A. K9... T8...", "SA"), "H7");
}

// Art. 12: "indien mogelijk".
TEST(KbnArticle12, AnOpponentWithoutTheSuitAndWithoutTrumpsMayPlayAnything) {
  EXPECT_EQ(kKbn.LegalAfter("A7... ..A.8 K9... T8...", "SA"), "DA,C8");
}

// Art. 12, as above, for a player whose partner led but no longer holds the trick.
TEST(KbnArticle12, TheLeadersPartnerMustRuffATrickThatAnOpponentHolds) {
  EXPECT_EQ(kKbn.LegalAfter("K7... A8... .7.A. T9...", "SK,SA"), "H7");
}

// Art. 12: "Is door een voorafgaande speler de gevraagde kleur ingetroefd, dan moet men indien
// mogelijk, overtroeven als men de gevraagde kleur niet heeft".
TEST(KbnArticle12, AnOpponentsRuffMustBeOverruffed) {
  EXPECT_EQ(kKbn.LegalAfter("A7... .T.A. .97.. 98...", "SA,HT"), "H9");
}

// Art. 12, as above: only who does not have the suit led must overruff.
TEST(KbnArticle12, WhoHasTheSuitFollowsUnderARuff) {
  EXPECT_EQ(kKbn.LegalAfter("A7... .T.A. 8.9.. K9...", "SA,HT"), "S8");
}

// Art. 12: "Is de slag van de partner dan hoeft men niet in- of over te troeven (dit mag echter
// wel)".
TEST(KbnArticle12, APartnersTrickMayBeRuffedOrNot) {
  EXPECT_EQ(kKbn.LegalAfter("A7... 98... .7.A. TJ...", "SA,S8"), "H7,DA");
}

// Art. 12, as above.
TEST(KbnArticle12, APartnersRuffMayBeOverruffedOrNot) {
  EXPECT_EQ(kKbn.LegalAfter("K7... .T.A. A8... .J..K", "SK,HT,SA"), "HJ,CK");
}

// Art. 12: "Is de slag van de partner dan hoeft men niet in- of over te troeven", so with nothing
// but trumps any of them, the jack over the ten or the seven under it.
TEST(KbnArticle12, WhoHoldsOnlyTrumpsNeedNotOverruffThePartner) {
  EXPECT_EQ(kKbn.LegalAfter("K7... .T.A. A8... .J7..", "SK,HT,SA"), "HJ,H7");
}

// What art. 12 frees of is the partner's trick: an opponent's ruff must be beaten.
TEST(KbnArticle12, WhoHoldsOnlyTrumpsMustOverruffAnOpponent) {
  EXPECT_EQ(kKbn.LegalAfter("K7... .T.A. .J7.. 98...", "SK,HT"), "HJ");
}

// Art. 12 is silent on a lower trump on a plain lead; that it is forbidden is a choice.
TEST(KbnArticle12, WhoCannotOverruffMayNotUndertrump) {
  EXPECT_EQ(kKbn.LegalAfter("A7... .9.A. .T.8. T8...", "SA,H9"), "D8");
}

// The same choice.
TEST(KbnArticle12, WhoHoldsOnlyLowerTrumpsMustUndertrump) {
  EXPECT_EQ(kKbn.LegalAfter("A7... .9.A. .T7.. T8...", "SA,H9"), "HT,H7");
}

// Art. 12: "Is de voorgespeelde kleur de troefkleur, dan moet men altijd eerst overtroeven".
TEST(KbnArticle12, AHigherTrumpMustBePlayedOnATrumpLead) {
  EXPECT_EQ(kKbn.LegalAfter(".8.7. .97.. .T.9. .K.8.", "H8"), "H9");
}

// Art. 12: "altijd", so over the partner as well.
TEST(KbnArticle12, AHigherTrumpMustBePlayedOverThePartner) {
  EXPECT_EQ(kKbn.LegalAfter(".A.8. .7.7. .9K.. .T.9.", "HA,H7"), "H9");
}

// Art. 12: "kan dat niet dan pas ondertroeven".
TEST(KbnArticle12, WhoCannotPlayAHigherTrumpOnATrumpLeadPlaysALowerOne) {
  EXPECT_EQ(kKbn.LegalAfter(".J.8. .97.. .T.9. .K.7.", "HJ"), "H9,H7");
}

// Art. 13: "Een speler die wel in het bezit is van een kaart in dezelfde kleur als voorgespeelde
// kleur, en deze kaart niet bijspeelt, heeft verzaakt".
TEST(KbnArticle13, ATrickInWhichSomebodyRevokedIsRefused) {
  EXPECT_EQ(PositionError(kKbn.DealOf("7... K... Q8... J9...", "trick=SA,H7")),
            "trick: East may not play H7 there; expected SK");
}

// Art. 13: "Bij constateren van het verzaken voordat de slag gedekt is, is herstel mogelijk".
TEST(KbnArticle13, ARevokeMayBeMendedBeforeTheTrickIsTurned) {
  EXPECT_EQ(ResultOf(Mended(Followed("kbn", Seat::kNorth), 5, "D8")), "made 193-169");
}

// Art. 13, as above: whoever noticed it accused the other side rightly.
TEST(KbnArticle13, ARevokeThatIsNoticedAndMendedLetsPlayGoOn) {
  EXPECT_EQ(ResultOf(Accused(Mended(Followed("kbn", Seat::kNorth), 5, "D8"), 5, Seat::kEast)),
            "made 193-169");
}

// Art. 13: "Is de slag gedekt, dan wordt het spel gestaakt", and "0 punten voor de verzakende
// partij en 162 punten plus 100 extra punten, plus de gemaakte roem, tot het moment van verzaken,
// van beide partijen, voor de tegenpartij".
TEST(KbnArticle13, ARevokeFoundAfterTheTrickWasTurnedEndsTheDeal) {
  EXPECT_EQ(ResultOf(Revoked("kbn")), "revoke 0-302");
}

// Art. 13: "Bij individueel kaarten wordt slechts de verzaker gestraft. Deze krijgt aan het einde
// van de partij 162 punten in mindering. Het spel waarin verzaakt is wordt overgespeeld".
TEST(KbnArticle13, InIndividualPlayTheRevokerAloneLosesAndTheDealIsPlayedAgain) {
  EXPECT_EQ(ResultOf(Individual(Revoked("kbn"))), "none");
  EXPECT_EQ(Replayed(Individual(Revoked("kbn"))).own_loss, Points(162));
}

// Art. 13 is silent on a revoke found after the last trick; a deal that is over cannot be ended.
TEST(KbnArticle13, ARevokeFoundAfterTheLastTrickCountsAsPlayed) {
  EXPECT_EQ(ResultOf(AsPlayed(Revoked("kbn"))), "made 166-116");
}

// Art. 14: "Bij onjuiste constatering zal hij overeenkomstig artikel 13 handelen, met dien
// verstande dat de partij van onjuiste constatering deze straf krijgt opgelegd".
TEST(KbnArticle14, AWrongAccusationIsPunishedAsARevoke) {
  EXPECT_EQ(ResultOf(Accused(Followed("kbn", Seat::kNorth), 4, Seat::kEast)), "accusation 302-0");
}

// Art. 15: "De spelende partij dient minimaal 162 : 2 + 1 = 82 punten te behalen".
TEST(KbnArticle15, EightyTwoPointsMakeTheContract) {
  EXPECT_EQ(kKbn.LastTrick("declarer=N ns=61 ew=80 ns-tricks=4"), "made 82-80");
}

// Art. 15, as above.
TEST(KbnArticle15, EightyOnePointsDoNot) {
  EXPECT_EQ(kKbn.LastTrick("declarer=N ns=60 ew=81 ns-tricks=4"), "nat 0-162");
}

// Art. 15: "Is er wel roem gemeld, dan dient de spelende partij minimaal 2 punten meer te behalen
// dan de tegenpartij".
TEST(KbnArticle15, TwoPointsMoreThanTheOthersMakeTheContractWithRoem) {
  EXPECT_EQ(kKbn.LastTrick("declarer=N ns=51 ew=90 ns-roem=20 ns-tricks=4"), "made 92-90");
}

// Art. 15, as above.
TEST(KbnArticle15, ATieWithRoemIsLost) {
  EXPECT_EQ(kKbn.LastTrick("declarer=N ns=50 ew=91 ns-roem=20 ns-tricks=4"), "nat 0-182");
}

// Art. 15, as above: 82 are not enough when the others have more with roem.
TEST(KbnArticle15, MoreCardPointsAreLostToMoreWithRoem) {
  EXPECT_EQ(kKbn.LastTrick("declarer=N ns=79 ew=62 ew-roem=50 ns-tricks=4"), "nat 0-212");
}

// Art. 16: "De verliezende partij krijgt 0 punten. De tegenpartij krijgt 162 punten, vermeerderd
// met de door de beide partijen gemaakte roem".
TEST(KbnArticle16, TheLosersGetNothingAndTheOthersAllPointsWithTheRoemOfBoth) {
  EXPECT_EQ(kKbn.LastTrick("declarer=N ns=40 ew=101 ns-roem=20 ew-roem=50 ns-tricks=4"),
            "nat 0-232");
}

// Art. 17: "(162 punten + 100 roem) wegens het incasseren van alle acht slagen".
TEST(KbnArticle17, AllEightTricksBringAHundredMore) {
  EXPECT_EQ(kKbn.LastTrick("declarer=N ns=141 ns-tricks=7"), "pit 262-0");
}

// Art. 17: "alle acht slagen".
TEST(KbnArticle17, SevenTricksBringNoBonus) {
  EXPECT_EQ(kKbn.LastTrick("declarer=N ns=141 ns-tricks=6"), "made 162-0");
}

// Art. 17: "Uitsluitend de spelende partij kan in aanmerking komen".
TEST(KbnArticle17, OnlyTheDeclaringSideGetsTheBonus) {
  EXPECT_EQ(kKbn.LastTrick("declarer=E ns=141 ns-tricks=7"), "nat 162-0");
}

// Art. 18: "Het is verboden een spel te beëindigen wanneer minder dan acht slagen gemaakt zijn".
TEST(KbnArticle18, ADealIsNotOverAfterSevenTricks) {
  EXPECT_FALSE(IsOver(After(kKbn.SuitEach(),
                            "SA,HK,DQ,CJ,HA,DK,CQ,SJ,HQ,DJ,CT,S9,HJ,DT,C9,S8,"
                            "HT,D9,C8,S7,H9,D8,C7,SK,H8,D7,CA,SQ")));
}

// Art. 18, as above.
TEST(KbnArticle18, ADealIsOverAfterEightTricks) {
  EXPECT_EQ(ResultAfter(kKbn.SuitEach(),
                        "SA,HK,DQ,CJ,HA,DK,CQ,SJ,HQ,DJ,CT,S9,HJ,DT,C9,S8,"
                        "HT,D9,C8,S7,H9,D8,C7,SK,H8,D7,CA,SQ,H7,DA,CK,ST"),
            "pit 0-262");
}

// Speeltafels: "3 opeenvolgende kaarten van dezelfde kleur is 20 punten".
TEST(KbnTable, ThreeCardsInSequenceOfOneSuitBringTwenty) {
  EXPECT_EQ(kKbn.RoemOf("ST,S8,S9,D7"), 20);
}

// Speeltafels: "van dezelfde kleur".
TEST(KbnTable, ASequenceInTwoSuitsBringsNothing) { EXPECT_EQ(kKbn.RoemOf("ST,D8,S9,D7"), 0); }

// Speeltafels: "4 opeenvolgende kaarten van dezelfde kleur is 50 punten".
TEST(KbnTable, FourCardsInSequenceOfOneSuitBringFifty) {
  EXPECT_EQ(kKbn.RoemOf("ST,S8,SJ,S9"), 50);
}

// Speeltafels: "Heer + vrouw van de troef (stuk) is 20 punten".
TEST(KbnTable, KingAndQueenOfTrumpBringTwenty) { EXPECT_EQ(kKbn.RoemOf("SA,HQ,S7,HK"), 20); }

// Speeltafels: "van de troef".
TEST(KbnTable, KingAndQueenOfAPlainSuitBringNothing) { EXPECT_EQ(kKbn.RoemOf("SA,DQ,S7,DK"), 0); }

// Speeltafels: "Boer + vrouw + heer van de troef is 40 punten".
TEST(KbnTable, JackQueenAndKingOfTrumpBringForty) { EXPECT_EQ(kKbn.RoemOf("HJ,HQ,S7,HK"), 40); }

// Speeltafels do not list queen, king and ace of trump; it is added up in the same way.
TEST(KbnTable, QueenKingAndAceOfTrumpBringForty) { EXPECT_EQ(kKbn.RoemOf("HA,HQ,S7,HK"), 40); }

// Speeltafels: "Tien + boer + vrouw + heer van de troef is 70 punten".
TEST(KbnTable, TenJackQueenAndKingOfTrumpBringSeventy) {
  EXPECT_EQ(kKbn.RoemOf("HT,HJ,HQ,HK"), 70);
}

// Speeltafels: "Boer + vrouw + heer + aas van de troef is 70 punten".
TEST(KbnTable, JackQueenKingAndAceOfTrumpBringSeventy) {
  EXPECT_EQ(kKbn.RoemOf("HJ,HQ,HK,HA"), 70);
}

// Speeltafels: "4 gelijke kaarten (van aas t/m zeven) is 100 punten".
TEST(KbnTable, FourEqualCardsFromAceToSevenBringAHundred) {
  for (const char* trick : {"SA,HA,DA,CA", "SK,HK,DK,CK", "SQ,HQ,DQ,CQ", "SJ,HJ,DJ,CJ",
                            "ST,HT,DT,CT", "S9,H9,D9,C9", "S8,H8,D8,C8", "S7,H7,D7,C7"}) {
    EXPECT_EQ(kKbn.RoemOf(trick), 100) << trick;
  }
}

// Speeltafels: "Beetgaan (nat) is voor de tegenpartij 162 punten + de door beide partijen gemaakte
// roem".
TEST(KbnTable, NatIsAllPointsAndTheRoemOfBothSidesForTheOthers) {
  EXPECT_EQ(kKbn.LastTrick("declarer=E ns=101 ew=40 ns-roem=20 ew-roem=40 ns-tricks=4"),
            "nat 222-0");
}

// Speeltafels: "Een Mars c.q. Pit c.q. Pan is 162 punten + de gemaakte roem + 100 bonuspunten".
TEST(KbnTable, PitIsAllPointsTheRoemAndAHundred) {
  EXPECT_EQ(kKbn.LastTrick("declarer=N ns=141 ns-roem=70 ns-tricks=7"), "pit 332-0");
}

// Speeltafels: "Een zogenaamde “tegenmars” is gewoon nat (beet)".
TEST(KbnTable, AllTricksOfTheOtherSideArePlainNat) {
  EXPECT_EQ(kKbn.LastTrick("declarer=E ns=141 ns-roem=20 ns-tricks=7"), "nat 182-0");
}

// Speeltafels: "Het is toegestaan een kaartsoort troef te maken terwijl men van deze kaartsoort
// geen enkele kaart heeft".
TEST(KbnTable, ASuitMayBeTrumpThoughItsDeclarerHoldsNoneOfIt) {
  EXPECT_EQ(PositionError("N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987 rules=kbn trump=H "
                          "leader=N declarer=N"),
            "");
}

// Art. 12, 15 and 16 together.
TEST(Kbn, AWholeDealWithRoemForBothSides) {
  const char* const line =
      "N:9.T97.J8.J8 QJ.Q.K7.KQ7 AT8.AJ8.T.A K7.K.AQ9.T9 rules=kbn trump=C leader=N declarer=W";
  EXPECT_EQ(ResultAfter(line,
                        "C8,CK,CA,C9,"   // West, with the nine of trump: 29
                        "S7,S9,SJ,S8,"   // East: 2, and 20 for nine, eight and seven
                        "CQ,HJ,CT,CJ,"   // North overtrumps: 35, and 20 for jack, queen and ten
                        "H9,HQ,H8,HK,"   // West: 7
                        "SK,HT,SQ,ST,"   // South with the ten over the king: 27
                        "DT,DA,D8,DK,"   // West: 25
                        "D9,DJ,D7,SA,"   // North: 13
                        "H7,C7,HA,DQ"),  // East ruffs the last trick: 24
            "made 95-107");
}

}  // namespace
}  // namespace jasnel

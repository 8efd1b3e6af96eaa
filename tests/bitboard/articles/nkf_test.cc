// Nederlandse Klaverjas Federatie, "Internationaal wedstrijdreglement klaverjassen, Amsterdams
// systeem", 1976: the introduction and the articles that speak of playing, roem or the result,
// played out. Hearts are trump where a test does not say otherwise. The list of terms is in
// nkf_terms_test.cc.

#include <gtest/gtest.h>

#include <string>
#include <string_view>

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
using testing::kNkf;
using testing::Mended;
using testing::PointsOf;
using testing::PositionError;
using testing::PositionOf;
using testing::ResultAfter;
using testing::ResultOf;
using testing::Revoked;
using testing::Text;
using testing::Until;
using testing::WithClaim;

// Whether each card of `suit` beats the next one in `ranks`, led by either of the two.
void ExpectRanks(char suit, std::string_view ranks) {
  for (std::size_t i = 0; i + 1 < ranks.size(); ++i) {
    const std::string high = std::string(1, suit) + ranks[i];
    const std::string low = std::string(1, suit) + ranks[i + 1];
    EXPECT_EQ(kNkf.WinnerOf(low + "," + high + ",D7,C7"), "East");
    EXPECT_EQ(kNkf.WinnerOf(high + "," + low + ",D7,C7"), "North");
  }
}

// Spel: "Van elke kleur: Aas – Heer – Vrouw – Boer – 10 – 9 – 8 – 7".
TEST(NkfSpel, EachSuitHoldsEightCards) {
  EXPECT_EQ(FormatHand(kFullDeck), "AKQJT987.AKQJT987.AKQJT987.AKQJT987");
}

// Spel: "Een spel bestaat uit 32 kaarten".
TEST(NkfSpel, ADealHoldsThirtyTwoCards) { EXPECT_EQ(kFullDeck.size(), 32); }

// Rangorde, "geen troefkleur zijnde": "Aas – 10 – Heer – Vrouw – Boer – 9 – 8 – 7".
TEST(NkfRangorde, APlainSuitGoesFromAceAndTenDownToSeven) { ExpectRanks('S', "ATKQJ987"); }

// Rangorde, "troefkleur zijnde": "Boer – 9 – Aas – 10 – Heer – Vrouw – 8 – 7".
TEST(NkfRangorde, TheTrumpSuitGoesFromJackAndNineDownToSeven) { ExpectRanks('H', "J9ATKQ87"); }

// Puntenwaardering 1: "A - 11 punten; 10 – 10 punten; H – 4 punten; Vr – 3 punten; B – 2 punten".
TEST(NkfPuntenwaardering1, PlainCardsCountElevenTenFourThreeAndTwo) {
  EXPECT_EQ(PointsOf("SA", kHearts), 11);
  EXPECT_EQ(PointsOf("ST", kHearts), 10);
  EXPECT_EQ(PointsOf("SK", kHearts), 4);
  EXPECT_EQ(PointsOf("SQ", kHearts), 3);
  EXPECT_EQ(PointsOf("SJ", kHearts), 2);
}

// Puntenwaardering 1, which gives the other cards nothing.
TEST(NkfPuntenwaardering1, PlainNinesEightsAndSevensCountNothing) {
  EXPECT_EQ(PointsOf("S9", kHearts), 0);
  EXPECT_EQ(PointsOf("S8", kHearts), 0);
  EXPECT_EQ(PointsOf("S7", kHearts), 0);
}

// Puntenwaardering 1: "Bij troefkleur telt de Boer van troef 20 punten en de Negen van troef 14
// punten".
TEST(NkfPuntenwaardering1, TheTrumpJackCountsTwentyAndTheTrumpNineFourteen) {
  EXPECT_EQ(PointsOf("HJ", kHearts), 20);
  EXPECT_EQ(PointsOf("H9", kHearts), 14);
}

// Puntenwaardering 1: "4 x Aas", "4 x 10", "4 x Heer", "4 x Vrouw".
TEST(NkfPuntenwaardering1, TheOtherTrumpsCountLikePlainCards) {
  EXPECT_EQ(PointsOf("HA", kHearts), 11);
  EXPECT_EQ(PointsOf("HT", kHearts), 10);
  EXPECT_EQ(PointsOf("HK", kHearts), 4);
  EXPECT_EQ(PointsOf("HQ", kHearts), 3);
  EXPECT_EQ(PointsOf("H8", kHearts), 0);
  EXPECT_EQ(PointsOf("H7", kHearts), 0);
}

// Puntenwaardering 1: "De speler die de laatste slag incasseert krijgt bij zijn puntentotaal 10
// punten extra".
TEST(NkfPuntenwaardering1, TheLastTrickBringsTenMore) {
  EXPECT_EQ(kNkf.AfterLastTrick("SA,S9,S7,D7").won[0].cards, Points(11 + 10));
}

// Puntenwaardering 1, as above.
TEST(NkfPuntenwaardering1, TheTrickBeforeTheLastBringsNoTen) {
  EXPECT_EQ(
      After("N:A8... 9.8.. 7.9.. ..87. rules=nkf trump=H leader=N", "SA,S9,S7,D7").won[0].cards,
      Points(11));
}

// Puntenwaardering 1: "Het totaal aantal punten ... is – exclusief eventueel gemaakte roem – 162".
TEST(NkfPuntenwaardering1, ADealHoldsAHundredAndSixtyTwoPoints) {
  const Position end = After(kNkf.SuitEach(),
                             "SA,HK,DQ,CJ,HA,DK,CQ,SJ,HQ,DJ,CT,S9,HJ,DT,C9,S8,"
                             "HT,D9,C8,S7,H9,D8,C7,SK,H8,D7,CA,SQ,H7,DA,CK,ST");
  EXPECT_EQ(end.won[0].cards + end.won[1].cards, Points(44 + 40 + 16 + 12 + 6 + 20 + 14 + 10));
}

// Puntenwaardering 2: "Een driekaart ... Aas – Heer – Vrouw ; Heer – Vrouw – Boer; Vrouw – Boer –
// 10; enz. Beloning 20 punten".
TEST(NkfPuntenwaardering2, ThreeCardsInSequenceBringTwenty) {
  for (const char* trick :
       {"SA,SQ,SK,D7", "SJ,SQ,SK,D7", "ST,SQ,SJ,D7", "ST,S9,SJ,D7", "ST,S9,S8,D7", "S7,S9,S8,D7"}) {
    EXPECT_EQ(kNkf.RoemOf(trick), 20) << trick;
  }
}

// Puntenwaardering 2: "Een vierkaart ... Aas – Heer – Vrouw – Boer; Heer – Vrouw – Boer – 10; enz.
// Beloning 50 punten".
TEST(NkfPuntenwaardering2, FourCardsInSequenceBringFifty) {
  for (const char* trick :
       {"SA,SQ,SK,SJ", "SJ,SQ,SK,ST", "ST,SQ,SJ,S9", "ST,S9,SJ,S8", "ST,S9,S8,S7"}) {
    EXPECT_EQ(kNkf.RoemOf(trick), 50) << trick;
  }
}

// Puntenwaardering 2: "LET WEL: de opeenvolgende kaarten moeten wel van dezelfde kaartsoort zijn".
TEST(NkfPuntenwaardering2, ASequenceInTwoSuitsBringsNothing) {
  EXPECT_EQ(kNkf.RoemOf("SA,SK,DQ,SJ"), 0);
}

// Puntenwaardering 2: "“Vier gelijken “ zijn vier kaarten in één slag op tafel, Extra beloning 100
// punten".
TEST(NkfPuntenwaardering2, FourEqualCardsBringAHundred) {
  EXPECT_EQ(kNkf.RoemOf("SQ,DQ,HQ,CQ"), 100);
}

// Puntenwaardering 2, as above, which makes no exception.
TEST(NkfPuntenwaardering2, FourJacksBringAHundredLikeOthers) {
  EXPECT_EQ(kNkf.RoemOf("SJ,DJ,HJ,CJ"), 100);
}

// Puntenwaardering 2: "“Stuk” is de Heer en Vrouw van troef in één slag op tafel, Extra beloning 20
// punten".
TEST(NkfPuntenwaardering2, StukBringsTwenty) { EXPECT_EQ(kNkf.RoemOf("HQ,S7,HK,D7"), 20); }

// Puntenwaardering 2: "driekaart met stuk: Beloning 40 punten".
TEST(NkfPuntenwaardering2, ThreeInSequenceWithStukBringForty) {
  EXPECT_EQ(kNkf.RoemOf("HQ,HA,HK,D7"), 40);
  EXPECT_EQ(kNkf.RoemOf("HQ,HJ,HK,D7"), 40);
}

// Puntenwaardering 2: "vierkaart met stuk: Beloning 70 punten".
TEST(NkfPuntenwaardering2, FourInSequenceWithStukBringSeventy) {
  EXPECT_EQ(kNkf.RoemOf("HQ,HA,HK,HJ"), 70);
  EXPECT_EQ(kNkf.RoemOf("HQ,HT,HK,HJ"), 70);
}

// Puntenwaardering 2: "Het incasseren van alle slagen ... Extra beloning 100 punten".
TEST(NkfPuntenwaardering2, AllTricksBringAHundred) {
  EXPECT_EQ(kNkf.LastTrick("declarer=N ns=141 ns-tricks=7"), "pit 262-0");
}

// Puntenwaardering 2: "let wel: dus niet van alle punten alleen".
TEST(NkfPuntenwaardering2, AllPointsButNotAllTricksBringNoBonus) {
  EXPECT_EQ(kNkf.LastTrick("declarer=N ns=141 ns-tricks=6"), "made 162-0");
}

// Puntenwaardering 2 does not say that only one side can have it.
TEST(NkfPuntenwaardering2, AllTricksBringTheOtherSideAHundredToo) {
  EXPECT_EQ(kNkf.LastTrick("declarer=E ns=141 ns-tricks=7"), "nat 262-0");
}

// Art. 12: "Bij een voorgespeelde kleur moet, indien aanwezig, een kaart van dezelfde kleur
// bijgespeeld worden".
TEST(NkfArticle12, ACardOfTheSuitLedMustBePlayed) {
  EXPECT_EQ(kNkf.LegalAfter("A7... 8.J.. K9... T.7..", "SA"), "S8");
}

// Art. 12: "Heeft de tegenpartij deze kleur niet, dan moet door de tegenpartij, indien aanwezig,
// ingetroefd worden".
TEST(NkfArticle12, AnOpponentWithoutTheSuitMustRuff) {
  EXPECT_EQ(kNkf.LegalAfter("A7... .7.A. K9... T8...", "SA"), "H7");
}

// Art. 12: "indien aanwezig".
TEST(NkfArticle12, AnOpponentWithoutTheSuitAndWithoutTrumpsMayPlayAnything) {
  EXPECT_EQ(kNkf.LegalAfter("A7... ..A.8 K9... T8...", "SA"), "DA,C8");
}

// Art. 12: "Is door een voorafgaande speler de gevraagde kleur ingetroefd, dan moet men
// overtroeven als men de gevraagde kleur niet heeft".
TEST(NkfArticle12, AnOpponentsRuffMustBeOverruffed) {
  EXPECT_EQ(kNkf.LegalAfter("A7... .T.A. .97.. 98...", "SA,HT"), "H9");
}

// Art. 12: "MEN IS DIT NIET VERPLICHT ALS DE SLAG AAN DE PARTNER LIGT".
TEST(NkfArticle12, APartnersTrickNeedNotBeRuffed) {
  EXPECT_EQ(kNkf.LegalAfter("A7... 98... .7.A. TJ...", "SA,S8"), "H7,DA");
}

// Art. 12, as above.
TEST(NkfArticle12, APartnersRuffNeedNotBeOverruffed) {
  EXPECT_EQ(kNkf.LegalAfter("K7... .T.A. A8... .J..K", "SK,HT,SA"), "HJ,CK");
}

// Art. 12: "MEN IS DIT NIET VERPLICHT ALS DE SLAG AAN DE PARTNER LIGT", which stands behind the
// duty to overruff; so with nothing but trumps any of them, the jack over the ten or the seven
// under it.
TEST(NkfArticle12, WhoHoldsOnlyTrumpsNeedNotOverruffThePartner) {
  EXPECT_EQ(kNkf.LegalAfter("K7... .T.A. A8... .J7..", "SK,HT,SA"), "HJ,H7");
}

// What art. 12 frees of is the partner's trick: an opponent's ruff must be beaten.
TEST(NkfArticle12, WhoHoldsOnlyTrumpsMustOverruffAnOpponent) {
  EXPECT_EQ(kNkf.LegalAfter("K7... .T.A. .J7.. 98...", "SK,HT"), "HJ");
}

// Art. 12 is silent on a lower trump on a plain lead; that it is forbidden is a choice.
TEST(NkfArticle12, WhoCannotOverruffMayNotUndertrump) {
  EXPECT_EQ(kNkf.LegalAfter("A7... .9.A. .T.8. T8...", "SA,H9"), "D8");
}

// Art. 12: "Wanneer de voorgespeelde kleur de troefkleur is, moet – indien mogelijk –
// overgetroefd worden".
TEST(NkfArticle12, AHigherTrumpMustBePlayedOnATrumpLead) {
  EXPECT_EQ(kNkf.LegalAfter(".8.7. .97.. .T.9. .K.8.", "H8"), "H9");
}

// Art. 12, as above. That the sentence on the partner's trick, which stands before it, does not
// bear on trump leads is a choice.
TEST(NkfArticle12, AHigherTrumpMustBePlayedOverThePartner) {
  EXPECT_EQ(kNkf.LegalAfter(".A.8. .7.7. .9K.. .T.9.", "HA,H7"), "H9");
}

// Art. 12: "anders een troefkleur gewoon bijspelen".
TEST(NkfArticle12, WhoCannotPlayAHigherTrumpOnATrumpLeadFollowsWithAnyTrump) {
  EXPECT_EQ(kNkf.LegalAfter(".J.8. .97.. .T.9. .K.7.", "HJ"), "H9,H7");
}

// Art. 13: "Een speler, die wel in het bezit is van een kaart in dezelfde kleur ... en deze kleur
// niet bijspeelt, heeft VERZAAKT".
TEST(NkfArticle13, ATrickInWhichSomebodyRevokedIsRefused) {
  EXPECT_EQ(PositionError(kNkf.DealOf("7... K... Q8... J9...", "trick=SA,D7")),
            "trick: East may not play D7 there; expected SK");
}

// Art. 13: "“NUL” punten aan de verzakende partij en 162 punten plus 100 strafpunten aan de
// tegenpartij vermeerderd met de eigen gemaakte roem en de roem van de verzakende partij voor dit
// verzaken gemaakt".
TEST(NkfArticle13, ARevokePaysTheOthersAndTheRoemOfBothSides) {
  EXPECT_EQ(ResultOf(Until(Revoked("nkf"), 20)), "revoke 0-302");
}

// Art. 13: "vermeerderd met de eigen gemaakte roem en de roem van de verzakende partij voor dit
// verzaken gemaakt". Only the latter has a limit: the others' 20 in the seventh trick count, the 40
// of the side that revoked in the sixth do not.
TEST(NkfArticle13, TheOthersOwnRoemCountsAfterTheRevokeToo) {
  EXPECT_EQ(ResultOf(Revoked("nkf")), "revoke 0-322");
}

// Art. 14: "Bij het constateren van het verzaken zowel tijdens de slag of erna, moet het spel
// onmiddellijk worden gestaakt".
TEST(NkfArticle14, PlayStopsWhenTheRevokeIsNoticed) {
  EXPECT_EQ(ResultOf(Accused(Revoked("nkf"), 6, Seat::kEast)), "revoke 0-302");
  EXPECT_EQ(ResultOf(Accused(Revoked("nkf"), 7, Seat::kEast)), "revoke 0-322");
}

// Art. 14: "HERSTEL IS NIET MEER MOGELIJK".
TEST(NkfArticle14, ARevokeCannotBeMended) {
  EXPECT_EQ(ResultOf(Mended(Followed("nkf", Seat::kNorth), 5, "D8")), "revoke 0-302");
}

// Art. 14: "Is de laatste slag van het spel opgenomen en gedekt, dan is GEEN beroep op verzaken in
// één van de vorige slagen meer mogelijk".
TEST(NkfArticle14, ARevokeFoundAfterTheLastTrickCountsAsPlayed) {
  EXPECT_EQ(ResultOf(AsPlayed(Revoked("nkf"))), "made 166-116");
}

// Art. 15: "dan krijgt de partij, die beschuldigde, nul punten voor dit spel en de partij, die ten
// onrechte beschuldigd werd, hetzelfde aantal punten genoemd in Art. 13".
TEST(NkfArticle15, AWrongAccusationPaysTheAccusedWhatARevokeDoes) {
  EXPECT_EQ(ResultOf(Accused(Followed("nkf", Seat::kNorth), 4, Seat::kEast)), "accusation 302-0");
}

// Art. 16: "De winnaar van een slag met roem moet deze roem melden". Art. 18 lets him keep silent;
// that all roem is counted is a choice.
TEST(NkfArticle16, RoemOfATrickIsForTheSideThatWinsIt) {
  const Position position = kNkf.AfterLastTrick("SJ,SQ,SK,H7");
  EXPECT_EQ(position.won[Index(Side::kNorthSouth)].roem, Points(0));
  EXPECT_EQ(position.won[Index(Side::kEastWest)].roem, Points(20));
}

// Art. 16: "De winnaar van een slag met roem moet deze roem melden voordat hij de kaarten dekt";
// art. 18: "Een speler is niet verplicht roem kenbaar te maken".
TEST(NkfArticle16, RoemThatNobodyReportedDoesNotCount) {
  EXPECT_EQ(ResultOf(WithClaim(Followed("nkf", Seat::kNorth), 8, RoemClaim::kNone)), "nat 0-312");
}

// Art. 17: "Wanneer een slag gedekt is, mag gemaakte roem niet meer gemeld worden".
TEST(NkfArticle17, RoemReportedTooLateDoesNotCount) {
  EXPECT_EQ(ResultOf(WithClaim(Followed("nkf", Seat::kNorth), 8, RoemClaim::kLate)), "nat 0-312");
}

// Art. 19: "minimaal 162 : 2 oftewel 81 + 1 punt, is 82 punten".
TEST(NkfArticle19, EightyTwoPointsMakeTheContract) {
  EXPECT_EQ(kNkf.LastTrick("declarer=N ns=61 ew=80 ns-tricks=4"), "made 82-80");
}

// Art. 19, as above; what is paid the text does not say: 162 and all roem is a choice.
TEST(NkfArticle19, EightyOnePointsDoNot) {
  EXPECT_EQ(kNkf.LastTrick("declarer=N ns=60 ew=81 ns-tricks=4"), "nat 0-162");
}

// Art. 20: "doch wel roem gemeld is, dan is de partij met de meest behaalde punten inclusief roem,
// winnaar".
TEST(NkfArticle20, TheSideWithMorePointsIncludingRoemWins) {
  EXPECT_EQ(kNkf.LastTrick("declarer=N ns=51 ew=90 ns-roem=20 ns-tricks=4"), "made 92-90");
}

// Art. 20, as above; that 82 are not enough against more with roem is a choice.
TEST(NkfArticle20, TheSideWithFewerPointsIncludingRoemLoses) {
  EXPECT_EQ(kNkf.LastTrick("declarer=N ns=79 ew=62 ew-roem=50 ns-tricks=4"), "nat 0-212");
}

// Art. 20 is silent on a tie; that it is lost is a choice.
TEST(NkfArticle20, ATieWithRoemIsLost) {
  EXPECT_EQ(kNkf.LastTrick("declarer=N ns=50 ew=91 ns-roem=20 ns-tricks=4"), "nat 0-182");
}

// Art. 21: "Het is verboden een spel te beëindigen wanneer minder dan acht slagen gemaakt zijn".
TEST(NkfArticle21, ADealIsNotOverAfterSevenTricks) {
  EXPECT_FALSE(IsOver(After(kNkf.SuitEach(),
                            "SA,HK,DQ,CJ,HA,DK,CQ,SJ,HQ,DJ,CT,S9,HJ,DT,C9,S8,"
                            "HT,D9,C8,S7,H9,D8,C7,SK,H8,D7,CA,SQ")));
}

// Second part, art. 5: "Noord geveer en Oost komt uit", "Oost geveer en Zuid komt uit", and so on.
TEST(NkfSecondPartArticle5, ThePlayerLeftOfTheDealerLeads) {
  const std::string deal = "N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987 trump=H dealer=";
  EXPECT_EQ(PositionOf(deal + "N").leader, Seat::kEast);
  EXPECT_EQ(PositionOf(deal + "E").leader, Seat::kSouth);
  EXPECT_EQ(PositionOf(deal + "S").leader, Seat::kWest);
  EXPECT_EQ(PositionOf(deal + "W").leader, Seat::kNorth);
}

// Art. 12 and 20 together.
TEST(Nkf, AWholeDealWithRoemForBothSides) {
  const char* const line =
      "N:QJ.8.A98.T9 8.KQJ.J7.K7 A9.T9.KQ.AQ KT7.A7.T.J8 rules=nkf trump=S leader=N declarer=N";
  EXPECT_EQ(ResultAfter(line,
                        "SQ,S8,S9,ST,"   // South with the nine of trump: 27, and 20 for 10-9-8
                        "DK,DT,D9,DJ,"   // West with the ten: 16, and 20 for jack, ten and nine
                        "C8,CT,C7,CA,"   // South: 21
                        "HT,H7,H8,HJ,"   // South: 12
                        "SA,SK,SJ,HQ,"   // North must play the jack over partner's ace: 38
                        "DA,D7,DQ,S7,"   // West ruffs: 14
                        "CJ,C9,CK,CQ,"   // East: 9, and 20 for king, queen and jack
                        "HK,H9,HA,D8"),  // West takes the last trick: 25
            "made 118-104");
}

}  // namespace
}  // namespace jasnel

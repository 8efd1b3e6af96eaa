// Nederlandse Klaverjas Federatie, 1976, "Omschrijving van de meest voorkomende termen bij het
// klaverjassen": the terms that speak of playing, roem or the result, played out. Hearts are trump.

#include <gtest/gtest.h>

#include "tests/bitboard/articles/text.h"
#include "tests/bitboard/played.h"

namespace jasnel {
namespace {

using testing::After;
using testing::kHearts;
using testing::kNkf;
using testing::LegalAfter;
using testing::PointsOf;
using testing::Text;

constexpr Text kNkfInternational("nkf-international");

// Aftroeven: "Het spelen van een troefkleur na het uitspelen van een kleur door de tegenpartij, die
// men niet bezit".
TEST(NkfTerms, ARuffTakesATrickInAnotherSuit) { EXPECT_EQ(kNkf.WinnerOf("SA,H7,ST,SK"), "East"); }

// Beet gaan: "Wanneer bij een opgenomen spel minder punten behaald worden dan vereist om het spel
// te winnen"; 82 are required.
TEST(NkfTerms, ATieIsBeet) {
  EXPECT_EQ(kNkf.LastTrick("declarer=N ns=60 ew=81 ns-tricks=4"), "nat 0-162");
}

// Bekennen: "Een kaart van de voorgespeelde kleur bijspelen".
TEST(NkfTerms, FollowingIsPlayingACardOfTheSuitLed) {
  EXPECT_EQ(LegalAfter("N:.A.7. ..T9. 7...7 8...8 rules=nkf trump=S leader=N", "D7"), "DT,D9");
}

// Driekaart: "A – Hr – Vr; Hr – Vr – B; 9 – 8 – 7, enz."
TEST(NkfTerms, ADriekaartMayGoDownToTheSeven) { EXPECT_EQ(kNkf.RoemOf("S9,S8,S7,DA"), 20); }

// Mars: "Het behalen van alle slagen"; Onderdoor: "Zie bij “Mars”".
TEST(NkfTerms, MarsIsTakingAllTricks) {
  EXPECT_EQ(kNkf.LastTrick("declarer=N ns=141 ns-tricks=7"), "pit 262-0");
}

// Nel: "De negen van troefkleur. Waarde 14 punten".
TEST(NkfTerms, TheNelIsWorthFourteen) { EXPECT_EQ(PointsOf("H9", kHearts), 14); }

// Troefboer: "De boer van de kleur, die troef is. Waarde 20 punten".
TEST(NkfTerms, TheTrumpJackIsWorthTwenty) { EXPECT_EQ(PointsOf("HJ", kHearts), 20); }

// Roem: "Extra beloning voor een 3-kaart, 4-kaart, 4-gelijken, stuk, mars en verzaken".
TEST(NkfTerms, TheMarsBonusComesOnTopOfTheRoem) {
  EXPECT_EQ(kNkf.LastTrick("declarer=N ns=141 ns-roem=50 ns-tricks=7"), "pit 312-0");
}

// Slag: "De vier kaarten open op tafel, wanneer elke speler een kaart heeft bijgespeeld".
TEST(NkfTerms, ATrickIsFullWhenEachPlayerHasPlayedACard) {
  EXPECT_EQ(TricksPlayed(After("N:A7... 98... KT... J.7.. trump=H leader=N", "SA,S8,ST")), 6);
  EXPECT_EQ(TricksPlayed(After("N:A7... 98... KT... J.7.. trump=H leader=N", "SA,S8,ST,SJ")), 7);
}

// Stuk: "De H en Vr van de troefkleur in één slag op tafel gespeeld".
TEST(NkfTerms, StukIsKingAndQueenOfTrumpInOneTrick) { EXPECT_EQ(kNkf.RoemOf("HK,DA,HQ,D7"), 20); }

// Verzaken: "Een uitgekomen kleur van de tegenpartij of partner niet bekennen, terwijl men deze
// kleur wel heeft".
TEST(NkfTerms, ThePartnersSuitMustBeFollowedToo) {
  EXPECT_EQ(kNkf.LegalAfter("A7... 98... T.7.. KJ...", "SA,S8"), "ST");
}

// Vier gelijken: "alle kaarten vanaf vier azen t/m vier zevens".
TEST(NkfTerms, FourEqualCardsAreFromAcesToSevens) {
  for (const char* trick : {"SA,HA,DA,CA", "SK,HK,DK,CK", "SQ,HQ,DQ,CQ", "SJ,HJ,DJ,CJ",
                            "ST,HT,DT,CT", "S9,H9,D9,C9", "S8,H8,D8,C8", "S7,H7,D7,C7"}) {
    EXPECT_EQ(kNkf.RoemOf(trick), 100) << trick;
  }
}

// Vierkaart: "Vier opeenvolgende kaarten ... Bijv. A – H – Vr – B; 10 – 9 – 8 – 7, enz."
TEST(NkfTerms, AVierkaartMayGoDownToTheSeven) { EXPECT_EQ(kNkf.RoemOf("ST,S9,S8,S7"), 50); }

// Internationaal: "Men is verplicht in een slag, die aan de maat ligt, in te troeven".
TEST(NkfInternational, APartnersTrickMustBeRuffed) {
  EXPECT_EQ(kNkfInternational.LegalAfter("A7... 98... .7.A. TJ...", "SA,S8"), "H7");
}

// Internationaal: "of met een hogere troef over te nemen".
TEST(NkfInternational, APartnersRuffMustBeOverruffed) {
  EXPECT_EQ(kNkfInternational.LegalAfter("K7... .T.A. A8... .J..K", "SK,HT,SA"), "HJ");
}

// Internationaal: "als er in een niet-troefkleur wordt gespeeld"; who can follow need not ruff.
TEST(NkfInternational, WhoHasTheSuitFollowsInPartnersTrick) {
  EXPECT_EQ(kNkfInternational.LegalAfter("A7... 98... T.7.. KJ...", "SA,S8"), "ST");
}

// Internationaal names no case in which no higher trump is held; that a lower one must be played
// is a choice.
TEST(NkfInternational, APartnersRuffThatCannotBeOverruffedIsUndertrumped) {
  EXPECT_EQ(kNkfInternational.LegalAfter("K7... .T.A. A8... .7..K", "SK,HT,SA"), "H7");
}

// The same choice.
TEST(NkfInternational, AnOpponentsRuffThatCannotBeOverruffedIsUndertrumped) {
  EXPECT_EQ(kNkfInternational.LegalAfter("A7... .9.A. .T.8. T8...", "SA,H9"), "HT");
}

// Internationaal: "Bij troefkleur moet wel een hogere troefkaart gespeeld worden indien dit
// mogelijk is".
TEST(NkfInternational, AHigherTrumpMustBePlayedOnATrumpLead) {
  EXPECT_EQ(kNkfInternational.LegalAfter(".A.8. .7.7. .9K.. .T.9.", "HA,H7"), "H9");
}

}  // namespace
}  // namespace jasnel

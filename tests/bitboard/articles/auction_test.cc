// What the texts say of the order and the words of an auction, spoken out. North deals where a test
// does not say otherwise, and under SV Bedum hearts are turned.

#include <gtest/gtest.h>

#include "tests/bitboard/spoken.h"

namespace jasnel {
namespace {

using testing::ContractAfter;
using testing::NextAfter;

constexpr Seat kNorth = Seat::kNorth;

// NKF 1976 art. 5: "De “gever” is de eerste speler".
TEST(NkfArticle5, TheDealerSpeaksFirst) {
  EXPECT_EQ(NextAfter("nkf", Seat::kSouth, ""), "South: pass S H D C");
}

// NKF 1976 art. 5: "Er zijn twee mogelijkheden: a. “ik speel” b. “ik pas”", with "in welke
// troefkleur men wil spelen".
TEST(NkfArticle5, APlayerPassesOrPlaysWithAnySuit) {
  EXPECT_EQ(NextAfter("nkf", kNorth, ""), "North: pass S H D C");
  EXPECT_EQ(ContractAfter("nkf", kNorth, "S"), "North plays S");
}

// NKF 1976 art. 6: "Wanneer de gever past, dan moet de eerstvolgende speler het zeggen".
TEST(NkfArticle6, TheNextPlayerSpeaksWhenTheDealerPasses) {
  EXPECT_EQ(NextAfter("nkf", kNorth, "pass"), "East: pass S H D C");
}

// NKF 1976 art. 6: "past ook deze dan mag de daaropvolgende speler het zeggen, enz."
TEST(NkfArticle6, TheOthersFollow) {
  EXPECT_EQ(NextAfter("nkf", kNorth, "pass,pass"), "South: pass S H D C");
  EXPECT_EQ(NextAfter("nkf", kNorth, "pass,pass,pass"), "West: pass S H D C");
}

// NKF 1976 art. 6: "Wanneer alle spelers gepast hebben, is de gever VERPLICHT tot spelen", "met
// vermelding van de troefkleur".
TEST(NkfArticle6, TheDealerMustNameASuitWhenAllPass) {
  EXPECT_EQ(NextAfter("nkf", kNorth, "pass,pass,pass,pass"), "North: S H D C");
  EXPECT_EQ(ContractAfter("nkf", kNorth, "pass,pass,pass,pass,C"), "North plays C");
}

// NKF 1976 art. 7: "De kleur, die het eerst genoemd is blijft de troefkleur".
TEST(NkfArticle7, TheFirstSuitNamedEndsTheAuction) {
  EXPECT_EQ(NextAfter("nkf", kNorth, "pass,D"), "over");
  EXPECT_EQ(ContractAfter("nkf", kNorth, "pass,D"), "East plays D");
}

// NKF 1976, term Biedvolgorde: "in de richting van de loop der wijzers van de klok. Wanneer “G”
// niet opneemt moet de speler aan de linkerhand bieden".
TEST(NkfBiedvolgorde, BiddingGoesClockwiseFromTheDealer) {
  EXPECT_EQ(ContractAfter("nkf", Seat::kWest, "pass,H"), "North plays H");
}

// The term Internationaal is of playing; the auction is that of the articles.
TEST(NkfInternational, TheAuctionIsThatOfTheArticles) {
  EXPECT_EQ(NextAfter("nkf-international", kNorth, ""), "North: pass S H D C");
  EXPECT_EQ(NextAfter("nkf-international", kNorth, "pass,pass,pass,pass"), "North: S H D C");
}

// NKU 1987 art. 5: "De gever is de eerste speler. Hij mag slechts mededelen: "Ik speel" of "Ik
// pas"", with "de troefkleur".
TEST(NkuArticle5, TheDealerSpeaksFirstAndPassesOrPlays) {
  EXPECT_EQ(NextAfter("nku", Seat::kEast, ""), "East: pass S H D C");
}

// NKU 1987 art. 6: "Wanneer de gever past, dan moet de speler links van de gever mededeling doen of
// hij speelt of past".
TEST(NkuArticle6, ThePlayerLeftOfTheDealerIsNext) {
  EXPECT_EQ(NextAfter("nku", kNorth, "pass"), "East: pass S H D C");
}

// NKU 1987 art. 6: "dan is het de beurt aan de derde speler", "dan is tenslotte de vierde speler
// aan de beurt".
TEST(NkuArticle6, TheThirdAndFourthPlayerFollow) {
  EXPECT_EQ(NextAfter("nku", kNorth, "pass,pass"), "South: pass S H D C");
  EXPECT_EQ(NextAfter("nku", kNorth, "pass,pass,pass"), "West: pass S H D C");
}

// NKU 1987 art. 6: "Wanneer alle spelers gepast hebben is de gever verplicht tot spelen".
TEST(NkuArticle6, TheDealerMustNameASuitWhenAllPass) {
  EXPECT_EQ(NextAfter("nku", kNorth, "pass,pass,pass,pass"), "North: S H D C");
}

// NKU 1987 art. 7: "De kleur, die het eerst genoemd is, blijft de troefkleur".
TEST(NkuArticle7, TheFirstSuitNamedEndsTheAuction) {
  EXPECT_EQ(ContractAfter("nku", kNorth, "pass,pass,H"), "South plays H");
}

// The Rotterdams systeem of art. 12 is of playing; the auction is that of the articles.
TEST(NkuRotterdam, TheAuctionIsThatOfTheArticles) {
  EXPECT_EQ(NextAfter("nku-rotterdam", kNorth, ""), "North: pass S H D C");
  EXPECT_EQ(NextAfter("nku-rotterdam", kNorth, "pass,pass,pass,pass"), "North: S H D C");
}

// KBN art. 5: "de speler links van hem, zijnde de eerste speler".
TEST(KbnArticle5, ThePlayerLeftOfTheDealerSpeaksFirst) {
  EXPECT_EQ(NextAfter("kbn", kNorth, ""), "East: pass S H D C");
}

// KBN art. 6: "De eerste speler mag slechts mededelen : “ik speel” of “ik pas”", and "dient de
// troefkleur bekend gemaakt te worden".
TEST(KbnArticle6, APlayerPassesOrPlaysWithAnySuit) {
  EXPECT_EQ(ContractAfter("kbn", kNorth, "C"), "East plays C");
}

// KBN art. 7: "Wanneer de eerste speler past, dan mag de tweede speler ... mededelen of hij “speelt
// of past”", then "de derde speler" and "de vierde speler".
TEST(KbnArticle7, TheOthersFollow) {
  EXPECT_EQ(NextAfter("kbn", kNorth, "pass"), "South: pass S H D C");
  EXPECT_EQ(NextAfter("kbn", kNorth, "pass,pass"), "West: pass S H D C");
  EXPECT_EQ(NextAfter("kbn", kNorth, "pass,pass,pass"), "North: pass S H D C");
}

// KBN art. 8: "Wanneer alle spelers gepast hebben is de eerste speler na de gever verplicht tot
// spelen. Hij doet dit met vermelding van de troefkleur".
TEST(KbnArticle8, TheFirstPlayerMustNameASuitWhenAllPass) {
  EXPECT_EQ(NextAfter("kbn", kNorth, "pass,pass,pass,pass"), "East: S H D C");
  EXPECT_EQ(ContractAfter("kbn", kNorth, "pass,pass,pass,pass,S"), "East plays S");
}

// KBN art. 9: "De kleur die het eerst genoemd is blijft de troefkleur".
TEST(KbnArticle9, TheFirstSuitNamedEndsTheAuction) {
  EXPECT_EQ(ContractAfter("kbn", kNorth, "pass,pass,pass,D"), "North plays D");
}

// SV Bedum, Rollen aan tafel: "De speler links van de deler moet het eerst zeggen of hij gaat
// spelen of passen".
TEST(BedumRollenAanTafel, ThePlayerLeftOfTheDealerSpeaksFirst) {
  EXPECT_EQ(NextAfter("bedum", Seat::kWest, ""), "North: pass H");
}

// Rollen aan tafel: "Troef wordt bepaald door ... een kaart te draaien".
TEST(BedumRollenAanTafel, APlayerPassesOrPlaysTheTurnedSuit) {
  EXPECT_EQ(NextAfter("bedum", kNorth, "pass"), "South: pass H");
  EXPECT_EQ(ContractAfter("bedum", kNorth, "pass,H"), "South plays H");
}

// Rollen aan tafel: "Mocht een speler spelen dan hoeven de andere spelers niks meer te zeggen".
TEST(BedumRollenAanTafel, TheFirstToPlayEndsTheAuction) {
  EXPECT_EQ(NextAfter("bedum", kNorth, "H"), "over");
}

// Rollen aan tafel: "Als iedereen past dan wordt er verplicht gespeeld door de speler links van de
// deler", "uit de drie overige kleuren".
TEST(BedumRollenAanTafel, ThePlayerLeftOfTheDealerNamesAnotherSuitWhenAllPass) {
  EXPECT_EQ(NextAfter("bedum", kNorth, "pass,pass,pass,pass"), "East: S D C");
  EXPECT_EQ(ContractAfter("bedum", kNorth, "pass,pass,pass,pass,D"), "East plays D");
}

// Rotterdams of Amsterdams: "je moet altijd troeven" is of playing; the auction is the same.
TEST(BedumRotterdam, TheAuctionIsTheSame) {
  EXPECT_EQ(NextAfter("bedum-rotterdam", kNorth, ""), "East: pass H");
  EXPECT_EQ(NextAfter("bedum-rotterdam", kNorth, "pass,pass,pass,pass"), "East: S D C");
}

// Rotterdams of Amsterdams: "Bij Utrechts klaverjassen wordt er aan het begin geen aanneem- of
// pasronde gespeeld, maar moet de speler links van de deler meteen zelf een troefkleur naar keuze
// aanwijzen".
TEST(BedumUtrecht, ThePlayerLeftOfTheDealerNamesASuitAtOnce) {
  EXPECT_EQ(NextAfter("bedum-utrecht", kNorth, ""), "East: S H D C");
  EXPECT_EQ(ContractAfter("bedum-utrecht", kNorth, "D"), "East plays D");
}

}  // namespace
}  // namespace jasnel

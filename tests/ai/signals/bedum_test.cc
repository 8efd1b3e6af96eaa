// The conventions of SV Bedum: for each, where it applies and where it does not. The quotations are
// from its text, "Seinen". Hearts are trumps, North declares and leads, unless a deal says
// otherwise.

#include <gtest/gtest.h>

#include <string>

#include "tests/ai/signals/signals.h"

namespace jasnel::testing {
namespace {

// South discards where East has beaten its partner's card.
TextDeal PartnerLost() { return {.cards = "H9 HJ", .hand = "K7..T98.A87"}; }

// "Dan gooi je een kleintje van de harten kleur op. Dat wil zeggen de zeven tot en met de negen."
TEST(BedumAsking, ASevenToNineOnThePartnersTrickAsksForItsSuit) {
  EXPECT_EQ(Said(PartnerWins(), "C8"), "ask C");
  EXPECT_EQ(Said(PartnerWins(), "D9"), "ask D");
  EXPECT_EQ(Said(PartnerWins(), "S7"), "ask S");
}

TEST(BedumAsking, FollowingSuitSaysNothing) {
  const TextDeal deal = {.cards = "CA CT", .hand = "KQ..T98.K87"};
  EXPECT_EQ(Said(deal, "C8"), "nothing");
}

TEST(BedumAsking, ATrumpSaysNothing) {
  const TextDeal deal = {.cards = "CA CT", .hand = "KQ7.87.T98."};
  EXPECT_EQ(Said(deal, "H8"), "nothing");
  EXPECT_EQ(Said(deal, "D8"), "ask D");
}

TEST(BedumAsking, BeforeThePartnerHasPlayedASmallCardSaysNothing) {
  EXPECT_EQ(Said({.cards = "CA", .hand = "KQ7.7.T987."}, "D8"), "nothing");
}

TEST(BedumAsking, IsTrueWithTheAce) {
  EXPECT_TRUE(True(PartnerWins(), "C8", "KQ7..T98.A87"));
  EXPECT_FALSE(True(PartnerWins(), "C8", "AKQ..T98.K87"));
}

// "Je kunt ook een kleur aanseinen als je alleen maar een kleintje in die kleur hebt, maar wel nog
// wat troeven (of minstens 1 troef)."
TEST(BedumAsking, IsTrueWithABareSmallCardAndATrump) {
  EXPECT_TRUE(True(PartnerWins(), "C8", "AKQ.7.T98.8"));
  EXPECT_FALSE(True(PartnerWins(), "C8", "AKQ7..T98.8"));
  EXPECT_FALSE(True(PartnerWins(), "C8", "AKQ.7.T9.87"));
}

TEST(BedumAsking, SaysNothingOnceTheAceHasGone) {
  const TextDeal deal = {.cards = "CA C7 C8 C9 HJ H7", .hand = "KQ7..T9.KT"};
  EXPECT_EQ(Said(deal, "D9"), "ask D");
  EXPECT_EQ(Said({.cards = "CA C7 C8 CQ HJ H7", .hand = "KQ7..T9.K9"}, "C9"), "nothing");
}

// "Je kunt dus ook seinen wanneer je zeker weet dat de slag niet aan je maat blijft liggen!!!"
TEST(BedumAsking, OnATrickThatIsLostIsAConventionOfItsOwn) {
  EXPECT_EQ(Said(PartnerLost(), "C8"), "ask-lost C");
  EXPECT_TRUE(True(PartnerLost(), "C8", "KQ7..T98.A87"));
  EXPECT_FALSE(True(PartnerLost(), "C8", "AKQ..T98.K87"));
}

// "Op zo'n moment kun je een hoge opgooien op de slag van je maat. D.w.z. een boer een vrouw of een
// heer."
TEST(BedumRefusing, AJackQueenOrKingRefusesItsSuit) {
  EXPECT_EQ(Said(PartnerWins(), "SK"), "refuse S");
  EXPECT_EQ(Said(PartnerWins(), "SQ"), "refuse S");
  EXPECT_EQ(Said(PartnerWins(), "DJ"), "refuse D");
  EXPECT_EQ(Said(PartnerWins(), "CA"), "nothing");
}

TEST(BedumRefusing, IsOnlyForThePartnersTrick) { EXPECT_EQ(Said(PartnerLost(), "SK"), "nothing"); }

// "Stel de slag ligt aan je maat en je wilt hem laten weten dat je geen klaveren hebt."
TEST(BedumRefusing, IsTrueWithoutTheAce) {
  EXPECT_TRUE(True(PartnerWins(), "SK", "KQ7..T98.A87"));
  EXPECT_FALSE(True(PartnerWins(), "SK", "AK7..T98.K87"));
}

// "Twee keer met een heer afseinen is toch 8 punten en weet je maat evenveel als wanneer je die
// derde overgebleven kleur aan zou hebben geseind."
TEST(BedumTwoRefusals, PointAtTheThirdSuit) {
  const TextDeal deal = {.cards = "HJ H7 SK H8 H9 HQ", .hand = "Q7..KT8.A8"};
  EXPECT_EQ(Said(deal, "DK"), "two-refusals C");
  EXPECT_TRUE(True(deal, "DK", "Q7..KT8.A8"));
  EXPECT_FALSE(True(deal, "DK", "Q7..KT8.K8"));
  EXPECT_FALSE(True(deal, "DK", "Q7..AK8.A8"));
}

TEST(BedumTwoRefusals, OfTheSameSuitAreRefusals) {
  const TextDeal deal = {.cards = "HJ H7 SK H8 H9 HQ", .hand = "Q7..KT8.A8"};
  EXPECT_EQ(Said(deal, "SQ"), "refuse S");
}

TEST(BedumTwoRefusals, CannotPointAtASuitThatThePlayerDoesNotHave) {
  EXPECT_EQ(Said({.cards = "CA C7 SK C8 HJ H7", .hand = "Q7..KT987."}, "DK"), "refuse D");
}

// "Een tien is niet altijd een slag, en wel tien punten waard! Wanneer je dus denkt met de tien
// geen slag te kunnen halen, gooi je deze op wanneer je zeker weet dat de slag voor je maat gaat
// zijn."
TEST(BedumTen, OnATrickThatIsSurelyThePartnersExpectsNoTrickInItsSuit) {
  EXPECT_EQ(Said(PartnerWins(), "DT"), "ten D");
  EXPECT_TRUE(True(PartnerWins(), "DT", "KQ7..T98.A87"));
  EXPECT_FALSE(True(PartnerWins(), "DT", "KQ7..AT8.K87"));
}

TEST(BedumTen, SaysNothingWhereThePartnersCardCanBeBeaten) {
  EXPECT_EQ(Said({.cards = "HA H7", .hand = "K7..T98.A87"}, "DT"), "nothing");
  EXPECT_EQ(Said({.cards = "HA H7", .hand = "K7..T98.A87"}, "D8"), "ask D");
}

TEST(BedumTen, OfTheLastPlayerIsSafe) {
  const TextDeal deal = {.declarer = Seat::kEast, .cards = "C7 CA C8", .hand = "KQJ7..T987."};
  EXPECT_EQ(Said(deal, "DT"), "ten D");
}

// "Als je harten seint wil je ruiten hebben en als je klaver seint wil je schoppen hebben."
TEST(BedumOppositeSuit, ASmallCardAsksForTheOtherSuitOfItsColour) {
  EXPECT_EQ(Said(PartnerWins(), "C8", "bedum-opposite"), "opposite S");
  EXPECT_EQ(Said(PartnerWins(), "S7", "bedum-opposite"), "opposite C");
  EXPECT_TRUE(True(PartnerWins(), "C8", "AQ7..T98.K8", "bedum-opposite"));
  EXPECT_FALSE(True(PartnerWins(), "C8", "KQ7..T98.A8", "bedum-opposite"));
  EXPECT_TRUE(True(PartnerWins(), "C8", ".7.T98.A8", "bedum-opposite"));
}

TEST(BedumOppositeSuit, SaysNothingWhereThatSuitIsTrumpsOrWasLed) {
  EXPECT_EQ(Said(PartnerWins(), "D8", "bedum-opposite"), "nothing");
  const TextDeal deal = {.cards = "SA ST", .hand = "..T98.KQ987"};
  EXPECT_EQ(Said(deal, "C8", "bedum-opposite"), "nothing");
  EXPECT_EQ(Said(deal, "C8"), "ask C");
}

// "Wanneer je met de negen van troef (de nel) uitkomt, weet je maat dat je zelf ook de boer hebt."
TEST(BedumNine, LedShowsTheJack) {
  const TextDeal deal = {.hand = "KQ7.J98.98."};
  EXPECT_EQ(Said(deal, "H9"), "nine-lead H");
  EXPECT_TRUE(True(deal, "H9", "KQ7.J98.98."));
  EXPECT_FALSE(True(deal, "H9", "KQ7.A98.98."));
}

TEST(BedumNine, OfAPlainSuitShowsNoJackOfTrumpsUnlessItIsASmallJack) {
  EXPECT_EQ(Said({.declarer = Seat::kEast, .hand = "KQ7.J98.98."}, "D9"), "nothing");
}

TEST(BedumNine, SaysNothingOnceTheJackHasGone) {
  EXPECT_EQ(Said({.cards = "HJ H7 H8 HQ", .hand = "KQ7.A9.98."}, "H9"), "nothing");
}

// "Je komt met de boer uit wanneer je de negen niet hebt, of wanneer de boer roemgevoeliger is als
// de negen."
TEST(BedumJack, OfTrumpsLedShowsThatTheNineIsElsewhere) {
  const TextDeal deal = {.hand = "KQ7.J8.98.A"};
  EXPECT_EQ(Said(deal, "HJ"), "jack-lead H");
  EXPECT_TRUE(True(deal, "HJ", "KQ7.JA8.98."));
  EXPECT_FALSE(True(deal, "HJ", "KQ7.J9T.98."));
  EXPECT_EQ(Said({.cards = "H9 H7 H8 HQ", .hand = "KQ7.JA.98."}, "HJ"), "nothing");
}

// With the eight, no sequence can come through the nine; with queen and ten, none through the jack.
TEST(BedumJack, MayHaveTheNineWhereTheJackGivesABetterChanceOfRoem) {
  const TextDeal deal = {.hand = "KQ7.J98.98."};
  EXPECT_TRUE(True(deal, "HJ", "KQ7.J98.98."));
  EXPECT_TRUE(True(deal, "HJ", "KQ7.J97.98."));
  EXPECT_FALSE(True(deal, "HJ", "K7.J9TQ.98."));
  EXPECT_FALSE(True(deal, "HJ", "KQ7.J9.987."));
}

// "Nou dit kun je zeggen door met een kleintje van NIET-troef uit te komen. Liefst een zeven of een
// acht!"
TEST(BedumSmallJack, IsTheDeclarersLeadOfASmallPlainCard) {
  const TextDeal deal = {.hand = "KQ7.JK.987."};
  EXPECT_EQ(Said(deal, "D8"), "small-jack H");
  EXPECT_EQ(Said(deal, "S7"), "small-jack H");
  EXPECT_EQ(Said(deal, "SQ"), "nothing");
  EXPECT_EQ(Said({.declarer = Seat::kEast, .hand = "KQ7.JK.987."}, "D8"), "nothing");
}

// "Stel je hebt de boer en de heer, en verder geen troeven."
TEST(BedumSmallJack, ShowsTheJackWithoutTheNineAndFewTrumps) {
  const TextDeal deal = {.hand = "KQ7.JK.987."};
  EXPECT_TRUE(True(deal, "D8", "KQ7.JK.987."));
  EXPECT_FALSE(True(deal, "D8", "KQ7.AK.987."));
  EXPECT_FALSE(True(deal, "D8", "KQ7.J9.987."));
  EXPECT_FALSE(True(deal, "D8", "K7.JKQ8.98."));
}

TEST(BedumSmallJack, IsOverOnceTheDeclarerHasLedOrTrumpsWereLed) {
  EXPECT_EQ(Said({.cards = "SA S7 S8 S9", .hand = "KQ.JK.987."}, "D8"), "nothing");
  EXPECT_EQ(Said({.declarer = Seat::kEast, .cards = "HQ HA H7 H8", .hand = "KQ.JK.987."}, "D8"),
            "nothing");
}

// "... komt hij niet zoals het traditionele kleintje boer terug met een troef, maar komt hij een
// andere niet-troef kleintje uit. Hiermee zegt hij tegen zijn maat: 'Maat, ik heb de kale nel'."
TEST(BedumSmallBack, AfterTheSmallJackShowsTheBareNine) {
  const TextDeal deal = {.cards = "D7 D9 DA DQ", .hand = "KQ7.9.T.98"};
  EXPECT_EQ(Said(deal, "C8"), "small-back H");
  EXPECT_TRUE(True(deal, "C8", "KQ7.9.T.98"));
  EXPECT_FALSE(True(deal, "C8", "KQ7.98.T.8"));
  EXPECT_FALSE(True(deal, "C8", "KQ7.A.T.98"));
  EXPECT_EQ(Said(deal, "H9"), "nine-lead H");
}

TEST(BedumSmallBack, NeedsASmallJackBefore) {
  EXPECT_EQ(Said({.cards = "DK D9 DA DQ", .hand = "KQ7.9.T.98"}, "C8"), "nothing");
}

// "Bij het boer over boer seinen komt met een boer, maar niet de troefboer betekent dit dat hij de
// boer heeft, maar geen sterke troefkaart (aas, negen, tien) maar twee of drie kleine troeven."
TEST(BedumJackOverJack, ShowsTheJackWithTwoOrThreeSmallTrumps) {
  const TextDeal deal = {.hand = "KQJ.JK8.98."};
  EXPECT_EQ(Said(deal, "SJ"), "jack-over-jack H");
  EXPECT_TRUE(True(deal, "SJ", "KQJ.JK8.98."));
  EXPECT_TRUE(True(deal, "SJ", "KJ.JKQ8.98."));
  EXPECT_FALSE(True(deal, "SJ", "KQJ.JK.987."));
  EXPECT_FALSE(True(deal, "SJ", "KQJ.JA8.98."));
  EXPECT_FALSE(True(deal, "SJ", "KQJ.K87.98."));
  EXPECT_FALSE(True(deal, "SJ", "J.JKQ87.98."));
}

TEST(BedumJackOverJack, IsALead) {
  EXPECT_EQ(Said({.cards = "SA", .hand = "KQJ.JK8.98."}, "SJ"), "nothing");
}

}  // namespace
}  // namespace jasnel::testing

// The conventions of the program "Klaverjassen oefenen": for each, where it applies and where it
// does not. Hearts are trumps, North declares and leads.

#include <gtest/gtest.h>

#include <string>

#include "tests/ai/signals/signals.h"

namespace jasnel::testing {
namespace {

// South discards on the jack of trumps of its partner.
TextDeal PartnerWinsHere() { return {.cards = "HJ H7", .hand = "KQ..T98.AJ7"}; }

// South discards where East has beaten its partner's card.
TextDeal PartnerLostHere() { return {.cards = "H9 HJ", .hand = "KQ..T98.AJ7"}; }

std::string SaidHere(const TextDeal& deal, const std::string& card) {
  return Said(deal, card, "oefenen");
}

// "Als je maat aan slag ligt en jij gooit af: 7 / 8 / 9 = aanseinen ("ik heb de aas van deze kleur,
// speel 'm aub!")"
TEST(OefenenAsking, ASevenToNineOnThePartnersTrickSaysTheAce) {
  EXPECT_EQ(SaidHere(PartnerWinsHere(), "C7"), "ask C");
  EXPECT_EQ(SaidHere(PartnerWinsHere(), "D9"), "ask D");
  EXPECT_EQ(SaidHere(PartnerLostHere(), "C7"), "nothing");
  EXPECT_TRUE(True(PartnerWinsHere(), "C7", "KQ..T98.AJ7", "oefenen"));
  EXPECT_FALSE(True(PartnerWinsHere(), "C7", "AKQ..T98.J7", "oefenen"));
}

TEST(OefenenAsking, ABareSmallCardWithATrumpIsNotEnough) {
  EXPECT_FALSE(True(PartnerWinsHere(), "C7", "AKQ.7.T98.7", "oefenen"));
  EXPECT_TRUE(True(PartnerWinsHere(), "C7", "AKQ.7.T98.7", "bedum"));
}

TEST(OefenenAsking, SaysNothingOnceTheAceHasGone) {
  EXPECT_EQ(SaidHere({.cards = "CA C7 C8 CQ HJ H7", .hand = "KQ7..T9.K9"}, "C9"), "nothing");
  EXPECT_EQ(SaidHere({.cards = "CA C7 C8 CQ HJ H7", .hand = "KQ7..T9.K9"}, "D9"), "ask D");
}

// "10 / B / H = afseinen ("deze kleur wil ik niet")"
TEST(OefenenRefusing, ATenJackOrKingRefusesItsSuit) {
  EXPECT_EQ(SaidHere(PartnerWinsHere(), "DT"), "refuse D");
  EXPECT_EQ(SaidHere(PartnerWinsHere(), "CJ"), "refuse C");
  EXPECT_EQ(SaidHere(PartnerWinsHere(), "SK"), "refuse S");
  EXPECT_EQ(SaidHere(PartnerWinsHere(), "SQ"), "nothing");
  EXPECT_EQ(SaidHere(PartnerWinsHere(), "CA"), "nothing");
  EXPECT_EQ(SaidHere(PartnerLostHere(), "SK"), "nothing");
}

TEST(OefenenRefusing, IsTrueWithoutTheAce) {
  EXPECT_TRUE(True(PartnerWinsHere(), "SK", "KQ..T98.AJ7", "oefenen"));
  EXPECT_FALSE(True(PartnerWinsHere(), "SK", "AKQ..T98.J7", "oefenen"));
}

}  // namespace
}  // namespace jasnel::testing

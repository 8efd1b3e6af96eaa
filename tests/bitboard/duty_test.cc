// Which duty a card breaks, where it is written, and whether that is a revoke.

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>

#include "jasnel/replay.h"
#include "tests/bitboard/played.h"

namespace jasnel {
namespace {

using testing::After;
using testing::RulesOf;

// The duty that `card` breaks after `cards` from the hands of `hands`, by `rules`, hearts being
// trump and North leading.
std::optional<BrokenDuty> Broken(std::string_view rules, std::string_view hands,
                                 std::string_view cards, std::string_view card) {
  const std::string line = "N:" + std::string(hands) + " rules=" + std::string(rules);
  return DutyBrokenBy(After(line + " trump=H leader=N", cards), *ParseCard(card));
}

// The same as words, with the source: `ruff (KBN art. 12)`; of a legal card `none`.
std::string DutyOf(std::string_view rules, std::string_view hands, std::string_view cards,
                   std::string_view card) {
  const auto breach = Broken(rules, hands, cards, card);
  if (!breach) return "none";
  return std::string(DutyName(breach->duty)) + " (" +
         std::string(SourceOf(*breach, RulesOf(rules))) + ")";
}

// East holds the eight of spades and the jack of hearts.
std::string Follow(std::string_view rules) {
  return DutyOf(rules, "A7... 8.J.. K9... T.7..", "SA", "HJ");
}

// East plays the seven and holds the nine.
std::string BeatTrumpLed(std::string_view rules) {
  return DutyOf(rules, ".8.7. .97.. .T.9. .K.8.", "H8", "H7");
}

// East holds the seven of trump.
std::string Ruff(std::string_view rules) {
  return DutyOf(rules, "A7... .7.A. K9... T8...", "SA", "DA");
}

// South undertrumps and holds the nine.
std::string Overruff(std::string_view rules) {
  return DutyOf(rules, "A7... .T.A. .97.. 98...", "SA,HT", "H7");
}

// Partner's ace holds the trick; South discards.
std::string RuffPartner(std::string_view rules) {
  return DutyOf(rules, "A7... 98... .7.A. TJ...", "SA,S8", "DA");
}

// Partner's ruff holds the trick; West discards and holds a higher trump.
std::string OverruffPartner(std::string_view rules) {
  return DutyOf(rules, "K7... .T.A. A8... .9..K", "SK,HT,SA", "CK");
}

// An opponent's ruff cannot be beaten; South discards.
std::string Undertrump(std::string_view rules) {
  return DutyOf(rules, "A7... .9.A. .T.8. T8...", "SA,H9", "D8");
}

// The same; South plays a lower trump.
std::string NotUndertrump(std::string_view rules) {
  return DutyOf(rules, "A7... .9.A. .T.8. T8...", "SA,H9", "HT");
}

TEST(Duty, ByKbn) {
  EXPECT_EQ(Follow("kbn"), "follow suit (KBN art. 12)");
  EXPECT_EQ(BeatTrumpLed("kbn"), "play a higher trump on a trump lead (KBN art. 12)");
  EXPECT_EQ(Ruff("kbn"), "ruff (KBN art. 12)");
  EXPECT_EQ(Overruff("kbn"), "overruff (KBN art. 12)");
  EXPECT_EQ(RuffPartner("kbn"), "none");
  EXPECT_EQ(OverruffPartner("kbn"), "none");
  EXPECT_EQ(Undertrump("kbn"), "none");
  EXPECT_EQ(NotUndertrump("kbn"), "not undertrump (undertrump=forbidden)");
}

TEST(Duty, ByNkf) {
  EXPECT_EQ(Follow("nkf"), "follow suit (NKF 1976 art. 12)");
  EXPECT_EQ(BeatTrumpLed("nkf"), "play a higher trump on a trump lead (NKF 1976 art. 12)");
  EXPECT_EQ(Ruff("nkf"), "ruff (NKF 1976 art. 12)");
  EXPECT_EQ(Overruff("nkf"), "overruff (NKF 1976 art. 12)");
  EXPECT_EQ(NotUndertrump("nkf"), "not undertrump (undertrump=forbidden)");
}

TEST(Duty, ByNkfInternational) {
  EXPECT_EQ(Ruff("nkf-international"), "ruff (NKF 1976 art. 12)");
  EXPECT_EQ(RuffPartner("nkf-international"), "ruff (NKF 1976, term Internationaal)");
  EXPECT_EQ(OverruffPartner("nkf-international"), "overruff (NKF 1976, term Internationaal)");
  EXPECT_EQ(Undertrump("nkf-international"), "undertrump (undertrump=forced)");
  EXPECT_EQ(NotUndertrump("nkf-international"), "none");
}

TEST(Duty, ByNku) {
  EXPECT_EQ(Follow("nku"), "follow suit (NKU 1987 art. 12)");
  EXPECT_EQ(BeatTrumpLed("nku"), "play a higher trump on a trump lead (NKU 1987 art. 12)");
  EXPECT_EQ(Ruff("nku"), "ruff (NKU 1987 art. 12)");
  EXPECT_EQ(Overruff("nku"), "overruff (NKU 1987 art. 12)");
  EXPECT_EQ(RuffPartner("nku"), "none");
}

TEST(Duty, ByNkuRotterdam) {
  EXPECT_EQ(RuffPartner("nku-rotterdam"), "ruff (NKU 1987 art. 12)");
  EXPECT_EQ(OverruffPartner("nku-rotterdam"), "overruff (NKU 1987 art. 12)");
  EXPECT_EQ(Undertrump("nku-rotterdam"), "undertrump (undertrump=forced)");
}

TEST(Duty, ByBedum) {
  EXPECT_EQ(Follow("bedum"), "follow suit (SV Bedum, Het spel)");
  EXPECT_EQ(BeatTrumpLed("bedum"), "play a higher trump on a trump lead (SV Bedum, Troeven)");
  EXPECT_EQ(Ruff("bedum"), "ruff (SV Bedum, Troeven)");
  EXPECT_EQ(Overruff("bedum"), "overruff (SV Bedum, Troeven)");
  EXPECT_EQ(NotUndertrump("bedum"), "not undertrump (SV Bedum, Troeven)");
}

TEST(Duty, ByBedumRotterdam) {
  EXPECT_EQ(RuffPartner("bedum-rotterdam"), "ruff (SV Bedum, Rotterdams of Amsterdams)");
  EXPECT_EQ(Undertrump("bedum-rotterdam"), "undertrump (undertrump=forced)");
}

TEST(Duty, ByBedumUtrecht) {
  EXPECT_EQ(Ruff("bedum-utrecht"), "ruff (SV Bedum, Troeven)");
  EXPECT_EQ(RuffPartner("bedum-utrecht"), "none");
  EXPECT_EQ(RuffPartner("bedum-utrecht,ruff=obliged,undertrump=forced"),
            "ruff (SV Bedum, Rotterdams of Amsterdams)");
  EXPECT_EQ(NotUndertrump("bedum-utrecht"), "not undertrump (SV Bedum, Troeven)");
}

TEST(Duty, ThatAnOptionMakesNamesTheOption) {
  EXPECT_EQ(RuffPartner("kbn,ruff=obliged"), "ruff (ruff=obliged)");
  EXPECT_EQ(OverruffPartner("bedum,ruff=obliged"), "overruff (ruff=obliged)");
  EXPECT_EQ(Undertrump("bedum,undertrump=forced"), "undertrump (undertrump=forced)");
}

// These rules are nearer to `bedum` with one change than to any other set.
TEST(Duty, IsThatOfTheNearestText) {
  EXPECT_EQ(NotUndertrump("bedum-rotterdam,undertrump=forbidden"),
            "not undertrump (SV Bedum, Troeven)");
  EXPECT_EQ(RuffPartner("bedum-rotterdam,undertrump=forbidden"), "ruff (ruff=obliged)");
}

TEST(Duty, ToFollowATrumpLeadIsToFollowSuit) {
  EXPECT_EQ(DutyOf("kbn", ".8.7. .9.8. .T.9. .K.J.", "H8", "D8"), "follow suit (KBN art. 12)");
}

TEST(Duty, ToBeatATrumpLedHoldsOverThePartnerToo) {
  EXPECT_EQ(DutyOf("kbn", ".A.8. .7.7. .9K.. .T.9.", "HA,H7", "HK"),
            "play a higher trump on a trump lead (KBN art. 12)");
}

TEST(Duty, ToOverruffIsBrokenByADiscardToo) {
  EXPECT_EQ(DutyOf("kbn", "A7... .T.A. .9.9. 98...", "SA,HT", "D9"), "overruff (KBN art. 12)");
}

TEST(Duty, NotToUndertrumpHoldsUnderAPartnersRuff) {
  EXPECT_EQ(DutyOf("bedum", "K7... .T.A. A8... .7..K", "SK,HT,SA", "H7"),
            "not undertrump (SV Bedum, Troeven)");
}

// With nothing but trumps one of the higher ones must be played, though partner holds the trick.
TEST(Duty, NotToUndertrumpHoldsWhereAHigherTrumpIsAllThatIsLeft) {
  EXPECT_EQ(DutyOf("bedum", "K7... .T.A. A8... .97..", "SK,HT,SA", "H7"),
            "not undertrump (SV Bedum, Troeven)");
}

TEST(Duty, IsNoneOfAHandOfTrumpsUnderAPartnersRuffWhereTheTextFreesIt) {
  for (const char* rules : {"kbn", "nkf", "nku", "bedum,only-trumps=any"}) {
    EXPECT_EQ(DutyOf(rules, "K7... .T.A. A8... .97..", "SK,HT,SA", "H7"), "none") << rules;
  }
}

TEST(Duty, OfAHandOfTrumpsUnderAPartnersRuffIsThatOfAnOptionWhereTheTextFreesIt) {
  EXPECT_EQ(DutyOf("kbn,only-trumps=higher", "K7... .T.A. A8... .97..", "SK,HT,SA", "H7"),
            "not undertrump (only-trumps=higher)");
}

TEST(Duty, IsNoneForWhoHoldsNeitherTheSuitNorTrumps) {
  EXPECT_EQ(DutyOf("kbn", "A7... ..A.8 K9... T8...", "SA", "C8"), "none");
}

TEST(Duty, IsNoneForALeader) {
  EXPECT_EQ(DutyOf("kbn", "A7... ..A.8 K9... T8...", "", "S7"), "none");
}

TEST(Duty, ToThePartnersTrickIsKnownAsSuch) {
  EXPECT_TRUE(Broken("nku-rotterdam", "A7... 98... .7.A. TJ...", "SA,S8", "DA")->partner_holds);
  EXPECT_FALSE(Broken("nku-rotterdam", "A7... .7.A. K9... T8...", "SA", "DA")->partner_holds);
}

TEST(IsRevoke, CoversNotFollowingOnly) {
  const Rules rules = RulesOf("kbn");
  EXPECT_TRUE(IsRevoke(Duty::kFollow, rules));
  for (const Duty duty : {Duty::kBeatTrumpLed, Duty::kRuff, Duty::kOverruff, Duty::kUndertrump,
                          Duty::kNotUndertrump}) {
    EXPECT_FALSE(IsRevoke(duty, rules)) << DutyName(duty);
  }
}

TEST(IsRevoke, CoversEveryDutyUnderBedum) {
  const Rules rules = RulesOf("bedum");
  for (const Duty duty : {Duty::kFollow, Duty::kBeatTrumpLed, Duty::kRuff, Duty::kOverruff,
                          Duty::kUndertrump, Duty::kNotUndertrump}) {
    EXPECT_TRUE(IsRevoke(duty, rules)) << DutyName(duty);
  }
}

TEST(RevokeSource, IsAnArticleOfEachText) {
  EXPECT_EQ(RevokeSource(Duty::kFollow, RulesOf("kbn")), "KBN art. 13");
  EXPECT_EQ(RevokeSource(Duty::kFollow, RulesOf("nkf-international")), "NKF 1976 art. 13");
  EXPECT_EQ(RevokeSource(Duty::kFollow, RulesOf("nku-rotterdam")), "NKU 1987 art. 13");
  EXPECT_EQ(RevokeSource(Duty::kRuff, RulesOf("bedum-utrecht")), "SV Bedum, Verzaken");
}

TEST(RevokeSource, IsTheOptionThatCoversMoreThanTheText) {
  EXPECT_EQ(RevokeSource(Duty::kRuff, RulesOf("kbn,revoke-covers=all")), "revoke-covers=all");
  EXPECT_EQ(RevokeSource(Duty::kFollow, RulesOf("kbn,revoke-covers=all")), "KBN art. 13");
}

TEST(SourceOf, IsKnownForEveryPreset) {
  for (const Preset& preset : Presets()) {
    EXPECT_NE(SourceOf({Duty::kFollow, false}, preset.rules), "") << preset.name;
    EXPECT_NE(RevokeSource(Duty::kFollow, preset.rules), "") << preset.name;
  }
}

TEST(DutyName, IsGivenInDutch) {
  EXPECT_EQ(DutyName(Duty::kFollow, Language::kDutch), "bekennen");
  EXPECT_EQ(DutyName(Duty::kNotUndertrump, Language::kDutch), "niet ondertroeven");
}

}  // namespace
}  // namespace jasnel

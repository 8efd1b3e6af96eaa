// When each kind of reason is named: in a position that bears it out, with the numbers to go with
// it, and not in the ones next to it.
#include "ai/judge/reasons.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "jasnel/fair.h"
#include "tests/ai/text_deal.h"

namespace jasnel::testing {
namespace {

CardContrast Of(const char* better, const char* worse) {
  CardContrast contrast;
  contrast.better = CardOf(better);
  contrast.worse = CardOf(worse);
  return contrast;
}

// The reason from the trick, if there is one.
std::optional<Reason> Found(const PlayView& view, const CardContrast& contrast) {
  const std::vector<Reason> reasons = ReasonsOf(view, contrast);
  EXPECT_LE(reasons.size(), 1U);
  return reasons.empty() ? std::nullopt : std::optional(reasons.front());
}

bool Finds(ReasonKind kind, const PlayView& view, const CardContrast& contrast) {
  const auto reason = Found(view, contrast);
  return reason && reason->kind == kind;
}

bool FindsNothing(const PlayView& view, const CardContrast& contrast) {
  return !Found(view, contrast);
}

// Hearts are trumps. West is last in a trick of clubs.
PlayView WestIsLast(const std::string& cards) {
  return ViewOf(TextDeal{.cards = cards, .hand = "AK.J9.AT87."});
}

TEST(Reasons, NameATrumpOnThePartnersTrick) {
  CardContrast contrast = Of("D7", "HJ");
  contrast.of_better.takes = contrast.of_worse.takes = 1;
  const auto reason = Found(WestIsLast("C7 CA C8"), contrast);
  ASSERT_TRUE(reason);
  EXPECT_EQ(
      *reason,
      (Reason{.kind = ReasonKind::kPartnersTrick, .better = 1, .worse = 1, .card = CardOf("CA")}));
  EXPECT_TRUE(FindsNothing(WestIsLast("CA C7 C8"), contrast)) << "North holds it";
  EXPECT_TRUE(FindsNothing(WestIsLast("C7 CA C8"),
                           [] {
                             CardContrast both = Of("H9", "HJ");
                             both.of_better.takes = both.of_worse.takes = 1;
                             return both;
                           }()))
      << "both trump";
  contrast.of_better.takes = 0.4;
  EXPECT_TRUE(FindsNothing(WestIsLast("C7 CA C8"), contrast)) << "it would be lost";
}

TEST(Reasons, NameRoemThatWasGivenOrMissed) {
  const PlayView view = WestIsLast("CA C7 C8");
  CardContrast contrast = Of("D7", "DT");
  contrast.of_worse.roem_lost = 0.5;
  contrast.of_worse.points = -20;
  EXPECT_TRUE(Finds(ReasonKind::kRoemGiven, view, contrast));
  contrast.of_better.roem_lost = 0.4;
  EXPECT_FALSE(Finds(ReasonKind::kRoemGiven, view, contrast)) << "not much more often";
  contrast.of_worse.roem_lost = 0.4;
  contrast.of_better.roem_won = 0.3;
  EXPECT_TRUE(Finds(ReasonKind::kRoemMissed, view, contrast));
  contrast.of_better.points = -20;
  EXPECT_FALSE(Finds(ReasonKind::kRoemMissed, view, contrast)) << "it costs nothing";
}

TEST(Reasons, NameCardPointsThatWereGivenOrKept) {
  const PlayView view = WestIsLast("CA C7 C8");
  CardContrast contrast = Of("D7", "DT");
  contrast.of_worse.points = -10;
  auto reason = Found(view, contrast);
  ASSERT_TRUE(reason);
  EXPECT_EQ(
      *reason,
      (Reason{.kind = ReasonKind::kPointsGiven, .better = 1, .worse = 1, .points = Points(10)}));
  EXPECT_TRUE(FindsNothing(view,
                           [&] {
                             CardContrast alike = contrast;
                             alike.worse = CardOf("D8");
                             return alike;
                           }()))
      << "the eight is worth nothing";
  contrast = Of("DA", "D7");
  contrast.of_better.points = 11;
  contrast.of_better.takes = contrast.of_worse.takes = 0.8;
  reason = Found(view, contrast);
  ASSERT_TRUE(reason);
  EXPECT_EQ(
      *reason,
      (Reason{.kind = ReasonKind::kPointsKept, .better = 0.8, .worse = 0.8, .points = Points(11)}));
  contrast.of_better.takes = contrast.of_worse.takes = 0.4;
  EXPECT_FALSE(Finds(ReasonKind::kPointsKept, view, contrast)) << "it is mostly lost";
}

TEST(Reasons, NameWhoTakesTheTrick) {
  const PlayView view = WestIsLast("CA C7 C8");
  CardContrast contrast = Of("H9", "D7");
  contrast.of_better.takes = 1;
  contrast.of_better.points = 25;
  contrast.of_worse.points = -11;
  EXPECT_TRUE(Finds(ReasonKind::kTrick, view, contrast));
  contrast.of_worse.takes = 0.9;
  EXPECT_FALSE(Finds(ReasonKind::kTrick, view, contrast));
}

// North led trumps, which East followed or not, and leads again.
PlayView NorthAfterTrumps(const char* east) {
  return ViewOf(TextDeal{.cards = std::string("HJ ") + east + " H8 HQ", .hand = ".AT9.AKT.A"});
}

TEST(Reasons, NameTrumpsThatAreGone) {
  CardContrast contrast = Of("DA", "H9");
  contrast.opponents_hold_trumps = 0.3;
  const auto reason = Found(NorthAfterTrumps("S7"), contrast);
  ASSERT_TRUE(reason);
  EXPECT_EQ(*reason, (Reason{.kind = ReasonKind::kTrumpsGone,
                             .worse = 0.3,
                             .suit = Suit::kHearts,
                             .seats = {Seat::kEast}}));
  EXPECT_TRUE(FindsNothing(NorthAfterTrumps("H7"), contrast)) << "East followed";
  contrast.opponents_hold_trumps = 0.6;
  EXPECT_TRUE(FindsNothing(NorthAfterTrumps("S7"), contrast)) << "West often has one";
}

TEST(Reasons, NameTrumpsThatAreToBeDrawn) {
  CardContrast contrast = Of("H9", "DA");
  contrast.opponents_hold_trumps = 0.9;
  contrast.of_worse.later = 0.5;
  contrast.of_better.later = 0.1;
  EXPECT_TRUE(Finds(ReasonKind::kTrumpsDrawn, NorthAfterTrumps("H7"), contrast));
  contrast.opponents_hold_trumps = 0.3;
  EXPECT_TRUE(FindsNothing(NorthAfterTrumps("H7"), contrast)) << "there are few to draw";
  contrast.opponents_hold_trumps = 0.9;
  contrast.of_better.later = 0.4;
  EXPECT_TRUE(FindsNothing(NorthAfterTrumps("H7"), contrast)) << "it does not help";
}

// East trumped North's ace of spades, or followed; North leads after two tricks.
PlayView NorthAfterSpades(bool trumped) {
  return ViewOf(TextDeal{.cards = trumped ? "SA H7 S8 S9 C7 C8 C9 CA" : "SA S7 S8 S9 CA C7 C8 C9",
                         .hand = "KQ.A.AK.K"});
}

TEST(Reasons, NameACardThatIsTrumped) {
  CardContrast contrast = Of("DA", "SK");
  contrast.of_worse.trumped = 0.7;
  contrast.of_better.trumped = 0.1;
  contrast.of_better.points = 5;
  auto reason = Found(NorthAfterSpades(true), contrast);
  ASSERT_TRUE(reason);
  EXPECT_EQ(*reason, (Reason{.kind = ReasonKind::kTrumped,
                             .better = 0.1,
                             .worse = 0.7,
                             .suit = Suit::kSpades,
                             .seats = {Seat::kEast}}));
  reason = Found(NorthAfterSpades(false), contrast);
  ASSERT_TRUE(reason);
  EXPECT_TRUE(reason->seats.empty()) << "nobody had shown out";
  contrast.of_better.points = 2;
  EXPECT_TRUE(FindsNothing(NorthAfterSpades(true), contrast)) << "it costs little";
  contrast.of_better.points = 5;
  contrast.of_better.trumped = 0.6;
  EXPECT_FALSE(Finds(ReasonKind::kTrumped, NorthAfterSpades(true), contrast));
}

TEST(Reasons, NameTheHighestOfASuitThatWasNotPlayed) {
  CardContrast contrast = Of("SK", "DA");
  contrast.of_better.better_takes = 0.8;
  contrast.of_worse.better_takes = 0.3;
  EXPECT_TRUE(FindsNothing(NorthAfterSpades(false), contrast)) << "the ten is out";
  contrast.better = CardOf("DA");
  contrast.worse = CardOf("SK");
  const auto reason = Found(NorthAfterSpades(false), contrast);
  ASSERT_TRUE(reason);
  EXPECT_EQ(
      *reason,
      (Reason{.kind = ReasonKind::kCash, .better = 0.8, .worse = 0.3, .suit = Suit::kDiamonds}));
  contrast.of_worse.better_takes = 0.7;
  EXPECT_TRUE(FindsNothing(NorthAfterSpades(false), contrast)) << "it takes one later";
}

TEST(Reasons, NameACardThatWasToBeKept) {
  CardContrast contrast = Of("SK", "DA");
  contrast.of_better.worse_takes = 0.8;
  contrast.of_worse.worse_takes = 0.1;
  EXPECT_TRUE(Finds(ReasonKind::kKept, NorthAfterSpades(false), contrast));
  contrast.of_worse.worse_takes = 0.7;
  EXPECT_TRUE(FindsNothing(NorthAfterSpades(false), contrast));
}

TEST(Reasons, NameRoemInALaterTrick) {
  const PlayView view = NorthAfterSpades(false);
  CardContrast contrast = Of("SK", "DA");
  contrast.of_worse.later_lost = 0.5;
  EXPECT_TRUE(Finds(ReasonKind::kLaterRoemGiven, view, contrast));
  contrast.of_better.later_lost = 0.4;
  EXPECT_TRUE(FindsNothing(view, contrast));
  contrast.of_better.later_won = 0.5;
  EXPECT_TRUE(Finds(ReasonKind::kLaterRoemMissed, view, contrast));
  contrast.of_worse.later_won = 0.4;
  EXPECT_TRUE(FindsNothing(view, contrast));
}

// Of the deal, for the declaring side and for the other.
TEST(Reasons, NameTheContractFirst) {
  const PlayView north = NorthAfterSpades(false);
  const PlayView west = WestIsLast("CA C7 C8");
  CardContrast contrast = Of("DA", "D7");
  contrast.of_better.margin = 20;
  contrast.of_better.pit = 0.5;
  contrast.of_better.made = 0.5;
  contrast.of_worse.made = 0.4;
  EXPECT_TRUE(Finds(ReasonKind::kContract, north, contrast)) << "North declares";
  EXPECT_TRUE(Finds(ReasonKind::kPit, west, contrast)) << "West would lose by that";
  contrast.of_worse.made = 0.6;
  EXPECT_TRUE(Finds(ReasonKind::kPit, north, contrast));
  EXPECT_TRUE(Finds(ReasonKind::kContract, west, contrast));
  contrast.of_worse.made = 0.5;
  contrast.of_worse.pit = 0.5;
  EXPECT_TRUE(Finds(ReasonKind::kMargin, north, contrast));
  contrast.of_worse.pit_against = 0.1;
  EXPECT_TRUE(Finds(ReasonKind::kPitAgainst, north, contrast));
  contrast.of_worse.pit_against = 0;
  contrast.of_worse.margin = 18;
  EXPECT_TRUE(FindsNothing(north, contrast));
}

TEST(Reasons, OfCalls) {
  const auto option = [](Call call, double value, std::optional<double> makes) {
    return FairCallOption{call, {value, value - 10, value + 10}, {}, makes};
  };
  const FairCallOption spades = option(Call{Suit::kSpades}, 50, 0.6);
  FairCallOption clubs = option(Call{Suit::kClubs}, 10, 0.4);
  const FairCallOption pass = option(Call{}, -10, std::nullopt);
  const auto kinds = [](const FairCallOption& better, const FairCallOption& worse) {
    std::vector<ReasonKind> found;
    for (const Reason& reason : ReasonsOf(better, worse, true)) found.push_back(reason.kind);
    return found;
  };
  const std::vector both = {ReasonKind::kContract, ReasonKind::kScore};
  const std::vector score = {ReasonKind::kScore};
  EXPECT_EQ(kinds(spades, clubs), both);
  EXPECT_EQ(kinds(spades, pass), both);
  EXPECT_EQ(kinds(pass, clubs), both);
  clubs.makes = 0.58;
  EXPECT_EQ(kinds(spades, clubs), score);
  const std::vector<Reason> reasons = ReasonsOf(spades, pass, true);
  EXPECT_EQ(reasons[0].better, 0.6);
  EXPECT_EQ(reasons[0].worse, std::nullopt);
  EXPECT_EQ(reasons[1].better, 50);
  EXPECT_EQ(reasons[1].worse, -10);
}

}  // namespace
}  // namespace jasnel::testing

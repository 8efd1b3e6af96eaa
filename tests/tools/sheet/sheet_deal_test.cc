// A deal as it is written down.

#include <gtest/gtest.h>

#include <string>

#include "jasnel/contract.h"
#include "tools/sheet/sheet.h"

namespace jasnel::testing {
namespace {

Rules Of(const std::string& rules) { return ParseRules(rules).value(); }

std::array<int, 2> Written(const std::string& line, const std::string& rules = "kbn") {
  const auto deal = ReadSheetDeal(line, Of(rules));
  EXPECT_TRUE(deal) << line << ": " << deal.error().message;
  if (!deal) return {};
  return {deal->result.score[0].count(), deal->result.score[1].count()};
}

std::string SheetDealError(const std::string& line, const std::string& rules = "kbn") {
  const auto deal = ReadSheetDeal(line, Of(rules));
  EXPECT_FALSE(deal) << line;
  return deal ? "" : deal.error().message;
}

using Two = std::array<int, 2>;

TEST(SheetDeal, CountsWhatBothSidesWriteDown) {
  EXPECT_EQ(Written("we H 102 60 20 0"), Two({122, 60}));
  EXPECT_EQ(Written("they 60 102 0 50"), Two({60, 152}));
  EXPECT_EQ(Written("we 82 80"), Two({82, 80}));
}

TEST(SheetDeal, KnowsHowOftenItWasDoubled) {
  EXPECT_EQ(Written("we H 102 60 20 0", "kraken"), Two({122, 60}));
  EXPECT_EQ(Written("we H double 62 100 20 0", "kraken"), Two({144, 200}));
  EXPECT_EQ(Written("wij H kraak 102 60 20 0", "kraken"), Two({344, 0}));
  EXPECT_EQ(Written("they herkraak 62 100", "kraken"), Two({248, 400}));
  EXPECT_EQ(Written("we superdouble revoke they", "kraken"), Two({2096, 0}));
  EXPECT_EQ(SheetDealError("we H double 102 60"), "doubled; expected not, as doubling=off");
}

TEST(SheetDeal, KnowsNatWithAllRoemForTheOthers) {
  EXPECT_EQ(Written("we 81 81 20 50"), Two({0, 232}));
  EXPECT_EQ(Written("we 90 72 0 20"), Two({0, 182}));
  EXPECT_EQ(Written("they 100 62"), Two({162, 0}));
  // With `nat=own` both sides write down what they won.
  EXPECT_EQ(Written("we 60 102 20 50", "nkf,nat=own"), Two({80, 152}));
}

TEST(SheetDeal, KnowsPitByItsWordAlone) {
  EXPECT_EQ(Written("we pit -"), Two({262, 0}));
  EXPECT_EQ(Written("we pit 0 20 0"), Two({282, 0}));
  EXPECT_EQ(Written("we 162 0"), Two({162, 0}));
  EXPECT_EQ(Written("they - pit"), Two({0, 262}));
  EXPECT_EQ(Written("zij - mars"), Two({0, 262}));
}

// NKF 1976 art. 25 and KBN art. 4: a stroke through the box for roem.
TEST(SheetDeal, HasAStrokeWhereThereIsNoRoem) {
  EXPECT_EQ(Written("we Ha 102 60 / /"), Two({102, 60}));
  EXPECT_EQ(Written("we Sch 102 60 20 /"), Two({122, 60}));
  EXPECT_EQ(Written("we Kl 102 60 /"), Two({102, 60}));
  EXPECT_EQ(Written("we revoke they /"), Two({262, 0}));
  EXPECT_EQ(Written("we 102 –"), Two({102, 60}));
}

TEST(SheetDeal, RefusesWhatNoCardsBring) {
  EXPECT_EQ(SheetDealError("we 161 1"),
            "161 and 1 points; expected no 1, which no cards are worth");
  EXPECT_EQ(SheetDealError("they 1 -"),
            "1 and 161 points; expected no 1, which no cards are worth");
  EXPECT_EQ(SheetDealError("we 162 0 0 50"),
            "0 points with roem of 50; expected at least 10, of the cards of that roem");
}

TEST(SheetDeal, FillsInTheRest) {
  EXPECT_EQ(Written("we 102 -"), Written("we 102 60"));
  EXPECT_EQ(Written("we,-,60"), Written("we 102 60"));
  EXPECT_EQ(Written("wij;102;60;20;0"), Written("we 102 60 20 0"));
}

// NKF 1976 and NKU 1987 art. 15, KBN art. 14.
TEST(SheetDeal, KnowsThatAWrongAccusationCostsAsMuchAsARevoke) {
  for (const char* const rules : {"kbn", "nkf", "nku", "bedum"}) {
    EXPECT_EQ(Written("we H accusation they 20 50", rules),
              Written("we H revoke they 20 50", rules));
    EXPECT_EQ(Written("wij beschuldigt wij", rules), Written("wij verzaakt wij", rules));
  }
  const auto deal = ReadSheetDeal("they accusation we 0 20", Of("kbn"));
  ASSERT_TRUE(deal);
  EXPECT_EQ(deal->written.accused_by, kWe);
  EXPECT_FALSE(deal->written.revoked);
  EXPECT_EQ(deal->result.outcome, Outcome::kAccusation);
  EXPECT_EQ(deal->result.score[1], Points(282));
}

// NKU 1987 art. 14 and KBN table name no penalty.
TEST(SheetDeal, KeepsThatATurnedTrickWasLookedAt) {
  EXPECT_EQ(Written("we H 102 60 20 0 looked they"), Written("we H 102 60 20 0"));
  EXPECT_EQ(Written("wij 102 60 ingezien zij"), Written("we 102 60"));
  const auto deal = ReadSheetDeal("we H revoke they looked we", Of("nku"));
  ASSERT_TRUE(deal);
  ASSERT_TRUE(deal->look);
  EXPECT_EQ(deal->look->side, kWe);
  EXPECT_EQ(deal->look->source, "NKU 1987 art. 14");
  EXPECT_EQ(deal->written.revoked, kThey);
}

TEST(SheetDeal, KnowsWhatARevokeCosts) {
  const Rules rules = Of("kbn");
  std::array<Tally, 2> won;
  won[1].roem = Points(50);
  const ContractResult expected = ScoreRevoke(kThey, {kWe, Suit::kHearts}, won, rules);
  const auto deal = ReadSheetDeal("we H revoke they 0 50", rules);
  ASSERT_TRUE(deal);
  EXPECT_EQ(deal->result, expected);
  EXPECT_EQ(deal->written.revoked, kThey);
  EXPECT_EQ(Written("wij verzaakt zij 0 50"),
            Two({expected.score[0].count(), expected.score[1].count()}));
}

TEST(SheetDeal, TakesTrumpsInWords) {
  for (const char* line : {"we H 102 60", "we ♥ 102 60", "wij harten 102 60", "us hearts 102 60"}) {
    const auto deal = ReadSheetDeal(line, Rules{});
    ASSERT_TRUE(deal) << line;
    EXPECT_EQ(deal->written.trump, Suit::kHearts);
  }
  EXPECT_FALSE(ReadSheetDeal("we 102 60", Rules{})->written.trump);
}

TEST(SheetDeal, SaysWhatIsWrong) {
  const std::string form =
      "; expected who declares, the points of both sides and perhaps roem, such as we H 102 60 20 "
      "0";
  EXPECT_EQ(SheetDealError(""), "nothing" + form);
  EXPECT_EQ(SheetDealError("we"), "'we'" + form);
  EXPECT_EQ(SheetDealError("we H 102"), "'we H 102'" + form);
  EXPECT_EQ(SheetDealError("we X 102 60"), "'we X 102 60'" + form);
  EXPECT_EQ(SheetDealError("we - -"), "no points" + form);
  EXPECT_EQ(SheetDealError("north 102 60"), "'north'; expected we or they");
  EXPECT_EQ(SheetDealError("we 100 60"),
            "100 and 60 points add up to 160; expected 162, as in every deal");
  EXPECT_EQ(SheetDealError("we pit 20"),
            "162 and 20 points add up to 182; expected 162, as in every deal");
  EXPECT_EQ(SheetDealError("we 163 -"),
            "'163'; expected the card points of a side, from 0 to 162, pit, or - for the rest");
  EXPECT_EQ(SheetDealError("we pit - 0 20"), "roem of a side without a trick; expected 0");
  EXPECT_EQ(SheetDealError("we revoke north"), "'north'; expected we or they");
  for (const char* roem : {"10", "30", "25", "-20", "1010", "x"}) {
    EXPECT_EQ(SheetDealError("we 102 60 " + std::string(roem) + " 0"),
              "roem: '" + std::string(roem) +
                  "'; expected 0, 20, 40, 50 or another sum of 20, 50 and 100");
  }
  EXPECT_EQ(SheetDealError("we 102 60 20 0", "kbn,roem=off"),
            "roem: '20'; expected 0, as roem does not count by these rules");
}

}  // namespace
}  // namespace jasnel::testing

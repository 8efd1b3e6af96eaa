// How well policies know what was played.

#include "tools/training/policy_report.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/training/played_choices.h"
#include "tools/training/fit_policy.h"

namespace jasnel {
namespace {

class PolicyReport : public ::testing::Test {
 protected:
  // 300 deals of rule players; the last 60 are held out.
  static std::span<const DealChoices> Fitted() { return std::span(Deals()).first(240); }
  static std::span<const DealChoices> HeldOut() { return std::span(Deals()).subspan(240); }

 private:
  static const std::vector<DealChoices>& Deals() {
    static const auto deals = testing::ChoicesByRule(300);
    return deals;
  }
};

TEST_F(PolicyReport, OfNoWeightsIsThatOfAllCardsAlike) {
  const PolicyComparison found = ComparePolicy(HeldOut(), PolicyWeights{});
  EXPECT_DOUBLE_EQ(found.all.log_loss(), found.all.alike_log_loss());
}

TEST_F(PolicyReport, OfAFitIsBetterThanAllCardsAlikeOnDealsHeldOut) {
  const PolicyComparison found = ComparePolicy(HeldOut(), FitPolicy(Fitted()));
  EXPECT_LT(found.all.log_loss(), 0.6 * found.all.alike_log_loss());
  EXPECT_GT(found.all.likeliest(), 0.7);
}

TEST_F(PolicyReport, OfTheShippedWeightsIsBetterThanAllCardsAlike) {
  const PolicyComparison found = ComparePolicy(HeldOut(), kPolicyWeights);
  EXPECT_LT(found.all.log_loss(), 0.9 * found.all.alike_log_loss());
  EXPECT_GT(found.all.likeliest(), 0.5);
}

TEST_F(PolicyReport, CountsEachChoiceInItsStand) {
  const PolicyComparison found = ComparePolicy(HeldOut(), PolicyWeights{});
  std::size_t choices = 0;
  for (const DealChoices& deal : HeldOut()) choices += deal.size();
  std::size_t in_stands = 0;
  for (const PolicyLosses& losses : found.by_stand) in_stands += losses.count();
  EXPECT_EQ(in_stands, choices);
  EXPECT_EQ(found.all.count(), choices);
  // Each seat in turn leads; the last trick is no choice.
  EXPECT_EQ(found.by_stand[0].count(), 7 * HeldOut().size());
}

TEST(PolicyLosses, AreThoseOfTheChanceOfTheCardPlayed) {
  PolicyChoice choice;
  choice.cards.resize(2);
  for (std::int16_t i = 0; i < 2; ++i) {
    choice.cards[i].numbers[0] = i;
    choice.cards[i].size = 1;
  }
  choice.played = 1;
  const std::vector<double> weights = {0, std::log(3.0)};  // chances 1/4 and 3/4
  PolicyLosses losses;
  losses.Add(choice, weights);
  choice.played = 0;
  losses.Add(choice, weights);
  EXPECT_NEAR(losses.log_loss(), -(std::log(0.75) + std::log(0.25)) / 2, 1e-12);
  EXPECT_NEAR(losses.alike_log_loss(), std::log(2.0), 1e-12);
  EXPECT_EQ(losses.likeliest(), 0.5);
  EXPECT_EQ(losses.alike_likeliest(), 0.5);
}

TEST(PolicyReportOf, HasARowForEachStandThatThereIsAndOneForAll) {
  DealChoices deal(1);
  deal[0].cards.resize(2);
  for (PolicyFeatures& card : deal[0].cards) card.size = 0;
  deal[0].stand = 9;
  EXPECT_EQ(PolicyReportOf(9, {&deal, 1}, PolicyWeights{}),
            "Fitted to 9 deals, held out 1.\n\n"
            "                                             Log-loss        Likeliest played\n"
            "The seat                         Choices   policy   alike   policy   alike\n"
            "is void of the suit led, fourth        1   0.6931  0.6931   100.0%   50.0%\n"
            "all                                    1   0.6931  0.6931   100.0%   50.0%\n");
}

}  // namespace
}  // namespace jasnel

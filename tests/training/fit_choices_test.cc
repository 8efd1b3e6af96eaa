// Weights of a ChoiceNet, found in choices.

#include "tools/training/fit_choices.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdlib>

#include "jasnel/dealing.h"
#include "tools/training/choice_learner.h"

namespace jasnel {
namespace {

constexpr ChoiceShape kShape = {2, 8};
constexpr std::array<double, 8> kWorths = {0, 0.5, -1.25, 2, 0.25, 0, 1, -0.75};

// Choices of three options, each with one feature of 0 to 4 and one of 5 to 7, which are worth what
// `kWorths` says times `scale` with an error of up to `error`; with the second shared feature the
// other way round if `turns`.
ChoiceSamples SamplesByWorth(int count, double scale, double error = 0, bool turns = false) {
  Random random(1);
  ChoiceSamples samples;
  for (int i = 0; i < count; ++i) {
    const auto shared = static_cast<std::int16_t>(random.Below(2));
    samples.Begin(std::array{shared});
    for (int option = 0; option < 3; ++option) {
      const std::array<std::int16_t, 2> own = {static_cast<std::int16_t>(random.Below(5)),
                                               static_cast<std::int16_t>(5 + random.Below(3))};
      const double worth =
          kWorths[static_cast<std::size_t>(own[0])] + kWorths[static_cast<std::size_t>(own[1])];
      const double off = error * (2 * static_cast<double>(random.NextUnit()) - 1);
      samples.AddOption(own,
                        static_cast<float>(scale * worth * (turns && shared == 1 ? -1 : 1) + off));
    }
  }
  return samples;
}

double ValueOf(const std::vector<std::int16_t>& weights, std::int16_t shared, std::int16_t one,
               std::int16_t other) {
  const ChoiceNet net(kShape, weights);
  return static_cast<double>(
      net.Value(net.Shared(std::array{shared}), std::array<std::int16_t, 2>{one, other}));
}

// The mean worth and the entropy are greatest where values are worths over the temperature, but for
// what all options share: a conditional logit.
void ExpectTheWorths(const std::vector<std::int16_t>& weights, double near, bool turns = false) {
  for (const std::int16_t shared : {std::int16_t{0}, std::int16_t{1}}) {
    const double sign = turns && shared == 1 ? -1 : 1;
    const double base = ValueOf(weights, shared, 0, 5);
    for (std::int16_t one = 0; one < 5; ++one) {
      for (std::int16_t other = 5; other < 8; ++other) {
        const double worth =
            kWorths[static_cast<std::size_t>(one)] + kWorths[static_cast<std::size_t>(other)];
        EXPECT_NEAR(ValueOf(weights, shared, one, other) - base, sign * worth, near)
            << shared << one << other;
      }
    }
  }
}

// Passes over the same samples with steps that get smaller.
std::vector<std::int16_t> LearnWorths(const ChoiceSamples& samples, float temperature, int passes) {
  ChoiceLearner learner(kShape);
  for (int pass = 0; pass < passes; ++pass) {
    const float step = 0.05f * (1 - static_cast<float>(pass) / static_cast<float>(passes));
    for (std::size_t i = 0; i < samples.size(); ++i) {
      learner.LearnWorth(samples, i, temperature, step);
    }
    learner.Forget();
  }
  return learner.Weights();
}

TEST(ChoiceLearner, FindsChancesOfTheGreatestWorthAndEntropy) {
  ExpectTheWorths(LearnWorths(SamplesByWorth(20'000, 1), 1, 10), 0.15);
}

TEST(ChoiceLearner, MeasuresWorthByTheTemperature) {
  ExpectTheWorths(LearnWorths(SamplesByWorth(20'000, 4), 4, 10), 0.15);
}

TEST(ChoiceLearner, TakesTheMeanOfWorthsThatAreKnownWithAnError) {
  ExpectTheWorths(LearnWorths(SamplesByWorth(20'000, 1, 1.5), 1, 10), 0.25);
}

// What no sum over own features can tell.
TEST(ChoiceLearner, LearnsWhatASituationTurnsRound) {
  ExpectTheWorths(LearnWorths(SamplesByWorth(20'000, 1, 0, true), 1, 10), 0.3, true);
}

// Worths beyond anything, as at a temperature that is far too low.
TEST(ChoiceLearner, KeepsWeightsThatTheNetCanHold) {
  const auto weights = LearnWorths(SamplesByWorth(2000, 1000), 0.01f, 10);
  ASSERT_EQ(weights.size(), ChoiceNet::Weights(kShape));
  const std::size_t direct = weights.size() - static_cast<std::size_t>(kShape.own);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    EXPECT_LE(std::abs(weights[i]), i < direct ? ChoiceNet::kMaxUnitWeight : 32767);
  }
}

// Of each choice one option is taken, by chances in proportion to e^worth.
ChoiceSamples Taken(const ChoiceSamples& samples) {
  Random random(3);
  ChoiceSamples taken;
  for (std::size_t choice = 0; choice < samples.size(); ++choice) {
    double total = 0;
    for (std::size_t i = 0; i < 3; ++i) total += std::exp(double{samples.worth(choice, i)});
    double left = total * static_cast<double>(random.NextUnit());
    std::size_t which = 0;
    while (which < 2 && (left -= std::exp(double{samples.worth(choice, which)})) >= 0) ++which;
    taken.Begin(samples.shared(choice));
    for (std::size_t i = 0; i < 3; ++i) taken.AddOption(samples.own(choice, i), i == which ? 1 : 0);
  }
  return taken;
}

TEST(FitTaken, FindsAKnownConditionalLogit) {
  ExpectTheWorths(FitTaken(kShape, Taken(SamplesByWorth(60'000, 1)), 10), 0.25);
}

TEST(FitTaken, LearnsWhatASituationTurnsRound) {
  ExpectTheWorths(FitTaken(kShape, Taken(SamplesByWorth(60'000, 1, 0, true)), 10), 0.35, true);
}

TEST(FitTaken, GivesTheSameWeightsForTheSameSamples) {
  const ChoiceSamples samples = Taken(SamplesByWorth(300, 1));
  EXPECT_EQ(FitTaken(kShape, samples, 4), FitTaken(kShape, samples, 4));
}

TEST(LossesOfChoices, AreOfTheOptionTaken) {
  // Values by own feature: 0 for the first, 1 for the second.
  constexpr ChoiceShape kTwo = {1, 2};
  std::vector<std::int16_t> weights(ChoiceNet::Weights(kTwo));
  weights.back() = ChoiceNet::kDirectOne;
  ChoiceSamples samples;
  samples.Begin(std::array<std::int16_t, 1>{0});
  samples.AddOption(std::array<std::int16_t, 1>{0}, 1);
  samples.AddOption(std::array<std::int16_t, 1>{1}, 0);
  const double chance = 1 / (1 + std::exp(1.0));  // of the first
  ChoiceLosses losses = LossesOf(kTwo, weights, samples);
  EXPECT_NEAR(losses.log_loss, -std::log(chance), 1e-9);
  EXPECT_NEAR(losses.evenly, std::log(2), 1e-9);
  EXPECT_EQ(losses.agrees, 0);
  ChoiceSamples more;
  more.Begin({});
  more.AddOption(std::array<std::int16_t, 1>{1}, 1);
  more.AddOption(std::array<std::int16_t, 1>{0}, 0);
  samples.Append(more);
  ASSERT_EQ(samples.size(), 2U);
  EXPECT_TRUE(samples.shared(1).empty());
  EXPECT_EQ(samples.own(1, 0)[0], 1);
  losses = LossesOf(kTwo, weights, samples);
  EXPECT_NEAR(losses.log_loss, -(std::log(chance) + std::log(1 - chance)) / 2, 1e-9);
  EXPECT_EQ(losses.agrees, 0.5);
  EXPECT_EQ(LossesOf(kTwo, weights, {}).evenly, 0);
}

}  // namespace
}  // namespace jasnel

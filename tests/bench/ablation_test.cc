// What each part of the search is worth.

#include "bench/ablation.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "bench/random_position.h"

namespace jasnel::bench {
namespace {

constexpr std::size_t kSmallTable = std::size_t{1} << 20;
const std::atomic<bool> kNotCancelled = false;
const std::atomic<bool> kCancelled = true;

Position Ending(std::uint64_t number) {
  Random random = Random::Stream(31, number);
  return RandomPosition(random, {.cards_each = 5}, Rules{});
}

std::vector<std::string> NamesOf(const std::vector<Configuration>& configurations) {
  std::vector<std::string> names;
  for (const Configuration& configuration : configurations) names.push_back(configuration.name);
  return names;
}

TEST(Configurations, AreAllOnEachSwitchOffBasicAndAllOff) {
  std::vector<std::string> expected = {"all on"};
  for (const NamedSwitch& named : kNamedSwitches) {
    expected.push_back(std::string("no ") + named.name);
  }
  expected.insert(expected.end(), {"basic", "all off"});
  EXPECT_EQ(NamesOf(Configurations()), expected);
}

TEST(Configurations, WithoutOneSwitchHaveAllOthersOn) {
  const auto configurations = Configurations();
  EXPECT_EQ(configurations.front().switches, Switches{});
  EXPECT_EQ(configurations.back().switches, kAllOff);
  for (std::size_t i = 0; i < kNamedSwitches.size(); ++i) {
    Switches switches = configurations[i + 1].switches;
    EXPECT_FALSE(switches.*kNamedSwitches[i].member);
    switches.*kNamedSwitches[i].member = true;
    EXPECT_EQ(switches, Switches{});
  }
}

TEST(Switches, HaveANameEach) {
  std::set<std::string> names;
  Switches switches = kAllOff;
  for (const NamedSwitch& named : kNamedSwitches) {
    names.insert(named.name);
    switches.*named.member = true;
  }
  EXPECT_EQ(names.size(), kNamedSwitches.size());
  EXPECT_EQ(switches, Switches{});
}

TEST(Ablation, CountsEveryConfigurationAndFindsEqualValues) {
  Ablation ablation(Configurations(), kSmallTable);
  std::uint64_t nodes = 0;
  for (std::uint64_t number = 0; number < 20; number += 4) {
    std::vector<Position> positions;
    for (std::uint64_t i = number; i < number + 4; ++i) {
      positions.push_back(Ending(i));
      nodes += Solver().Solve(Ending(i)).value().nodes;
    }
    ASSERT_TRUE(ablation.Add(positions, kNotCancelled));
  }
  EXPECT_EQ(ablation.positions(), 20U);
  EXPECT_TRUE(ablation.disagreements().empty());
  const auto& rows = ablation.rows();
  ASSERT_EQ(rows.size(), Configurations().size());
  EXPECT_EQ(rows.front().nodes, nodes);
  EXPECT_GT(rows.back().nodes, 5 * nodes) << "all off is a plain search";
  for (const AblationRow& row : rows) EXPECT_GT(row.time.count(), 0) << row.name;
}

TEST(Ablation, CountsNothingOfAPositionThatWasCancelled) {
  Ablation ablation(Configurations(), kSmallTable);
  Random random(1);
  const std::vector<Position> positions = {RandomPosition(random, {}, Rules{})};
  EXPECT_FALSE(ablation.Add(positions, kCancelled));
  EXPECT_EQ(ablation.positions(), 0U);
  for (const AblationRow& row : ablation.rows()) EXPECT_EQ(row.nodes, 0U);
}

// Two of three searches agree.
TEST(Ablation, TellsWhichConfigurationFoundAnotherValue) {
  std::vector<Measurement> measurements = {{.values = {7}}, {.values = {5}}, {.values = {7}}};
  Ablation ablation({{"all on", {}}, {"no table", {}}, {"basic", {}}}, kSmallTable);
  ablation.Count(Ending(0), measurements);
  ASSERT_EQ(ablation.disagreements().size(), 1U);
  const Disagreement& disagreement = ablation.disagreements().front();
  EXPECT_EQ(disagreement.configuration, "no table");
  EXPECT_EQ(disagreement.expected, 7);
  EXPECT_EQ(disagreement.found, 5);
  EXPECT_EQ(disagreement.position.hands, Ending(0).hands);
}

}  // namespace
}  // namespace jasnel::bench

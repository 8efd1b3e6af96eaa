// `jasnel bench`: the fixed suite from the outside.

#include <gtest/gtest.h>

#include "tests/tools/support/json_lines.h"

namespace jasnel::testing {
namespace {

const Keys kFigures = {"positions",        "nodes",       "nodes_mean",  "nodes_median",
                       "nodes_p99",        "nodes_max",   "time_us",     "time_us_mean",
                       "time_us_median",   "time_us_p99", "time_us_max", "processor_us",
                       "nodes_per_second", "values",      "signature"};

TEST(BenchSuite, AsJsonIsAnObjectForEachGroupAndOneOfAll) {
  const auto run = RunJasnel({"bench", "--quick", "--format=json"});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  const auto objects = Objects(run);
  ASSERT_EQ(objects.size(), 31U);
  Keys of_group = {"objective", "cards", "rules", "cards_each", "in_trick"};
  of_group.insert(of_group.end(), kFigures.begin(), kFigures.end());
  std::uint64_t positions = 0;
  std::uint64_t nodes = 0;
  for (std::size_t i = 0; i + 1 < objects.size(); ++i) {
    EXPECT_EQ(KeysOf(objects[i]), of_group);
    positions += objects[i]["positions"].get<std::uint64_t>();
    nodes += objects[i]["nodes"].get<std::uint64_t>();
  }
  const Json& total = objects.back();
  EXPECT_EQ(KeysOf(total), kFigures);
  EXPECT_EQ(total["positions"], positions);
  EXPECT_EQ(total["positions"], 1338);
  EXPECT_EQ(total["nodes"], nodes);
}

TEST(BenchSuite, HasTheSameSignatureEachTime) {
  const auto first = Objects(RunJasnel({"bench", "--quick", "--format=json"}));
  const auto second = Objects(RunJasnel({"bench", "--quick", "--format=json"}));
  EXPECT_EQ(first.back()["signature"], second.back()["signature"]);
  EXPECT_EQ(first.back()["signature"].get<std::string>().size(), 16U);
}

TEST(BenchSuite, OfAnotherTableHasTheSameValues) {
  const auto usual = Objects(RunJasnel({"bench", "--quick", "--format=json"}));
  const auto small = Objects(RunJasnel({"bench", "--quick", "--format=json", "--table-mib=1"}));
  EXPECT_EQ(usual.back()["values"], small.back()["values"]);
}

TEST(BenchSuite, AsCsvHasAHeaderAndTheSameRows) {
  const auto run = RunJasnel({"bench", "--quick", "--format=csv"});
  const auto lines = Lines(run.out);
  ASSERT_EQ(lines.size(), 32U);
  EXPECT_EQ(lines[0],
            "objective,cards,rules,cards_each,in_trick,positions,nodes,nodes_mean,nodes_median,"
            "nodes_p99,nodes_max,time_us,time_us_mean,time_us_median,time_us_p99,time_us_max,"
            "processor_us,nodes_per_second,values,signature");
  EXPECT_EQ(lines[1].substr(0, 26), "points,false,kbn,8,false,1") << lines[1];
  EXPECT_EQ(lines.back().substr(0, 10), ",,,,,1338,") << lines.back();
}

}  // namespace
}  // namespace jasnel::testing

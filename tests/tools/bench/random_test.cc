// `jasnel bench --ablation`, `--growth` and `--soundness`: random positions.

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <map>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "bench/floor.h"
#include "jasnel/solver.h"
#include "tests/tools/support/json_lines.h"

namespace jasnel::testing {
namespace {

// With all switches off a whole deal takes a second, with sanitizers a minute.
constexpr const char* kTwoEndings =
    "N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. trump=H leader=E\n"
    "N:Q.9..7 8.K8.. J..JT. .AQ.9. trump=C leader=E\n";

TEST(BenchAblation, HasARowForEachConfigurationOfDealsAndOfEndings) {
  const auto run = RunJasnel({"bench", "--ablation", "--deals=1", "--endings=20", "--format=json"});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  const auto objects = Objects(run);
  const std::size_t of_deals = kNamedSwitches.size() + 3;  // all on, basic and all off besides
  ASSERT_EQ(objects.size(), 2 * of_deals);
  for (std::size_t i = 0; i < objects.size(); ++i) {
    EXPECT_EQ(KeysOf(objects[i]), (Keys{"positions", "cards_each", "configuration", "nodes",
                                        "time_us", "processor_us", "nodes_ratio", "time_ratio"}));
    EXPECT_EQ(objects[i]["positions"], i < of_deals ? 1 : 20);
    EXPECT_EQ(objects[i]["cards_each"], i < of_deals ? 8 : 5);
  }
  EXPECT_EQ(objects[0]["configuration"], "all on");
  EXPECT_EQ(objects[0]["nodes_ratio"], 1.0);
  EXPECT_EQ(objects[0]["time_ratio"], 1.0);
  EXPECT_EQ(objects[1]["configuration"], std::string("no ") + kNamedSwitches[0].name);
  EXPECT_EQ(objects.back()["configuration"], "all off");
  EXPECT_NEAR(objects.back()["nodes_ratio"].get<double>(),
              objects.back()["nodes"].get<double>() / objects[of_deals]["nodes"].get<double>(),
              0.001);
}

TEST(BenchGrowth, HasARowForEachNumberOfCardsAndThenOfThreads) {
  const auto run =
      RunJasnel({"bench", "--growth", "--deals=4", "--threads=3", "--format=json", "--seed=2"});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  const auto objects = Objects(run);
  ASSERT_EQ(objects.size(), 7u);
  for (std::size_t i = 0; i < objects.size(); ++i) {
    EXPECT_EQ(KeysOf(objects[i]), (Keys{"positions", "cards_each", "threads", "nodes", "time_us",
                                        "processor_us", "nodes_mean", "time_us_mean"}));
    EXPECT_EQ(objects[i]["positions"], 4);
    EXPECT_EQ(objects[i]["cards_each"], i < 4 ? 4 + i : 8);
    EXPECT_EQ(objects[i]["threads"], i < 5 ? 1 : i - 3);
    if (i == 0) continue;
    if (i < 5) {
      EXPECT_GT(objects[i]["nodes"], objects[i - 1]["nodes"]);
    } else {
      EXPECT_EQ(objects[i]["nodes"], objects[4]["nodes"]);
    }
  }
}

TEST(BenchGrowth, OnOneThreadSaysNothingOfThreads) {
  const auto run = RunJasnel({"bench", "--growth", "--deals=1", "--threads=1"});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.out.find("Speed-up"), std::string::npos);
}

TEST(BenchGrowth, NeedsADeal) {
  const auto run = RunJasnel({"bench", "--growth", "--deals=0"});
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.err, "jasnel bench: --deals=0 with --growth; expected at least 1\n");
}

TEST(BenchOracle, HasARowForEachOracleAndTheCutoffs) {
  const auto run = RunJasnel({"bench", "--oracle", "--deals=1", "--format=json"});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  const auto objects = Objects(run);
  ASSERT_GT(objects.size(), bench::Oracles().size());
  for (std::size_t i = 0; i < bench::Oracles().size(); ++i) {
    EXPECT_EQ(KeysOf(objects[i]),
              (Keys{"configuration", "positions", "known", "nodes", "nodes_ratio"}));
    EXPECT_EQ(objects[i]["positions"], 3);
    EXPECT_EQ(objects[i]["known"], bench::Oracles()[i].name);
    // All that is known makes the search smaller, and the value of every card makes it larger.
    if (bench::Oracles()[i].cards) {
      EXPECT_GT(objects[i]["nodes_ratio"], 1.0);
    } else if (i > 0) {
      EXPECT_LT(objects[i]["nodes_ratio"], 1.0);
    }
  }
  EXPECT_EQ(objects[0]["nodes_ratio"], 1.0);
  double all = 0;
  for (int card = 1; card <= 8; ++card) {
    all += objects.back()["card_" + std::to_string(card)].get<double>();
  }
  EXPECT_NEAR(all, 1, 0.001);
}

TEST(BenchOracle, OfARuleSetIsThatPartOfTheSuite) {
  const auto nodes = [](std::vector<std::string> flags) {
    flags.insert(flags.begin(), {"bench", "--oracle", "--deals=1", "--format=json"});
    const auto objects = Objects(RunJasnel(flags));
    return std::pair(objects[0]["positions"].get<int>(), objects[0]["nodes"].get<int>());
  };
  const auto all = nodes({});
  int sum = 0;
  for (const char* rules : {"kbn", "nku-rotterdam", "kbn,roem=off"}) {
    const auto [positions, of_rules] = nodes({std::string("--rules=") + rules});
    EXPECT_EQ(positions, 1);
    sum += of_rules;
  }
  EXPECT_EQ(all, std::pair(3, sum));
}

TEST(BenchOracle, MayBeOfDealsOfYourOwnWithoutPartsOfTheSearch) {
  const auto run =
      RunJasnel({"bench", "--oracle", "--input=-", "--off=ordering,table", "--format=json"},
                std::string(kTwoEndings) + "N:A.B\n");
  EXPECT_EQ(run.status, 1);
  const auto objects = Objects(run);
  EXPECT_EQ(KeysOf(objects[0]), (Keys{"error", "line_number"}));
  std::map<std::string, int> nodes;
  for (const Json& one : objects) {
    if (one.value("known", "") != "nothing") continue;
    EXPECT_EQ(one["positions"], 2);
    nodes[one["configuration"]] = one["nodes"];
  }
  ASSERT_EQ(nodes.size(), 3U);
  const auto as_solved = Objects(RunJasnel({"bench", "--input=-", "--format=json"}, kTwoEndings));
  EXPECT_EQ(nodes["all on"], as_solved[0]["nodes"]);
  EXPECT_GT(nodes["no table"], nodes["all on"]);
  EXPECT_GT(nodes["no ordering"], nodes["all on"]);
  const auto text = RunJasnel({"bench", "--oracle", "--input=-", "--off=all"}, kTwoEndings).out;
  EXPECT_TRUE(text.starts_with("-, points, all on: 2\n")) << text;
  EXPECT_NE(text.find("\n\n-, points, all off: 2\n"), std::string::npos) << text;
}

TEST(BenchOracle, NeedsADeal) {
  const auto run = RunJasnel({"bench", "--oracle", "--deals=0"});
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.err, "jasnel bench: --deals=0 with --oracle; expected at least 1\n");
}

TEST(BenchAblation, OfAnotherSeedHasOtherNodes) {
  const auto nodes = [](const char* seed) {
    return Objects(RunJasnel(
        {"bench", "--ablation", "--deals=0", "--endings=5", "--format=json", seed}))[0]["nodes"];
  };
  EXPECT_EQ(nodes("--seed=1"), nodes("--seed=1"));
  EXPECT_NE(nodes("--seed=1"), nodes("--seed=2"));
}

TEST(BenchAblation, MayBeOfOtherRulesAndOfSomeParts) {
  const auto run = [](std::vector<std::string> flags) {
    flags.insert(flags.begin(), {"bench", "--ablation", "--deals=0", "--endings=3"});
    return RunJasnel(flags);
  };
  const auto some = run({"--rules=nku-rotterdam", "--off=table,all"});
  EXPECT_TRUE(some.out.starts_with("Endings of 5 cards a hand, rules nku-rotterdam, seed 1: 3\n"))
      << some.out;
  const auto lines = Lines(run({"--off=ordering", "--format=csv"}).out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[1].substr(0, 11), "3,5,all on,");
  EXPECT_EQ(lines[2].substr(0, 16), "3,5,no ordering,");
  const auto wrong = run({"--off=table,colour"});
  EXPECT_EQ(wrong.status, 2);
  EXPECT_TRUE(wrong.err.starts_with("jasnel bench: --off: 'colour'; expected table, "))
      << wrong.err;
  EXPECT_EQ(RunJasnel({"bench", "--off=table"}).err,
            "jasnel bench: --off alone; expected it with --ablation or --oracle\n");
}

TEST(BenchAblation, MayBeOfDealsOfYourOwn) {
  const auto run =
      RunJasnel({"bench", "--ablation", "--input=-", "--off=ordering", "--format=csv", "--trump=H"},
                std::string(kTwoEndings) + "N:A.B\n");
  EXPECT_EQ(run.status, 1);
  const auto lines = Lines(run.out);
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[0],
            "positions,cards_each,configuration,nodes,time_us,processor_us,nodes_ratio,time_ratio,"
            "error,trump,line_number");
  EXPECT_EQ(lines[1].substr(0, 8), ",,,,,,,,");
  EXPECT_EQ(lines[2].substr(0, 10), "2,,all on,");
  EXPECT_EQ(lines[3].substr(0, 15), "2,,no ordering,");
  const auto text = RunJasnel({"bench", "--ablation", "--input=-", "--off=ordering"}, kTwoEndings);
  EXPECT_EQ(text.status, 0);
  EXPECT_TRUE(text.out.starts_with("Positions of -: 2\n\n")) << text.out;
}

TEST(BenchAblation, OfAFileHasNoRandomDeals) {
  const auto error = [](std::vector<std::string> flags) {
    flags.insert(flags.begin(), {"bench", "--input=-"});
    const auto run = RunJasnel(flags, kTwoEndings);
    EXPECT_EQ(run.status, 2);
    return run.err;
  };
  EXPECT_EQ(error({"--ablation", "--deals=1"}),
            "jasnel bench: --deals with --input; expected one of the two\n");
  EXPECT_EQ(error({"--ablation", "--cards"}),
            "jasnel bench: --cards with --ablation; expected one of the two\n");
  EXPECT_EQ(error({"--growth"}), "jasnel bench: --input with --growth; expected one of the two\n");
  EXPECT_EQ(error({"--questions", "--cards"}),
            "jasnel bench: --questions with --cards; expected one of the two\n");
}

TEST(BenchOracle, OfTheSuiteTakesNoFlagsOfDeals) {
  EXPECT_EQ(RunJasnel({"bench", "--oracle", "--trump=H"}).err,
            "jasnel bench: --trump alone; expected it with --input\n");
}

TEST(BenchAblation, AsCsvHasAHeader) {
  const auto lines =
      Lines(RunJasnel({"bench", "--ablation", "--deals=0", "--endings=2", "--format=csv"}).out);
  EXPECT_EQ(lines.size(), kNamedSwitches.size() + 4);
  EXPECT_EQ(lines[0],
            "positions,cards_each,configuration,nodes,time_us,processor_us,nodes_ratio,time_ratio");
  EXPECT_EQ(lines[1].substr(0, 11), "2,5,all on,");
}

TEST(BenchAblation, AsTextHasATableForEachSize) {
  const auto run = RunJasnel({"bench", "--ablation", "--deals=1", "--endings=3", "--seed=5"});
  EXPECT_EQ(run.out.find("Deals of 8 cards a hand, rules kbn, seed 5: 1\n\n  Configuration "), 0U)
      << run.out;
  EXPECT_NE(run.out.find("\n\nEndings of 5 cards a hand, rules kbn, seed 5: 3\n"),
            std::string::npos);
}

TEST(BenchSoundness, FindsNoDifference) {
  const auto run =
      RunJasnel({"bench", "--soundness", "--deals=4", "--endings=400", "--seed=3", "--threads=2"});
  EXPECT_EQ(run.out, "Compared with a plain search: 4 deals and 400 endings, seed 3.\n0 differ\n");
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(run.status, 0);
}

TEST(BenchSoundness, AsJsonIsOneObject) {
  const auto run =
      RunJasnel({"bench", "--soundness", "--deals=0", "--endings=40", "--format=json"});
  EXPECT_EQ(run.out, R"({"deals":0,"endings":40,"seed":1,"differ":0,"stopped":false})"
                     "\n");
}

TEST(BenchSoundness, AsCsvHasItsCountsOnStandardError) {
  const auto run = RunJasnel({"bench", "--soundness", "--deals=0", "--endings=40", "--format=csv"});
  EXPECT_EQ(run.out, "deal,objective,cards,expected,found\n");
  EXPECT_EQ(run.err, "Compared with a plain search: 0 deals and 40 endings, seed 1.\n0 differ\n");
}

TEST(BenchSoundness, StoppedTellsWhatWasCompared) {
  Json json;
  // How long the first endings take depends on the machine.
  for (int seconds = 1; seconds <= 64; seconds *= 2) {
    LiveJasnel jasnel({"bench", "--soundness", "--deals=0", "--endings=100000000", "--format=json",
                       "--threads=1"});
    std::this_thread::sleep_for(std::chrono::seconds(seconds));
    jasnel.Signal(SIGINT);
    json = ParseJson(jasnel.ReadToEnd());
    EXPECT_EQ(jasnel.Wait(), 130);
    if (json["endings"] > 0) break;
  }
  EXPECT_EQ(json["differ"], 0);
  EXPECT_EQ(json["stopped"], true);
  EXPECT_LT(json["endings"], 100000000);
  EXPECT_GT(json["endings"], 0);
}

TEST(BenchAblation, StoppedPrintsWhatWasMeasured) {
  std::vector<std::string> lines;
  // A busy machine may need longer to measure anything.
  for (int seconds = 2; lines.empty() && seconds <= 32; seconds *= 2) {
    LiveJasnel jasnel({"bench", "--ablation", "--deals=0", "--endings=1000000", "--format=json"});
    std::this_thread::sleep_for(std::chrono::seconds(seconds));
    jasnel.Signal(SIGINT);
    lines = Lines(jasnel.ReadToEnd());
    EXPECT_EQ(jasnel.Wait(), 130);
  }
  ASSERT_EQ(lines.size(), kNamedSwitches.size() + 3);
  EXPECT_GT(ParseJson(lines[0])["positions"], 0);
  EXPECT_LT(ParseJson(lines[0])["positions"], 1000000);
}

}  // namespace
}  // namespace jasnel::testing

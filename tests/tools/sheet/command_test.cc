// `jasnel sheet` from the outside.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

Finished Sheet(const std::string& input, std::vector<std::string> flags = {}) {
  flags.insert(flags.begin(), "sheet");
  return RunJasnel(flags, input);
}

std::string Contents(const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(SheetCommand, AddsUpDealByDeal) {
  const auto run = Sheet("we H 102 60 20 0\nthey S 90 72\nundo\nthey S 60 102 0 20\nwe pit -\n",
                         {"--input=-", "--format=json"});
  ASSERT_EQ(run.status, 0) << run.err;
  const auto deals = Objects(run);
  ASSERT_EQ(deals.size(), 3U);
  int we = 0;
  int they = 0;
  for (std::size_t i = 0; i < deals.size(); ++i) {
    we += deals[i]["we"].get<int>();
    they += deals[i]["they"].get<int>();
    EXPECT_EQ(deals[i]["deal"], i + 1);
    EXPECT_EQ(deals[i]["total_we"], we);
    EXPECT_EQ(deals[i]["total_they"], they);
  }
  EXPECT_EQ(we, 122 + 60 + 262);
  EXPECT_EQ(they, 60 + 122);
  EXPECT_EQ(deals[0]["trump"], "H");
  EXPECT_EQ(deals[1]["declarer"], "they");
  EXPECT_EQ(deals[2]["outcome"], "pit");
}

TEST(SheetCommand, SaysWithTheArticleThatATurnedTrickWasLookedAt) {
  const auto run = Sheet("they S 90 72 looked we\n", {"--input=-"});
  EXPECT_NE(run.out.find("nat, turned trick looked at by We (KBN table)\n"), std::string::npos)
      << run.out;
  const auto deals = Objects(Sheet("we 102 60 looked they\n", {"--input=-", "--format=json"}));
  EXPECT_EQ(deals[0]["looked_at"], "they");
}

TEST(SheetCommand, BeginsAGameAfterSoManyDeals) {
  std::string lines;
  for (int i = 0; i < 17; ++i) lines += "we 102 60\n";
  const auto kbn = Objects(Sheet(lines, {"--input=-", "--format=json"}));
  ASSERT_EQ(kbn.size(), 17U);
  EXPECT_EQ(kbn[15]["game"], 1);
  EXPECT_EQ(kbn[16]["game"], 2);
  EXPECT_EQ(kbn[16]["total_we"], 102);
  const auto bedum = Objects(Sheet(lines, {"--input=-", "--format=json", "--rules=bedum"}));
  EXPECT_EQ(bedum[12]["game"], 2);
  const auto text = Sheet(lines, {"--input=-"}).out;
  EXPECT_NE(text.find("Game 2\n"), std::string::npos);
  EXPECT_NE(text.find("Winner: We, by 672 points."), std::string::npos);
  EXPECT_NE(text.find("Ahead: We, by 42 points after 1 of 16 deals."), std::string::npos);
  EXPECT_NE(text.find("All games: We 1734, They 1020."), std::string::npos);
}

TEST(SheetCommand, PlaysToSoManyPoints) {
  const std::string lines = "we 102 60\nthey 60 102\nwe 82 80\nthey 10 152\n";
  const std::string rules = "--rules=kbn,game=240-points";
  const auto deals = Objects(Sheet(lines, {"--input=-", "--format=json", rules}));
  ASSERT_EQ(deals.size(), 4U);
  EXPECT_EQ(deals[2]["game"], 1);
  EXPECT_EQ(deals[3]["game"], 2);
  EXPECT_EQ(deals[3]["deal"], 1);
  const auto text = Sheet(lines, {"--input=-", rules}).out;
  EXPECT_NE(text.find("Winner: We, by 2 points."), std::string::npos) << text;
  EXPECT_NE(text.find("Ahead: They, by 142 points after 1 deal; the game goes to 240."),
            std::string::npos)
      << text;
  const std::string declarer = rules + ",both-over=declarer";
  EXPECT_NE(Sheet("we 102 60\nthey 60 102\nthey 80 82\n", {"--input=-", declarer})
                .out.find("Winner: They, by 2 points."),
            std::string::npos);
}

TEST(SheetCommand, SaysWhatIsWrongAndCountsTheRest) {
  const auto run = Sheet("# us\n\nwe 100 60\nwe 102 60\n", {"--input=-", "--format=csv"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err,
            "jasnel sheet: -:3: 100 and 60 points add up to 160; expected 162, as in every deal\n");
  EXPECT_NE(run.out.find("\n1,1,we,,102,60,0,0,made,,102,60,102,60,,\n"), std::string::npos);
}

TEST(SheetCommand, AtTheTableAsksAgainAfterAMistake) {
  const auto run = Sheet("we 100 60\nwe 102 60\nundo\nundo\nthey 60 102\nstop\nwe 102 60\n");
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err,
            "jasnel sheet: 100 and 60 points add up to 160; expected 162, as in every deal\n"
            "jasnel sheet: no deal to take back\n");
  EXPECT_TRUE(
      run.out.starts_with("Deal 1: We 102, They 60; 102-60 in this game.\n"
                          "Deal 1: We 60, They 102; 60-102 in this game.\n"));
  EXPECT_NE(run.out.find("Ahead: They, by 42 points after 1 of 16 deals."), std::string::npos);
}

TEST(SheetCommand, GoesOnWithWhatWasKept) {
  const TemporaryFile file("");
  const std::string& path = file.path();
  std::filesystem::remove(path);  // the command makes it, and the test takes it away
  const std::string keep = "--keep=" + path;
  EXPECT_EQ(Sheet("we 102 60\nwe 10 10\nthey 90 72\nundo\n", {keep}).status, 0);
  EXPECT_EQ(Contents(path), "we 102 60\nthey 90 72\nundo\n");
  const auto run = Sheet("they 60 102 0 20\n", {keep, "--format=json"});
  EXPECT_EQ(run.status, 0);
  const auto deals = Objects(run);
  ASSERT_EQ(deals.size(), 2U);
  EXPECT_EQ(deals[1]["total_we"], 162);
  EXPECT_EQ(deals[1]["total_they"], 182);
  std::ofstream(path, std::ios::app) << "nonsense\n";
  const auto wrong = Sheet("we 102 60\n", {keep});
  EXPECT_EQ(wrong.status, 1);
  EXPECT_EQ(wrong.err, "jasnel sheet: " + path + ":5: 'nonsense'; expected we or they\n");
  EXPECT_EQ(Contents(path), "we 102 60\nthey 90 72\nundo\nthey 60 102 0 20\nnonsense\n");
}

TEST(SheetCommand, KeepsAnEveningOnceAtATime) {
  const TemporaryFile file("");
  const std::string keep = "--keep=" + file.path();
  LiveJasnel first({"sheet", keep});
  first.Write("we 102 60\n");
  EXPECT_EQ(first.ReadLine(), "Deal 1: We 102, They 60; 102-60 in this game.\n");
  const auto second = Sheet("they 90 72\nundo\n", {keep});
  EXPECT_EQ(second.status, 1);
  EXPECT_EQ(second.err, "jasnel sheet: --keep: " + file.path() +
                            ": another program is writing this file; expected one at a time\n");
  first.Write("undo\nthey 60 102\n");
  first.CloseInput();
  first.ReadToEnd();
  EXPECT_EQ(first.Wait(), 0);
  EXPECT_EQ(file.Read(), "we 102 60\nundo\nthey 60 102\n");
}

TEST(SheetCommand, NoticesWhatAnotherProgramWrites) {
  const TemporaryFile file("");
  LiveJasnel sheet({"sheet", "--keep=" + file.path()});
  sheet.Write("we 102 60\n");
  sheet.ReadLine();
  std::ofstream(file.path(), std::ios::app) << "they 90 72\n";
  sheet.Write("undo\n");
  sheet.CloseInput();
  sheet.ReadToEnd();
  EXPECT_EQ(sheet.Wait(), 1);
  EXPECT_EQ(file.Read(), "we 102 60\nthey 90 72\n");
}

TEST(SheetCommand, KeepsLinesInAFileOnly) {
  for (const auto& [path, what] : std::vector<std::pair<std::string, std::string>>{
           {"-", "standard output"}, {"/dev/null", "a device"}, {"/", "a directory"}}) {
    const auto run = Sheet("we 102 60\n", {"--keep=" + path});
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.err, "jasnel sheet: --keep: " + path + ": " + what +
                           "; expected a file to add records to\n");
  }
}

TEST(SheetCommand, DoesNotReadWhatItKeeps) {
  const TemporaryFile file("we 102 60\n");
  const auto run = RunScript("jasnel sheet --keep=" + file.path() + " < " + file.path());
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "jasnel sheet: --keep: " + file.path() +
                         ": read as standard input too; expected a file to add records to\n");
  EXPECT_EQ(file.Read(), "we 102 60\n");
}

TEST(SheetCommand, IsInDutch) {
  const auto run = Sheet("wij H 102 60 20 0\nzij K 90 72\nwij verzaakt zij\n",
                         {"--input=-", "--lang=nl", "--names=Anna+Bram,Cor+Dirk"});
  EXPECT_EQ(run.status, 0) << run.err;
  for (const char* word : {"Speelt", "Troef", "harten", "klaveren", "nat", "Cor+Dirk verzaakt",
                           "Voor: Anna+Bram, met"}) {
    EXPECT_NE(run.out.find(word), std::string::npos) << word << " in\n" << run.out;
  }
}

TEST(SheetCommand, RefusesWhatMakesNoSense) {
  EXPECT_EQ(Sheet("", {"--input=-", "--keep=x"}).err,
            "jasnel sheet: --input with --keep; expected one of the two\n");
  for (const char* names : {"Anna", "a,", ",b", "a,b,c", "a,a"}) {
    EXPECT_EQ(Sheet("", {"--input=-", "--names=" + std::string(names)}).err,
              "jasnel sheet: --names: '" + std::string(names) +
                  "'; expected two names, such as Anna+Bram,Cor+Dirk\n");
  }
  const auto empty = Sheet("# nobody came\n", {"--input=-"});
  EXPECT_EQ(empty.status, 1);
  EXPECT_EQ(empty.err, "jasnel sheet: -: no deal; expected at least one\n");
  const auto none = Sheet("", {"--input=/nowhere/evening.txt"});
  EXPECT_EQ(none.status, 1);
  EXPECT_TRUE(none.err.starts_with("jasnel sheet: /nowhere/evening.txt: No such file")) << none.err;
}

}  // namespace
}  // namespace jasnel::testing

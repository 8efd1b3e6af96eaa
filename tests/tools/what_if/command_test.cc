// `jasnel what-if` from the outside.

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <string>
#include <thread>
#include <vector>

#include "tests/tools/analyse/run.h"
#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

const std::string& RecordedDeal() {
  static const std::string record = [] {
    const auto run = RunScript(
        "f=$(mktemp -u); jasnel match full:level=club simple --deals=1 --seed=4 --record=\"$f\" "
        ">/dev/null; grep -v '^#' \"$f\" | head -n 1; rm -f \"$f\"");
    EXPECT_EQ(run.err, "");
    return run.out;
  }();
  return record;
}

Finished WhatIf(std::vector<std::string> flags, const std::string& record = RecordedDeal()) {
  flags.insert(flags.begin(), {"what-if", "--input=-", "--player=full:level=club"});
  return RunJasnel(flags, record);
}

std::string WhatIfError(const std::vector<std::string>& flags,
                        const std::string& record = RecordedDeal()) {
  const auto run = WhatIf(flags, record);
  EXPECT_NE(run.status, 0);
  EXPECT_EQ(run.out, "");
  return run.err;
}

TEST(WhatIfCommand, ComparesAllCardsWithTheOnePlayed) {
  const auto run = WhatIf({"--at=1.1", "--deals=30", "--format=json"});
  ASSERT_EQ(run.status, 0) << run.err;
  const Json answer = Objects(run).at(0);
  EXPECT_EQ(answer["deals"], 30);
  EXPECT_EQ(answer["player"], "full:level=club");
  const Json record = Json::parse(RecordedDeal());
  EXPECT_EQ(answer["choices"].size(), 8U);
  EXPECT_EQ(answer["choices"][0]["card"], record["tricks"][0]["cards"][0]);
  EXPECT_FALSE(answer["choices"][0].contains("more"));
  for (std::size_t i = 0; i < 8; ++i) {
    const Json& choice = answer["choices"][i];
    double sum = 0;
    std::vector<double> scores = choice["scores"];
    ASSERT_EQ(scores.size(), 30U);
    for (const double score : scores) sum += score;
    EXPECT_NEAR(choice["points"].get<double>(), sum / 30, 0.051);
    std::sort(scores.begin(), scores.end());
    EXPECT_EQ(choice["quantiles"], (Json{scores[2], scores[14], scores[26]}));
    if (i == 0) continue;
    EXPECT_NEAR(choice["more"]["points"].get<double>(),
                choice["points"].get<double>() - answer["choices"][0]["points"].get<double>(),
                0.11);
    EXPECT_LE(choice["more"]["low"], choice["more"]["points"]);
    EXPECT_GE(choice["more"]["high"], choice["more"]["points"]);
  }
}

TEST(WhatIfCommand, ShowsATableTheBestChoiceFirst) {
  const auto run = WhatIf({"--at=1.1", "--deals=20"});
  ASSERT_EQ(run.status, 0) << run.err;
  const auto lines = Lines(run.out);
  EXPECT_TRUE(lines.at(0).starts_with("  Card ")) << run.out;
  EXPECT_NE(lines[0].find(" Mean   1 in 10   Half   9 in 10   Nat   Pit "), std::string::npos);
  int last = 10000;
  for (std::size_t i = 1; i <= 8; ++i) {
    const int mean = std::stoi(lines[i].substr(lines[i].find_first_of("+-0123456789", 8)));
    EXPECT_LE(mean, last) << run.out;
    last = mean;
  }
  EXPECT_NE(run.out.find("\nAt the table "), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("by full:level=club in all four seats, 20 times"), std::string::npos);
}

TEST(WhatIfCommand, IsInDutch) {
  const auto run = WhatIf({"--at=bod.1", "--deals=10", "--instead=H,S", "--lang=nl"});
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_TRUE(run.out.starts_with("  Bod   Gemiddeld   1 op 10")) << run.out;
  EXPECT_NE(run.out.find("\nAan tafel leverde "), std::string::npos) << run.out;
}

TEST(WhatIfCommand, ComparesWhatIsAsked) {
  const Json record = Json::parse(RecordedDeal());
  const auto run = WhatIf({"--at=call.1", "--deals=5", "--instead=pass,H,S", "--format=json"});
  ASSERT_EQ(run.status, 0) << run.err;
  const Json answer = Objects(run).at(0);
  EXPECT_EQ(answer["choices"][0]["call"], record["auction"][0]);
  EXPECT_EQ(answer["choices"].size(), record["auction"][0] == "pass" ? 3U : 4U);
}

TEST(WhatIfCommand, HasARowOfCsvForEachDeal) {
  const auto lines = Lines(WhatIf({"--at=8.4", "--deals=3", "--format=csv"}).out);
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[0], "choice,deal,declarer,trump,score_ns,score_ew");
  EXPECT_EQ(lines[1].substr(3), lines[2].substr(3).replace(0, 1, "1"));
}

TEST(WhatIfCommand, SaysTheSameWithAnyNumberOfThreads) {
  EXPECT_EQ(WhatIf({"--at=3.2", "--deals=12", "--threads=1"}).out,
            WhatIf({"--at=3.2", "--deals=12", "--threads=3"}).out);
}

constexpr const char* kEnded =
    R"({"deal":"N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7","dealer":"E","trump":"H",)"
    R"("declarer":"S","tricks":[{"cards":["CJ","C7","DT","CK"],MARK},{"cards":["C8"]}]})";

TEST(WhatIfCommand, IsNotAskedAboutCardsAfterTheEnd) {
  EXPECT_EQ(WhatIfError({"--at=2.1"}, Edited(kEnded, "MARK", R"("accused_by":"N")")),
            "jasnel what-if: at: trick 1: North wrongly accused the other side, which ended the "
            "deal; expected a point before that\n");
  EXPECT_EQ(
      WhatIfError({"--at=2.1", "--lang=nl"}, Edited(kEnded, "MARK", R"("short_hand":"E")")),
      "jasnel what-if: at: slag 1: Oost had te weinig kaarten, waarmee het spel uit was; verwacht "
      "een punt daarvoor\n");
  // East could have followed with the king of clubs.
  EXPECT_EQ(WhatIfError({"--at=2.1"}, Edited(kEnded, R"("CK"],MARK)", R"("DK"])")),
            "jasnel what-if: at: trick 1: East revoked, which ended the deal; expected a point "
            "before that\n");
}

// The suit that was turned is not in such a record.
TEST(WhatIfCommand, NeedsNoAuctionUnderRulesThatTurnASuit) {
  for (const char* rules : {"bedum", "kbn,bidding=turned"}) {
    const std::string record = Edited(kEnded, "MARK", R"("roem_claim":"made")");
    for (const char* at : {"--at=1.1", "--at=1.2", "--at=2.1"}) {
      const auto run = WhatIf({at, "--deals=2", std::string("--rules=") + rules}, record);
      EXPECT_EQ(run.status, 0) << run.err;
    }
  }
}

TEST(WhatIfCommand, TellsOfMistakes) {
  EXPECT_EQ(WhatIfError({}),
            "jasnel what-if: no point; expected --at=5.3 for the third card of trick 5, or "
            "--at=call.2\n");
  EXPECT_EQ(
      WhatIfError({"--at=9.1"}),
      "jasnel what-if: --at: '9.1'; expected a trick and a card, such as 5.3, or a call, such "
      "as call.2\n");
  EXPECT_EQ(WhatIfError({"--at=5.1", "--instead=H9,X"}),
            "jasnel what-if: --instead: 'X'; expected cards such as H9,SA, or calls such as "
            "pass,H\n");
  EXPECT_EQ(WhatIfError({"--at=5.1", "--instead=H9,H9"}),
            "jasnel what-if: --instead: 'H9' twice; expected it once\n");
  EXPECT_EQ(WhatIfError({"--at=1.1", "--instead=pass"}),
            "jasnel what-if: a call after the auction; expected a card\n");
  EXPECT_EQ(WhatIfError({"--at=1.1", "--deals=0"}),
            "jasnel what-if: --deals: '0'; expected a whole number from 1 to 1000000\n");
  EXPECT_NE(WhatIfError({"--at=call.5"}).find("call 5 is not in the record, which has "),
            std::string::npos);
  EXPECT_NE(WhatIfError({"--at=1.1"}, RecordedDeal() + RecordedDeal())
                .find("more than one record; expected one"),
            std::string::npos);
  EXPECT_NE(WhatIfError({"--at=1.1"}, "").find("no record in it"), std::string::npos);
  EXPECT_NE(WhatIfError({"--at=1.1"}, "{}").find("jasnel what-if: "), std::string::npos);
  const auto player =
      RunJasnel({"what-if", "--at=1.1", "--input=-", "--player=ful"}, RecordedDeal());
  EXPECT_EQ(player.status, 2);
}

TEST(WhatIfCommand, KeepsToItsBudget) {
  const auto run = WhatIf({"--at=1.1", "--deals=100000", "--budget-ms=300", "--format=json"});
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_LT(Objects(run).at(0)["deals"], 100000);
}

TEST(WhatIfCommand, IsRefusedAfterACardThatWasNotLegal) {
  EXPECT_EQ(WhatIfError({"--at=8.4"}, PlayedLine(5)).find("jasnel what-if: at: trick "), 0U);
}

TEST(WhatIfCommand, StoppedShowsWhatItHas) {
  const TemporaryFile file(RecordedDeal());
  LiveJasnel jasnel({"what-if", "--input=" + file.path(), "--at=1.1", "--deals=5000",
                     "--player=full:level=club", "--threads=1", "--format=json"});
  std::this_thread::sleep_for(std::chrono::milliseconds(500));
  jasnel.Signal(SIGINT);
  const std::string printed = jasnel.ReadToEnd();
  EXPECT_EQ(jasnel.Wait(), 130);
  // Before the first deal is done, it has nothing.
  if (!printed.empty()) {
    EXPECT_LT(Json::parse(printed)["deals"], 5000);
  }
}

}  // namespace
}  // namespace jasnel::testing

// `jasnel endings` from the outside.

#include <gtest/gtest.h>

#include <string>
#include <variant>
#include <vector>

#include "bench/endings.h"
#include "engine/requests/move_request.h"
#include "jasnel/notation.h"
#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

const std::string& Suite() {
  static const std::string suite = [] {
    const auto run = RunJasnel({"endings", "make", "--count=8", "--threads=1"});
    EXPECT_EQ(run.err, "");
    return run.out;
  }();
  return suite;
}

Finished ScoreEndings(std::vector<std::string> words, const std::string& input = Suite()) {
  words.insert(words.begin(), {"endings", "score", "--input=-"});
  return RunJasnel(words, input);
}

TEST(EndingsCommand, MakesOneOfEachKind) {
  int number = 0;
  std::vector<std::vector<int>> kinds(5, std::vector<int>(4));
  for (const std::string& line : Lines(Suite())) {
    const Json ending = ParseJson(line);
    EXPECT_EQ(ending["ending"], ++number);
    EXPECT_EQ(ending["others"], "simple");
    const Json& request = ending["request"];
    EXPECT_EQ(ending["cards"], request["hand"].size());
    EXPECT_EQ(ending["sums"].size(), request["legal"].size());
    const double best = ending["sums"][ending["best"][0].get<std::string>()];
    for (const Json& card : request["legal"]) {
      EXPECT_LE(ending["sums"][card.get<std::string>()].get<double>(), best);
    }
    int holds = 0;
    for (const auto& [seat, hidden] : ending["hidden"].items()) {
      EXPECT_NE(seat, request["seat"]);
      EXPECT_GE(hidden["may_hold"].size(), hidden["holds"].get<std::size_t>());
      holds += hidden["holds"].get<int>();
    }
    EXPECT_GE(holds, 6);
    const Json& trick = request["tricks"].back();
    ++kinds[ending["cards"].get<std::size_t>()][trick["cards"].size() % 4];
  }
  for (const std::size_t cards : {3U, 4U}) {
    for (const int count : kinds[cards]) EXPECT_EQ(count, 1);
  }
}

TEST(EndingsCommand, MakesTheSameOnAnyNumberOfThreads) {
  EXPECT_EQ(RunJasnel({"endings", "make", "--count=8", "--threads=3"}).out, Suite());
  EXPECT_NE(RunJasnel({"endings", "make", "--count=8", "--seed=2"}).out, Suite());
}

// So a request of it is one for a program.
TEST(EndingsCommand, HasRequestsThatTheEngineAnswers) {
  std::string requests;
  for (const std::string& line : Lines(Suite()))
    requests += ParseJson(line)["request"].dump() + "\n";
  const auto answers = Objects(RunJasnel({"engine", "--player=rule"}, requests));
  const auto scored = Objects(ScoreEndings({"rule", "--format=json"})).at(0);
  ASSERT_EQ(answers.size(), 8U);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    EXPECT_EQ(answers[i]["move"], scored["chosen"][i]);
  }
}

TEST(EndingsCommand, NamesThePlayersThatItKnows) {
  EXPECT_EQ(ScoreEndings({"nobody"}).err,
            "jasnel endings score: 'nobody' is not a player; expected one of random, simple, rule, "
            "worlds, full, ismcts, epimc, or exec:COMMAND for a program\n");
}

TEST(EndingsCommand, ScoresPrograms) {
  const auto scores = Objects(RunScript(
      "jasnel endings make --count=8 | jasnel endings score --format=json --input=- simple "
      "'mine=exec:jasnel engine --player=simple'"));
  ASSERT_EQ(scores.size(), 2U);
  EXPECT_EQ(scores[1]["player"], "mine");
  EXPECT_EQ(scores[0]["chosen"], scores[1]["chosen"]);
  EXPECT_EQ(scores[0]["lost"], scores[1]["lost"]);
}

TEST(EndingsCommand, CountsWhatIsFoundAndLost) {
  const auto scores = Objects(
      ScoreEndings({"epimc:depth=4,worlds=100000,others=simple", "random", "--format=json"}));
  EXPECT_EQ(scores[0]["found"], 1);
  EXPECT_EQ(scores[0]["lost"], 0);
  EXPECT_EQ(scores[0]["cards_3"]["endings"], 4);
  EXPECT_EQ(scores[0]["cards_4"]["endings"], 4);
  double lost = 0;
  int found = 0;
  const auto endings = Lines(Suite());
  for (std::size_t i = 0; i < endings.size(); ++i) {
    const Json ending = ParseJson(endings[i]);
    const Json& sums = ending["sums"];
    const double best = sums[ending["best"][0].get<std::string>()];
    const double sum = sums[scores[1]["chosen"][i].get<std::string>()];
    lost += (best - sum) / ending["deals"].get<double>() / 8;
    found += best == sum ? 1 : 0;
  }
  EXPECT_NEAR(scores[1]["lost"].get<double>(), lost, 0.0006);
  EXPECT_NEAR(scores[1]["found"].get<double>(), found / 8.0, 1e-9);
}

TEST(EndingsCommand, SaysWhatIsWrong) {
  const auto line = Lines(Suite())[0];
  const auto error = [](const Finished& run) {
    EXPECT_NE(run.status, 0);
    EXPECT_EQ(run.out, "");
    return run.err;
  };
  EXPECT_EQ(
      error(RunJasnel({"endings", "score", "full"})),
      "jasnel endings score: no --input; expected a player and a file, such as jasnel endings "
      "score full --input=endings.jsonl\n");
  EXPECT_EQ(error(ScoreEndings({})),
            "jasnel endings score: no player; expected a player and a file, such as jasnel endings "
            "score full --input=endings.jsonl\n");
  EXPECT_EQ(error(ScoreEndings({"open-hands"})),
            "jasnel endings score: open-hands sees all hands; expected a player that sees one\n");
  EXPECT_EQ(error(ScoreEndings({"simple"}, "\n{\"ending\":1}\n")),
            "jasnel endings score: -:2: no key request; expected an object, as jasnel endings make "
            "writes it\n");
  Json changed = ParseJson(line);
  changed["sums"].erase(changed["sums"].begin());
  const std::size_t left = changed["sums"].size();
  EXPECT_EQ(error(ScoreEndings({"simple"}, line + "\n" + changed.dump() + "\n")),
            "jasnel endings score: -:2: sums: " + std::to_string(left) + " of " +
                changed["deals"].dump() + " deals; expected " + std::to_string(left + 1) +
                " of at least 1\n");
  EXPECT_EQ(error(ScoreEndings({"simple"}, "")),
            "jasnel endings score: -: no ending; expected at least one\n");
  EXPECT_EQ(error(RunJasnel({"endings", "make", "--rules=belote"})),
            "jasnel endings make: --rules: roem in hands; expected rules with roem in tricks, or "
            "none\n");
  EXPECT_EQ(error(RunJasnel({"endings", "make", "--others=rule"})),
            "jasnel endings make: --others: 'rule'; expected simple or club\n");
}

// The suite in the tree stays, so that what was measured with it can be compared: its deals were
// played by the `full:level=club` of its day. Its values follow from the rules.
TEST(EndingsCommand, SuiteInTheTreeHasItsValues) {
  const auto all = RunScript("gunzip -c " JASNEL_SOURCE_DIR "/data/endings/endings.jsonl.gz");
  const auto lines = Lines(all.out);
  ASSERT_EQ(lines.size(), 1000U);
  for (std::size_t i = 0; i < lines.size(); i += 39) {
    const Json kept = ParseJson(lines[i]);
    const auto request = ReadRequest(kept["request"]);
    ASSERT_TRUE(request.ok()) << lines[i];
    const auto found =
        bench::ValueEnding(std::get<PlayView>(request->view), bench::Others::kSimple).value();
    EXPECT_EQ(kept["deals"], found.deals);
    ASSERT_EQ(kept["sums"].size(), found.sums.size());
    Json best = Json::array();
    for (const auto& [card, sum] : found.sums) {
      EXPECT_EQ(kept["sums"][FormatCard(card)], sum) << lines[i];
      if (sum == found.sums.front().second) best.push_back(FormatCard(card));
    }
    EXPECT_EQ(kept["best"], best);
  }
}

}  // namespace
}  // namespace jasnel::testing

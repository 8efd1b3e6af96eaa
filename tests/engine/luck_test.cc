// `luck`: the answers are those of the library.
#include "jasnel/luck.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "engine/records/played_record.h"
#include "jasnel/analysis.h"
#include "jasnel/replay.h"
#include "jasnel/solver.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

// A deal that was played to its end, with its auction.
std::string FirstOfAnEvening() {
  std::ifstream file(JASNEL_TEST_DATA_DIR "/evening.txt");
  std::string line;
  std::getline(file, line);
  return line;
}

Json AskedLuck() {
  Json question = Json::parse(FirstOfAnEvening());
  question["ask"] = "luck";
  return question;
}

TEST(LuckQuestion, IsAnsweredAsTheLibraryDoes) {
  const PlayedRecord record = ParsePlayedRecord(FirstOfAnEvening(), {}).value();
  const Replay replay = ReplayDeal(record.deal).value();
  Solver solver;
  const Luck luck = FindLuck(record.deal, replay, record.auction, Analyse(solver, replay)).value();
  const Json expected = {{"cards", luck.cards.count()},        {"calls_ns", luck.calls[0].count()},
                         {"calls_ew", -luck.calls[1].count()}, {"unseen", luck.unseen.count()},
                         {"play_ns", -luck.play[0].count()},   {"play_ew", luck.play[1].count()},
                         {"rulings", -luck.rulings.count()},   {"result", luck.result.count()}};
  EXPECT_EQ(Ask(AskedLuck()), expected);
}

TEST(LuckQuestion, HasPartsThatAddUpToTheResult) {
  const Json answer = Ask(AskedLuck());
  int sum = 0;
  for (const auto& [name, part] : answer.items()) sum += name == "result" ? 0 : part.get<int>();
  EXPECT_EQ(answer["result"], sum);
}

TEST(LuckQuestion, NeedsADealThatWasPlayedToItsEnd) {
  EXPECT_EQ(Wrong(With(AskedLuck(), "tricks", Json::array())),
            "the deal has no result; expected one that was played to its end");
  EXPECT_EQ(Wrong({{"ask", "luck"}}),
            "no key deal; expected the four hands as they were dealt, such as N:AJT.Q8.T98. "
            "K.KJ.K.KT98 ...");
  EXPECT_EQ(Wrong({{"ask", "luck"}, {"game", "boerenbridge"}}),
            "ask: 'luck' of boerenbridge; expected move, bid, solve, state or random");
}

}  // namespace
}  // namespace jasnel::testing

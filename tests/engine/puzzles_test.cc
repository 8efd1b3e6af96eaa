// `puzzles`: the answers are those of the library.
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "engine/records/played_record.h"
#include "jasnel/dealing.h"
#include "jasnel/notation.h"
#include "jasnel/puzzle.h"
#include "jasnel/solver.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

// East made clubs, and later had a puzzle; and South had another.
const Json& Played() {
  static const Json played = Json::parse(
      R"({"ask":"puzzles","deal":"N:QT.QJ.QJ7.T J8.T7.A.AJ8 .AK.KT9.KQ7 AK97.98.8.9","dealer":"N",)"
      R"("auction":["C"],"trump":"C","declarer":"E","tricks":[)"
      R"({"leader":"E","cards":["H7","HK","H8","HQ"]},{"leader":"S","cards":["DK","D8","D7","DA"]},)"
      R"({"leader":"E","cards":["CJ","C7","C9","CT"]},{"leader":"E","cards":["CA","CQ","S7","HJ"]},)"
      R"({"leader":"E","cards":["S8","CK","SK","ST"]},{"leader":"S","cards":["DT","S9","DJ","C8"]},)"
      R"({"leader":"E","cards":["HT","HA","H9","DQ"]},)"
      R"({"leader":"S","cards":["D9","SA","SQ","SJ"]}]})");
  return played;
}

Puzzle Library(const Json& record, PuzzleRequest request) {
  const auto deal = FollowRecord(ParsePlayedRecord(record.dump(), {}).value()).value();
  std::vector<DealInPlay> positions;
  for (const DealAtPoint& point : deal.points) {
    if (point.at.card > 0) positions.push_back(point.before);
  }
  request.seed = Random::Stream(request.seed, 1).Next();
  Solver solver;
  return FindPuzzle(solver, std::move(positions), request).value();
}

void ExpectSame(const Json& found, const Puzzle& puzzle) {
  EXPECT_EQ(found["seat"], std::string(1, SeatLetter(puzzle.deal.turn())));
  EXPECT_EQ(found["best"], FormatCard(puzzle.best()));
  EXPECT_EQ(found["grade"], puzzle.grade());
  EXPECT_EQ(found["found_by"], Json(puzzle.found_by));
  ASSERT_EQ(found["cards"].size(), puzzle.cards.size());
  for (std::size_t i = 0; i < puzzle.cards.size(); ++i) {
    EXPECT_EQ(found["cards"][i]["card"], FormatCard(puzzle.cards[i].card));
    EXPECT_NEAR(found["cards"][i]["cost"].get<double>(), puzzle.cards[i].cost, 0.051);
  }
}

TEST(PuzzlesQuestion, WithOpenHandsAnswersAsTheLibraryDoes) {
  const Json answer = Ask(With(Played(), "hands", "open"));
  ASSERT_EQ(answer["puzzles"].size(), 1U);
  const Json& found = answer["puzzles"][0]["puzzle"];
  const Puzzle puzzle =
      Library(Played(), {.hands = PuzzleHands::kOpen, .most_cards = kMaxOpenCards, .easiest = 2});
  EXPECT_EQ(found["hands"], "open");
  ExpectSame(found, puzzle);
  ASSERT_EQ(found["line"].size(), puzzle.line.size());
  EXPECT_EQ(found["line"][0], found["best"]);
  EXPECT_FALSE(found.contains("worlds"));
  EXPECT_FALSE(found.contains("tempting"));
}

TEST(PuzzlesQuestion, WithHiddenHandsAnswersAsTheLibraryDoes) {
  const Json answer = Ask(With(Played(), "cards", "2-3"));
  ASSERT_EQ(answer["puzzles"].size(), 1U);
  const Json& found = answer["puzzles"][0]["puzzle"];
  const Puzzle puzzle = Library(Played(), {.fewest_cards = 2, .most_cards = 3, .easiest = 2});
  EXPECT_EQ(found["hands"], "hidden");
  ExpectSame(found, puzzle);
  EXPECT_EQ(found["worlds"], puzzle.worlds);
  EXPECT_EQ(found["tempting"], FormatCard(*puzzle.tempting));
  EXPECT_EQ(found["why"]["nl"], ReasonsInWords(puzzle).dutch);
  EXPECT_FALSE(found.contains("line"));
}

TEST(PuzzlesQuestion, GivesTheRecordThatWasBrokenOffBeforeTheCard) {
  Json record = Ask(With(Played(), "hands", "open"))["puzzles"][0];
  const Json puzzle = record["puzzle"];
  for (const char* key : {"deal", "dealer", "auction", "trump", "declarer"}) {
    EXPECT_EQ(record[key], Played()[key]) << key;
  }
  record.erase("puzzle");
  const Json state = Ask(With(record, "ask", "state"));
  EXPECT_EQ(state["turn"], puzzle["seat"]);
  EXPECT_EQ(state["legal"].size(), puzzle["cards"].size());
}

TEST(PuzzlesQuestion, MayBeOfOneNumberOfCards) {
  const Json three = With(With(Played(), "hands", "open"), "cards", 3);
  EXPECT_EQ(Ask(three)["puzzles"][0]["puzzle"]["cards"].size(), 3U);
  EXPECT_EQ(Ask(three), Ask(With(three, "cards", "3-3")));
}

TEST(PuzzlesQuestion, FindsNoneWhereEachCardIsAsGood) {
  EXPECT_EQ(Ask(With(With(Played(), "hands", "open"), "margin", 1000)),
            Json({{"puzzles", Json::array()}}));
  EXPECT_EQ(Ask(With(Played(), "tricks", Json::array())), Json({{"puzzles", Json::array()}}));
}

TEST(PuzzlesQuestion, SaysWhatIsWrong) {
  EXPECT_EQ(Wrong(With(Played(), "hands", "both")), "hands: 'both'; expected hidden or open");
  EXPECT_EQ(Wrong(With(Played(), "margin", 0)),
            "margin: '0'; expected a whole number from 1 to 1000");
  EXPECT_EQ(Wrong(With(Played(), "cards", "5-3")),
            "cards: '5-3'; expected a number from 2 to 8, or a range such as 3-5");
  EXPECT_EQ(Wrong(With(Played(), "cards", 1.5)),
            "cards: '1.5'; expected a number from 2 to 8, or a range such as 3-5");
  EXPECT_EQ(Wrong(With(Played(), "cards", {3, 5})),
            "cards: of type array; expected a number from 2 to 8, or a range such as 3-5");
  EXPECT_EQ(Wrong(With(Played(), "cards", "3-9")),
            "cards: '3-9'; expected a number from 2 to 8, or a range such as 3-5");
  EXPECT_EQ(Wrong(With(Played(), "grade", "7")),
            "grade: '7'; expected a number from 1 to 6, or a range such as 3-5");
  EXPECT_EQ(Wrong(Without(Played(), "tricks")),
            R"(no key tricks; expected a list, such as [{"leader":"S","cards":["S9","S7"]}])");
}

TEST(PuzzlesQuestion, SaysWhatIsWrongInDutch) {
  const Json dutch = With(Played(), "language", "nl");
  EXPECT_EQ(Wrong(With(dutch, "hands", "dicht")), "hands: 'dicht'; verwacht hidden of open");
  EXPECT_EQ(Wrong(With(dutch, "grade", "x")),
            "grade: 'x'; verwacht een getal van 1 tot en met 6, of een bereik zoals 3-5");
  EXPECT_EQ(Wrong(With(With(dutch, "hands", "open"), "cards", "6")),
            "6 tot en met 6 kaarten; verwacht een bereik binnen 2 tot en met 5 met open handen");
  EXPECT_EQ(
      Wrong(Without(dutch, "tricks")),
      R"(geen sleutel tricks; verwacht een lijst, zoals [{"leader":"S","cards":["S9","S7"]}])");
}

}  // namespace
}  // namespace jasnel::testing

// `jasnel compare`: results of boards to match points and rankings.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/compare_run.h"
#include "tests/tools/json_lines.h"

namespace jasnel::testing {
namespace {

// Pair 1 beats pair 3 on board 1, and the other way round on board 2, where 4 and 2 are equal.
constexpr const char* kResults =
    "board,ns,ew,ns-score,ew-score\n"
    "1,1,2,182,0\n"
    "1,3,4,90,92\n"
    "2,1,4,70,92\n"
    "2,3,2,72,92\n";

TEST(CompareCommand, PrintsBothRankings) {
  EXPECT_EQ(
      Compared(kResults),
      "North-South\n"
      "\n"
      "  Place   Pair   Match points      %   Tops   Play points   Boards\n"
      "      1   1                 6   75.0      1           252        2\n"
      "      2   3                 6   75.0      1           162        2\n"
      "\n"
      "East-West\n"
      "\n"
      "  Place   Pair   Match points      %   Tops   Play points   Boards\n"
      "      1   4                 7   87.5      2           184        2\n"
      "      2   2                 5   62.5      1            92        2\n"
      "\n"
      "Place: by match points, then tops, then play points; who is equal in all shares a place.\n"
      "%: of the match points that the best scores on the same boards would have brought.\n"
      "Tops: boards on which no score of the direction was higher. Boards: those played.\n");
}

TEST(CompareCommand, PrintsTheScoreSheetsOfBoardsFirst) {
  const std::string out = Compared(kResults, {"--boards"});
  EXPECT_EQ(out.substr(0, out.find("North-South\n\n  Place")),
            "Board 1, North-South\n"
            "\n"
            "  Pair   Against   Score   M.P.\n"
            "  1      2           182      4\n"
            "  3      4            90      2\n"
            "\n"
            "Board 1, East-West\n"
            "\n"
            "  Pair   Against   Score   M.P.\n"
            "  2      1             0      2\n"
            "  4      3            92      4\n"
            "\n"
            "Board 2, North-South\n"
            "\n"
            "  Pair   Against   Score   M.P.\n"
            "  1      4            70      2\n"
            "  3      2            72      4\n"
            "\n"
            "Board 2, East-West\n"
            "\n"
            "  Pair   Against   Score   M.P.\n"
            "  2      3            92      3\n"
            "  4      1            92      3\n"
            "\n");
}

TEST(CompareCommand, PrintsPenaltiesAndCancelledBoards) {
  const std::string out = Compared(
      "board,ns,ew,ns-score,ew-score,ns-penalty\n"
      "1,1,2,182,0,\n"
      "1,3,4,-,-,2\n",
      {"--boards"});
  EXPECT_EQ(out.substr(0, out.find("Board 1, East-West")),
            "Board 1, North-South\n"
            "\n"
            "  Pair   Against   Score   M.P.   Penalty\n"
            "  1      2           182      2\n"
            "  3      4             -      -        -2\n"
            "\n");
  EXPECT_NE(out.find("      2   3                -2       -      0             0        0"
                     "        -2\n"),
            std::string::npos)
      << out;
  EXPECT_TRUE(out.ends_with("Penalty: taken off already.\n"));
}

TEST(CompareCommand, AsJsonHasAnObjectForEachPair) {
  const auto objects = Objects(CompareInput(kResults, {"--format=json"}));
  ASSERT_EQ(objects.size(), 4U);
  EXPECT_EQ(objects[2].dump(),
            R"({"direction":"EW","place":1,"pair":"4","match_points":7,"percent":87.5,"tops":2,)"
            R"("play_points":184,"boards":2})");
}

TEST(CompareCommand, AsJsonWithBoardsHasAnObjectForEachResultToo) {
  const auto objects = Objects(CompareInput(kResults, {"--format=json", "--boards"}));
  ASSERT_EQ(objects.size(), 12U);
  EXPECT_EQ(objects[0].dump(),
            R"({"board":1,"direction":"NS","pair":"1","against":"2","score":182,)"
            R"("match_points":4,"top":true})");
  EXPECT_EQ(objects[8]["place"], 1);
}

TEST(CompareCommand, AsJsonLeavesOutWhatACancelledBoardDoesNotHave) {
  const auto objects = Objects(CompareInput(
      "board,ns,ew,ns-score,ew-score,ew-penalty\n1,1,2,-,-,1\n", {"--format=json", "--boards"}));
  ASSERT_EQ(objects.size(), 4U);
  EXPECT_EQ(KeysOf(objects[0]), (Keys{"board", "direction", "pair", "against"}));
  EXPECT_EQ(KeysOf(objects[1]), (Keys{"board", "direction", "pair", "against", "penalty"}));
  EXPECT_EQ(objects[3].dump(),
            R"({"direction":"EW","place":1,"pair":"2","match_points":-1,"tops":0,)"
            R"("play_points":0,"boards":0,"penalty":1})");
}

TEST(CompareCommand, AsCsvHasARowForEachPair) {
  EXPECT_EQ(AsCsv(kResults),
            "direction,place,pair,match_points,percent,tops,play_points,boards,penalty\n"
            "NS,1,1,6,75.0,1,252,2,\n"
            "NS,2,3,6,75.0,1,162,2,\n"
            "EW,1,4,7,87.5,2,184,2,\n"
            "EW,2,2,5,62.5,1,92,2,\n");
}

TEST(CompareCommand, AsCsvWithBoardsHasARowForEachResultToo) {
  const auto lines = Lines(Compared(kResults, {"--format=csv", "--boards"}));
  ASSERT_EQ(lines.size(), 13U);
  EXPECT_EQ(lines[0],
            "board,direction,place,pair,against,score,match_points,top,percent,tops,play_points,"
            "boards,penalty");
  EXPECT_EQ(lines[1], "1,NS,,1,2,182,4,true,,,,,");
  EXPECT_EQ(lines[9], ",NS,1,1,,,6,,75.0,1,252,2,");
}

TEST(CompareCommand, TakesColumnsInAnyOrderAndLeavesOutComments) {
  EXPECT_EQ(AsCsv("# an evening\n"
                  "\n"
                  "EW-Score, NS-Score, EW, NS, Board\r\n"
                  "0,182,2,1,1\r\n"
                  "# the second board\n"
                  " 92 , 90 , 4 , 3 , 1 \n"
                  "92,70,4,1,2\n"
                  "   \n"
                  "92,72,2,3,2"),
            AsCsv(kResults));
}

TEST(CompareCommand, TakesSemicolons) {
  std::string input = kResults;
  for (char& c : input) c = c == ',' ? ';' : c;
  EXPECT_EQ(AsCsv(input), AsCsv(kResults));
}

TEST(CompareCommand, TakesAByteOrderMark) {
  EXPECT_EQ(AsCsv(std::string("\xEF\xBB\xBF") + kResults), AsCsv(kResults));
}

TEST(CompareCommand, TakesJson) {
  EXPECT_EQ(AsCsv("# an evening\n"
                  R"({"board":1,"ns":"1","ew":"2","ns-score":182,"ew-score":0})"
                  "\n\n"
                  R"({"ew-score":92,"ns-score":90,"ew":4,"ns":3,"board":1,"ns-penalty":0})"
                  "\n"
                  R"({"board":"2","ns":1,"ew":4,"ns-score":"70","ew-score":92})"
                  "\n"
                  R"({"board":2,"ns":3,"ew":2,"ns-score":72,"ew-score":92})"
                  "\n"),
            AsCsv(kResults));
}

TEST(CompareCommand, TakesNamesWithCommas) {
  EXPECT_EQ(Lines(AsCsv("board,ns,ew,ns-score,ew-score\n"
                        "1,\"Bo, Ank\",Cor & \"Dirk\",100,62\n"))[1],
            "NS,1,\"Bo, Ank\",2,100.0,1,100,1,");
}

}  // namespace
}  // namespace jasnel::testing

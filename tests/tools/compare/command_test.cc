// `jasnel compare`: results of boards to match points and rankings.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/compare/run.h"
#include "tests/tools/support/json_lines.h"

namespace jasnel::testing {
namespace {

// Pair 1 beats pair 3 on board 1, and the other way round on board 2, where 4 and 2 are equal.
constexpr const char* kResults =
    "board,ns,ew,ns-score,ew-score\n"
    "1,1,2,182,0\n"
    "1,3,4,90,92\n"
    "2,1,4,70,92\n"
    "2,3,2,90,92\n";

TEST(CompareCommand, PrintsBothRankings) {
  EXPECT_EQ(Compared(kResults),
            "North-South\n"
            "\n"
            "  Place   Pair   Match points      %   Tops   Play points   Boards\n"
            "      1   1                 6   75.0      1           252        2\n"
            "      2   3                 6   75.0      1           180        2\n"
            "\n"
            "East-West\n"
            "\n"
            "  Place   Pair   Match points      %   Tops   Play points   Boards\n"
            "      1   4                 7   87.5      2           184        2\n"
            "      2   2                 5   62.5      1            92        2\n"
            "\n"
            "Winner: 4 (East-West).\n"
            "\n"
            "Place: by match points, then tops, then play points; pairs equal in all three share a "
            "place.\n%: of the match points that the best scores on the same boards would have "
            "earned.\nTops: boards on which no score in that direction was higher. Boards: those "
            "played.\n");
}

TEST(CompareCommand, PrintsTheScoreSheetsOfBoardsFirst) {
  const std::string out = Compared(kResults, {"--boards"});
  EXPECT_EQ(out.substr(0, out.find("North-South\n\n  Place")),
            "Board 1, North-South\n"
            "\n"
            "  Pair   Against   Score   Roem   Total   M.P.\n"
            "  1      2           162     20     182      4\n"
            "  3      4                           90      2\n"
            "\n"
            "Board 1, East-West\n"
            "\n"
            "  Pair   Against   Score   Roem   Total   M.P.\n"
            "  2      1             0      /       0      2\n"
            "  4      3                           92      4\n"
            "\n"
            "Board 2, North-South\n"
            "\n"
            "  Pair   Against   Score   Roem   Total   M.P.\n"
            "  1      4            70      /      70      2\n"
            "  3      2                           90      4\n"
            "\n"
            "Board 2, East-West\n"
            "\n"
            "  Pair   Against   Score   Roem   Total   M.P.\n"
            "  2      3                           92      3\n"
            "  4      1            92      /      92      3\n"
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
            "  Pair   Against   Score   Roem   Total   M.P.   Penalty\n"
            "  1      2           162     20     182      4\n"
            "  3      4             -      -       -     2*        -2\n"
            "\n");
  EXPECT_NE(out.find("*: awarded by the director.\n\nNorth-South\n"), std::string::npos);
  EXPECT_NE(out.find("      2   3                 0     0.0      0             0        0"
                     "        -2\n"),
            std::string::npos)
      << out;
  EXPECT_TRUE(out.ends_with("Penalty: already deducted.\n"));
}

// Art. 12: "Score", "Roem", "Totaal".
TEST(CompareCommand, TakesRoemApart) {
  const std::string apart =
      "board,ns,ew,ns-score,ew-score,ns-roem,ew-roem\n"
      "1,1,2,162,0,20,/\n"
      "1,3,4,70,92,20,-\n"
      "2,1,4,70,92,,\n"
      "2,3,2,70,92,20,0\n";
  EXPECT_EQ(AsCsv(apart), AsCsv(kResults));
  const auto lines = Lines(Compared(apart, {"--boards"}));
  EXPECT_EQ(lines[4], "  3      4            70     20      90      2");
}

TEST(CompareCommand, SpeaksDutchAndReadsIt) {
  const std::string out = Compared(
      "groep;spel;nz;ow;nz-score;ow-score;nz-roem;ow-roem;nz-straf;ow-toegekend;nz-bonus\n"
      "A;1;1;2;100;62;20;/;;;1\n"
      "A;1;3;4;90;72;;;;gemiddeld;\n"
      "A;1;5;6;-;-;;;1;;\n",
      {"--lang=nl", "--boards"});
  EXPECT_EQ(out,
            "Groep A, spel 1, Noord-Zuid\n"
            "\n"
            "  Paar   Tegen   Score   Roem   Totaal   M.P.   Straf   Bonus\n"
            "  1      2         100     20      120      6              +1\n"
            "  3      4          90      /       90      4\n"
            "  5      6           -      -        -     2*      -1\n"
            "\n"
            "Groep A, spel 1, Oost-West\n"
            "\n"
            "  Paar   Tegen   Score   Roem   Totaal   M.P.\n"
            "  2      1          62      /       62      4\n"
            "  4      3          72      /       72     3*\n"
            "  6      5           -      -        -     3*\n"
            "\n"
            "*: toegekend door de wedstrijdleider.\n"
            "\n"
            "Groep A, Noord-Zuid\n"
            "\n"
            "  Plaats   Paar   Matchpunten       %   Tops   Speelpunten   Spellen   Straf   Bonus\n"
            "       1   1                7   116.7      1           120         1              +1\n"
            "       2   3                4    66.7      0            90         1\n"
            "       3   5                1    16.7      0             0         0      -1\n"
            "\n"
            "Groep A, Oost-West\n"
            "\n"
            "  Plaats   Paar   Matchpunten      %   Tops   Speelpunten   Spellen\n"
            "       1   2                4   66.7      1            62         1\n"
            "       2   4                3   50.0      0            72         1\n"
            "       3   6                3   50.0      0             0         0\n"
            "\n"
            "Winnaar: 1 (groep A, Noord-Zuid).\n"
            "\n"
            "Plaats: naar matchpunten, dan naar tops, dan naar speelpunten; paren die in alles "
            "gelijk zijn, delen een plaats.\n"
            "%: van de matchpunten die de beste scores op dezelfde spellen hadden opgeleverd.\n"
            "Tops: spellen waarop geen score in die richting hoger was. Spellen: die zijn "
            "gespeeld.\n"
            "Straf: is al afgetrokken.\n"
            "Bonus: is al bijgeteld.\n");
}

TEST(CompareCommand, ReadsDutchKeys) {
  EXPECT_EQ(AsCsv(R"({"spel":1,"nz":"1","ow":"2","nz-score":182,"ow-score":0})"
                  "\n"
                  R"({"spel":1,"nz":3,"ow":4,"nz-score":90,"ow-score":92,"nz-straf":0})"
                  "\n"
                  R"({"Spel":2,"NZ":1,"OW":4,"nz-score":70,"ow-score":92})"
                  "\n"
                  R"({"spel":2,"nz":3,"ow":2,"nz-score":90,"ow-score":92})"
                  "\n"),
            AsCsv(kResults));
}

// As Excel writes it under Windows.
TEST(CompareCommand, ReadsNamesInWindows1252) {
  const std::string header = "board,ns,ew,ns-score,ew-score\n";
  EXPECT_EQ(AsCsv(header + "1,Ren\xE9 & Zo\xEB,\x80 \x96 2,100,62\n"),
            AsCsv(header + "1,René & Zoë,€ – 2,100,62\n"));
}

TEST(CompareCommand, KnowsPairsWhateverTheCapitalsAndSpaces) {
  const std::string header = "board,ns,ew,ns-score,ew-score\n";
  EXPECT_EQ(AsCsv(header + "1,Anna & Bram,x,100,62\n2,\"anna  & bram \",X,82,80\n"),
            AsCsv(header + "1,Anna & Bram,x,100,62\n2,Anna & Bram,x,82,80\n"));
}

TEST(CompareCommand, TakesADashOfAnyLengthForACancelledBoard) {
  const std::string header = "board,ns,ew,ns-score,ew-score\n";
  EXPECT_EQ(AsCsv(header + "1,1,2,–,—\n"), AsCsv(header + "1,1,2,-,-\n"));
}

TEST(CompareCommand, InHowellHasOneRankingOverBothDirections) {
  const std::string results =
      "board,ns,ew,ns-score,ew-score\n1,1,2,100,62\n1,3,4,90,72\n2,2,1,82,80\n2,4,3,102,60\n";
  const std::string out = Compared(results, {"--system=howell"});
  EXPECT_EQ(out.substr(0, out.find("Place: ")),
            "All pairs\n"
            "\n"
            "  Place   Pair   Match points       %   Tops   Play points   Boards\n"
            "      1   1                 8   100.0      2           180        2\n"
            "      2   4                 8   100.0      2           174        2\n"
            "      3   3                 4    50.0      0           150        2\n"
            "      4   2                 4    50.0      0           144        2\n"
            "\n");
  EXPECT_EQ(Objects(CompareInput(results, {"--system=howell", "--format=json"}))[0].dump(),
            R"({"place":1,"overall":1,"pair":"1","match_points":8,"percent":100.0,"tops":2,)"
            R"("play_points":180,"boards":2})");
  EXPECT_NE(Compared(results).find(
                "Pair 4 sits both North-South and East-West: --system=howell ranks it once.\n"),
            std::string::npos);
}

TEST(CompareCommand, WithGroupsNamesTheWinnerOverAll) {
  const std::string out = Compared(
      "group,board,ns,ew,ns-score,ew-score\n"
      "B,1,1,2,100,62\n"
      "B,1,3,4,90,72\n"
      "A,1,1,2,100,62\n"
      "A,1,3,4,90,72\n",
      {"--system=howell"});
  EXPECT_EQ(out.substr(0, out.find("Place: ")),
            "Group A\n"
            "\n"
            "  Place   Pair   Match points       %   Tops   Play points   Boards\n"
            "      1   1                 4   100.0      1           100        1\n"
            "      2   4                 4   100.0      1            72        1\n"
            "      3   3                 2    50.0      0            90        1\n"
            "      4   2                 2    50.0      0            62        1\n"
            "\n"
            "Group B\n"
            "\n"
            "  Place   Pair   Match points       %   Tops   Play points   Boards\n"
            "      1   1                 4   100.0      1           100        1\n"
            "      2   4                 4   100.0      1            72        1\n"
            "      3   3                 2    50.0      0            90        1\n"
            "      4   2                 2    50.0      0            62        1\n"
            "\n"
            "All groups\n"
            "\n"
            "  Place   Pair   Group   Match points       %   Tops   Play points   Boards\n"
            "      1   1      A                  4   100.0      1           100        1\n"
            "      1   1      B                  4   100.0      1           100        1\n"
            "      3   4      A                  4   100.0      1            72        1\n"
            "      3   4      B                  4   100.0      1            72        1\n"
            "      5   3      A                  2    50.0      0            90        1\n"
            "      5   3      B                  2    50.0      0            90        1\n"
            "      7   2      A                  2    50.0      0            62        1\n"
            "      7   2      B                  2    50.0      0            62        1\n"
            "\n"
            "Joint winners: 1 (group A) and 1 (group B).\n"
            "\n");
}

TEST(CompareCommand, TakesWhatTheDirectorGives) {
  const auto objects =
      Objects(CompareInput("board,ns,ew,ns-score,ew-score,ns-award,ew-award,ew-bonus\n"
                           "1,1,2,100,62,,half,\n"
                           "1,3,4,-,-,lowest,6,1\n"
                           "1,5,6,90,72,,,\n",
                           {"--format=json", "--boards"}));
  ASSERT_EQ(objects.size(), 12U);
  EXPECT_EQ(objects[0].dump(),
            R"({"board":1,"direction":"NS","pair":"1","against":"2","score":100,"roem":0,)"
            R"("match_points":6,"top":true})");
  EXPECT_EQ(objects[1].dump(),
            R"({"board":1,"direction":"NS","pair":"3","against":"4","match_points":2,)"
            R"("award":"lowest"})");
  EXPECT_EQ(objects[3].dump(),
            R"({"board":1,"direction":"EW","pair":"2","against":"1","score":62,"roem":0,)"
            R"("match_points":3,"award":"average"})");
  EXPECT_EQ(objects[4].dump(),
            R"({"board":1,"direction":"EW","pair":"4","against":"3","match_points":6,)"
            R"("award":"match_points","bonus":1})");
}

TEST(CompareCommand, HandsOnNoNameThatASpreadsheetRuns) {
  const auto lines = Lines(AsCsv(
      "board,ns,ew,ns-score,ew-score\n1,=cmd|'/C calc'!A0,@SUM(A1),100,62\n1,-A1,-3,90,72\n"));
  ASSERT_EQ(lines.size(), 5U);
  EXPECT_EQ(lines[1], ",NS,1,1,'=cmd|'/C calc'!A0,4,100.0,1,100,1,,");
  EXPECT_EQ(lines[2], ",NS,2,3,'-A1,2,50.0,0,90,1,,");
  EXPECT_EQ(lines[3], ",EW,1,2,-3,4,100.0,1,72,1,,") << "a number is no formula";
  EXPECT_EQ(lines[4], ",EW,2,4,'@SUM(A1),2,50.0,0,62,1,,");
}

TEST(CompareCommand, AsJsonHasAnObjectForEachPair) {
  const auto objects = Objects(CompareInput(kResults, {"--format=json"}));
  ASSERT_EQ(objects.size(), 4U);
  EXPECT_EQ(
      objects[2].dump(),
      R"({"direction":"EW","place":1,"overall":1,"pair":"4","match_points":7,"percent":87.5,"tops":2,)"
      R"("play_points":184,"boards":2})");
}

TEST(CompareCommand, AsJsonWithBoardsHasAnObjectForEachResultToo) {
  const auto objects = Objects(CompareInput(kResults, {"--format=json", "--boards"}));
  ASSERT_EQ(objects.size(), 12U);
  EXPECT_EQ(objects[0].dump(),
            R"({"board":1,"direction":"NS","pair":"1","against":"2","score":182,"roem":20,)"
            R"("match_points":4,"top":true})");
  EXPECT_EQ(objects[8]["place"], 1);
}

TEST(CompareCommand, AsJsonLeavesOutWhatACancelledBoardDoesNotHave) {
  const auto objects = Objects(CompareInput(
      "board,ns,ew,ns-score,ew-score,ew-penalty\n1,1,2,-,-,1\n", {"--format=json", "--boards"}));
  ASSERT_EQ(objects.size(), 4U);
  const Keys keys = {"board", "direction", "pair", "against", "match_points", "award"};
  EXPECT_EQ(KeysOf(objects[0]), keys);
  Keys offender = keys;
  offender.emplace_back("penalty");
  EXPECT_EQ(KeysOf(objects[1]), offender);
  EXPECT_EQ(objects[3].dump(),
            R"({"direction":"EW","place":1,"overall":2,"pair":"2","match_points":0,"percent":0.0,)"
            R"("tops":0,"play_points":0,"boards":0,"penalty":1})");
}

TEST(CompareCommand, AsCsvHasARowForEachPair) {
  EXPECT_EQ(AsCsv(kResults),
            "group,direction,place,overall,pair,match_points,percent,tops,play_points,boards,"
            "penalty,bonus\n"
            ",NS,1,2,1,6,75.0,1,252,2,,\n"
            ",NS,2,3,3,6,75.0,1,180,2,,\n"
            ",EW,1,1,4,7,87.5,2,184,2,,\n"
            ",EW,2,4,2,5,62.5,1,92,2,,\n");
}

TEST(CompareCommand, AsCsvWithBoardsHasARowForEachResultToo) {
  const auto lines = Lines(Compared(kResults, {"--format=csv", "--boards"}));
  ASSERT_EQ(lines.size(), 13U);
  EXPECT_EQ(lines[0],
            "group,board,direction,place,overall,pair,against,score,roem,match_points,top,award,"
            "percent,tops,play_points,boards,penalty,bonus");
  EXPECT_EQ(lines[1], ",1,NS,,,1,2,182,20,4,true,,,,,,,");
  EXPECT_EQ(lines[9], ",,NS,1,2,1,,,,6,,,75.0,1,252,2,,");
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
                  "92,90,2,3,2"),
            AsCsv(kResults));
}

TEST(CompareCommand, TakesSemicolons) {
  std::string input = kResults;
  for (char& c : input) c = c == ',' ? ';' : c;
  EXPECT_EQ(AsCsv(input), AsCsv(kResults));
}

TEST(CompareCommand, TakesTabs) {
  std::string input = kResults;
  for (char& c : input) c = c == ',' ? '\t' : c;
  EXPECT_EQ(AsCsv(input), AsCsv(kResults));
}

TEST(CompareCommand, TakesEmptyCellsBetweenTabs) {
  const std::string csv =
      "ns-award,board,ns,ew,ns-score,ew-score,group\n,1,1,2,182,0,\n,1,3,4,90,92,\n";
  std::string tabs = csv;
  for (char& c : tabs) c = c == ',' ? '\t' : c;
  EXPECT_EQ(AsCsv(tabs), AsCsv(csv));
  for (std::size_t at = 0; (at = tabs.find('\n', at)) != std::string::npos; at += 2) {
    tabs.insert(at, "\t");  // a column in which nothing stands
  }
  EXPECT_EQ(AsCsv(tabs), AsCsv(csv));
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
                  R"({"board":2,"ns":3,"ew":2,"ns-score":90,"ew-score":92})"
                  "\n"),
            AsCsv(kResults));
}

// SV Bedum "Mars of pit": 250 points and the roem.
TEST(CompareCommand, TakesAPitOfBedum) {
  const std::string input = "board,ns,ew,ns-score,ew-score\n1,1,2,250,0\n1,3,4,0,270\n";
  const std::string expected = AsCsv(input);
  EXPECT_EQ(Lines(expected)[1], ",NS,1,2,1,4,100.0,1,250,1,,");
  EXPECT_EQ(Lines(expected)[3], ",EW,1,1,4,4,100.0,1,270,1,,");
  EXPECT_EQ(CompareInput(input, {"--format=csv", "--rules=bedum"}).out, expected);
  const auto run = CompareInput(input, {"--format=csv", "--rules=nkf"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out, "");
}

TEST(CompareCommand, TakesNamesWithCommas) {
  EXPECT_EQ(Lines(AsCsv("board,ns,ew,ns-score,ew-score\n"
                        "1,\"Bo, Ank\",Cor & \"Dirk\",100,62\n"))[1],
            ",NS,1,1,\"Bo, Ank\",2,100.0,1,100,1,,");
}

}  // namespace
}  // namespace jasnel::testing

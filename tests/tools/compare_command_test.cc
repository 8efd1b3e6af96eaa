// `jasnel compare`: results of boards to match points and rankings.

#include <gtest/gtest.h>

#include <string>

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

Finished CompareInput(const std::string& input, std::vector<std::string> flags = {}) {
  flags.insert(flags.begin(), {"compare", "--input=-"});
  return RunJasnel(flags, input);
}

std::string Compared(const std::string& input, const std::vector<std::string>& flags = {}) {
  const auto run = CompareInput(input, flags);
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  return run.out;
}

std::string AsCsv(const std::string& input) { return Compared(input, {"--format=csv"}); }

// What is said where nothing can be compared.
std::string ErrorOf(const std::string& input) {
  const auto run = CompareInput(input);
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out, "");
  return run.err;
}

// What is said of one line, the fourth; the others are compared.
std::string ErrorOfLine(const std::string& line, const std::string& header,
                        const std::string& others) {
  const auto run = CompareInput(header + others + line + "\n", {"--format=csv"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out, AsCsv(header + others));
  return run.err;
}

std::string ErrorOfRow(const std::string& row) {
  return ErrorOfLine(row, "board,ns,ew,ns-score,ew-score,ew-penalty\n",
                     "1,1,2,182,0,\n1,3,4,90,92,\n");
}

std::string ErrorOfObject(const std::string& object) {
  return ErrorOfLine(object, "# results\n",
                     R"({"board":1,"ns":1,"ew":2,"ns-score":182,"ew-score":0})"
                     "\n"
                     R"({"board":1,"ns":3,"ew":4,"ns-score":90,"ew-score":92})"
                     "\n");
}

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

TEST(CompareCommand, TellsWhatAHeaderLacks) {
  EXPECT_EQ(ErrorOf("board,ns,ew,ns-score\n1,1,2,100\n"),
            "jasnel compare: -:1: no column ew-score; expected board, ns, ew, ns-score and "
            "ew-score\n");
  EXPECT_EQ(ErrorOf("# an evening\n1,1,2,100,62\n"),
            "jasnel compare: -:2: unknown column '1'; expected board, ns, ew, ns-score, ew-score, "
            "ns-penalty or ew-penalty\n");
  EXPECT_EQ(ErrorOf("board,ns,ew,ns-score,ew-score,Board\n"),
            "jasnel compare: -:1: column 'Board' twice; expected it once\n");
}

TEST(CompareCommand, TellsWhichNumberIsWrong) {
  EXPECT_EQ(ErrorOfRow("2,1,2,many,62,"),
            "jasnel compare: -:4: ns-score: 'many'; expected a number from 0 to 9999, or - on both "
            "sides for a cancelled board\n");
  EXPECT_EQ(ErrorOfRow("2,1,2,100,-62,"),
            "jasnel compare: -:4: ew-score: '-62'; expected a number from 0 to 9999, or - on both "
            "sides for a cancelled board\n");
  EXPECT_EQ(ErrorOfRow("2,1,2,100,,"),
            "jasnel compare: -:4: ew-score: ''; expected a number from 0 to 9999, or - on both "
            "sides for a cancelled board\n");
  EXPECT_EQ(ErrorOfRow("0,1,2,100,62,"),
            "jasnel compare: -:4: board: '0'; expected a number from 1 to 1000000000000\n");
  EXPECT_EQ(ErrorOfRow("2,1,2,100,62,1.5"),
            "jasnel compare: -:4: ew-penalty: '1.5'; expected a number from 0 to 999\n");
}

TEST(CompareCommand, TellsWhatElseIsWrongWithARow) {
  EXPECT_EQ(ErrorOfRow("2,1,2,100,62"),
            "jasnel compare: -:4: 5 cells; expected 6, as in the header\n");
  EXPECT_EQ(ErrorOfRow("2"), "jasnel compare: -:4: 1 cell; expected 6, as in the header\n");
  EXPECT_EQ(ErrorOfRow("2,\"1,2,100,62"),
            "jasnel compare: -:4: cell 2: a quote without an end; expected one on the same line\n");
  EXPECT_EQ(ErrorOfRow("2,1,,100,62,"),
            "jasnel compare: -:4: ew: no name; expected that of the pair\n");
  EXPECT_EQ(ErrorOfRow("2,1,\x1b[2J,100,62,"),
            "jasnel compare: -:4: ew: '\\x1b[2J'; expected a name without control characters\n");
  EXPECT_EQ(ErrorOfRow("2,1,2,100,-,"),
            "jasnel compare: -:4: ew-score: '-' on one side only; expected a score, or - on both "
            "sides for a cancelled board\n");
}

TEST(CompareCommand, TellsAPairThatPlayedABoardTwice) {
  EXPECT_EQ(ErrorOfRow("1,5,4,100,62,"),
            "jasnel compare: -:4: board 1 E-W: pair '4' a second time; expected each pair once\n");
}

TEST(CompareCommand, TellsWhatIsWrongWithAnObject) {
  EXPECT_EQ(ErrorOfObject("{\"board\":1"),
            "jasnel compare: -:4: '{\"board\":1'; expected a JSON object with board, ns, ew, "
            "ns-score and ew-score\n");
  EXPECT_EQ(ErrorOfObject("2,1,2,100,62"),
            "jasnel compare: -:4: '2,1,2,100,62'; expected a JSON object with board, ns, ew, "
            "ns-score and ew-score\n");
  EXPECT_EQ(
      ErrorOfObject(R"({"board":2,"ns":"1","ew":"2","ns-score":100})"),
      "jasnel compare: -:4: no key ew-score; expected board, ns, ew, ns-score and ew-score\n");
  EXPECT_EQ(ErrorOfObject(R"({"bord":2})"),
            "jasnel compare: -:4: unknown key 'bord'; expected board, ns, ew, ns-score, ew-score, "
            "ns-penalty or ew-penalty\n");
  EXPECT_EQ(ErrorOfObject(R"({"board":[2]})"),
            "jasnel compare: -:4: board: of type array; expected a text or a whole number\n");
  EXPECT_EQ(ErrorOfObject(R"({"board":2,"ns":"1","ew":"2","ns-score":100.5,"ew-score":62})"),
            "jasnel compare: -:4: ns-score: of type number; expected a text or a whole number\n");
  EXPECT_EQ(ErrorOfObject(R"({"ns":"1","NS":"2"})"),
            "jasnel compare: -:4: key 'ns' twice; expected it once\n");
}

TEST(CompareCommand, TellsThatAFileIsEmpty) {
  const std::string expected =
      "jasnel compare: -: no result in it; expected CSV with the header "
      "board,ns,ew,ns-score,ew-score, or JSON objects with these keys\n";
  EXPECT_EQ(ErrorOf(""), expected);
  EXPECT_EQ(ErrorOf("# nothing\n\n"), expected);
  EXPECT_EQ(ErrorOf("board,ns,ew,ns-score,ew-score\n"), expected);
}

TEST(CompareCommand, TellsThatAFileIsNotThere) {
  const auto run = RunJasnel({"compare", "--input=/no/such/results.csv"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err,
            "jasnel compare: /no/such/results.csv: No such file or directory; expected CSV with "
            "the header board,ns,ew,ns-score,ew-score, or JSON objects with these keys\n");
}

TEST(CompareCommand, TellsThatAFileIsNotText) {
  EXPECT_EQ(ErrorOf(std::string("\x89PNG\n\0\n", 7)),
            "jasnel compare: -:1: unknown column '\\x89PNG'; expected board, ns, ew, ns-score, "
            "ew-score, ns-penalty or ew-penalty\n");
  EXPECT_EQ(ErrorOf(std::string("PN\0G\n", 5)),
            "jasnel compare: -:1: not text: a zero byte; expected CSV with the header "
            "board,ns,ew,ns-score,ew-score, or JSON objects with these keys. Reading ends here\n");
}

TEST(CompareCommand, TellsALineThatIsTooLong) {
  EXPECT_EQ(ErrorOfRow(std::string(100000, '1')),
            "jasnel compare: -:4: longer than 65536 bytes; expected a result\n");
  EXPECT_EQ(ErrorOf(std::string(100000, '[') + "\n1,1,2,100,62\n"),
            "jasnel compare: -:1: longer than 65536 bytes; expected a result\n");
}

TEST(CompareCommand, TellsAnObjectThatIsTooDeep) {
  const std::string deep = "{\"board\":" + std::string(60000, '[');
  EXPECT_EQ(ErrorOfObject(deep),
            "jasnel compare: -:4: '" + deep.substr(0, 40) +
                "...'; expected a JSON object with board, ns, ew, ns-score and ew-score\n");
}

TEST(CompareCommand, NeedsAFile) {
  const auto run = RunJasnel({"compare"});
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err,
            "jasnel compare: no results; expected --input=FILE, - for standard input, as jasnel "
            "compare --input=results.csv\n");
}

TEST(CompareCommand, MistakesOfFlagsAreToldInOneLine) {
  EXPECT_EQ(RunJasnel({"compare", "--format=xml"}).err,
            "jasnel compare: --format: 'xml'; expected text, json or csv\n");
  EXPECT_EQ(RunJasnel({"compare", "--board"}).err,
            "jasnel compare: unknown flag '--board'; did you mean --boards?\n");
}

TEST(CompareCommand, NamesTheFileOfAWrongLine) {
  const TemporaryFile file("board,ns,ew,ns-score,ew-score\n1,1,2,x,62\n");
  const auto run = RunJasnel({"compare", "--input=" + file.path()});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "jasnel compare: " + file.path() +
                         ":2: ns-score: 'x'; expected a number from 0 to 9999, or - on both sides "
                         "for a cancelled board\n");
}

}  // namespace
}  // namespace jasnel::testing

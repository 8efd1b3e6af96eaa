// What `jasnel compare` says to wrong results.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/compare_run.h"

namespace jasnel::testing {
namespace {

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

TEST(CompareMistakes, TellsWhatAHeaderLacks) {
  EXPECT_EQ(ErrorOf("board,ns,ew,ns-score\n1,1,2,100\n"),
            "jasnel compare: -:1: no column ew-score; expected board, ns, ew, ns-score and "
            "ew-score\n");
  EXPECT_EQ(ErrorOf("# an evening\n1,1,2,100,62\n"),
            "jasnel compare: -:2: unknown column '1'; expected board, ns, ew, ns-score, ew-score, "
            "ns-penalty or ew-penalty\n");
  EXPECT_EQ(ErrorOf("board,ns,ew,ns-score,ew-score,Board\n"),
            "jasnel compare: -:1: column 'Board' twice; expected it once\n");
}

TEST(CompareMistakes, TellsWhichNumberIsWrong) {
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

TEST(CompareMistakes, TellsWhatElseIsWrongWithARow) {
  EXPECT_EQ(ErrorOfRow("2,1,2,100,62"),
            "jasnel compare: -:4: 5 cells; expected 6, as in the header\n");
  EXPECT_EQ(ErrorOfRow("2"), "jasnel compare: -:4: 1 cell; expected 6, as in the header\n");
  EXPECT_EQ(ErrorOfRow("2,\"1,2,100,62"),
            "jasnel compare: -:4: cell 2: a quote without an end; expected one on the same line\n");
  EXPECT_EQ(ErrorOfRow("2,1,,100,62,"),
            "jasnel compare: -:4: ew: no name; expected that of the pair\n");
  EXPECT_EQ(ErrorOfRow("2,1,\x1b[2J,100,62,"),
            "jasnel compare: -:4: ew: '�[2J'; expected a name without control characters\n");
  EXPECT_EQ(ErrorOfRow("2,1,2,100,-,"),
            "jasnel compare: -:4: ew-score: '-' on one side only; expected a score, or - on both "
            "sides for a cancelled board\n");
}

TEST(CompareMistakes, TellsAPairThatPlayedABoardTwice) {
  EXPECT_EQ(ErrorOfRow("1,5,4,100,62,"),
            "jasnel compare: -:4: board 1 E-W: pair '4' a second time; expected each pair once\n");
}

TEST(CompareMistakes, TellsWhatIsWrongWithAnObject) {
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

TEST(CompareMistakes, TellsThatAFileIsEmpty) {
  const std::string expected =
      "jasnel compare: -: no result in it; expected CSV with the header "
      "board,ns,ew,ns-score,ew-score, or JSON objects with these keys\n";
  EXPECT_EQ(ErrorOf(""), expected);
  EXPECT_EQ(ErrorOf("# nothing\n\n"), expected);
  EXPECT_EQ(ErrorOf("board,ns,ew,ns-score,ew-score\n"), expected);
}

TEST(CompareMistakes, TellsThatAFileIsNotThere) {
  const auto run = RunJasnel({"compare", "--input=/no/such/results.csv"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err,
            "jasnel compare: /no/such/results.csv: No such file or directory; expected CSV with "
            "the header board,ns,ew,ns-score,ew-score, or JSON objects with these keys\n");
}

TEST(CompareMistakes, TellsThatAFileIsNotText) {
  EXPECT_EQ(ErrorOf(std::string("\x89PNG\n\0\n", 7)),
            "jasnel compare: -:1: unknown column '�PNG'; expected board, ns, ew, ns-score, "
            "ew-score, ns-penalty or ew-penalty\n");
  EXPECT_EQ(ErrorOf(std::string("PN\0G\n", 5)),
            "jasnel compare: -:1: not text: a zero byte; expected CSV with the header "
            "board,ns,ew,ns-score,ew-score, or JSON objects with these keys. Reading ends here\n");
}

TEST(CompareMistakes, TellsALineThatIsTooLong) {
  EXPECT_EQ(ErrorOfRow(std::string(100000, '1')),
            "jasnel compare: -:4: longer than 65536 bytes; expected a result\n");
  EXPECT_EQ(ErrorOf(std::string(100000, '[') + "\n1,1,2,100,62\n"),
            "jasnel compare: -:1: longer than 65536 bytes; expected a result\n");
}

TEST(CompareMistakes, TellsAnObjectThatIsTooDeep) {
  const std::string deep = "{\"board\":" + std::string(60000, '[');
  EXPECT_EQ(ErrorOfObject(deep),
            "jasnel compare: -:4: '" + deep.substr(0, 40) +
                "...'; expected a JSON object with board, ns, ew, ns-score and ew-score\n");
}

TEST(CompareMistakes, NeedsAFile) {
  const auto run = RunJasnel({"compare"});
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err,
            "jasnel compare: no results; expected --input=FILE, - for standard input, as jasnel "
            "compare --input=results.csv\n");
}

TEST(CompareMistakes, MistakesOfFlagsAreToldInOneLine) {
  EXPECT_EQ(RunJasnel({"compare", "--format=xml"}).err,
            "jasnel compare: --format: 'xml'; expected text, json or csv\n");
  EXPECT_EQ(RunJasnel({"compare", "--board"}).err,
            "jasnel compare: unknown flag '--board'; did you mean --boards?\n");
}

TEST(CompareMistakes, NamesTheFileOfAWrongLine) {
  const TemporaryFile file("board,ns,ew,ns-score,ew-score\n1,1,2,x,62\n");
  const auto run = RunJasnel({"compare", "--input=" + file.path()});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "jasnel compare: " + file.path() +
                         ":2: ns-score: 'x'; expected a number from 0 to 9999, or - on both sides "
                         "for a cancelled board\n");
}

}  // namespace
}  // namespace jasnel::testing

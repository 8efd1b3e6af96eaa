// What `jasnel compare` says to wrong results.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/compare/run.h"

namespace jasnel::testing {
namespace {

// What is said where nothing can be compared.
std::string CompareError(const std::string& input) { return ErrorOf(CompareInput(input), 1); }

// What is expected of a column or a key.
const std::string kFields =
    "; expected board, ns, ew, ns-score, ew-score, ns-roem, ew-roem, ns-award, ew-award, "
    "ns-penalty, ew-penalty, ns-bonus, ew-bonus or group; in Dutch spel, nz, ow, nz-score, "
    "ow-score, nz-roem, ow-roem, nz-toegekend, ow-toegekend, nz-straf, ow-straf, nz-bonus, "
    "ow-bonus "
    "or groep\n";

// What is said of one line, the fourth; the others are compared.
std::string ResultLineError(const std::string& line, const std::string& header,
                            const std::string& others) {
  const auto run = CompareInput(header + others + line + "\n", {"--format=csv"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out, AsCsv(header + others));
  return run.err;
}

std::string ResultRowError(const std::string& row) {
  return ResultLineError(row, "board,ns,ew,ns-score,ew-score,ew-penalty\n",
                         "1,1,2,182,0,\n1,3,4,90,92,\n");
}

std::string ResultObjectError(const std::string& object) {
  return ResultLineError(object, "# results\n",
                         R"({"board":1,"ns":1,"ew":2,"ns-score":182,"ew-score":0})"
                         "\n"
                         R"({"board":1,"ns":3,"ew":4,"ns-score":90,"ew-score":92})"
                         "\n");
}

TEST(CompareMistakes, TellsWhatAHeaderLacks) {
  EXPECT_EQ(CompareError("board,ns,ew,ns-score\n1,1,2,100\n"),
            "jasnel compare: -:1: no column ew-score; expected board, ns, ew, ns-score and "
            "ew-score\n");
  EXPECT_EQ(CompareError("# an evening\n1,1,2,100,62\n"),
            "jasnel compare: -:2: unknown column '1'" + kFields);
  EXPECT_EQ(CompareError("board,ns,ew,ns-score,ew-score,Board\n"),
            "jasnel compare: -:1: column 'Board' twice; expected it once\n");
}

TEST(CompareMistakes, TellsWhichNumberIsWrong) {
  EXPECT_EQ(
      ResultRowError("2,1,2,many,62,"),
      "jasnel compare: -:4: ns-score: 'many'; expected a number from 0 to 56992, or - on both "
      "sides for a cancelled board\n");
  EXPECT_EQ(ResultRowError("2,1,2,100,-62,"),
            "jasnel compare: -:4: ew-score: '-62'; expected a number from 0 to 56992, or - on both "
            "sides for a cancelled board\n");
  EXPECT_EQ(ResultRowError("2,1,2,100,,"),
            "jasnel compare: -:4: ew-score: ''; expected a number from 0 to 56992, or - on both "
            "sides for a cancelled board\n");
  EXPECT_EQ(ResultRowError("0,1,2,100,62,"),
            "jasnel compare: -:4: board: '0'; expected a number from 1 to 1000000000000\n");
  EXPECT_EQ(ResultRowError("2,1,2,100,62,1.5"),
            "jasnel compare: -:4: ew-penalty: '1.5'; expected a number from 0 to 999\n");
}

TEST(CompareMistakes, TellsWhatElseIsWrongWithARow) {
  EXPECT_EQ(ResultRowError("2,1,2,100,62"),
            "jasnel compare: -:4: 5 cells; expected 6, as in the header\n");
  EXPECT_EQ(ResultRowError("2"), "jasnel compare: -:4: 1 cell; expected 6, as in the header\n");
  EXPECT_EQ(ResultRowError("2,\"1,2,100,62"),
            "jasnel compare: -:4: cell 2: a quote without an end; expected one on the same line\n");
  EXPECT_EQ(ResultRowError("2,1,,100,62,"),
            "jasnel compare: -:4: ew: no name; expected that of the pair\n");
  EXPECT_EQ(ResultRowError("2,1,\x1b[2J,100,62,"),
            "jasnel compare: -:4: ew: '�[2J'; expected a name without control characters\n");
  EXPECT_EQ(ResultRowError("2,1,2,100,-,"),
            "jasnel compare: -:4: ew-score: '-' on one side only; expected a score, or - on both "
            "sides for a cancelled board\n");
}

TEST(CompareMistakes, TellsATotalThatNoDealBrings) {
  EXPECT_EQ(ResultRowError("2,1,2,101,50,"),
            "jasnel compare: -:4: board 2: scores of 101 and 50, together 151; expected 162, or "
            "with roem 182, 202 and tens more, to 1062 at most\n");
  EXPECT_EQ(ResultRowError("2,1,2,100,72,"),
            "jasnel compare: -:4: board 2: scores of 100 and 72, together 172; expected 162, or "
            "with roem 182, 202 and tens more, to 1062 at most\n");
}

TEST(CompareMistakes, TellsWhichResultHasNoGroup) {
  const std::string header = "group,board,ns,ew,ns-score,ew-score\n";
  const auto run =
      CompareInput(header + "A,1,1,2,100,62\n ,1,3,4,90,72\na ,1,5,6,82,80\n", {"--format=csv"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err,
            "jasnel compare: -:3: board 1: no group; expected its name, as other results have "
            "one\n");
  EXPECT_EQ(run.out, AsCsv(header + "A,1,1,2,100,62\nA,1,5,6,82,80\n"));
  // A column that is empty throughout names none.
  EXPECT_EQ(AsCsv(header + ",1,1,2,100,62\n"),
            AsCsv("board,ns,ew,ns-score,ew-score\n1,1,2,100,62\n"));
}

TEST(CompareMistakes, TellsScoresThatNoDealBrings) {
  EXPECT_EQ(ResultRowError("2,1,2,161,1,"),
            "jasnel compare: -:4: board 2: scores of 161 and 1, which no deal brings; expected "
            "points and roem that cards bring\n");
  const auto run =
      CompareInput("board,ns,ew,ns-score,ew-score\n1,1,2,81,81\n", {"--rules=kbn", "--lang=nl"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err,
            "jasnel compare: -:2: spel 1: scores van 81 en 81; verwacht meer voor een van beide: "
            "wie speelt gaat met de helft nat\n");
}

TEST(CompareMistakes, TellsALineThatIsNotInTheEncodingOfTheOthers) {
  const auto run = CompareInput(
      "board,ns,ew,ns-score,ew-score\n1,René,2,100,62\n2,Ren\xE9,2,82,80\n", {"--format=csv"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err,
            "jasnel compare: -:3: not UTF-8; expected a result in UTF-8, or the whole file in "
            "Windows-1252\n");
}

TEST(CompareMistakes, TellsRoemThatCannotBe) {
  const std::string header = "board,ns,ew,ns-score,ew-score,ns-roem,ew-roem\n";
  const std::string others = "1,1,2,162,0,20,\n1,3,4,90,72,,20\n";
  EXPECT_EQ(ResultLineError("2,1,2,100,62,30,", header, others),
            "jasnel compare: -:4: board 2: roem of 30 for N-S; expected 0, 20, or 40 and tens "
            "more, to 900 at most\n");
  EXPECT_EQ(ResultLineError("2,1,2,120,62,20,", header, others),
            "jasnel compare: -:4: board 2: scores of 120 and 62 without roem, together 182; "
            "expected 162, or after a revoke 262 and 0\n");
  EXPECT_EQ(
      ResultLineError("2,1,2,100,62,x,", header, others),
      "jasnel compare: -:4: ns-roem: 'x'; expected a number from 0 to 56992, or / for none\n");
  EXPECT_EQ(ResultLineError("2,1,2,-,-,,20", header, others),
            "jasnel compare: -:4: ew-roem: 20 on a cancelled board; expected none\n");
  EXPECT_EQ(CompareError("board,ns,ew,ns-score,ew-score,ns-roem\n"),
            "jasnel compare: -:1: no column ew-roem; expected the roem of both sides\n");
}

TEST(CompareMistakes, TellsAnAwardThatCannotBe) {
  const std::string header = "board,ns,ew,ns-score,ew-score,ns-award,ns-bonus\n";
  const std::string others = "1,1,2,162,0,,\n1,3,4,90,72,,1\n";
  EXPECT_EQ(ResultLineError("2,1,2,100,62,most,", header, others),
            "jasnel compare: -:4: ns-award: 'most'; expected a number from 0 to 999 of match "
            "points, or average, half or lowest\n");
  EXPECT_EQ(ResultLineError("2,1,2,100,62,,-1", header, others),
            "jasnel compare: -:4: ns-bonus: '-1'; expected a number from 0 to 999\n");
  EXPECT_EQ(CompareError(header + "2,1,2,100,62,3,\n"),
            "jasnel compare: board 2 N-S: an award of 3; expected at most 2, what the board can "
            "bring\n");
}

TEST(CompareMistakes, NamesDutchColumnsWhereTheHeaderIsDutch) {
  EXPECT_EQ(CompareError("spel,nz,ow,nz-score\n"),
            "jasnel compare: -:1: no column ow-score; expected spel, nz, ow, nz-score and "
            "ow-score\n");
  EXPECT_EQ(
      ResultLineError("2,1,2,x,62", "spel,nz,ow,nz-score,ow-score\n", "1,1,2,162,0\n1,3,4,90,72\n"),
      "jasnel compare: -:4: nz-score: 'x'; expected a number from 0 to 56992, or - on both "
      "sides for a cancelled board\n");
  EXPECT_EQ(CompareError("spel,board,nz,ow,nz-score,ow-score\n"),
            "jasnel compare: -:1: column 'board' twice; expected it once\n");
}

TEST(CompareMistakes, TellsAPairThatPlayedABoardTwice) {
  EXPECT_EQ(ResultRowError("1,5,4,100,62,"),
            "jasnel compare: -:4: board 1 E-W: pair '4' a second time; expected each pair once\n");
}

TEST(CompareMistakes, TellsWhatIsWrongWithAnObject) {
  EXPECT_EQ(
      ResultObjectError("{\"board\":1"),
      "jasnel compare: -:4: column 11: the line ends; expected a JSON object with board, ns, ew, "
      "ns-score and ew-score\n");
  EXPECT_EQ(
      ResultObjectError("2,1,2,100,62"),
      "jasnel compare: -:4: column 2: ',1,2,100,62'; expected a JSON object with board, ns, ew, "
      "ns-score and ew-score\n");
  EXPECT_EQ(
      ResultObjectError(R"({"board":2,"ns":"1","ew":"2","ns-score":100})"),
      "jasnel compare: -:4: no key ew-score; expected board, ns, ew, ns-score and ew-score\n");
  EXPECT_EQ(ResultObjectError(R"({"bord":2})"),
            "jasnel compare: -:4: unknown key 'bord'" + kFields);
  EXPECT_EQ(ResultObjectError(R"({"board":[2]})"),
            "jasnel compare: -:4: board: of type array; expected a text or a whole number\n");
  EXPECT_EQ(ResultObjectError(R"({"board":2,"ns":"1","ew":"2","ns-score":100.5,"ew-score":62})"),
            "jasnel compare: -:4: ns-score: of type number; expected a text or a whole number\n");
  EXPECT_EQ(ResultObjectError(R"({"ns":"1","NS":"2"})"),
            "jasnel compare: -:4: key 'NS' twice; expected it once\n");
}

TEST(CompareMistakes, TellsThatAFileIsEmpty) {
  const std::string expected =
      "jasnel compare: -: no result in it; expected CSV with the header "
      "board,ns,ew,ns-score,ew-score, or JSON objects with these keys\n";
  EXPECT_EQ(CompareError(""), expected);
  EXPECT_EQ(CompareError("# nothing\n\n"), expected);
  EXPECT_EQ(CompareError("board,ns,ew,ns-score,ew-score\n"), expected);
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
  EXPECT_EQ(CompareError(std::string("\x89PNG\n\0\n", 7)),
            "jasnel compare: -:1: unknown column '‰PNG'" + kFields);
  EXPECT_EQ(CompareError(std::string("PN\0G\n", 5)),
            "jasnel compare: -:1: not text: a zero byte; expected CSV with the header "
            "board,ns,ew,ns-score,ew-score, or JSON objects with these keys. Reading ends here\n");
}

TEST(CompareMistakes, TellsALineThatIsTooLong) {
  EXPECT_EQ(ResultRowError(std::string(100000, '1')),
            "jasnel compare: -:4: longer than 65536 bytes; expected a result\n");
  EXPECT_EQ(CompareError(std::string(100000, '[') + "\n1,1,2,100,62\n"),
            "jasnel compare: -:1: longer than 65536 bytes; expected a result\n");
}

TEST(CompareMistakes, TellsAnObjectThatIsTooDeep) {
  const std::string deep = "{\"board\":" + std::string(60000, '[');
  EXPECT_EQ(
      ResultObjectError(deep),
      "jasnel compare: -:4: more than 64 nested lists and objects; expected a JSON object with "
      "board, ns, ew, ns-score and ew-score\n");
}

TEST(CompareMistakes, NeedsAFile) {
  const auto run = RunJasnel({"compare"});
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(
      run.err,
      "jasnel compare: no results; expected --input=FILE, - for standard input, such as jasnel "
      "compare --input=results.csv\n");
}

TEST(CompareMistakes, MistakesOfFlagsAreToldInOneLine) {
  EXPECT_EQ(RunJasnel({"compare", "--format=xml"}).err,
            "jasnel compare: --format: 'xml'; expected text, json or csv\n");
  EXPECT_EQ(RunJasnel({"compare", "--system=mitchell"}).err,
            "jasnel compare: --system: 'mitchell'; expected schevenings or howell\n");
  EXPECT_EQ(RunJasnel({"compare", "--rules=bdum"}).err.substr(0, 48),
            "jasnel compare: --rules: unknown rule set 'bdum'");
  EXPECT_EQ(RunJasnel({"compare", "--board"}).err,
            "jasnel compare: unknown flag '--board'; did you mean --boards?\n");
}

TEST(CompareMistakes, NamesTheFileOfAWrongLine) {
  const TemporaryFile file("board,ns,ew,ns-score,ew-score\n1,1,2,x,62\n");
  const auto run = RunJasnel({"compare", "--input=" + file.path()});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "jasnel compare: " + file.path() +
                         ":2: ns-score: 'x'; expected a number from 0 to 56992, or - on both sides "
                         "for a cancelled board\n");
}

TEST(CompareMistakes, AreToldInDutch) {
  const auto error_of = [](const std::string& input, std::vector<std::string> flags) {
    flags.emplace_back("--lang=nl");
    return CompareInput(input, flags).err;
  };
  const std::string header = "spel,nz,ow,nz-score,ow-score\n";
  EXPECT_EQ(error_of("spel,nz,ow,nz-score\n", {}),
            "jasnel compare: -:1: geen kolom ow-score; verwacht spel, nz, ow, nz-score en "
            "ow-score\n");
  EXPECT_EQ(error_of("spel,nz,ow,nz-score,ow-score,NZ\n", {}),
            "jasnel compare: -:1: kolom 'NZ' twee keer; verwacht die één keer\n");
  EXPECT_EQ(error_of(header + "1,1,2,100\n", {}),
            "jasnel compare: -:2: 4 cellen; verwacht er 5, zoals in de kop\n");
  EXPECT_EQ(error_of(header + "1,1,2,-,162\n", {}),
            "jasnel compare: -:2: nz-score: '-' aan één kant; verwacht een score, of - aan beide "
            "kanten voor een vervallen spel\n");
  EXPECT_EQ(error_of(header + "1,1,2,100,63\n", {}),
            "jasnel compare: -:2: spel 1: scores van 100 en 63, samen 163; verwacht 162, of met "
            "roem 182, 202 en tientallen meer, hoogstens 1062\n");
  EXPECT_EQ(error_of(header + "1,1,1,100,62\n", {"--system=howell"}),
            "jasnel compare: -:2: spel 1: paar '1' tegen zichzelf; verwacht een ander paar\n");
  EXPECT_EQ(error_of("", {}),
            "jasnel compare: -: geen uitslag erin; verwacht CSV met de kop "
            "spel,nz,ow,nz-score,ow-score, of JSON-objecten met deze sleutels\n");
}

}  // namespace
}  // namespace jasnel::testing

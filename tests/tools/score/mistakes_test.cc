// What `jasnel boerenbridge score` says to wrong sheets.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/score/run.h"
#include "tests/tools/support/json_lines.h"

namespace jasnel::testing {
namespace {

constexpr const char* kPrefix = "jasnel boerenbridge score: ";

// What is said where nothing can be counted.
std::string ScoreError(const std::string& input, const std::vector<std::string>& flags = {}) {
  const auto run = ScoreInput(input, flags);
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_TRUE(run.err.starts_with(kPrefix));
  return run.err.substr(std::string(kPrefix).size());
}

// What is said of one line, the third; the others are counted.
std::string DealLineError(const std::string& line, const std::string& first,
                          const std::string& last) {
  const auto run = ScoreInput(first + line + "\n" + last, {"--format=json"});
  EXPECT_EQ(run.status, 1);
  const auto objects = Objects(run);
  EXPECT_EQ(objects.size(), 8U);
  EXPECT_EQ(objects[1]["deal"], 3);
  EXPECT_EQ(objects[1]["cards"], 8);
  EXPECT_EQ(objects[1]["dealer"], "Bram");
  const std::string prefix = std::string(kPrefix) + "-:3: ";
  EXPECT_TRUE(run.err.starts_with(prefix)) << run.err;
  return run.err.substr(prefix.size());
}

std::string DealRowError(const std::string& row) {
  return DealLineError(row, "round,cards,dealer,Anna,Bram,Cor\n1,10,Cor,9/10,0/0,0/0\n",
                       ",,,7/8,0/0,0/0\n");
}

std::string DealObjectError(const std::string& object) {
  return DealLineError(object,
                       "# an evening\n"
                       R"({"players":["Anna","Bram","Cor"],"bids":[9,0,0],"taken":[10,0,0]})"
                       "\n",
                       R"({"bids":[7,0,0],"taken":[8,0,0]})"
                       "\n");
}

TEST(BoerenbridgeScoreMistakes, TellsAWrongHeader) {
  EXPECT_EQ(ScoreError("cards,Anna,Bram\n10,9/10,0/0\n"), "-:1: 2 players; expected from 3 to 7\n");
  EXPECT_EQ(ScoreError("cards,Anna,Bram,anna\n"),
            "-:1: player 'Anna' twice; expected different names\n");
  EXPECT_EQ(ScoreError("cards,Anna,,Cor\n"), "-:1: player 2: no name; expected one\n");
  EXPECT_EQ(ScoreError("cards,Kaarten,Anna,Bram,Cor\n"),
            "-:1: column 'Kaarten' twice; expected it once\n");
  EXPECT_EQ(ScoreError("cards,\"Anna,Bram,Cor\n"),
            "-:1: cell 2: a quote without an end; expected one on the same line\n");
}

TEST(BoerenbridgeScoreMistakes, TellsThatThereIsNoHeader) {
  EXPECT_EQ(ScoreError("10,Cor,9/10,0/0,0/0\n9,Anna,8/9,0/0,0/0\n"),
            "-:1: '10'; expected a header that names the players before the deals\n");
}

TEST(BoerenbridgeScoreMistakes, BelowAWrongHeaderTheNextOneCounts) {
  const auto run = ScoreInput("cards,Anna\n1,0/1\ncards,A,B,C\n1,0/1,0/0,0/0\n", {"--format=csv"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, std::string(kPrefix) + "-:1: 1 player; expected from 3 to 7\n");
  EXPECT_EQ(run.out, ScoredAsCsv("cards,A,B,C\n1,0/1,0/0,0/0\n"));
}

TEST(BoerenbridgeScoreMistakes, TellsWhichCellIsWrong) {
  const std::string expected =
      "; expected bid/taken, such as 3/2, or in a deal that was stopped 3/-, and 3/revoke or "
      "3/count, "
      "with - for a bid that was not made\n";
  EXPECT_EQ(DealRowError(",,,8/9,0/0,3"), "Cor: '3'" + expected);
  EXPECT_EQ(DealRowError(",,,8/9,0/0,"), "Cor: ''" + expected);
  EXPECT_EQ(DealRowError(",,,8/9,3-feb,0/0"), "Bram: '3-feb'" + expected);
  EXPECT_EQ(DealRowError(",,,8/9,0/0/0,0/0"), "Bram: '0/0/0'" + expected);
  EXPECT_EQ(DealRowError(",,,-1/9,0/0,0/0"), "Anna: '-1/9'" + expected);
  EXPECT_EQ(DealRowError(",,,8/revoked,0/-,0/-"), "Anna: '8/revoked'" + expected);
}

TEST(BoerenbridgeScoreMistakes, TellsWrongCardsDealerAndRound) {
  EXPECT_EQ(DealRowError(",11,,8/9,0/0,0/0"), "cards: '11'; expected a number from 1 to 10\n");
  EXPECT_EQ(DealRowError(",,Dirk,8/9,0/0,0/0"), "dealer: 'Dirk'; expected Anna, Bram or Cor\n");
  EXPECT_EQ(DealRowError("x,,,8/9,0/0,0/0"), "round: 'x'; expected a number from 1 to 999\n");
  EXPECT_EQ(ScoreError("round,cards,A,B,C,D,E,F\n1,9,1/9,0/0,0/0,0/0,0/0,0/0\n"),
            "-:2: 9 cards; expected from 1 to 8 with 6 players\n");
}

TEST(BoerenbridgeScoreMistakes, TellsARowWithOtherCellsThanTheHeader) {
  EXPECT_EQ(DealRowError(",,,8/9,0/0"), "5 cells; expected 6, as in the header\n");
  EXPECT_EQ(DealRowError(",,,8/9,0/0,0/0,0/0"), "7 cells; expected 6, as in the header\n");
}

TEST(BoerenbridgeScoreMistakes, TellsWhatTheRulesDoNotAllow) {
  EXPECT_EQ(DealRowError(",,,8/9,0/0,1/0"),
            "the bids add up to the number of cards, 9; expected another bid than 8 of the dealer, "
            "Anna\n");
  EXPECT_EQ(DealRowError(",,,8/9,10/0,0/0"), "Bram: a bid of 10; expected a number from 0 to 9\n");
  EXPECT_EQ(DealRowError(",,,8/8,0/0,0/0"),
            "the tricks taken add up to 8; expected 9, one for each card of a player\n");
  EXPECT_EQ(DealRowError(",,,8/10,0/0,0/0"),
            "Anna: 10 tricks taken; expected a number from 0 to 9\n");
}

TEST(BoerenbridgeScoreMistakes, TellsWhatIsWrongWithAnOffence) {
  EXPECT_EQ(DealRowError(",,,8/revoke,0/0,0/-"),
            "Bram: tricks taken though an offence stopped the deal; expected -, as 0/-\n");
  EXPECT_EQ(DealRowError(",,,8/-,0/0,0/0"),
            "Anna: no tricks taken though no offence stopped the deal; expected a number, such as "
            "8/0\n");
  EXPECT_EQ(DealRowError(",,,8/9,-/0,0/0"),
            "Bram: no bid though no offence stopped the deal; expected a number, such as 0/0\n");
  EXPECT_EQ(DealRowError(",,,-/-,8/revoke,0/-"),
            "Bram: a revoke before Anna has bid; expected all bids, or a wrong number of cards\n");
}

TEST(BoerenbridgeScoreMistakes, TellsARoundThatIsOver) {
  EXPECT_EQ(ScoreError("round,cards,A,B,C\n2,x,0/1,0/0,0/0\n"),
            "-:2: cards: 'x'; expected a number from 1 to 10\n");
  const auto run = ScoreInput("round,cards,A,B,C\n2,1,0/1,0/0,0/0\n1,1,0/1,0/0,0/0\n");
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, std::string(kPrefix) +
                         "-:3: round 1 after round 2, in which A was; expected a later round\n");
}

TEST(BoerenbridgeScoreMistakes, TellsWhatIsWrongWithAnObject) {
  EXPECT_EQ(DealObjectError("{\"bids\":"),
            "column 9: the line ends; expected a JSON object with players, bids and taken\n");
  EXPECT_EQ(DealObjectError("8/9,0/0,0/0"),
            "column 2: '/9,0/0,0/0'; expected a JSON object with players, bids and taken\n");
  EXPECT_EQ(DealObjectError(R"({"took":[9,0,0]})"),
            "unknown key 'took'; expected one of round, cards, dealer, players, bids, taken, "
            "offence, offender, drinks, totals\n");
  EXPECT_EQ(DealObjectError(R"({"bids":[8,0,0]})"), "no key taken; expected a list of 3 numbers\n");
  EXPECT_EQ(DealObjectError(R"({"bids":[8,0],"taken":[9,0,0]})"),
            "bids: 2 of them; expected a list of 3 numbers, one for each player\n");
  EXPECT_EQ(DealObjectError(R"({"bids":[8,0,"x"],"taken":[9,0,0]})"),
            "bids, Cor: '\"x\"'; expected a number from 0 to 10\n");
  EXPECT_EQ(DealObjectError(R"({"bids":[8,0,0],"taken":9})"),
            "taken: of type number; expected a list of 3 numbers\n");
  EXPECT_EQ(DealObjectError(R"({"dealer":"Dirk","bids":[8,0,0],"taken":[9,0,0]})"),
            "dealer: 'Dirk'; expected Anna, Bram or Cor\n");
  EXPECT_EQ(DealObjectError(R"({"cards":9.5,"bids":[8,0,0],"taken":[9,0,0]})"),
            "cards: '9.5'; expected a number from 1 to 10\n");
  EXPECT_EQ(DealObjectError(R"({"players":"Anna"})"),
            "players: of type string; expected names, such as [\"Anna\",\"Bram\",\"Cor\"]\n");
}

TEST(BoerenbridgeScoreMistakes, TellsWhatIsWrongWithAnOffenceInJson) {
  EXPECT_EQ(DealObjectError(R"({"bids":[8,0,0],"offence":"revoke"})"),
            "an offence without offender; expected the name of a player\n");
  EXPECT_EQ(DealObjectError(R"({"bids":[8,0,0],"offence":["count","count"],"offender":["Cor"]})"),
            "an offence without offender; expected the name of a player\n");
  EXPECT_EQ(
      DealObjectError(R"({"bids":[8,0,0],"offence":["count","count"],"offender":["Cor","Cor"]})"),
      "offender: 'Cor' twice; expected each once\n");
  EXPECT_EQ(DealObjectError(R"({"bids":[8,0,0],"offence":[1],"offender":["Cor"]})"),
            "offence: of type number; expected revoke or count\n");
  EXPECT_EQ(DealObjectError(R"({"bids":[8,null,0],"taken":[9,0,0]})"),
            "Bram: no bid though no offence stopped the deal; expected a number, such as 0/0\n");
  EXPECT_EQ(DealObjectError(R"({"bids":[8,0,0],"offender":"Cor"})"),
            "an offender without offence; expected revoke or count\n");
  EXPECT_EQ(DealObjectError(R"({"bids":[8,0,0],"offence":"theft","offender":"Cor"})"),
            "offence: 'theft'; expected revoke or count\n");
  EXPECT_EQ(DealObjectError(R"({"bids":[8,0,0],"offence":"count","offender":3})"),
            "offender: of type number; expected the name of a player\n");
  EXPECT_EQ(
      DealObjectError(R"({"bids":[8,0,0],"taken":[9,0,0],"offence":"revoke","offender":"Cor"})"),
      "Anna: tricks taken though an offence stopped the deal; expected -, as 8/-\n");
}

TEST(BoerenbridgeScoreMistakes, JsonNamesThePlayersFirst) {
  EXPECT_EQ(ScoreError(R"({"bids":[8,0,0],"taken":[9,0,0]})"
                       "\n"),
            "-:1: no key players; expected names, such as [\"Anna\",\"Bram\",\"Cor\"]\n");
  EXPECT_EQ(ScoreError(R"({"players":["A","B"],"bids":[8,0],"taken":[9,0]})"
                       "\n"),
            "-:1: 2 players; expected from 3 to 7\n");
}

TEST(BoerenbridgeScoreMistakes, TellsADrawThatCannotBe) {
  const std::string sheet = "A,B,C\n8/9,0/0,0/0\n";
  EXPECT_EQ(ScoreError(sheet, {"--draw=CK,S2"}),
            "-:1: --draw: 2 cards; expected 3, one for each player\n");
  EXPECT_EQ(ScoreError(sheet, {"--draw=CK,S2,S3,D3"}),
            "-:1: --draw: 4 cards; expected 3, one for each player\n");
  EXPECT_EQ(ScoreError(sheet, {"--draw=CK,DK,D3"}),
            "-:1: --draw: the two highest cards are equal; expected those that were drawn again\n");
}

TEST(BoerenbridgeScoreMistakes, TheFirstDealerSitsAtTheFirstTable) {
  EXPECT_EQ(ScoreError("A,B,C\n8/9,0/0,0/0\n", {"--dealer=D"}),
            "-:1: --dealer: 'D'; expected A, B or C\n");
}

TEST(BoerenbridgeScoreMistakes, TellsThatAFileIsEmptyOrNotThereOrNotText) {
  const std::string expected =
      "expected CSV with a header that names the players, such as cards,dealer,Anna,Bram,Cor, or "
      "JSON "
      "objects with players, bids and taken";
  EXPECT_EQ(ScoreError(""), "-: no deal in it; " + expected + "\n");
  EXPECT_EQ(ScoreError("# nothing\n\nAnna,Bram,Cor\n"), "-: no deal in it; " + expected + "\n");
  EXPECT_EQ(ScoreError(std::string("A,B\0,C\n", 7)),
            "-:1: not text: a zero byte; " + expected + ". Reading ends here\n");
  EXPECT_EQ(DealRowError(std::string(100000, '1')), "longer than 65536 bytes; expected a deal\n");
  EXPECT_EQ(RunJasnel({"boerenbridge", "score", "--input=/no/such.csv"}).err,
            kPrefix + ("/no/such.csv: No such file or directory; " + expected) + "\n");
}

TEST(BoerenbridgeScoreMistakes, NeedsAFile) {
  const auto run = RunJasnel({"boerenbridge", "score"});
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err, std::string(kPrefix) +
                         "no sheet; expected --input=FILE, - for standard input, such as jasnel "
                         "boerenbridge score --input=sheet.csv\n");
}

TEST(BoerenbridgeScoreMistakes, MistakesOfFlagsAreToldInOneLine) {
  EXPECT_EQ(RunJasnel({"boerenbridge", "score", "--format=xml"}).err,
            std::string(kPrefix) + "--format: 'xml'; expected text, json or csv\n");
  EXPECT_EQ(RunJasnel({"boerenbridge", "score", "--total"}).err,
            std::string(kPrefix) + "unknown flag '--total'; did you mean --totals?\n");
  EXPECT_EQ(
      RunJasnel({"boerenbridge", "score", "--draw=CK,S2,x"}).err,
      std::string(kPrefix) +
          "--draw: 'CK,S2,x'; expected a seed, or the cards that were drawn, such as CK,S2,HA\n");
  EXPECT_EQ(RunJasnel({"boerenbridge", "score", "--draw=CK,CK,H2"}).err,
            std::string(kPrefix) + "--draw: CK twice; expected different cards\n");
  EXPECT_EQ(RunJasnel({"boerenbridge", "score", "--input=-", "--draw=1", "--dealer=A"}).err,
            std::string(kPrefix) + "--dealer with --draw; expected one of them\n");
}

TEST(BoerenbridgeScoreMistakes, AreToldInDutch) {
  const auto error_of = [](const std::string& input) {
    const std::string err = ScoreInput(input, {"--lang=nl"}).err;
    EXPECT_TRUE(err.starts_with(kPrefix)) << err;
    return err.substr(std::string(kPrefix).size());
  };
  const std::string header = "Anna,Bram,Cor\n";
  EXPECT_EQ(error_of("Anna,Bram\n"), "-:1: 2 spelers; verwacht 3 tot en met 7\n");
  EXPECT_EQ(error_of("Anna,Bram,anna\n"),
            "-:1: speler 'Anna' twee keer; verwacht verschillende namen\n");
  EXPECT_EQ(error_of("gever," + header + "Dirk,1/1,0/0,0/0\n"),
            "-:2: gever: 'Dirk'; verwacht Anna, Bram of Cor\n");
  EXPECT_EQ(error_of(header + "11/10,0/0,0/0\n"),
            "-:2: Anna: een bod van 11; verwacht een getal van 0 tot en met 10\n");
  EXPECT_EQ(error_of(header + "3/3,3/3,3/5\n"),
            "-:2: de gehaalde slagen zijn samen 11; verwacht 10, een voor elke kaart van een "
            "speler\n");
  EXPECT_EQ(error_of(R"({"players":["Anna","Bram","Cor"],"bids":[1,0],"taken":[1,0,0]})"
                     "\n"),
            "-:1: bids: 2 stuks; verwacht een lijst van 3 getallen, een voor elke speler\n");
  EXPECT_EQ(error_of(R"({"players":["Anna","Bram","Cor"],"bid":[1,0,0]})"
                     "\n"),
            "-:1: onbekende sleutel 'bid'; bedoelt u bids?\n");
}

TEST(BoerenbridgeScoreMistakes, TotalsAreThoseOfAWholeRound) {
  const std::string header = "cards,Anna,Bram,Cor\n";
  EXPECT_EQ(ScoreError(header + ",100,409,80\n"),
            "-:2: Bram: a total of 409; expected from -250 to 408, as a round brings\n");
  EXPECT_EQ(ScoreError(header + "10,100,90,80\n"),
            "-:2: cards or a dealer with the totals of a round; expected neither\n");
  const auto after_deals = ScoreInput(header + ",3/3,2/2,4/5\n,100,90,80\n");
  EXPECT_EQ(after_deals.status, 1);
  EXPECT_EQ(after_deals.err, std::string(kPrefix) +
                                 "-:3: totals of a round after deals of it; expected the deals "
                                 "alone, or the totals\n");
  const auto deal_after = ScoreInput("round,Anna,Bram,Cor\n1,100,90,80\n1,3/3,2/2,4/5\n");
  EXPECT_EQ(deal_after.err,
            std::string(kPrefix) +
                "-:3: a deal of round 1, of which the totals were given; expected another round\n");
  EXPECT_EQ(
      ScoreError("{\"players\":[\"Anna\",\"Bram\",\"Cor\"],\"totals\":[1,2,3],\"bids\":[0,0,1]}\n"),
      "-:1: bids with totals; expected one of them, as totals are of a whole round\n");
}

}  // namespace
}  // namespace jasnel::testing

// What `jasnel analyse` says to wrong records.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/analyse/run.h"

namespace jasnel::testing {
namespace {

constexpr const char* kHandsKey = R"("deal":"N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7")";

// What is said of a record on the second line; the first is analysed.
std::string RecordError(const std::string& record) {
  const std::string good = PlayedLine(7);
  const auto run = AnalyseInput(good + record + "\n", {"--summary", "--format=csv"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "");
  const std::string before = Analysed(good, {"--summary", "--format=csv"});
  EXPECT_EQ(run.out.substr(0, before.size()), before);
  const std::string row = run.out.substr(before.size());
  const std::string start = "2,,,,,,,,";
  EXPECT_EQ(row.substr(0, start.size()), start);
  return row.substr(start.size());
}

// What is said of a record with these hands and keys.
std::string ErrorWith(const std::string& keys) {
  const auto run = AnalyseInput("{" + std::string(kHandsKey) + "," + keys + "}\n");
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out, "");
  return run.err;
}

// The same, of tricks.
std::string ErrorOfTricks(const std::string& tricks) {
  return ErrorWith(R"("dealer":"E","trump":"H","declarer":"S","tricks":)" + tricks);
}

// The same, of what says who plays what.
std::string ErrorOfContract(const std::string& keys) {
  return ErrorWith(R"("dealer":"E","tricks":[],)" + keys);
}

TEST(AnalyseMistakes, TellsWhereTextIsNoJson) {
  EXPECT_EQ(RecordError("{\"deal\""),
            "column 8: the line ends; expected a JSON object with deal and tricks\n");
  EXPECT_EQ(RecordError("{\"deal\" \"x\"}"),
            "\"column 11: '\"\"}'; expected a JSON object with deal and tricks\"\n");
  EXPECT_EQ(RecordError("[1]"), "a JSON array; expected a JSON object with deal and tricks\n");
  EXPECT_EQ(RecordError("North: ..."),
            "column 1: 'North: ...'; expected a JSON object with deal and tricks\n");
  EXPECT_EQ(RecordError(R"({"deal":"N"} x)"),
            "column 14: 'x'; expected a JSON object with deal and tricks\n");
}

TEST(AnalyseMistakes, TellsAnObjectThatIsTooDeep) {
  const std::string deep(30000, '[');
  EXPECT_EQ(RecordError("{\"id\":" + deep + std::string(30000, ']') + "}"),
            "more than 64 nested lists and objects; expected a JSON object with deal and "
            "tricks\n");
}

TEST(AnalyseMistakes, TellsAKeyThatStandsTwice) {
  EXPECT_EQ(RecordError(R"({"trump":"S","trump":"H"})"),
            "key 'trump' twice; expected a JSON object with deal and tricks\n");
}

TEST(AnalyseMistakes, TellsANumberThatIsTooLarge) {
  EXPECT_EQ(RecordError(R"({"id":1e999})"),
            "a number that is too large; expected a JSON object with deal and tricks\n");
}

TEST(AnalyseMistakes, TellsAKeyThatIsMissing) {
  EXPECT_EQ(RecordError("{}"),
            "\"no key deal; expected the four hands as they were dealt, such as N:AJT.Q8.T98. "
            "K.KJ.K.KT98 ...\"\n");
  EXPECT_EQ(ErrorWith(R"("dealer":"E")"),
            "line 1: no key tricks; expected a list, such as "
            "[{\"leader\":\"S\",\"cards\":[\"S9\",\"S7\"]}]\n");
  EXPECT_EQ(ErrorWith(R"("trump":"H","declarer":"S","tricks":[])"),
            "line 1: no key dealer; expected it, or leader in the first trick\n");
  EXPECT_EQ(ErrorOfContract(R"("declarer":"S")"),
            "line 1: no key trump; expected trump and declarer, or auction\n");
  EXPECT_EQ(ErrorOfContract(R"("trump":"S")"),
            "line 1: no key declarer; expected trump and declarer, or auction\n");
  EXPECT_EQ(
      ErrorOfTricks("[{}]"),
      "line 1: trick 1: no key cards; expected a list, such as [\"S9\",\"S7\",\"SA\",\"SK\"]\n");
}

TEST(AnalyseMistakes, TellsThatAListIsNoRecord) {
  for (const char* const list : {"[]", R"([{"deal":"N:...","tricks":[]},{"deal":"N:..."}])"}) {
    const auto run = RunJasnel({"analyse", list});
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.err,
              "record 1: a JSON array; expected a JSON object with deal and "
              "tricks\n");
  }
}

TEST(AnalyseMistakes, TellsAKeyThatIsMisspelt) {
  EXPECT_EQ(RecordError(R"({"dael":"N:..."})"), "unknown key 'dael'; did you mean deal?\n");
  EXPECT_EQ(ErrorOfContract(R"("Trump":"S","declarer":"S")"),
            "line 1: unknown key 'Trump'; did you mean trump?\n");
  EXPECT_EQ(ErrorOfTricks(R"([{"card":["S9"]}])"),
            "line 1: trick 1: unknown key 'card'; did you mean cards?\n");
}

// It would be analysed by other rules.
TEST(AnalyseMistakes, TellsThatRulesAreMisspelt) {
  EXPECT_EQ(ErrorOfContract(R"("trump":"S","declarer":"S","ruls":"nku")"),
            "line 1: unknown key 'ruls'; did you mean rules?\n");
}

// It would be scored as if nothing had gone wrong.
TEST(AnalyseMistakes, TellsThatAMarkIsMisspelt) {
  EXPECT_EQ(ErrorOfTricks(R"([{"cards":["S9"],"roem_claims":"late"}])"),
            "line 1: trick 1: unknown key 'roem_claims'; did you mean roem_claim?\n");
  EXPECT_EQ(ErrorOfTricks(R"([{"cards":["S9"],"accused":"N"}])"),
            "line 1: trick 1: unknown key 'accused'; did you mean accused_by?\n");
  EXPECT_EQ(ErrorOfTricks(R"([], "asplayed":true)"),
            "line 1: unknown key 'asplayed'; did you mean as_played?\n");
}

TEST(AnalyseMistakes, TellsAMarkThatMeansNothing) {
  EXPECT_EQ(ErrorOfTricks(R"([{"cards":["S9"],"roem_claim":20}])"),
            "line 1: trick 1: roem_claim: of type number; expected made, late or none\n");
  EXPECT_EQ(ErrorOfTricks(R"([{"cards":["S9"],"roem_claim":"no"}])"),
            "line 1: trick 1: roem_claim: 'no'; expected made, late or none\n");
  EXPECT_EQ(ErrorOfTricks(R"([{"cards":["S9"],"accused_by":"X"}])"),
            "line 1: trick 1: accused_by: 'X'; expected N, E, S or W\n");
  EXPECT_EQ(ErrorOfTricks(R"([{"cards":["S9"],"short_hand":7}])"),
            "line 1: trick 1: short_hand: of type number; expected N, E, S or W\n");
  EXPECT_EQ(ErrorOfTricks(R"([{"cards":["S9"],"mended":"SQ"}])"),
            "line 1: trick 1: mended: of type string; expected a list, such as [\"SA\"]\n");
  EXPECT_EQ(
      ErrorOfTricks(R"([{"cards":["S9"],"mended":["X"]}])"),
      "line 1: trick 1: mended, card 1: 'X'; expected a card, suit then rank, such as SA or H10\n");
  EXPECT_EQ(ErrorOfTricks(R"([], "individual":"yes")"),
            "line 1: individual: of type string; expected true or false\n");
}

TEST(AnalyseMistakes, TellsOfMarksInDutch) {
  const std::string played =
      "{" + std::string(kHandsKey) +
      R"(,"dealer":"E","trump":"H","declarer":"S","tricks":[{"cards":["S9"],)";
  EXPECT_EQ(
      AnalyseInput(played + R"("roem_claim":"nee"}]})" + "\n" + played + R"("mended":"SQ"}]})" +
                       "\n" + played + R"("roem_clam":"none"}]})" + "\n",
                   {"--lang=nl"})
          .err,
      "regel 1: slag 1: roem_claim: 'nee'; verwacht made, late of none\n"
      "regel 2: slag 1: mended: van het type string; verwacht een lijst, zoals [\"SA\"]\n"
      "regel 3: slag 1: onbekende sleutel 'roem_clam'; bedoelt u roem_claim?\n");
}

TEST(AnalyseMistakes, TellsAValueOfAnotherType) {
  EXPECT_EQ(RecordError(R"({"deal":7})"),
            "\"deal: of type number; expected the four hands as they were dealt, such as "
            "N:AJT.Q8.T98. K.KJ.K.KT98 ...\"\n");
  EXPECT_EQ(ErrorWith(R"("rules":["kbn"])"),
            "line 1: rules: of type array; expected a rule set, such as kbn,undertrump=free\n");
  EXPECT_EQ(ErrorWith(R"("dealer":0,"tricks":[])"),
            "line 1: dealer: of type number; expected N, E, S or W\n");
  EXPECT_EQ(
      ErrorOfContract(R"("auction":"pass")"),
      "line 1: auction: of type string; expected a list of calls, such as [\"pass\",\"H\"]\n");
  EXPECT_EQ(ErrorOfContract(R"("auction":["pass",null])"),
            "line 1: auction: call 2: of type null; expected pass or a suit\n");
  EXPECT_EQ(ErrorOfTricks(R"({"S":"S9"})"),
            "line 1: tricks: of type object; expected a list, such as "
            "[{\"leader\":\"S\",\"cards\":[\"S9\",\"S7\"]}]\n");
  EXPECT_EQ(ErrorOfTricks(R"([["S9"]])"),
            "line 1: trick 1: of type array; expected an object with leader and cards\n");
  EXPECT_EQ(ErrorOfTricks(R"([{"cards":"S9"}])"),
            "line 1: trick 1: cards: of type string; expected a list, such as "
            "[\"S9\",\"S7\",\"SA\",\"SK\"]\n");
  EXPECT_EQ(
      ErrorOfTricks(R"([{"cards":["S9",7]}])"),
      "line 1: trick 1, card 2: of type number; expected a card, suit then rank, such as SA or "
      "H10\n");
}

TEST(AnalyseMistakes, TellsAValueThatMeansNothing) {
  EXPECT_EQ(ErrorWith(R"("game":"boerenbridge")"),
            "line 1: game: 'boerenbridge'; expected klaverjas\n");
  EXPECT_EQ(ErrorWith(R"("rules":"kbn,roem=maybe")"),
            "line 1: rules: rule option roem='maybe'; expected on, hand, both, belote or off\n");
  EXPECT_EQ(ErrorWith(R"("dealer":"X","tricks":[])"),
            "line 1: dealer: 'X'; expected N, E, S or W\n");
  EXPECT_EQ(ErrorOfContract(R"("trump":"X")"), "line 1: trump: 'X'; expected S, H, D or C\n");
  EXPECT_EQ(ErrorOfTricks(R"([{"leader":"9","cards":[]}])"),
            "line 1: trick 1: leader: '9'; expected N, E, S or W\n");
  EXPECT_EQ(ErrorOfTricks(R"([{"cards":["S9","9S"]}])"),
            "line 1: trick 1, card 2: '9S'; expected a card, suit then rank, such as SA or H10\n");
}

TEST(AnalyseMistakes, TellsWhatIsWrongWithTheHands) {
  EXPECT_EQ(RecordError(R"({"deal":"N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.8"})"),
            "\"deal: column 49: card C8 a second time, in West's hand 'Q87.A.QJ7.8'; expected each "
            "card once\"\n");
  EXPECT_EQ(
      RecordError(R"({"deal":"N:AJT.Q8.T9. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7","dealer":"E",)"
                  R"("trump":"H","declarer":"S","tricks":[]})"),
      "\"North holds 7 cards; expected 8, the whole hand before the first trick\"\n");
  EXPECT_EQ(RecordError(R"({"deal":"N:AJT.Q8.T98. K.KJ.K.KT98 .T97.A.AQJ Q87.A.QJ7.7 trick=S9"})"),
            "deal: cards played before; expected the hands as they were dealt\n");
}

TEST(AnalyseMistakes, TellsACardThatCannotHaveBeenPlayed) {
  EXPECT_EQ(ErrorOfTricks(R"([{"cards":["S9","SA"]}])"),
            "line 1: trick 1, card 2 (West): SA, dealt to North; expected one of "
            "SQ,S8,S7,HA,DQ,DJ,D7,C7\n");
  EXPECT_EQ(ErrorOfTricks(R"([{"cards":["S9","S7","SA","SK"]},{"cards":["SA"]}])"),
            "line 1: trick 2, card 1 (North): SA, played in trick 1; expected one of "
            "SJ,ST,HQ,H8,DT,D9,D8\n");
}

TEST(AnalyseMistakes, TellsTricksThatCannotBe) {
  EXPECT_EQ(ErrorOfTricks(R"([{"cards":["S9","S7","SA"]},{"cards":["SJ"]}])"),
            "line 1: trick 1: 3 cards; expected 4 in each trick but the last\n");
  std::string nine = R"({"cards":[]})";
  for (int i = 1; i < 9; ++i) nine += R"(,{"cards":[]})";
  EXPECT_EQ(ErrorOfTricks("[" + nine + "]"), "line 1: 9 tricks; expected at most 8\n");
}

TEST(AnalyseMistakes, TellsALeaderWhoCannotHaveLed) {
  EXPECT_EQ(ErrorOfTricks(R"([{"leader":"W","cards":["S7"]}])"),
            "line 1: trick 1: leader West, dealer East; expected South to lead, left of the "
            "dealer\n");
  EXPECT_EQ(ErrorOfTricks(R"([{"cards":["S9","S7","SA","SK"]},{"leader":"S","cards":["CA"]}])"),
            "line 1: trick 2: leader South; expected North, who won trick 1\n");
}

TEST(AnalyseMistakes, TellsAnAuctionThatCannotBe) {
  EXPECT_EQ(ErrorOfContract(R"("auction":["pass","X"])"),
            "line 1: auction: call 2 (West): 'X'; expected pass, S, H, D or C\n");
  EXPECT_EQ(ErrorOfContract(R"("auction":["H","pass"])"),
            "line 1: auction: call 2: 'pass'; expected none after H of South, which ended the "
            "auction\n");
  EXPECT_EQ(ErrorOfContract(R"("auction":["pass"],"trump":"H","declarer":"S")"),
            "line 1: auction: not over; expected the call of West and what comes after it\n");
  EXPECT_EQ(ErrorOfContract(R"("auction":["H"],"turned":"H")"),
            "line 1: auction: turned suit H; expected none, as a suit is turned only with "
            "bidding=turned or lot\n");
  EXPECT_EQ(ErrorOfContract(R"("auction":["H"],"rules":"bedum")"),
            "line 1: auction: no turned suit; expected S, H, D or C, as bidding=turned needs "
            "one\n");
}

TEST(AnalyseMistakes, TellsAContractThatIsNotTheAuctions) {
  EXPECT_EQ(ErrorOfContract(R"("auction":["H"],"trump":"S")"),
            "line 1: trump: spades; expected hearts, as the auction ends\n");
  EXPECT_EQ(ErrorOfContract(R"("auction":["H"],"declarer":"N")"),
            "line 1: declarer: North; expected South, as the auction ends\n");
}

TEST(AnalyseMistakes, TellsAKeyThatIsNotAsInTheDealLine) {
  EXPECT_EQ(RecordError(R"({"deal":"N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H",)"
                        R"("trump":"S"})"),
            "trump: 'S'; expected the same as trump= in deal\n");
}

TEST(AnalyseMistakes, TellsThatAFileHoldsNoRecord) {
  const auto run = RunJasnel({"analyse", "--input=/dev/null"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err,
            "jasnel analyse: /dev/null: no record in it; expected records of played deals, a JSON "
            "object a line\n");
}

TEST(AnalyseMistakes, TellsThatAFileIsNotThere) {
  EXPECT_EQ(RunJasnel({"analyse", "--input=/no/such/file"}).err,
            "jasnel analyse: /no/such/file: No such file or directory; expected records of played "
            "deals, a JSON object a line\n");
  EXPECT_EQ(RunJasnel({"analyse", "/dev/null"}).err,
            "record 1: '/dev/null' is a file; expected --input=/dev/null\n");
}

TEST(AnalyseMistakes, TellsThatAFileIsNotText) {
  const auto run =
      AnalyseInput(std::string("\x7f"
                               "ELF\n\0\n",
                               7));
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err,
            "line 1: not text: a zero byte; expected records of played deals, a JSON object a "
            "line. Reading ends here\n");
}

TEST(AnalyseMistakes, TellsALineThatIsTooLong) {
  EXPECT_EQ(RecordError(std::string(100000, '{')),
            "longer than 65536 bytes; expected a record of a played deal\n");
}

TEST(AnalyseMistakes, OfTheCommandLineAreToldInOneLine) {
  const auto run = RunJasnel({"analyse"});
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(
      run.err,
      "jasnel analyse: no record; expected one, such as jasnel analyse \"$(cat played.txt)\", "
      "or --input=FILE, - for standard input\n");
  EXPECT_EQ(RunJasnel({"analyse", "{}", "--input=-"}).err,
            "jasnel analyse: a record on the command line and --input; expected one of the two\n");
  EXPECT_EQ(RunJasnel({"analyse", "--inptu=-"}).err,
            "jasnel analyse: unknown flag '--inptu'; did you mean --input?\n");
  EXPECT_EQ(RunJasnel({"analyse", "--input=-", "--rules=xyz"}).err.substr(0, 46),
            "jasnel analyse: --rules: unknown rule set 'xyz");
}

TEST(AnalyseMistakes, StandAmongTheObjectsInJson) {
  const auto run = AnalyseInput("{}\n[\n" + PlayedLine(7), {"--summary", "--format=json"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(Lines(run.out).size(), 3U);
  EXPECT_EQ(Lines(run.out)[1],
            "{\"error\":\"column 2: the line ends; expected a JSON object with deal and "
            "tricks\",\"line_number\":2}");
}

}  // namespace
}  // namespace jasnel::testing

// `jasnel analyse` from the outside: text.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/analyse/run.h"

namespace jasnel::testing {
namespace {

// East discards a club in the fifth trick and holds trumps: not a revoke by `kbn`.
constexpr const char* kFault =
    R"({"deal":"N:.AT987.98.A AK8.KQJ..97 Q7..KT7.KJT JT9..AQJ.Q8","dealer":"E","trump":"H","declarer":"N","tricks":[{"leader":"S","cards":["SQ","S9","HT","S8"]},{"leader":"N","cards":["CA","C9","CK","C8"]},{"leader":"N","cards":["H8","HK","S7","ST"]},{"leader":"E","cards":["SK","DK","SJ","HA"]},{"leader":"N","cards":["D8","C7"]}]})"
    "\n";

TEST(AnalyseText, ShowsHandsTricksResultAndWhatEachCardCost) {
  EXPECT_EQ(Analysed(PlayedLine(3)),
            "Line 1. Rules: kbn. Trump: ♣ clubs. East declares. North dealt.\n"
            "\n"
            "                  North (dealer)\n"
            "                  ♠ -\n"
            "                  ♥ J T\n"
            "                  ♦ A Q 8 7\n"
            "                  ♣ Q 7\n"
            "  West                             East (declarer, leads)\n"
            "  ♠ Q 8               N            ♠ J T 7\n"
            "  ♥ K 9 8 7       W       E        ♥ Q\n"
            "  ♦ J                 S            ♦ -\n"
            "  ♣ 9                              ♣ A K J T\n"
            "                  South\n"
            "                  ♠ A K 9\n"
            "                  ♥ A\n"
            "                  ♦ K T 9\n"
            "                  ♣ 8\n"
            "\n"
            "  Trick   Leader   Cards               Winner   Points   Roem\n"
            "      1   East     ♥Q   ♥A   ♥8   ♥J   South        16\n"
            "      2   South    ♣8   ♣9   ♣Q   ♣J   East         37\n"
            "      3   East     ♣A   ♦K   ♦J   ♣7   East         17\n"
            "      4   East     ♠J?  ♠K   ♠8   ♦Q   South         9\n"
            "      5   South    ♦9   ♥K   ♦7   ♣T   East         14\n"
            "      6   East     ♣K?? ♠9   ♠Q   ♦8   East          7\n"
            "      7   East     ♠7   ♠A   ♥7   ♦A   South        22\n"
            "      8   South    ♦T   ♥9   ♥T   ♠T   South        40\n"
            "\n"
            "Won: North-South 87 points, tricks: 4; East-West 75 points, tricks: 4.\n"
            "Result: nat. North-South write down 162, East-West 0.\n"
            "\n"
            "                                Points   Score   N-S   E-W\n"
            "  Perfect play from the start      -34     -34    74   108\n"
            "  As played                        +12    +162   162     0\n"
            "\n"
            "The card that cost the contract: trick 6, East: ♣K. Better: ♠7.\n"
            "South could claim the rest from trick 7.\n"
            "\n"
            "Cards that cost something:\n"
            "  Trick   Player   Card   Points lost   Best for points   Score lost   Best for score "
            "  Contract\n"
            "      4   East     ♠J?              6   ♠7                         6   ♠7\n"
            "      6   East     ♣K??            40   ♠7                       190   ♠7             "
            "  nat\n"
            "\n"
            "  Player   Points lost   Score lost   Worst card    Better\n"
            "  North              0            0\n"
            "  East              46          196   trick 6, ♣K   ♠7\n"
            "  South              0            0\n"
            "  West               0            0\n"
            "\n"
            "? cost something, ?? cost the most, ! was not legal.\n"
            "Points: card points, last trick and roem, North-South minus East-West. Score: what "
            "North-South\n"
            "write down minus what East-West write down. Lost: by the player's side, compared with "
            "its best\n"
            "card when all four see all hands and play perfectly, once for points and once for the "
            "score. N-S and\n"
            "E-W: what each side writes down.\n");
}

TEST(AnalyseText, IsDutchOnRequest) {
  EXPECT_EQ(Analysed(PlayedLine(5), {"--lang=nl"}),
            "Regel 1. Spelregels: kbn. Troef: ♥ harten. Noord speelt. Oost gaf.\n"
            "\n"
            "                  Noord (speelt)\n"
            "                  ♠ -\n"
            "                  ♥ A 10 9 8 7\n"
            "                  ♦ 9 8\n"
            "                  ♣ A\n"
            "  West                             Oost (gever)\n"
            "  ♠ B 10 9            N            ♠ A H 8\n"
            "  ♥ -             W       O        ♥ H V B\n"
            "  ♦ A V B             Z            ♦ -\n"
            "  ♣ V 8                            ♣ 9 7\n"
            "                  Zuid (komt uit)\n"
            "                  ♠ V 7\n"
            "                  ♥ -\n"
            "                  ♦ H 10 7\n"
            "                  ♣ H B 10\n"
            "\n"
            "  Slag   Uitkomst   Kaarten                   Winnaar   Punten   Roem\n"
            "     1   Zuid       ♠V    ♠9    ♥10   ♠8      Noord         13\n"
            "     2   Noord      ♣A    ♣9    ♣H    ♣8      Noord         15\n"
            "     3   Noord      ♥8?   ♥H    ♠7    ♠10     Oost          14\n"
            "     4   Oost       ♠H    ♦H?   ♠B    ♥A      Noord         21\n"
            "     5   Noord      ♦8    ♥V    ♦10   ♣V!??\n"
            "\n"
            "Slag 5, West: ♣V mag niet: bekennen (KBN art. 12). Wel: ♦A ♦V ♦B. Verzaakt (KBN art. "
            "13): 262 en de roem tot dan toe voor Noord-Zuid. Kaarten daarna, niet geteld: 12.\n"
            "\n"
            "Gehaald: Noord-Zuid 49 punten, slagen: 3; Oost-West 14 punten, slagen: 1.\n"
            "Uitslag: verzaakt. Noord-Zuid schrijft 262, Oost-West 0.\n"
            "\n"
            "                                  Punten   Score   N-Z   O-W\n"
            "  Volmaakt spel vanaf het begin      +40     +40   101    61\n"
            "  Zoals gespeeld                       -    +262   262     0\n"
            "\n"
            "Met volmaakt spel wordt het van begin af aan gehaald; geen kaart veranderde dat.\n"
            "\n"
            "Kaarten die iets kostten:\n"
            "  Slag   Speler   Kaart   Punten kwijt   Beste voor punten   Score kwijt   Beste voor "
            "score   Contract\n"
            "     3   Noord    ♥8?               18   ♦9 ♦8                        18   ♦9 ♦8\n"
            "     4   Zuid     ♦H?               12   ♦10                          12   ♦10\n"
            "     5   West     ♣V!??              0                               252   ♦A ♦V\n"
            "\n"
            "  Speler   Punten kwijt   Score kwijt   Slechtste kaart   Beter\n"
            "  Noord              18            18   slag 3, ♥8        ♦9 ♦8\n"
            "  Oost                0             0\n"
            "  Zuid               12            12   slag 4, ♦H        ♦10\n"
            "  West                0           252   slag 5, ♣V        ♦A ♦V\n"
            "\n"
            "? kostte iets, ?? kostte het meest, ! mocht niet.\n"
            "Punten: kaarten, laatste slag en roem, Noord-Zuid min Oost-West. Score: wat "
            "Noord-Zuid schrijft\n"
            "min wat Oost-West schrijft. Kwijt: door de partij van de speler, vergeleken met haar "
            "beste kaart\n"
            "als alle vier alle handen zien en volmaakt spelen, eerst voor punten en dan voor de "
            "score. N-Z en O-W:\n"
            "wat elke partij schrijft.\n");
}

TEST(AnalyseText, OfMoreDealsIsAPageEach) {
  const std::string both = Analysed(PlayedLine(3) + "\n# and\n" + PlayedLine(4), {"--summary"});
  const std::string first = Analysed(PlayedLine(3), {"--summary"});
  const std::string second = Analysed("\n\n\n" + PlayedLine(4), {"--summary"});
  const std::string about = first.substr(first.find("\nPoints: "));
  EXPECT_EQ(both, first.substr(0, first.size() - about.size()) + "\n" + second);
}

TEST(AnalyseText, NamesTheCardThatGaveTheContractAway) {
  EXPECT_TRUE(Contains(Analysed(PlayedLine(4)),
                       "\nThe card that gave the contract away: trick 3, East: ♦7. Better: ♦K.\n"));
}

TEST(AnalyseText, OfADealBrokenOffSaysWhatItWouldHaveComeTo) {
  EXPECT_TRUE(Contains(Analysed(PlayedLine(6)),
                       "Broken off after 15 of 32 cards.\n"
                       "\n"
                       "                                Points   Score   N-S   E-W\n"
                       "  Perfect play from the start     +162    +262   262     0\n"
                       "  Perfect play after 15 cards      +92     +92   152    60\n"));
}

TEST(AnalyseText, OfADealWithoutCardsSaysWhatItIsWorth) {
  const std::string page =
      Analysed(Edited(PlayedLine(6), R"("tricks":[)", R"("tricks":[],"then":[)"));
  EXPECT_TRUE(Contains(page, "\nBroken off after 0 of 32 cards.\n"));
  EXPECT_TRUE(Contains(page, "\n  Perfect play from the start     +162    +262   262     0\n\n"));
  EXPECT_FALSE(Contains(page, "Trick"));
}

TEST(AnalyseText, OfPerfectPlaySaysSo) {
  EXPECT_TRUE(Contains(Analysed(PlayedLine(7)), "\nNo card cost anything.\n"));
}

TEST(AnalyseText, LeavesCardsOutOfASummary) {
  const std::string page = Analysed(PlayedLine(3), {"--summary"});
  EXPECT_FALSE(Contains(page, "Leader"));
  EXPECT_FALSE(Contains(page, "Cards that cost"));
  EXPECT_TRUE(Contains(page, "  East              46          196   trick 6, ♣K   ♠7\n"));
}

TEST(AnalyseText, TellsAFaultThatIsNoRevoke) {
  const std::string page = Analysed(kFault);
  EXPECT_TRUE(Contains(page,
                       "\nTrick 5, East: ♣7 is not a legal card: ruff (KBN art. 12). Legal: ♥Q ♥J. "
                       "Not a revoke under these rules: play goes on.\n"));
  EXPECT_TRUE(Contains(
      page,
      "\nThe card that turned the contract, although it was not legal: trick 5, East: ♣7.\n"));
}

TEST(AnalyseText, TellsTheSameFaultAsARevokeWhereTheRulesSaySo) {
  const std::string page = Analysed(kFault, {"--rules=bedum,roem=off"});
  EXPECT_TRUE(
      Contains(page,
               "\nTrick 5, East: ♣7 is not a legal card: ruff (SV Bedum, Troeven). Legal: ♥Q "
               "♥J. A revoke (SV Bedum, Verzaken): 162 for North-South.\n"));
  EXPECT_TRUE(Contains(page, "\nResult: a revoke. North-South write down 162, East-West 0.\n"));
}

TEST(AnalyseText, TakesRecordsFromTheCommandLine) {
  const auto run = RunJasnel({"analyse", PlayedLine(4), PlayedLine(7), "--summary"});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.out.find("Record 1. Rules: kbn. Trump: ♠ spades. North declares. North dealt.\n"),
            0U);
  EXPECT_TRUE(Contains(
      run.out, "\n\nRecord 2. Rules: bedum. Trump: ♥ hearts. North declares. South dealt.\n"));
}

}  // namespace
}  // namespace jasnel::testing

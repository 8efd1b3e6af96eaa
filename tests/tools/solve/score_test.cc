// `jasnel solve --objective=score` from the outside: what is written down at the end.

#include <gtest/gtest.h>

#include "tests/tools/support/endings.h"
#include "tests/tools/support/json_lines.h"

namespace jasnel::testing {
namespace {

// East-West make theirs, 107 to 55.
constexpr const char* kMade =
    "N:..JT. .J.9. .K.Q. ..AK. trump=H leader=E declarer=W ns=55 ew=43 ns-tricks=3";
// Hands of one suit each: North takes all tricks with spades as trump.
constexpr const char* kSuitEach =
    "N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987 trump=S leader=N";

Finished Solve(const std::vector<std::string>& arguments, const std::string& input = "") {
  std::vector<std::string> all = {"solve", "--objective=score"};
  all.insert(all.end(), arguments.begin(), arguments.end());
  return RunJasnel(all, input);
}

// The last line of a page.
std::string ResultOf(const std::vector<std::string>& arguments) {
  const auto lines = Lines(Solve(arguments).out);
  return lines.empty() ? "" : lines.back();
}

TEST(SolveScoreText, OfOneDealIsAPageThatEndsWithWhatIsWrittenDown) {
  const auto run = Solve({kMiddle, "--cards"});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(
      run.out,
      std::string(kTopOfMiddle) +
          "\n"
          "  Trump      Score   N-S make it   N-S   E-W   Best cards\n"
          "  ♥ hearts    -222   no              0   222   ♥9\n"
          "\n"
          "Score: what North-South write down at the end minus what East-West write down, when "
          "all four\n"
          "see all hands and play perfectly for it: points, roem, pit and nat by the rules, "
          "including what\nwas won before.\n"
          "Making it: North-South end with more points than the other side, including roem and "
          "what\nwas won before.\n"
          "N-S, E-W: what each side writes down after the line of best play.\n"
          "\n"
          "The outcome of each card for West, best first:\n"
          "  ♥ hearts   ♥9 -222\n"
          "\n"
          "A line of best play:\n"
          "  Trick   Leader   Cards         Winner   Points   Roem\n"
          "      5   South    ♥7 ♥9 ♥A ♥J   East         45\n"
          "      6   East     ♦9 ♦Q ♦A ♦J   West         16\n"
          "      7   West     ♦K ♦T ♥Q ♥K   South        21     20\n"
          "      8   South    ♥8 ♠8 ♥T ♠7   North        20\n"
          "\n"
          "Result: nat. North-South write down 0, East-West 222.\n");
}

TEST(SolveScoreText, IsDutchOnRequest) {
  const auto run = Solve({kMiddle, "--lang=nl"});
  const auto from = run.out.find("  Troef ");
  ASSERT_NE(from, std::string::npos) << run.out;
  EXPECT_EQ(
      run.out.substr(from),
      "  Troef      Score   N-Z haalt het   N-Z   O-W   Beste kaarten\n"
      "  ♥ harten    -222   nee               0   222   ♥9\n"
      "\n"
      "Score: wat Noord-Zuid aan het eind schrijft min wat Oost-West schrijft, als alle vier alle\n"
      "handen zien en er volmaakt voor spelen: punten, roem, pit en nat volgens de spelregels, "
      "met\n"
      "wat al gewonnen is.\n"
      "Halen: Noord-Zuid krijgt meer punten dan de tegenpartij, met roem en wat al\n"
      "gewonnen is.\n"
      "N-Z, O-W: wat elke partij schrijft na het beste spel.\n"
      "\n"
      "Een verloop met het beste spel:\n"
      "  Slag   Uitkomst   Kaarten          Winnaar   Punten   Roem\n"
      "     5   Zuid       ♥7  ♥9  ♥A  ♥B   Oost          45\n"
      "     6   Oost       ♦9  ♦V  ♦A  ♦B   West          16\n"
      "     7   West       ♦H  ♦10 ♥V  ♥H   Zuid          21     20\n"
      "     8   Zuid       ♥8  ♠8  ♥10 ♠7   Noord         20\n"
      "\n"
      "Uitslag: nat. Noord-Zuid schrijft 0, Oost-West 222.\n");
}

TEST(SolveScoreText, TellsOfAContractThatIsMade) {
  EXPECT_EQ(ResultOf({kMade}), "Result: made. North-South write down 55, East-West 107.");
  EXPECT_EQ(ResultOf({kMade, "--lang=nl"}),
            "Uitslag: gehaald. Noord-Zuid schrijft 55, Oost-West 107.");
}

TEST(SolveScoreText, TellsOfAPit) {
  EXPECT_EQ(ResultOf({kSuitEach}), "Result: pit. North-South write down 262, East-West 0.");
  EXPECT_EQ(ResultOf({kSuitEach, "--lang=nl", "--rules=bedum"}),
            "Uitslag: pit. Noord-Zuid schrijft 250, Oost-West 0.");
}

TEST(SolveScoreText, CallsAllTricksOfTheOthersNat) {
  EXPECT_EQ(ResultOf({kSuitEach, "--declarer=E"}),
            "Result: nat. North-South write down 162, East-West 0.");
  EXPECT_EQ(ResultOf({kSuitEach, "--declarer=E", "--rules=nkf"}),
            "Result: nat. North-South write down 262, East-West 0.");
}

TEST(SolveScoreText, SaysThatTheLeaderDeclaresWhereNobodyIsGiven) {
  EXPECT_EQ(Lines(Solve({kSuitEach}).out).front(),
            "Rules: kbn. Trump: ♠ spades. North leads. North declares, because the leader does if "
            "no declarer is given.");
}

TEST(SolveScoreText, OfMoreDealsIsOneLineEach) {
  const std::string input = std::string(kMiddle) + "\n" + kMade + "\n" + kSuitEach + "\n";
  EXPECT_EQ(
      Solve({"--input=-", "--value-only"}, input).out,
      "    1  H -222 nat   N:.AT.JT. 7.QJ.9. .K8.Q. 8.9.AK. rules=kbn trump=H leader=S trick=H7 "
      "declarer=N ns=20 ew-roem=40 ns-tricks=1\n"
      "    2  H  -52 made  N:..JT. .J.9. .K.Q. ..AK. rules=kbn trump=H leader=E declarer=W ns=55 "
      "ew=43 ns-tricks=3\n"
      "    3  S +262 made  N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987 rules=kbn trump=S "
      "leader=N declarer=N\n");
  const auto lines = Lines(Solve({"--input=-", "--cards", "--lang=nl"}, input).out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0],
            "    1  H -222 nat      N-Z   0  O-W 222  beste H9  H9=-222  N:.A10.B10. 7.VB.9. "
            ".H8.V. 8.9.AH. rules=kbn trump=H leader=Z trick=H7 declarer=N ns=20 ew-roem=40 "
            "ns-tricks=1");
  EXPECT_EQ(lines[1],
            "    2  H  -52 gehaald  N-Z  55  O-W 107  beste HB,R9  HB=-52 R9=-52  N:..B10. .B.9. "
            ".H.V. ..AH. rules=kbn trump=H leader=O declarer=W ns=55 ew=43 ns-tricks=3");
}

TEST(SolveScoreJson, HasTheScoreAndWhetherTheContractIsMade) {
  Json json = OneObject(Solve({kMade, "--format=json", "--cards"}));
  json.erase("nodes");
  json.erase("time_us");
  EXPECT_EQ(json.dump(),
            R"({"deal":"N:..JT. .J.9. .K.Q. ..AK.","rules":"kbn","trump":"H","leader":"E",)"
            R"("declarer":"W","won":{"ns":55,"ew":43,"ns-roem":0,"ew-roem":0,"ns-tricks":3},)"
            R"("objective":"score","value":-52,"makes":true,)"
            R"("cards":[{"card":"HJ","value":-52,"makes":true},)"
            R"({"card":"D9","value":-52,"makes":true}],"best":["HJ","D9"],)"
            R"("line":["D9","DQ","DA","DJ","DK","DT","HJ","HK"],"ns":55,"ew":107,)"
            R"("line_number":1})");
}

TEST(SolveScoreJson, NamesTheDeclarerWhoIsTheLeaderWhereNobodyIsGiven) {
  const Json json = OneObject(Solve({kSuitEach, "--format=json", "--value-only"}));
  EXPECT_EQ(KeysOf(json), (Keys{"deal", "rules", "trump", "leader", "declarer", "objective",
                                "value", "makes", "nodes", "time_us", "line_number"}));
  EXPECT_EQ(json["declarer"], "N");
  EXPECT_EQ(json["value"], 262);
  EXPECT_EQ(json["makes"], true);
}

// The contract is lost by every card: South looks for the least roem, not for the most points.
TEST(SolveScoreJson, CardsAreSortedByScoreAndNotByPoints) {
  const std::string deal =
      "N:QT..AT.KJ97 .AQJ87.QJ8. 97.K9.97.AT AKJ8.T.K.Q8 trump=H leader=S declarer=S";
  const auto cards_of = [&](const char* objective) {
    std::string text;
    const Json json = OneObject(RunJasnel({"solve", deal, "--format=json", "--cards", objective}));
    for (const Json& card : json["cards"]) {
      text += card["card"].get<std::string>() + "=" + card["value"].dump() + " ";
    }
    return text;
  };
  EXPECT_EQ(cards_of("--objective=score"),
            "HK=-162 S9=-182 S7=-182 D9=-182 D7=-182 CA=-182 CT=-182 H9=-202 ");
  EXPECT_EQ(cards_of("--objective=points"),
            "CA=-78 CT=-78 S9=-92 D9=-92 HK=-96 D7=-98 S7=-112 H9=-116 ");
}

TEST(SolveScoreCsv, HasScoreAndContractOfADealAndOfEachCard) {
  const auto lines = Lines(Solve({kMade, "--format=csv", "--cards"}).out);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[1].find("N:..JT. .J.9. .K.Q. ..AK.,kbn,H,E,,,W,ns=55 ew=43 ns-roem=0 ew-roem=0 "
                          "ns-tricks=3,score,-52,true,HJ=-52=true D9=-52=true,HJ D9,D9 DQ DA DJ DK "
                          "DT HJ HK,55,107,"),
            0U)
      << lines[1];
}

TEST(SolveScore, CannotBeChecked) {
  const auto run = Solve({"--check", std::string(kMade) + " value=-52"});
  EXPECT_EQ(run.err,
            "jasnel solve: --check with --objective=score; expected points or make: value= is what "
            "is still to be won, not what is written down\n");
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.status, 2);
}

}  // namespace
}  // namespace jasnel::testing

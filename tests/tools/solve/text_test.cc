// `jasnel solve` from the outside: text and CSV.

#include <gtest/gtest.h>

#include "tests/tools/support/endings.h"
#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

TEST(SolveCsv, HasAHeaderAndARowForEachAnswer) {
  const auto run = RunJasnel({"solve", "--input=-", "--format=csv", "--cards"},
                             std::string(kMiddle) + "\n" + kEnding + "\nN:\n");
  const auto lines = Lines(run.out);
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[0],
            "deal,rules,trump,leader,trick,dealer,declarer,won,objective,value,makes,cards,best,"
            "line,ns,ew,nodes,time_us,error,line_number");
  EXPECT_EQ(lines[1].find("N:.AT.JT. 7.QJ.9. .K8.Q. 8.9.AK.,kbn,H,S,H7,,N,ns=20 ew=0 ns-roem=0 "
                          "ew-roem=40 ns-tricks=1,points,-6,,H9=-6,H9,H9 "),
            0U)
      << lines[1];
  EXPECT_EQ(lines[2].find("N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK.,\"kbn,undertrump=free\",H,E,"), 0U);
  EXPECT_EQ(lines[3].substr(0, 19), std::string(18, ',') + "\"");
  EXPECT_EQ(lines[3].substr(lines[3].size() - 3), "\",3");
}

TEST(SolveText, OfOneDealIsAPage) {
  const auto run = RunJasnel({"solve", kMiddle, "--cards"});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(
      run.out,
      std::string(kTopOfMiddle) +
          "\n"
          "  Trump      Value   N-S make it   N-S   E-W   Best cards\n"
          "  ♥ hearts      -6   no             68    74   ♥9\n"
          "\n"
          "Value: points North-South still win minus points East-West still win, when all four "
          "see all\n"
          "hands and play perfectly. Cards, last trick and roem count.\n"
          "Making it: North-South end with more points than the other side, including roem and "
          "what\nwas won before.\n"
          "N-S, E-W: what each side still wins in the line of best play.\n"
          "\n"
          "The outcome of each card for West, best first:\n"
          "  ♥ hearts   ♥9 -6\n"
          "\n"
          "A line of best play:\n"
          "  Trick   Leader   Cards         Winner   Points   Roem\n"
          "      5   South    ♥7 ♥9 ♥A ♥J   East         45\n"
          "      6   East     ♥Q ♥K ♠8 ♥T   North        17     20\n"
          "      7   North    ♦J ♦9 ♦Q ♦K   West          9     20\n"
          "      8   West     ♦A ♦T ♠7 ♥8   South        31\n");
}

TEST(SolveText, IsDutchOnRequest) {
  const auto run = RunJasnel({"solve", kMiddle, "--lang=nl", "--value-only"});
  const auto lines = Lines(run.out);
  ASSERT_FALSE(lines.empty());
  EXPECT_EQ(lines.front(), "Spelregels: kbn. Troef: ♥ harten. West is aan de beurt. Noord speelt.");
}

TEST(SolveText, OfAFileWithOneDealIsAPage) {
  const auto run = RunJasnel({"solve", "--input=-"}, std::string("# one\n") + kEnding + "\n");
  EXPECT_EQ(Lines(run.out).front(), "Rules: kbn,undertrump=free. Trump: ♥ hearts. East leads.");
}

TEST(SolveText, OfMoreDealsIsOneLineEach) {
  const auto run = RunJasnel({"solve", "--input=-", "--value-only"},
                             std::string(kEnding) + "\n\n" + kEnding + "\n");
  EXPECT_EQ(run.out,
            "    1  H -100  N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. rules=kbn,undertrump=free trump=H "
            "leader=E\n"
            "    3  H -100  N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. rules=kbn,undertrump=free trump=H "
            "leader=E\n");
}

TEST(SolveText, OfMoreDealsNamesTheDeclarerWhereThatMatters) {
  const auto run = RunJasnel({"solve", "--input=-", "--value-only", "--objective=make"},
                             std::string(kEnding) + "\n" + kEnding + " declarer=N\n");
  EXPECT_EQ(run.out,
            "    1  H made  N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. rules=kbn,undertrump=free trump=H "
            "leader=E declarer=E\n"
            "    2  H not made  N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. rules=kbn,undertrump=free "
            "trump=H leader=E declarer=N\n");
}

TEST(SolveText, OfABadLineGoesToStandardError) {
  const auto run = RunJasnel({"solve", "--input=-", "--value-only"},
                             std::string(kEnding) + "\nX:\n" + kEnding + "\n");
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(Lines(run.out).size(), 2U);
  EXPECT_EQ(
      run.err,
      "line 2: column 1: no seat at the start of 'X:'; expected N: E: S: or W: and four hands\n");
}

}  // namespace
}  // namespace jasnel::testing

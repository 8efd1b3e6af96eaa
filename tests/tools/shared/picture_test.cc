// Hands around a table.

#include "tools/shared/text/picture.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "jasnel/deal_line.h"
#include "tests/tools/support/process.h"

namespace jasnel {
namespace {

// What `jasnel solve` says of a deal, but for how long it took.
nlohmann::json Solved(std::vector<std::string> arguments, const std::string& input) {
  arguments.insert(arguments.begin(), "solve");
  arguments.insert(arguments.end(), {"--format=json", "--value-only"});
  const auto run = testing::RunJasnel(arguments, input);
  EXPECT_EQ(run.err, "");
  auto object = nlohmann::json::parse(run.out, nullptr, false);
  for (const char* key : {"nodes", "time_us", "line_number"}) object.erase(key);
  return object;
}

class EachPicture : public ::testing::TestWithParam<const char*> {};

TEST_P(EachPicture, IsReadBackInBothLanguages) {
  for (const char* language : {"--lang=en", "--lang=nl"}) {
    const auto page = testing::RunJasnel({"solve", GetParam(), language}, "");
    EXPECT_EQ(page.err, "");
    EXPECT_EQ(Solved({"--input=-"}, page.out), Solved({GetParam()}, "")) << page.out;
  }
}

INSTANTIATE_TEST_SUITE_P(
    Pictures, EachPicture,
    ::testing::Values(
        "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S",
        "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 rules=bedum-utrecht trump=H leader=S "
        "dealer=E declarer=W",
        "N:.AT.JT. 7.QJ.9. .K8.Q. 8.9.AK. trump=D leader=S trick=H7 declarer=N ns=20 ew-roem=40 "
        "ns-tricks=1",
        "N:.T.. .QJ.. .K8.. .A.. trump=C leader=W trick=D9,DA declarer=N ns-tricks=5"));

TEST(Picture, HasNorthOnTopAndTheSeatsInTheMiddle) {
  Picture picture;
  picture.hands = *ParseHands("N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7");
  picture.notes = {"dealer", "leads", "", ""};
  EXPECT_EQ(Draw(picture, Language::kEnglish),
            "                  North (dealer)\n"
            "                  ♠ A J T\n"
            "                  ♥ Q 8\n"
            "                  ♦ T 9 8\n"
            "                  ♣ -\n"
            "  West                             East (leads)\n"
            "  ♠ Q 8 7             N            ♠ K\n"
            "  ♥ A             W       E        ♥ K J\n"
            "  ♦ Q J 7             S            ♦ K\n"
            "  ♣ 7                              ♣ K T 9 8\n"
            "                  South\n"
            "                  ♠ 9\n"
            "                  ♥ T 9 7\n"
            "                  ♦ A\n"
            "                  ♣ A Q J\n");
}

TEST(Picture, HasTheTrickInTheMiddleAndDutchLetters) {
  Picture picture;
  picture.hands = *ParseHands("N:..T. .K.. ... ..Q.");
  picture.trick[Index(Seat::kSouth)] = MakeCard(Suit::kHearts, Rank::kTen);
  picture.trick[Index(Seat::kWest)] = MakeCard(Suit::kClubs, Rank::kJack);
  EXPECT_EQ(Draw(picture, Language::kDutch),
            "                  Noord\n"
            "                  ♠ -\n"
            "                  ♥ -\n"
            "                  ♦ 10\n"
            "                  ♣ -\n"
            "  West                             Oost\n"
            "  ♠ -                 .            ♠ -\n"
            "  ♥ -             ♣B      .        ♥ H\n"
            "  ♦ V                 ♥10          ♦ -\n"
            "  ♣ -                              ♣ -\n"
            "                  Zuid\n"
            "                  ♠ -\n"
            "                  ♥ -\n"
            "                  ♦ -\n"
            "                  ♣ -\n");
}

}  // namespace
}  // namespace jasnel

// Claims in games of `jasnel play`.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tools/play/run.h"
#include "tests/tools/support/json_lines.h"

namespace jasnel::testing {
namespace {

const std::vector<std::string> kEast = {"--seed=11", "--seat=E"};
constexpr const char* kCertain =
    "\nCertain, whatever the others play: your side takes the rest (tricks: 5; points: 91 and any "
    "roem). Your cards are played for you.\nEast: S9.\n";

TEST(PlayClaims, AreCertainWithTheHighestCards) {
  const std::string printed = Played(Script({"S", "1", "1", "1", "claim"}), kEast);
  EXPECT_TRUE(Contains(printed, kCertain)) << printed;
  for (int trick = 4; trick <= 8; ++trick) {
    EXPECT_TRUE(Contains(printed, "\nEast takes trick " + std::to_string(trick) + ": "));
  }
  EXPECT_EQ(Count(printed, "You may play:"), 4);
  EXPECT_TRUE(Contains(printed, "Result: made. North-South write down 32, East-West 130.\n"));
}

TEST(PlayClaims, LeaveAWholeRecord) {
  const TemporaryFile record("");
  std::vector<std::string> flags = kEast;
  flags.push_back("--record=" + record.path());
  Played(Script({"S", "1", "1", "1", "claim"}), flags);
  const auto analysed =
      RunJasnel({"analyse", "--input=" + record.path(), "--format=json", "--summary"});
  EXPECT_EQ(OneObject(analysed)["cards_played"], 32);
}

TEST(PlayClaims, ThatAreNotCertainLeaveEverythingAsItWas) {
  const std::string before = Played(Script({"S", "1"}), kEast);
  const std::string claimed = Played(Script({"S", "1", "claim", "1", "1", "claim"}), kEast);
  const std::string turn = before.substr(before.find("\nTrick 2."));
  EXPECT_TRUE(claimed.starts_with(
      before + "Not certain: the other cards may lie so that your side loses a trick.\n" + turn))
      << claimed;
  EXPECT_TRUE(Contains(claimed, kCertain));
}

TEST(PlayClaims, MayNeedThePartnersCards) {
  const std::string printed =
      Played(Script({"S", "1", "1", "1", "1", "1", "claim"}), {"--seed=54", "--seat=E"});
  EXPECT_TRUE(Contains(printed,
                       "\nCertain, as your partner plays along: your side takes the rest (tricks: "
                       "3; points: 58 and any roem). The cards of both of you are played for "
                       "you.\nEast: HJ.\n"))
      << printed;
  EXPECT_TRUE(Contains(printed, "East-West 117 points")) << printed;
}

TEST(PlayClaims, AreOfADealInPlay) {
  const std::string printed =
      Played(Script({"claim", "S", "1", "1", "1", "claim", "claim", "next", "pass"}), kEast);
  EXPECT_TRUE(Contains(printed, "\nYou can claim the rest when you are to play a card.\n"));
  EXPECT_TRUE(Contains(printed, "\nThe deal is over; next deals again.\n"));
  // In the next deal the person is asked again.
  const std::string next = printed.substr(printed.find("\nDeal 2 of 16."));
  EXPECT_TRUE(Contains(next, "You may play:")) << next;
}

TEST(PlayClaims, AreMadeInDutchToo) {
  std::vector<std::string> flags = kEast;
  flags.push_back("--lang=nl");
  const std::string printed = Played(Script({"rest", "S", "1", "rest", "1", "1", "REST"}), flags);
  EXPECT_TRUE(Contains(printed, "\nDe rest opeisen kan als u een kaart moet spelen.\n"));
  EXPECT_TRUE(Contains(
      printed,
      "\nNiet zeker: de andere kaarten kunnen zo zitten dat uw kant een slag verliest.\n"));
  EXPECT_TRUE(Contains(printed,
                       "\nZeker, wat de anderen ook spelen: de rest is voor uw kant (slagen: 5; "
                       "punten: 91 en eventuele roem). Uw kaarten worden voor u gespeeld.\n"));
}

}  // namespace
}  // namespace jasnel::testing

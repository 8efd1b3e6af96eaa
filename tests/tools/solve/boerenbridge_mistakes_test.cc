// What `jasnel boerenbridge solve` says to a wrong command line or a wrong deal.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/support/endings.h"
#include "tests/tools/support/json_lines.h"

namespace jasnel::testing {
namespace {

// What is said where nothing is printed.
std::string TricksError(std::vector<std::string> arguments, int status) {
  arguments.insert(arguments.begin(), {"boerenbridge", "solve"});
  return ErrorOf(RunJasnel(arguments), status);
}

TEST(BoerenbridgeSolveMistakes, OfTheCommandLineAreToldInOneLine) {
  EXPECT_EQ(TricksError({}, 2),
            "jasnel boerenbridge solve: no deal; expected one, such as jasnel boerenbridge "
            "solve '0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0', or --input=FILE, - for standard "
            "input\n");
  EXPECT_EQ(TricksError({kThreeHandsBid, "--input=-"}, 2),
            "jasnel boerenbridge solve: a deal on the command line and --input; expected one of "
            "the two\n");
  EXPECT_EQ(TricksError({kThreeHandsBid, "--paranoid=7"}, 2),
            "jasnel boerenbridge solve: --paranoid: '7'; expected a seat from 0 to 6, or true "
            "for all\n");
  EXPECT_EQ(TricksError({kThreeHandsBid, "--scores"}, 2),
            "jasnel boerenbridge solve: --scores without --paranoid; expected both\n");
  EXPECT_EQ(TricksError({kThreeHandsBid, "--nodes=many"}, 2),
            "jasnel boerenbridge solve: --nodes: 'many'; expected a whole number from 0 to "
            "18446744073709551615\n");
  EXPECT_EQ(TricksError({kThreeHandsBid, "--paranoit"}, 2),
            "jasnel boerenbridge solve: unknown flag '--paranoit'; did you mean --paranoid?\n");
}

TEST(BoerenbridgeSolveMistakes, OfADealAreToldInOneLine) {
  EXPECT_EQ(TricksError({kThreeHandsBid, "--paranoid=3", "--lang=nl"}, 1),
            "spel 1: plaats 3; verwacht er een van 0 tot en met 2\n");
  EXPECT_EQ(TricksError({kThreeHands}, 1),
            "deal 1: no bids; expected bids= with a number for each hand, or paranoid for what "
            "seats can force\n");
  EXPECT_EQ(TricksError({kThreeHands, "--lang=nl"}, 1),
            "spel 1: geen biedingen; verwacht biedingen= met een getal voor elke hand, of paranoid "
            "voor wat plaatsen kunnen afdwingen\n");
  EXPECT_EQ(TricksError({kThreeHands, "--paranoid", "--cards"}, 1),
            "deal 1: no bids; expected bids= with a number for each hand, which cards needs\n");
  EXPECT_EQ(TricksError({kThreeHandsBid, "--paranoid=4"}, 1),
            "deal 1: seat 4; expected one from 0 to 2\n");
  EXPECT_EQ(TricksError({"0:A8.K.4. KT..J5. 7.QT.. bids=1,2,0"}, 1),
            "deal 1: seat 2 holds 3 cards; expected 4\n");
}

TEST(BoerenbridgeSolveMistakes, ADealThatTakesTooLongIsOne) {
  EXPECT_EQ(TricksError({kThreeHandsBid, "--nodes=20"}, 1),
            "deal 1: not solved within 20 nodes; expected more nodes, or 0 for no limit\n");
  EXPECT_EQ(TricksError({kThreeHandsBid, "--nodes=20", "--paranoid=1"}, 1),
            "deal 1: seat 1: not solved within 20 nodes; expected more nodes, or 0 for no "
            "limit\n");
}

TEST(BoerenbridgeSolveMistakes, OfALineLeaveTheOthersAnswered) {
  const auto run = RunJasnel(
      {"boerenbridge", "solve", "--input=-", "--format=json"},
      std::string(kThreeHandsBid) + "\n# none\n" + kThreeHands + "\n" + kThreeHandsBid + "\n");
  EXPECT_EQ(run.status, 1);
  const auto objects = Objects(run);
  ASSERT_EQ(objects.size(), 3U);
  EXPECT_EQ(KeysOf(objects[1]), (Keys{"error", "line_number"}));
  EXPECT_EQ(objects[1]["line_number"], 3);
  EXPECT_EQ(objects[2]["line_number"], 4);
}

TEST(BoerenbridgeSolveMistakes, OfTheInputAreToldInOneLine) {
  EXPECT_EQ(TricksError({"--input=no/such/file"}, 1),
            "jasnel boerenbridge solve: no/such/file: No such file or directory; expected deal "
            "lines of boerenbridge, such as 0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0\n");
  EXPECT_EQ(TricksError({"--input=/dev/null"}, 1),
            "jasnel boerenbridge solve: /dev/null: no deal in it; expected deal lines of "
            "boerenbridge, such as 0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0\n");
}

}  // namespace
}  // namespace jasnel::testing

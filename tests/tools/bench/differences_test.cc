// How it is told that two searches do not agree.

#include <gtest/gtest.h>

#include "jasnel/deal_line.h"
#include "tools/bench/tasks.h"
#include "tools/shared/text/csv.h"

namespace jasnel {
namespace {

constexpr const char* kLine = "N:...7 .7.. 7... ..7. rules=kbn trump=H leader=W declarer=W";

Position Ending() { return ToPosition(ParseDealLine(kLine).value(), Suit::kHearts).value(); }

TEST(Differences, AreALineEachWithBothValues) {
  EXPECT_EQ(DifferenceText({Ending(), {}, {-10}, {10}}),
            std::string("points: expected -10, found 10: ") + kLine + "\n");
}

TEST(Differences, NameTheObjectiveAndAllValues) {
  const SolveRequest request{.objective = Objective::kMake, .cards = true};
  EXPECT_EQ(DifferenceText({Ending(), request, {1, 1}, {1, 0}}),
            std::string("make, every card: expected 1 1, found 1 0: ") + kLine + "\n");
}

TEST(Differences, AreRecords) {
  EXPECT_EQ(JsonLine(DifferenceRecord({Ending(), {.cards = true}, {-10, -10}, {10, -10}})),
            std::string(R"({"deal":")") + kLine +
                R"(","objective":"points","cards":true,"expected":[-10,-10],"found":[10,-10]})"
                "\n");
  EXPECT_EQ(CsvLine(DifferenceRecord({Ending(), {}, {-10}, {10}}), DifferenceNames()),
            std::string(kLine) + ",points,false,-10,10\n");
}

TEST(Disagreements, NameTheConfiguration) {
  EXPECT_EQ(DisagreementText({Ending(), "no table", -10, 10}),
            std::string("no table: expected -10, found 10: ") + kLine);
}

}  // namespace
}  // namespace jasnel

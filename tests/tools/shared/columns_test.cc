// Text in columns.

#include "tools/shared/text/columns.h"

#include <gtest/gtest.h>

namespace jasnel {
namespace {

TEST(Columns, ASuitSignIsOneColumnWide) { EXPECT_EQ(Width("♥10"), 3U); }

TEST(Columns, PaddingGoesByWhatIsSeen) { EXPECT_EQ(PadRight("♥A", 4) + "|", "♥A  |"); }

TEST(Columns, NumbersArePaddedOnTheLeft) { EXPECT_EQ(PadLeft("-30", 5), "  -30"); }

TEST(Columns, TextThatIsTooWideIsLeftAsItIs) { EXPECT_EQ(PadLeft("spades", 3), "spades"); }

TEST(Columns, APositiveDifferenceHasItsSign) { EXPECT_EQ(Signed(100), "+100"); }

TEST(Columns, ANegativeDifferenceHasItsSign) { EXPECT_EQ(Signed(-30), "-30"); }

TEST(Columns, NoDifferenceHasNoSign) { EXPECT_EQ(Signed(0), "0"); }

TEST(Columns, ATableAlignsItsColumnsAndEndsLinesWithoutSpaces) {
  EXPECT_EQ(FormatTable({{"Suit", "Value", "Best"}, {"♥", "+100", ""}, {"♣", "-8", "♣A"}},
                        {Align::kLeft, Align::kRight, Align::kLeft}, "  "),
            "  Suit   Value   Best\n"
            "  ♥       +100\n"
            "  ♣         -8   ♣A\n");
}

TEST(Columns, RowsMayHaveNotesBelowThem) {
  EXPECT_EQ(FormatTable({{"A", "B"}, {"1", "22"}, {"3", "4"}}, {Align::kLeft, Align::kRight}, "",
                        {"", "  one\n"}),
            "A    B\n"
            "1   22\n"
            "  one\n"
            "3    4\n");
}

TEST(Columns, TextIsWrappedAtSpaces) {
  EXPECT_EQ(Wrapped("♥A takes a trick", 9, "  "), "  ♥A\n  takes a\n  trick\n");
  EXPECT_EQ(Wrapped("♥A takes a trick", 16), "♥A takes a trick\n");
  EXPECT_EQ(Wrapped("unbreakable no", 5), "unbreakable\nno\n");
  EXPECT_EQ(Wrapped("", 5), "");
}

}  // namespace
}  // namespace jasnel

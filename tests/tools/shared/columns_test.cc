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

}  // namespace
}  // namespace jasnel

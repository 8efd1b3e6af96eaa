// Comma-separated values.

#include "tools/csv.h"

#include <gtest/gtest.h>

namespace jasnel {
namespace {

TEST(Csv, PlainCellsStandAsTheyAre) {
  EXPECT_EQ(CsvRow({"N:A... -", "100", ""}), "N:A... -,100,\n");
}

TEST(Csv, ACommaIsQuoted) {
  EXPECT_EQ(CsvRow({"kbn,undertrump=free", "H"}), "\"kbn,undertrump=free\",H\n");
}

TEST(Csv, AQuoteIsDoubled) { EXPECT_EQ(CsvRow({"a \"b\""}), "\"a \"\"b\"\"\"\n"); }

TEST(Csv, ALineEndIsQuoted) { EXPECT_EQ(CsvRow({"a\nb", "c\r"}), "\"a\nb\",\"c\r\"\n"); }

using Cells = std::vector<std::string>;

TEST(CsvRead, TakesSpacesOffCells) {
  EXPECT_EQ(*ParseCsvRow(" 1 ,a b,, 2\r"), (Cells{"1", "a b", "", "2"}));
}

TEST(CsvRead, KeepsWhatStandsInQuotes) {
  EXPECT_EQ(*ParseCsvRow("\" a, b \" ,\"c \"\"d\"\"\",\"\""), (Cells{" a, b ", "c \"d\"", ""}));
}

TEST(CsvRead, TakesAQuoteInsideACellAsItIs) {
  EXPECT_EQ(*ParseCsvRow("a \"b\",c"), (Cells{"a \"b\"", "c"}));
}

TEST(CsvRead, TakesAnotherSeparator) {
  EXPECT_EQ(*ParseCsvRow("a,b;c\t;\td", ';'), (Cells{"a,b", "c", "d"}));
  EXPECT_EQ(*ParseCsvRow("a\t\tb", '\t'), (Cells{"a", "", "b"}));
}

TEST(CsvRead, FindsOneEmptyCellInAnEmptyRow) { EXPECT_EQ(*ParseCsvRow(""), (Cells{""})); }

TEST(CsvRead, ReadsWhatIsWritten) {
  const Cells cells = {"kbn,undertrump=free", "a \"b\"", "", "x"};
  EXPECT_EQ(*ParseCsvRow(CsvRow(cells)), cells);
}

TEST(CsvRead, TellsWhereAQuoteIsMissing) {
  EXPECT_EQ(ParseCsvRow("a,\"b,c").error().message,
            "cell 2: a quote without an end; expected one on the same line");
  EXPECT_EQ(ParseCsvRow("\"a\" b,c").error().message,
            "cell 1: 'b' behind a quote; expected the next cell");
}

}  // namespace
}  // namespace jasnel

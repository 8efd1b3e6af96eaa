// Comma-separated values.

#include "tools/shared/text/csv.h"

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

TEST(Csv, ATextThatASpreadsheetWouldRunGetsAnApostrophe) {
  EXPECT_EQ(CsvRow({"=cmd|'/C calc'!A0"}), "'=cmd|'/C calc'!A0\n");
  EXPECT_EQ(CsvRow({"@SUM(A1:A9)", "+A1", "-A1", "\tx"}), "'@SUM(A1:A9),'+A1,'-A1,'\tx\n");
  EXPECT_EQ(CsvRow({"\r=A1", "=\"a\",b"}), "\"'\r=A1\",\"'=\"\"a\"\",b\"\n");
  EXPECT_EQ(CsvRow({"-1+cmd|'/C calc'!A0", "--1", "+-1", "-inf", "+"}),
            "'-1+cmd|'/C calc'!A0,'--1,'+-1,'-inf,'+\n");
}

TEST(Csv, ATextThatRunsWhereRowsAreSplitAtSemicolonsGetsOneToo) {
  EXPECT_EQ(CsvRow({"Ank;=A1", "Bo; \"@A1", "Cor;Dirk"}), "Ank;'=A1,\"Bo; \"\"'@A1\",Cor;Dirk\n");
}

TEST(Csv, NumbersStayNumbers) {
  EXPECT_EQ(CsvRow({"-34", "+100", "-0.5", "1e-05", "-1.5e+20", "-", "-2 10 -"}),
            "-34,+100,-0.5,1e-05,-1.5e+20,-,-2 10 -\n");
}

TEST(Csv, WhatStandsInsideATextStays) {
  EXPECT_EQ(CsvRow({"N:A.K.Q.J - - -", "kbn trump=H", "a@b.nl", "Jan-Willem"}),
            "N:A.K.Q.J - - -,kbn trump=H,a@b.nl,Jan-Willem\n");
}

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

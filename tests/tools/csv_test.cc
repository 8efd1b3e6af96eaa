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

}  // namespace
}  // namespace jasnel

// Plain text helpers.

#include "bitboard/text.h"

#include <gtest/gtest.h>

#include <string>

namespace jasnel {
namespace {

TEST(EqualsIgnoringCase, TakesCapitalsForSmallLetters) {
  EXPECT_TRUE(EqualsIgnoringCase("KBN", "kbn"));
}

TEST(EqualsIgnoringCase, TellsWordsApart) { EXPECT_FALSE(EqualsIgnoringCase("nku", "nkf")); }

TEST(EqualsIgnoringCase, TellsAWordFromItsBeginning) {
  EXPECT_FALSE(EqualsIgnoringCase("nku", "nku-rotterdam"));
}

TEST(Trim, TakesSpacesAndLineEndsOffBothSides) { EXPECT_EQ(Trim(" \tkbn x\r\n"), "kbn x"); }

TEST(Trim, LeavesNothingOfSpaces) { EXPECT_EQ(Trim(" \t "), ""); }

TEST(NamesInOrder, PutsANumberBeforeALargerOne) {
  EXPECT_TRUE(NamesInOrder("2", "10"));
  EXPECT_FALSE(NamesInOrder("10", "2"));
  EXPECT_TRUE(NamesInOrder("A2 x", "A10 b"));
}

TEST(NamesInOrder, PutsTextByItsBytes) {
  EXPECT_TRUE(NamesInOrder("Anna", "Bas"));
  EXPECT_TRUE(NamesInOrder("Anna", "Anna B"));
  EXPECT_TRUE(NamesInOrder("9", "Anna"));
  EXPECT_TRUE(NamesInOrder("Zoe", "\xC3\x89mile"));
}

TEST(NamesInOrder, TellsNamesApartThatDifferInZerosOnly) {
  EXPECT_TRUE(NamesInOrder("01", "1"));
  EXPECT_FALSE(NamesInOrder("1", "01"));
  EXPECT_FALSE(NamesInOrder("1", "1"));
}

TEST(Quoted, PutsTextInSingleQuotes) { EXPECT_EQ(Quoted("SA"), "'SA'"); }

TEST(Quoted, WritesUnprintableBytesAsHexadecimals) {
  EXPECT_EQ(Quoted("\x01\xe2"), "'\\x01\\xe2'");
}

TEST(Quoted, LeavesFortyBytesWhole) {
  EXPECT_EQ(Quoted(std::string(40, 'x')), "'" + std::string(40, 'x') + "'");
}

TEST(Quoted, CutsLongerTextShort) {
  EXPECT_EQ(Quoted(std::string(41, 'x')), "'" + std::string(40, 'x') + "...'");
}

}  // namespace
}  // namespace jasnel

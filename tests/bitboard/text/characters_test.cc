// Plain text helpers.

#include "bitboard/text/characters.h"

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

TEST(Quoted, LeavesSignsAndLettersOfOtherLanguagesWhole) {
  EXPECT_EQ(Quoted("♠AB10 é 😀"), "'♠AB10 é 😀'");
}

TEST(Quoted, ShowsAMarkForWhatHasNoForm) {
  EXPECT_EQ(Quoted("\x01\xe2"), "'��'");
  EXPECT_EQ(Quoted("a\xE2\x80\xAE\x62"), "'a�b'");       // turns the direction of writing
  EXPECT_EQ(Quoted("\xC0\xAF\xED\xA0\x80"), "'�����'");  // bytes that are no UTF-8
}

TEST(Quoted, ShowsThePlaceInLongText) {
  const std::string long_text = std::string(100, 'x') + "!" + std::string(100, 'y');
  EXPECT_EQ(Quoted(long_text, 100),
            "'..." + std::string(20, 'x') + "!" + std::string(19, 'y') + "...'");
}

TEST(CountCharacters, CountsWhatPeopleSee) {
  EXPECT_EQ(CountCharacters("♠AB10"), 5u);
  EXPECT_EQ(CountCharacters("\xe2\x99"), 2u);
}

TEST(PlainText, IsWithoutColours) {
  EXPECT_EQ(PlainText("\x1b[1;31m♥\x1b[0m A\xC2\xA0K"), "♥ A K");
}

TEST(PlainText, HasOneDash) { EXPECT_EQ(PlainText("♠– ♥— x−y‑z€"), "♠- ♥- x-y-z€"); }

TEST(NameKey, IsTheSameWhateverTheCapitalsAndSpaces) {
  EXPECT_EQ(NameKey("  Anna  &\tBram\xC2\xA0"), "anna & bram");
  EXPECT_EQ(NameKey("RENÉ ÇELIK"), NameKey("René Çelik"));
  EXPECT_NE(NameKey("×"), NameKey("÷"));
  EXPECT_EQ(NameKey("ŠIMŮNEK"), NameKey("Šimůnek"));
  EXPECT_EQ(NameKey(" \t"), "");
}

TEST(NameKey, HasEachAccentInOneCharacterWithItsLetter) {
  EXPECT_EQ(NameKey("Jose\xCC\x81"), NameKey("JOSÉ"));
  EXPECT_EQ(NameKey("S\xCC\x8Cim"), NameKey("šim"));
  EXPECT_NE(NameKey("Jose"), NameKey("José"));
  EXPECT_EQ(NameKey("x\xCC\x81"), "x\xCC\x81");  // there is no such letter
}

TEST(Quoted, LeavesFortyCharactersWhole) {
  EXPECT_EQ(Quoted(std::string(40, 'x')), "'" + std::string(40, 'x') + "'");
}

TEST(Quoted, CutsLongerTextShort) {
  EXPECT_EQ(Quoted(std::string(41, 'x')), "'" + std::string(40, 'x') + "...'");
}

}  // namespace
}  // namespace jasnel

// Tables of hands read back.

#include "bitboard/boerenbridge/hand_table.h"

#include <gtest/gtest.h>

#include <string>

namespace jasnel::boerenbridge {
namespace {

std::string Read(const std::string& text) {
  const auto deal = ParseHandTable(text);
  return deal ? FormatDealLine(*deal) : deal.error().message;
}

constexpr const char* kTable =
    "3 players, tricks to play: 4. Seat 1 leads.\n"
    "\n"
    "  Seat   ♠     ♥     ♦     ♣   Bid   Takes   Score\n"
    "  0      A 8   K     4     -     1       1     +12\n"
    "  1      K T   -     J 5   -     2       2     +14\n"
    "  2      7     Q T   8     -     0       1      -2\n"
    "\n"
    "The play:\n"
    "\n"
    "  Trick   Leader   Cards      Winner\n"
    "      1   0        ♦4 ♦5 ♦8   2\n";

// `kTable` with another text in the place of one.
std::string With(const std::string& old, const std::string& text) {
  std::string table = kTable;
  table.replace(table.find(old), old.size(), text);
  return table;
}

TEST(HandTable, IsReadBackWithItsBidsAndWhoLeads) {
  EXPECT_EQ(Read(kTable), "0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0 leader=1");
}

TEST(HandTable, IsReadBackInDutchInTheMiddleOfATrick) {
  EXPECT_EQ(Read("3 spelers, te spelen slagen: 2. Plaats 2 kwam uit, plaats 0 is aan de beurt. ♥V\n"
                 "\n"
                 "  Plaats   ♠      ♥   ♦   ♣   Bod   Gehaald   Haalt   Score\n"
                 "  0        A 8    -   -   -     1         0       1     +12\n"
                 "  1        H 10   -   -   -     2         0       1      -2\n"
                 "  2        7      -   -   -     0         2       2      -4\n"),
            "0:A8... KT... 7... bids=1,2,0 taken=0,0,2 leader=2 trick=HQ");
}

TEST(HandTable, NeedsNoHeading) {
  EXPECT_EQ(Read("Seat   ♠   ♥   ♦   ♣\n0      A   -   -   -\n1      K   -   -   -\n"
                 "2      -   -   -   7\n"),
            "0:A... K... ...7");
}

TEST(HandTable, IsWrongAtALine) {
  EXPECT_EQ(
      Read(With("A 8", "A X")),
      "line 4: column 12: 'X' in the hand of seat 0 is not a card; expected A K Q J T 9 ... 2");
  EXPECT_EQ(Read(With("K T", "A T")),
            "line 5: card SA a second time, in the hand of seat 1; expected each card once");
  EXPECT_EQ(Read(With("Q T   8     -     0 ", "Q T   8     -   ")),
            "line 6: 7 columns for seat 2; expected 8, as in the row of their names");
  EXPECT_EQ(Read(With("A 8", "A  ")), "line 1: seat 0 holds 3 cards; expected 4");
  EXPECT_EQ(Read("The play:\n"), "no hands in the table; expected a row for each seat");
  EXPECT_EQ(Read(std::string(kTable) + kTable), "line 12: a second table; expected one deal");
}

TEST(HandTable, IsWrongInDutch) {
  EXPECT_EQ(ParseHandTable(With("K T", "A T")).error().In(Language::kDutch),
            "regel 5: kaart SA voor de tweede keer, in de hand van plaats 1; verwacht elke kaart "
            "één keer");
}

}  // namespace
}  // namespace jasnel::boerenbridge

// Letters for cards, suits and seats, in English and Dutch.

#include "jasnel/notation.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tests/bitboard/played.h"

namespace jasnel {
namespace {

using testing::SetOf;

// The card a text is read as, in English, or "none".
std::string CardRead(std::string_view text) {
  const auto card = ParseCard(text);
  return card ? FormatCard(*card) : "none";
}

std::string ReadSuit(std::string_view text) {
  const auto suit = ParseSuit(text);
  return suit ? std::string(SuitName(*suit)) : "none";
}

std::string ReadSeat(std::string_view text) {
  const auto seat = ParseSeat(text);
  return seat ? std::string(SeatName(*seat)) : "none";
}

TEST(Letters, OfSuitsInEnglish) {
  std::string letters;
  for (const Suit suit : kAllSuits) letters += SuitLetter(suit);
  EXPECT_EQ(letters, "SHDC");
}

TEST(Letters, OfSuitsInDutch) {
  std::string letters;
  for (const Suit suit : kAllSuits) letters += SuitLetter(suit, Language::kDutch);
  EXPECT_EQ(letters, "SHRK");
}

TEST(Letters, OfSeatsInEnglish) {
  std::string letters;
  for (const Seat seat : kAllSeats) letters += SeatLetter(seat);
  EXPECT_EQ(letters, "NESW");
}

TEST(Letters, OfSeatsInDutch) {
  std::string letters;
  for (const Seat seat : kAllSeats) letters += SeatLetter(seat, Language::kDutch);
  EXPECT_EQ(letters, "NOZW");
}

TEST(Names, OfSuitsInBothLanguages) {
  EXPECT_EQ(SuitName(Suit::kDiamonds), "diamonds");
  EXPECT_EQ(SuitName(Suit::kDiamonds, Language::kDutch), "ruiten");
}

TEST(Names, OfSeatsInBothLanguages) {
  EXPECT_EQ(SeatName(Seat::kEast), "East");
  EXPECT_EQ(SeatName(Seat::kEast, Language::kDutch), "Oost");
}

TEST(FormatCards, GoesFromAceToSevenInEnglish) {
  EXPECT_EQ(FormatCards(CardsOf(Suit::kSpades)), "SA,SK,SQ,SJ,ST,S9,S8,S7");
}

TEST(FormatCards, GoesFromAasToZevenInDutch) {
  EXPECT_EQ(FormatCards(CardsOf(Suit::kClubs), Language::kDutch), "KA,KH,KV,KB,K10,K9,K8,K7");
}

TEST(FormatCards, GoesFromSpadesToClubs) {
  EXPECT_EQ(FormatCards(SetOf("C7,D7,H7,S7")), "S7,H7,D7,C7");
}

TEST(FormatCards, OfNoneIsNothing) { EXPECT_EQ(FormatCards(CardSet()), ""); }

TEST(FormatHand, WritesTheSuitsWithPointsBetween) {
  EXPECT_EQ(FormatHand(SetOf("SA,SJ,ST,HQ,H8,DT,D9,D8")), "AJT.Q8.T98.");
}

TEST(FormatHand, WritesDutchLettersAndTens) {
  EXPECT_EQ(FormatHand(SetOf("SA,SJ,ST,HQ,H8,DT,D9,DK"), Language::kDutch), "AB10.V8.H109.");
}

TEST(FormatHand, OfNoCardsIsADash) { EXPECT_EQ(FormatHand(CardSet()), "-"); }

TEST(FormatHands, GoesClockwiseFromNorth) {
  EXPECT_EQ(FormatHands({SetOf("SA"), SetOf("HK"), SetOf("DQ"), CardSet()}), "N:A... .K.. ..Q. -");
}

TEST(FormatHands, StartsWithNoordInDutch) {
  EXPECT_EQ(FormatHands({SetOf("SA"), SetOf("HK"), SetOf("DQ"), SetOf("CJ")}, Language::kDutch),
            "N:A... .H.. ..V. ...B");
}

TEST(ParseCard, ReadsEnglishLetters) { EXPECT_EQ(CardRead("DQ"), "DQ"); }

TEST(ParseCard, ReadsDutchLetters) { EXPECT_EQ(CardRead("RV"), "DQ"); }

TEST(ParseCard, ReadsADutchSuitWithAnEnglishRank) { EXPECT_EQ(CardRead("RQ"), "DQ"); }

TEST(ParseCard, ReadsAnEnglishSuitWithADutchRank) { EXPECT_EQ(CardRead("DV"), "DQ"); }

TEST(ParseCard, ReadsHKAsTheKingOfHearts) { EXPECT_EQ(CardRead("HK"), "HK"); }

TEST(ParseCard, ReadsKHAsTheKingOfClubs) { EXPECT_EQ(CardRead("KH"), "CK"); }

TEST(ParseCard, ReadsHHAsTheKingOfHearts) { EXPECT_EQ(CardRead("HH"), "HK"); }

TEST(ParseCard, ReadsKKAsTheKingOfClubs) { EXPECT_EQ(CardRead("KK"), "CK"); }

TEST(ParseCard, ReadsABoerAsAJack) { EXPECT_EQ(CardRead("SB"), "SJ"); }

TEST(ParseCard, ReadsTenAsALetterOrANumber) {
  EXPECT_EQ(CardRead("HT"), "HT");
  EXPECT_EQ(CardRead("H10"), "HT");
}

TEST(ParseCard, ReadsSmallLetters) {
  EXPECT_EQ(CardRead("sa"), "SA");
  EXPECT_EQ(CardRead("kb"), "CJ");
  EXPECT_EQ(CardRead("ht"), "HT");
}

TEST(ParseCard, ReadsFilledSuitSigns) {
  EXPECT_EQ(CardRead("♠A"), "SA");
  EXPECT_EQ(CardRead("♥A"), "HA");
  EXPECT_EQ(CardRead("♦A"), "DA");
  EXPECT_EQ(CardRead("♣A"), "CA");
}

TEST(ParseCard, ReadsOutlinedSuitSigns) {
  EXPECT_EQ(CardRead("♤A"), "SA");
  EXPECT_EQ(CardRead("♡A"), "HA");
  EXPECT_EQ(CardRead("♢A"), "DA");
  EXPECT_EQ(CardRead("♧A"), "CA");
}

TEST(ParseCard, ReadsSignsThatAskForTextOrEmojiForm) {
  EXPECT_EQ(CardRead("♥\xEF\xB8\x8E"
                     "10"),
            "HT");
  EXPECT_EQ(CardRead("♥\xEF\xB8\x8FV"), "HQ");
}

TEST(ParseCard, ReadsEveryCardThatIsWritten) {
  for (const Card card : kFullDeck) {
    EXPECT_EQ(ParseCard(FormatCard(card)), card);
    EXPECT_EQ(ParseCard(FormatCard(card, Language::kDutch)), card);
  }
}

TEST(ParseCard, DoesNotReadARankOfAnotherPack) {
  EXPECT_EQ(CardRead("S6"), "none");
  EXPECT_EQ(CardRead("S2"), "none");
}

TEST(ParseCard, DoesNotReadARankBeforeItsSuit) { EXPECT_EQ(CardRead("AS"), "none"); }

TEST(ParseCard, DoesNotReadHalfATen) { EXPECT_EQ(CardRead("S1"), "none"); }

TEST(ParseCard, DoesNotReadASuitAlone) { EXPECT_EQ(CardRead("S"), "none"); }

TEST(ParseCard, DoesNotReadNothing) { EXPECT_EQ(CardRead(""), "none"); }

TEST(ParseCard, DoesNotReadTwoCards) { EXPECT_EQ(CardRead("SAS7"), "none"); }

TEST(ParseCard, DoesNotReadASpace) { EXPECT_EQ(CardRead("SA "), "none"); }

TEST(ParseSuit, ReadsLettersOfBothLanguages) {
  EXPECT_EQ(ReadSuit("S"), "spades");
  EXPECT_EQ(ReadSuit("H"), "hearts");
  EXPECT_EQ(ReadSuit("D"), "diamonds");
  EXPECT_EQ(ReadSuit("R"), "diamonds");
  EXPECT_EQ(ReadSuit("C"), "clubs");
  EXPECT_EQ(ReadSuit("K"), "clubs");
}

TEST(ParseSuit, ReadsNamesOfBothLanguages) {
  EXPECT_EQ(ReadSuit("spades"), "spades");
  EXPECT_EQ(ReadSuit("schoppen"), "spades");
  EXPECT_EQ(ReadSuit("hearts"), "hearts");
  EXPECT_EQ(ReadSuit("harten"), "hearts");
  EXPECT_EQ(ReadSuit("diamonds"), "diamonds");
  EXPECT_EQ(ReadSuit("ruiten"), "diamonds");
  EXPECT_EQ(ReadSuit("clubs"), "clubs");
  EXPECT_EQ(ReadSuit("klaveren"), "clubs");
}

TEST(ParseSuit, ReadsEitherCase) { EXPECT_EQ(ReadSuit("Klaveren"), "clubs"); }

TEST(ParseSuit, ReadsSigns) { EXPECT_EQ(ReadSuit("♦"), "diamonds"); }

TEST(ParseSuit, DoesNotReadTheBeginningOfAName) { EXPECT_EQ(ReadSuit("spa"), "none"); }

TEST(ParseSuit, DoesNotReadASignWithMoreBehindIt) { EXPECT_EQ(ReadSuit("♦A"), "none"); }

TEST(ParseSuit, DoesNotReadNothing) { EXPECT_EQ(ReadSuit(""), "none"); }

TEST(ParseSeat, ReadsLettersOfBothLanguages) {
  EXPECT_EQ(ReadSeat("N"), "North");
  EXPECT_EQ(ReadSeat("E"), "East");
  EXPECT_EQ(ReadSeat("O"), "East");
  EXPECT_EQ(ReadSeat("S"), "South");
  EXPECT_EQ(ReadSeat("Z"), "South");
  EXPECT_EQ(ReadSeat("W"), "West");
}

TEST(ParseSeat, ReadsNamesOfBothLanguages) {
  EXPECT_EQ(ReadSeat("north"), "North");
  EXPECT_EQ(ReadSeat("Noord"), "North");
  EXPECT_EQ(ReadSeat("oost"), "East");
  EXPECT_EQ(ReadSeat("ZUID"), "South");
  EXPECT_EQ(ReadSeat("west"), "West");
}

TEST(ParseSeat, DoesNotReadAnotherLetter) { EXPECT_EQ(ReadSeat("X"), "none"); }

TEST(ParseSeat, DoesNotReadNothing) { EXPECT_EQ(ReadSeat(""), "none"); }

TEST(TakeCard, LeavesWhatComesAfter) {
  std::string_view text = "H10,S7";
  EXPECT_EQ(TakeCard(text), MakeCard(Suit::kHearts, Rank::kTen));
  EXPECT_EQ(text, ",S7");
}

TEST(TakeCard, LeavesTextThatIsNoCard) {
  std::string_view text = "Sx";
  EXPECT_FALSE(TakeCard(text).has_value());
  EXPECT_EQ(text, "Sx");
}

TEST(TakeRank, LeavesTextThatIsNoRank) {
  std::string_view text = "1";
  EXPECT_FALSE(TakeRank(text).has_value());
  EXPECT_EQ(text, "1");
}

TEST(CardNameMessage, IsWhatPlayersSay) {
  const auto name = [](const char* card) { return CardNameMessage(*ParseCard(card)); };
  EXPECT_EQ(name("HA").english, "the ace of hearts");
  EXPECT_EQ(name("HA").dutch, "hartenaas");
  EXPECT_EQ(name("CJ").english, "the jack of clubs");
  EXPECT_EQ(name("CJ").dutch, "klaverboer");
  EXPECT_EQ(name("S7").dutch, "schoppenzeven");
  EXPECT_EQ(name("DT").dutch, "ruitentien");
}

TEST(TakeSuit, LeavesTheRank) {
  std::string_view text = "♣10";
  EXPECT_EQ(TakeSuit(text), Suit::kClubs);
  EXPECT_EQ(text, "10");
}

}  // namespace
}  // namespace jasnel

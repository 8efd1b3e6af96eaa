#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "jasnel/deal_line.h"
#include "jasnel/dealing.h"

namespace jasnel {
namespace {

const Hands kConditionHands =
    ParseHands("N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7").value();

bool Matches(std::string_view text) {
  const auto condition = HandCondition::Parse(text);
  EXPECT_TRUE(condition.ok()) << text << ": " << condition.error().message;
  return condition.ok() && condition->Matches(kConditionHands);
}

std::string ConditionError(std::string_view text) {
  const auto condition = HandCondition::Parse(text);
  return condition.ok() ? "" : condition.error().message;
}

TEST(HandCondition, CountsTheCardsOfASuit) {
  EXPECT_TRUE(Matches("N: spades=3"));
  EXPECT_FALSE(Matches("N: spades=2"));
  EXPECT_TRUE(Matches("N: clubs=0"));
  EXPECT_TRUE(Matches("E: C>=4"));
  EXPECT_TRUE(Matches("east: klaveren = 4"));
  EXPECT_TRUE(Matches("W: ♠=3"));
}

TEST(HandCondition, KnowsAllRelations) {
  EXPECT_TRUE(Matches("N: S!=2 & S<4 & S<=3 & S>2 & S>=3"));
  EXPECT_FALSE(Matches("N: S!=3"));
  EXPECT_FALSE(Matches("N: S<3"));
  EXPECT_FALSE(Matches("N: S<=2"));
  EXPECT_FALSE(Matches("N: S>3"));
  EXPECT_FALSE(Matches("N: S>=4"));
}

TEST(HandCondition, NamesCards) {
  EXPECT_TRUE(Matches("N: SJ"));
  EXPECT_TRUE(Matches("N: ♠10"));
  EXPECT_FALSE(Matches("N: SK"));
  EXPECT_TRUE(Matches("E: sk & hb"));
}

TEST(HandCondition, CountsRanksAndLengths) {
  EXPECT_TRUE(Matches("S: aces=2 & jacks=1 & nines=2 & kings=0"));
  EXPECT_TRUE(Matches("E: longest=4 & shortest=1"));
  EXPECT_TRUE(Matches("N: longest=3 & shortest=0"));
}

TEST(HandCondition, CountsCardPointsByTrump) {
  // North's spades: A 11, J 20, T 10 as trump; 11, 2 and 10 else. Q 3 and T 10 beside.
  EXPECT_TRUE(Matches("N: points(S)=54"));
  EXPECT_TRUE(Matches("N: points(H)=36"));
  EXPECT_TRUE(Matches("NS: points(S) > 81"));
}

TEST(HandCondition, TakesBothHandsOfASide) {
  EXPECT_TRUE(Matches("NS: aces=3"));
  EXPECT_TRUE(Matches("EW: spades=4"));
  EXPECT_TRUE(Matches("EW: SK & SQ"));
}

TEST(HandCondition, BindsNotBeforeAndBeforeOr) {
  EXPECT_TRUE(Matches("N: SJ | SK & SQ"));
  EXPECT_FALSE(Matches("N: (SJ | SK) & SQ"));
  EXPECT_TRUE(Matches("N: !SK & SJ"));
  EXPECT_FALSE(Matches("N: !(SK | SJ)"));
  EXPECT_TRUE(Matches("N: !!SJ"));
  EXPECT_FALSE(Matches("N: !SJ | SK | SQ"));
  EXPECT_TRUE(Matches("N: SK & SQ | SJ & SA"));
}

TEST(HandCondition, ErrorsNameTheColumnAndWhatWasExpected) {
  EXPECT_EQ(ConditionError(""),
            "column 1: the end; expected a seat and a colon, such as N: spades>=4 & SJ");
  EXPECT_EQ(ConditionError("spades>=4"),
            "column 1: 'spades>=4'; expected a seat and a colon, such as N: spades>=4 & SJ");
  EXPECT_EQ(ConditionError("N spades>=4"),
            "column 3: 'spades>=4'; expected a colon behind the seat");
  EXPECT_EQ(ConditionError("N: spades"),
            "column 10: the end; expected =, !=, <, <=, > or >= and a number");
  EXPECT_EQ(ConditionError("N: spades>=many"),
            "column 12: 'many'; expected a number from 0 to 1000");
  EXPECT_EQ(ConditionError("N: spades>=4 SJ"), "column 14: 'SJ'; expected &, | or the end");
  EXPECT_EQ(ConditionError("N: (SJ | SA"), "column 12: the end; expected )");
  EXPECT_EQ(ConditionError("N: points>=4"),
            "column 10: '>=4'; expected ( and the suit that is trump, such as points(S)");
  EXPECT_EQ(
      ConditionError("N: trumps=4"),
      "column 4: 'trumps=4'; expected a card, such as SJ, or spades, aces, longest, shortest or "
      "points(S) and a number");
}

TEST(HandCondition, RefusesWhatIsTooDeepAndTakesAllThatIsNot) {
  const auto nested = [](int depth) {
    return "N: " + std::string(static_cast<std::size_t>(depth), '(') + "SK" +
           std::string(static_cast<std::size_t>(depth), ')');
  };
  EXPECT_FALSE(Matches(nested(29)));
  EXPECT_NE(ConditionError(nested(30)).find("expected fewer parentheses"), std::string::npos);
  EXPECT_NE(ConditionError(nested(100000)).find("expected fewer parentheses"), std::string::npos);
  // As many truths on the stack as there can be.
  std::string deep = "N: ";
  for (int i = 0; i < 29; ++i) deep += "SK | SJ & (";
  deep += "SJ";
  deep += std::string(29, ')');
  EXPECT_TRUE(Matches(deep));
}

TEST(HandCondition, TakesDutchWords) {
  EXPECT_TRUE(Matches("NZ: azen=3 & punten(S) > 81"));
  EXPECT_TRUE(Matches("OW: schoppen=4 & heren=4"));
  EXPECT_TRUE(Matches("Z: azen=2 & boeren=1 & negens=2 & heren=0 & zevens=1 & tienen=1"));
  EXPECT_TRUE(Matches("N: vrouwen=1 & achten=2 & langste=3 & Kortste=0"));
}

TEST(HandCondition, IsWrongInDutch) {
  const auto dutch = [](std::string_view text) {
    return HandCondition::Parse(text).error().In(Language::kDutch);
  };
  EXPECT_EQ(dutch("X: SJ"),
            "kolom 1: 'X: SJ'; verwacht een plaats en een dubbele punt, zoals N: schoppen>=4 & SB");
  EXPECT_EQ(dutch("N SB"), "kolom 3: 'SB'; verwacht een dubbele punt achter de plaats");
  EXPECT_EQ(dutch("N: azen"), "kolom 8: het einde; verwacht =, !=, <, <=, > of >= en een getal");
  EXPECT_EQ(dutch("N: azen=1001"), "kolom 9: '1001'; verwacht een getal van 0 tot en met 1000");
  EXPECT_EQ(dutch("N: hoogste=1"),
            "kolom 4: 'hoogste=1'; verwacht een kaart, zoals SB, of schoppen, azen, langste, "
            "kortste of punten(S) en een getal");
  EXPECT_EQ(dutch("N: punten(X)=1"), "kolom 11: 'X)=1'; verwacht de troefkleur: S, H, R of K");
  EXPECT_EQ(dutch("N: SB )"), "kolom 7: ')'; verwacht &, | of het einde");
}

}  // namespace
}  // namespace jasnel

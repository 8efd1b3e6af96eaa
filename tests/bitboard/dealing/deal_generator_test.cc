#include <gtest/gtest.h>

#include <array>
#include <span>
#include <string>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/dealing.h"
#include "tests/support/chi_square.h"

namespace jasnel {
namespace {

DealGenerator GeneratorOf(const std::string& given, const std::vector<std::string>& texts = {}) {
  std::vector<HandCondition> conditions;
  for (const std::string& text : texts) {
    conditions.push_back(HandCondition::Parse(text).value());
  }
  return DealGenerator::Make(ParseHands(given).value(), std::move(conditions)).value();
}

TEST(DealGenerator, WithoutConditionsDealsTheHandsOfTheSeed) {
  const DealGenerator generator = GeneratorOf("N:- - - -");
  for (std::uint64_t number = 0; number < 50; ++number) {
    EXPECT_EQ(generator.Deal(7, number).value(), RandomHands(7, number));
  }
}

TEST(DealGenerator, ItsDealsNeverChange) {
  EXPECT_EQ(FormatHands(GeneratorOf("N:- - - -").Deal(1, 1).value()),
            "N:KQJ98..AT.9 AT.QT98.9.A 7.KJ.J8.K87 .A7.KQ7.QJT");
  EXPECT_EQ(FormatHands(GeneratorOf("N:J9... - .A.. -").Deal(1, 1).value()),
            "N:AJT98..T.T8 Q.Q8.AKJ.AQ 7.AKJT.Q7.K K.97.98.J97");
  EXPECT_EQ(FormatHands(GeneratorOf("N:- - - -", {"N: spades>=6"}).Deal(1, 1).value()),
            "N:AKJT87..T8. Q.J.K97.KJ8 .AKT9.AJ.A9 9.Q87.Q.QT7");
}

TEST(DealGenerator, GivesEachSeatItsCardsAndEight) {
  const DealGenerator generator = GeneratorOf("N:AKQJT987... .A.. - .KQ..");
  for (std::uint64_t number = 0; number < 50; ++number) {
    const Hands hands = generator.Deal(3, number).value();
    CardSet all;
    for (const CardSet hand : hands) {
      EXPECT_EQ(hand.size(), 8);
      all |= hand;
    }
    EXPECT_EQ(all, kFullDeck);
  }
}

TEST(DealGenerator, MeetsAllConditions) {
  const std::vector<std::string> texts = {"N: spades>=4 & SJ", "EW: aces=3"};
  const DealGenerator generator = GeneratorOf("N:- - - -", texts);
  for (std::uint64_t number = 0; number < 50; ++number) {
    const Hands hands = generator.Deal(3, number).value();
    for (const std::string& text : texts) {
      EXPECT_TRUE(HandCondition::Parse(text)->Matches(hands)) << text;
    }
  }
}

TEST(DealGenerator, AnImpossibleConditionIsAnError) {
  const auto deal = GeneratorOf("N:- - - -", {"N: spades>=4 & spades<4"}).Deal(1, 1);
  ASSERT_FALSE(deal.ok());
  EXPECT_EQ(deal.error().message,
            "none of 10000000 deals meets the conditions; expected less rare conditions, or fewer "
            "given cards");
}

TEST(DealGenerator, RefusesCardsThatCannotBeGiven) {
  const auto error = [](const Hands& hands) {
    return DealGenerator::Make(hands, {}).error().message;
  };
  Hands nine;
  nine[1] = CardsOf(Suit::kSpades) | MakeCard(Suit::kHearts, Rank::kAce);
  EXPECT_EQ(error(nine), "East is given 9 cards; expected at most 8");
  Hands twice;
  twice[0] = twice[2] = MakeCard(Suit::kHearts, Rank::kAce);
  EXPECT_EQ(error(twice), "card HA is given twice; expected each card once");
}

// Of the 24 cards that are not North's, the seven of clubs is with each other seat equally often.
TEST(DealGenerator, IsFair) {
  const DealGenerator generator = GeneratorOf("N:AKQJT987... - - -");
  std::array<int, kSeats> count{};
  constexpr int kGenerated = 30000;
  for (std::uint64_t number = 0; number < kGenerated; ++number) {
    const Hands hands = generator.Deal(5, number).value();
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
      count[seat] += hands[seat].Contains(MakeCard(Suit::kClubs, Rank::kSeven)) ? 1 : 0;
    }
  }
  EXPECT_EQ(count[0], 0);
  // Two degrees of freedom: above 13.8 once in a thousand.
  EXPECT_LT(testing::ChiSquare(std::span(count).subspan(1)), 13.8);
}

TEST(DealerOfBoard, GoesRound) {
  EXPECT_EQ(DealerOfBoard(1), Seat::kNorth);
  EXPECT_EQ(DealerOfBoard(2), Seat::kEast);
  EXPECT_EQ(DealerOfBoard(3), Seat::kSouth);
  EXPECT_EQ(DealerOfBoard(4), Seat::kWest);
  EXPECT_EQ(DealerOfBoard(5), Seat::kNorth);
  EXPECT_EQ(DealerOfBoard(18446744073709551615ULL), Seat::kSouth);
}

}  // namespace
}  // namespace jasnel

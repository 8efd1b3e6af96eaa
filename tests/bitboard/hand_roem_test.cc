// Roem for combinations in the hands of a whole deal.

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/dealing.h"
#include "jasnel/notation.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "tests/bitboard/played.h"
#include "tests/oracle/oracle.h"

namespace jasnel {
namespace {

using testing::RulesOf;

// That of North-South and of East-West, with hearts as trumps.
std::string RoemOf(const std::string& hands, const std::string& rules) {
  const Position position = testing::PositionOf(hands + " trump=H leader=N rules=" + rules);
  return std::to_string(position.won[0].roem.count()) + "-" +
         std::to_string(position.won[1].roem.count());
}

TEST(HandRoem, CountsOnlyWhereTheRulesHaveIt) {
  constexpr const char* kDeal = "N:AKQ.A.98.T9 JT98.J7.K.7 7.KT9.AJT.8 .Q8.Q7.AKQJ";
  EXPECT_EQ(RoemOf(kDeal, "kbn"), "0-0");
  EXPECT_EQ(RoemOf(kDeal, "kbn,roem=off"), "0-0");
  EXPECT_EQ(RoemOf(kDeal, "kbn,roem=hand"), "0-100");
  EXPECT_EQ(RoemOf(kDeal, "kbn,roem=both"), "0-100");
}

TEST(HandRoem, OfKingAndQueenOfTrumpsCountsInAnyCase) {
  constexpr const char* kDeal = "N:AKQ.KQ.98.T JT98.J7.K.7 7.AT9.AJT.8 .8.Q7.AKQJ9";
  EXPECT_EQ(RoemOf(kDeal, "kbn,roem=hand"), "20-100");
  EXPECT_EQ(RoemOf(kDeal, "kbn,roem=hand,hand-roem=best"), "20-100");
}

TEST(HandRoem, AsMuchOfBothSidesCountsForBothOrForTheHighestCard) {
  constexpr const char* kDeal = "N:AKQ.A9.T8.9 JT9.7.AJ.K8 8.KT8.K9.QT 7.QJ.Q7.AJ7";
  EXPECT_EQ(RoemOf(kDeal, "kbn,roem=hand"), "20-20");
  EXPECT_EQ(RoemOf(kDeal, "kbn,roem=hand,hand-roem=best"), "20-0");
}

TEST(HandRoem, IsThatOfTheSideWithMoreOrWithTheBestCombination) {
  // Fifty against three times twenty.
  constexpr const char* kDeal = "N:AKQJ.Q7.A.T T98.J9.JT9. 7.AT.K8.J98 .K8.Q7.AKQ7";
  EXPECT_EQ(RoemOf(kDeal, "kbn,roem=hand"), "0-60");
  EXPECT_EQ(RoemOf(kDeal, "kbn,roem=hand,hand-roem=best"), "50-0");
}

TEST(HandRoem, OfFiveInSequenceIsAHundredAndOfFourAsTheRulesSay) {
  constexpr const char* kDeal = "N:9.A9.A9.K97 AKQJT.7.K.8 8.KT.QT8.AJ 7.QJ8.J7.QT";
  EXPECT_EQ(RoemOf(kDeal, "kbn,roem=hand"), "100-100");
  EXPECT_EQ(RoemOf(kDeal, "kbn,roem=hand,hand-roem=best"), "0-100");
  EXPECT_EQ(RoemOf(kDeal, "kbn,roem=hand,four-nines=150"), "150-0");
  EXPECT_EQ(RoemOf(kDeal, "kbn,roem=hand,fours=AKQJT"), "0-100");
}

TEST(HandRoem, OfBeloteIsThatOfKingAndQueenOfTrumpsAlone) {
  EXPECT_EQ(RoemOf("N:AKQ.KQ.98.T JT98.J7.K.7 7.AT9.AJT.8 .8.Q7.AKQJ9", "belote"), "20-0");
  EXPECT_EQ(RoemOf("N:AKQ.K8.98.T JT98.J7.K.7 7.AT9.AJT.8 .Q.Q7.AKQJ9", "belote"), "0-0");
}

TEST(HandRoem, OfALineIsWhatIsWrittenThereOrElseThatOfTheHands) {
  const std::string deal = "N:AKQ.A.98.T9 JT98.J7.K.7 7.KT9.AJT.8 .Q8.Q7.AKQJ";
  EXPECT_EQ(RoemOf(deal + " ns-roem=40", "kbn,roem=hand"), "40-0");
  const Position position =
      testing::PositionOf(deal + " trump=H leader=N rules=kbn,roem=hand declarer=E");
  const DealLine line = ToDealLine(position);
  EXPECT_EQ(ToPosition(line, Suit::kHearts)->won, position.won);
}

TEST(HandRoem, InTheFirstTrickIsThatOfTheHandsAsTheyWereDealt) {
  Position position = testing::PositionOf(
      "N:AKQ.A.98.T9 JT98.J7.K.7 7.KT9.AJT.8 .Q8.Q7.AKQJ trump=H leader=E rules=kbn,roem=hand");
  const auto dealt = position.won;
  Play(position, ParseCard("ST").value());
  Position later = position;
  later.won = {};
  CountRoemOfHands(later);
  EXPECT_EQ(later.won, dealt);
}

TEST(HandRoem, IsThatOfTheOracleInAnyDeal) {
  const std::vector<std::string> all = {
      "kbn,roem=hand", "kbn,roem=both,hand-roem=best",
      "bedum,roem=hand,hand-roem=best,fours=AKQJT9,four-nines=150", "nku,roem=both,fours=none",
      "belote"};
  Random random(5);
  int counted = 0;
  for (int number = 0; number < 4000; ++number) {
    const std::string& text = all[static_cast<std::size_t>(number) % all.size()];
    const Hands hands = RandomHands(random);
    const auto trump = static_cast<Suit>(random.Below(kSuits));
    std::array<std::vector<std::string>, kSeats> texts;
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      for (const Card card : hands[seat]) texts[seat].push_back(FormatCard(card));
    }
    oracle::Won won;
    oracle::CountHandRoem(texts.data(), SuitLetter(trump), oracle::OptionsFor(text), &won);
    const auto roem = RoemOfHands(hands, trump, RulesOf(text));
    ASSERT_EQ(roem[0].count(), won.roem[0]) << text << " " << number;
    ASSERT_EQ(roem[1].count(), won.roem[1]) << text << " " << number;
    counted += roem[0] + roem[1] > Points(0) ? 1 : 0;
  }
  EXPECT_GT(counted, 2000);
}

}  // namespace
}  // namespace jasnel

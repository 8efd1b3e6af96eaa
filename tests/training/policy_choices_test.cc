// Choices in records of played deals.

#include "tools/training/policy_choices.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "ai/players/play_state.h"
#include "bitboard/play_order.h"
#include "tests/training/played_choices.h"

namespace jasnel {
namespace {

using ::jasnel::testing::PlayedByRule;

// West makes hearts trump; East follows to the first trick with his only spade.
constexpr const char* kTwoTricks =
    R"({"id":"7-1","deal":"N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7","trump":"H",)"
    R"("declarer":"W","dealer":"E",)"
    R"("tricks":[{"cards":["S9","S7","SA","SK"]},{"cards":["SJ","HK","HT","S8"]}]})";

std::string WithText(std::string text, const std::string& from, const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

// What is read of a file with this text; each test has a file of its own.
Result<std::vector<DealChoices>> Read(const std::string& text) {
  const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
  const std::string path = ::testing::TempDir() + "jasnel_" + test->name() + "_records.txt";
  std::ofstream(path) << text;
  auto deals = ReadPolicyChoices(path);
  std::remove(path.c_str());
  return deals;
}

// The choices of the one deal in a file with this text.
DealChoices ReadOne(const std::string& text) {
  const auto deals = Read(text);
  EXPECT_TRUE(deals.ok()) << deals.error().message;
  EXPECT_EQ(deals->size(), 1U);
  return deals->front();
}

std::string ErrorIn(const std::string& text) {
  const auto deals = Read(text);
  EXPECT_FALSE(deals.ok());
  const std::string message = deals.ok() ? "" : deals.error().message;
  return message.substr(message.find("records.txt"));
}

template <class Of>
std::vector<int> Each(const DealChoices& choices, Of of) {
  std::vector<int> numbers;
  for (const PolicyChoice& choice : choices) numbers.push_back(static_cast<int>(of(choice)));
  return numbers;
}

TEST(PolicyChoices, AreOfAllCardsButThoseThatHadToBePlayed) {
  EXPECT_EQ(Each(ReadOne(kTwoTricks), [](const auto& choice) { return choice.cards.size(); }),
            (std::vector<int>{8, 3, 3, 7, 2, 2, 2}));
}

TEST(PolicyChoices, SayWhichCardWasPlayedOfTheLegalOnesFromLowToHigh) {
  // Of S 9 in the lowest suit, of Q87, of AJT, of SJ below ST, of KJ, of T9, of Q8.
  EXPECT_EQ(Each(ReadOne(kTwoTricks), [](const auto& choice) { return choice.played; }),
            (std::vector<int>{0, 0, 2, 0, 0, 0, 0}));
}

TEST(PolicyChoices, KnowHowTheSeatStoodToTheTrick) {
  // Leads, follows second and third; leads, is void second and third, follows fourth.
  EXPECT_EQ(Each(ReadOne(kTwoTricks), [](const auto& choice) { return choice.stand; }),
            (std::vector<int>{0, 1, 2, 0, 7, 8, 3}));
}

TEST(PolicyChoices, HaveTheFeaturesOfTheCards) {
  const PlayedDeal deal = PlayedByRule(0);
  const DealChoices choices = ChoicesOf(deal).value();
  PlayHands hands;
  for (int seat = 0; seat < kSeats; ++seat) {
    hands[seat] = PlayOrder(deal.trump).ToPlay(deal.hands[seat]);
  }
  const PlayState table = DealtState(hands, Index(deal.leader), Index(deal.declarer));
  const PolicySituation situation(table, deal.rules);
  std::size_t i = 0;
  for (const PlayCard card : hands[Index(deal.leader)]) {
    EXPECT_TRUE(std::ranges::equal(choices[0].cards[i++], situation.Of(card)));
  }
  EXPECT_EQ(i, 8U);
}

TEST(PolicyChoices, OfBothSittingsAreOfOneDeal) {
  const std::string both =
      std::string(kTwoTricks) + "\n" + WithText(kTwoTricks, "7-1", "7-2") + "\n";
  EXPECT_EQ(ReadOne(both).size(), 14U);
}

TEST(PolicyChoices, OfOtherHandsAreOfAnotherDeal) {
  const auto deals = Read(std::string(kTwoTricks) + "\n# a comment\n\n" +
                          WithText(WithText(kTwoTricks, "T98.", "T97."), "QJ7.7", "QJ8.7"));
  ASSERT_TRUE(deals.ok()) << deals.error().message;
  EXPECT_EQ(deals->size(), 2U);
}

TEST(PolicyChoices, OfADealWithACardThatWasNotLegalAreAnErrorThatNamesIt) {
  EXPECT_EQ(ErrorIn(WithText(kTwoTricks, R"("HK")", R"("DK")")),
            R"(records.txt:1: deal "7-1": trick 2: East played DK; expected a legal card: HK,HJ)");
}

TEST(PolicyChoices, OfACardThatWasNotHeldAreAnErrorThatNamesTheLine) {
  const std::string error = ErrorIn("# a match\n" + WithText(kTwoTricks, R"("S7")", R"("C8")"));
  EXPECT_TRUE(error.starts_with(R"(records.txt:2: deal "7-1": )")) << error;
}

TEST(PolicyChoices, OfALineThatIsNoRecordAreAnErrorThatNamesIt) {
  EXPECT_TRUE(ErrorIn(std::string(kTwoTricks) + "\n{}").starts_with("records.txt:2: "));
}

TEST(PolicyChoices, OfAFileWithoutARecordAreAnError) {
  EXPECT_EQ(ErrorIn("# nothing\n"),
            "records.txt: no record in it; expected records of played deals, a JSON object a line");
}

TEST(PolicyChoices, OfNoFileAreAnError) { EXPECT_FALSE(ReadPolicyChoices("/no/such/file").ok()); }

}  // namespace
}  // namespace jasnel

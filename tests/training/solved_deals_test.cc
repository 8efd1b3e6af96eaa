// Files of solved deals, and what is said of those that are none.

#include "tools/training/solved_deals.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "jasnel/deal_line.h"

namespace jasnel {
namespace {

const std::string kHeader = "deal,trump,leader,ns_makes,ns_score,ew_makes,ew_score\n";
const std::string kDeal = "N:AJ8.JT8..T8 97.A7.K9.A7 .KQ9.87.KQJ KQT..AQJT.9";
const std::string kOther = "N:97.A7.K9.A7 .KQ9.87.KQJ KQT..AQJT.9 AJ8.JT8..T8";

std::string Row(const std::string& deal, const std::string& rest) {
  return deal + "," + rest + "\n";
}

// A whole deal but for its clubs.
std::string ThreeRows() {
  return Row(kDeal, "S,E,false,-182,true,-102") + Row(kDeal, "H,E,true,30,false,182") +
         Row(kDeal, "D,E,false,-162,true,-40");
}
const std::string kClubs = "C,E,true,20,true,-10";

class SolvedDealsFile : public ::testing::Test {
 protected:
  SolvedDealsFile() {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    path_ = ::testing::TempDir() + "jasnel_solved_" + test->name() + ".csv";
  }
  ~SolvedDealsFile() override { std::remove(path_.c_str()); }

  Result<std::vector<SolvedDeal>> Read(const std::string& text) const {
    std::ofstream(path_) << text;
    return ReadSolvedDeals(path_);
  }

  // What is said of a file, without its path.
  std::string ErrorOf(const std::string& text) const {
    const auto deals = Read(text);
    if (deals) return "no error";
    const std::string message = deals.error().message;
    EXPECT_EQ(message.rfind(path_, 0), 0U) << message;
    return message.substr(path_.size());
  }

  // The same of a file of a header, three good rows and this one.
  std::string ErrorOfRow(const std::string& row) const {
    return ErrorOf(kHeader + ThreeRows() + row + "\n");
  }

  std::string path_;
};

TEST_F(SolvedDealsFile, HasFourSuitsOfADealWithScoresOfTheDeclaringSide) {
  const auto deals = Read(kHeader + ThreeRows() + Row(kDeal, kClubs));
  ASSERT_TRUE(deals.ok()) << deals.error().message;
  ASSERT_EQ(deals->size(), 1U);
  const SolvedDeal& deal = deals->front();
  EXPECT_EQ(deal.hands, ParseHands(kDeal).value());
  EXPECT_EQ(deal.leader, Seat::kEast);
  const SolvedSuit& hearts = deal.suits[Index(Suit::kHearts)];
  EXPECT_EQ(hearts.makes, (std::array{true, false}));
  EXPECT_EQ(hearts.score, (std::array{30.0f, -182.0f}));
  const SolvedSuit& clubs = deal.suits[Index(Suit::kClubs)];
  EXPECT_EQ(clubs.makes, (std::array{true, true}));
  EXPECT_EQ(clubs.score, (std::array{20.0f, 10.0f}));
}

TEST_F(SolvedDealsFile, MayHaveOtherColumnsOtherOrderCommentsAndForeignLineEnds) {
  std::string text =
      "# made by hand\n\nboard,ew_score,ew_makes,ns_score,ns_makes,leader,trump,deal\r\n";
  for (const char suit : {'C', 'S', 'D', 'H'}) {
    text += std::string("1,-10,true,20,true,N,") + suit + "," + kDeal + "\r\n";
  }
  const auto deals = Read(text);
  ASSERT_TRUE(deals.ok()) << deals.error().message;
  ASSERT_EQ(deals->size(), 1U);
  EXPECT_EQ(deals->front().leader, Seat::kNorth);
  for (const SolvedSuit& suit : deals->front().suits) {
    EXPECT_EQ(suit.score, (std::array{20.0f, 10.0f}));
  }
}

TEST_F(SolvedDealsFile, ThatIsNotThereIsAnError) {
  const auto deals = ReadSolvedDeals("/no/such/file.csv");
  ASSERT_FALSE(deals.ok());
  EXPECT_EQ(deals.error().message,
            "/no/such/file.csv: No such file or directory; expected the output of jasnel table "
            "--format=csv");
}

TEST_F(SolvedDealsFile, ThatIsEmptyIsAnError) {
  EXPECT_EQ(ErrorOf(""), ": nothing in it; expected the output of jasnel table --format=csv");
  EXPECT_EQ(ErrorOf(kHeader), ":1: no deals; expected the output of jasnel table --format=csv");
}

TEST_F(SolvedDealsFile, WithoutAColumnIsAnErrorInItsHeader) {
  EXPECT_EQ(ErrorOf("deal,trump,leader,ns_makes,ns_score,ew_makes\n"),
            ":1: no column 'ew_score'; expected the output of jasnel table --format=csv");
}

TEST_F(SolvedDealsFile, WithAWrongCellIsAnErrorInItsLine) {
  EXPECT_EQ(ErrorOfRow(Row(kDeal, "X,E,true,20,true,-10")), ":5: trump 'X'; expected a suit");
  EXPECT_EQ(ErrorOfRow(Row(kDeal, "C,Q,true,20,true,-10")), ":5: leader 'Q'; expected a seat");
  EXPECT_EQ(ErrorOfRow(Row(kDeal, "C,E,yes,20,true,-10")),
            ":5: ns_makes 'yes'; expected true or false");
  EXPECT_EQ(ErrorOfRow(Row(kDeal, "C,E,true,20,true,")), ":5: ew_score ''; expected points");
  EXPECT_EQ(ErrorOfRow(Row(kDeal, "C,E,true,2.5,true,-10")), ":5: ns_score '2.5'; expected points");
}

TEST_F(SolvedDealsFile, WithTooFewCellsIsAnErrorInItsLine) {
  EXPECT_EQ(ErrorOfRow(Row(kDeal, "C,E,true")), ":5: 4 cells; expected 7, as in the header");
}

TEST_F(SolvedDealsFile, WithAWrongDealIsAnErrorInItsLine) {
  EXPECT_EQ(ErrorOfRow(Row("N:AJ8.JT8..T8 97.A7.K9.A7 .KQ9.87.KQJ -", kClubs)),
            ":5: deal: expected 8 cards in each hand");
  EXPECT_EQ(ErrorOfRow(Row("Q", kClubs)).rfind(":5: deal: ", 0), 0U);
}

TEST_F(SolvedDealsFile, WithASuitTwiceIsAnErrorInItsLine) {
  EXPECT_EQ(ErrorOfRow(Row(kDeal, "H,E,true,20,true,-10")),
            ":5: trump H again; expected each suit once");
}

TEST_F(SolvedDealsFile, WithThreeRowsOfADealIsAnErrorWhereTheNextBegins) {
  EXPECT_EQ(ErrorOfRow(Row(kOther, kClubs)), ":5: another deal; expected four rows of each");
  EXPECT_EQ(ErrorOfRow(Row(kDeal, "C,S,true,20,true,-10")),
            ":5: another deal; expected four rows of each");
}

TEST_F(SolvedDealsFile, ThatBreaksOffIsAnErrorInItsLastLine) {
  EXPECT_EQ(ErrorOf(kHeader + ThreeRows()),
            ":4: the last deal is not whole; expected four rows of each");
}

}  // namespace
}  // namespace jasnel

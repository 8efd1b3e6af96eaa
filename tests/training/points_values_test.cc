// Files of values: they go on where they ended, and are of these deals.

#include "tools/training/points_values.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace jasnel {
namespace {

// Those of the first eight deals.
const std::vector<int> kFirst = {-152, 252, 222, 104, 112, 62, -68, 72};
constexpr char kFirstText[] = "-152\n252\n222\n104\n112\n62\n-68\n72\n";

class PointsValuesFile : public ::testing::Test {
 protected:
  PointsValuesFile() {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    path_ = ::testing::TempDir() + "jasnel_points_values_" + test->name() + ".txt";
    std::remove(path_.c_str());
  }
  ~PointsValuesFile() override { std::remove(path_.c_str()); }

  void Write(const std::string& text) const { std::ofstream(path_) << text; }

  std::string Text() const {
    std::ifstream file(path_);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  Result<std::vector<int>> Values(std::size_t count, int threads = 2) {
    BatchSolver solver(threads);
    return PointsValues(path_, count, solver, [&](std::size_t solved, std::size_t all) {
      solved_ = solved;
      all_ = all;
    });
  }

  // What is said of a file, without its path.
  std::string ErrorOf(const std::string& text) {
    Write(text);
    const auto values = Values(8);
    EXPECT_EQ(Text(), text);  // it is left as it was
    return values ? "no error" : values.error().message.substr(path_.size());
  }

  std::string path_;
  std::size_t solved_ = 0;
  std::size_t all_ = 0;
};

TEST_F(PointsValuesFile, HasTheValuesOfTheLeadersSide) {
  const auto values = Values(8);
  ASSERT_TRUE(values.ok()) << values.error().message;
  EXPECT_EQ(*values, kFirst);
  EXPECT_EQ(Text(), kFirstText);
  EXPECT_EQ(solved_, 8U);
  EXPECT_EQ(all_, 8U);
}

TEST_F(PointsValuesFile, IsTheSameForAnyNumberOfThreads) {
  ASSERT_TRUE(Values(24, 1).ok());
  const std::string text = Text();
  std::remove(path_.c_str());
  ASSERT_TRUE(Values(24, 4).ok());
  EXPECT_EQ(Text(), text);
}

TEST_F(PointsValuesFile, GoesOnWhereItEnded) {
  Write("-152\n252\n222\n104\n");
  ASSERT_TRUE(Values(8).ok());
  EXPECT_EQ(Text(), kFirstText);
  EXPECT_EQ(solved_, 4U);
  EXPECT_EQ(all_, 4U);
}

TEST_F(PointsValuesFile, GoesOnAfterALineThatWasNotWrittenWhole) {
  Write("-152\n252\n22");
  ASSERT_TRUE(Values(8).ok());
  EXPECT_EQ(Text(), kFirstText);
  Write("-1");
  ASSERT_TRUE(Values(8).ok());
  EXPECT_EQ(Text(), kFirstText);
}

TEST_F(PointsValuesFile, MayHaveMoreThanAreAskedFor) {
  Write(kFirstText);
  const auto values = Values(3);
  ASSERT_TRUE(values.ok()) << values.error().message;
  EXPECT_EQ(*values, std::vector(kFirst.begin(), kFirst.begin() + 3));
  EXPECT_EQ(Text(), kFirstText);
  EXPECT_EQ(solved_, 0U);
}

TEST_F(PointsValuesFile, OfOtherDealsIsAnError) {
  EXPECT_EQ(ErrorOf("-152\n252\n224\n104\n"), ":3: 224; expected 222, the value of deal 2");
}

TEST_F(PointsValuesFile, WithALineThatIsNoNumberIsAnError) {
  EXPECT_EQ(ErrorOf("-152\n\n222\n"), ":2: ''; expected the value of a deal");
  EXPECT_EQ(ErrorOf("-152\n252 \n"), ":2: '252 '; expected the value of a deal");
  EXPECT_EQ(ErrorOf("12345678901\n"), ":1: '12345678901'; expected the value of a deal");
}

TEST_F(PointsValuesFile, ThatCannotBeWrittenIsAnError) {
  path_ = ::testing::TempDir() + "no-such-folder/values.txt";
  const auto values = Values(1);
  ASSERT_FALSE(values.ok());
  EXPECT_EQ(values.error().message, path_ + ": cannot be written");
}

}  // namespace
}  // namespace jasnel

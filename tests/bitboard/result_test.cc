// A value, or what was wrong with the input.

#include "jasnel/result.h"

#include <gtest/gtest.h>

#include <string>

namespace jasnel {
namespace {

TEST(Result, OfAValueIsOkAndHoldsIt) {
  const Result<int> result = 82;
  EXPECT_TRUE(result.ok());
  EXPECT_TRUE(static_cast<bool>(result));
  EXPECT_EQ(result.value(), 82);
  EXPECT_EQ(*result, 82);
}

TEST(Result, OfAnErrorIsNotOkAndHoldsIt) {
  const Result<int> result = Error{"no card"};
  EXPECT_FALSE(result.ok());
  EXPECT_FALSE(static_cast<bool>(result));
  EXPECT_EQ(result.error().message, "no card");
}

TEST(Result, GivesTheMembersOfItsValue) {
  const Result<std::string> result = std::string("SA");
  EXPECT_EQ(result->size(), 2u);
}

TEST(Result, OfATextMayBeThatTextRatherThanAnError) {
  const Result<std::string> result = std::string("no card");
  EXPECT_TRUE(result.ok());
}

TEST(Error, IsEqualToAnErrorWithTheSameMessage) {
  EXPECT_EQ(Error{"no card"}, Error{"no card"});
  EXPECT_NE(Error{"no card"}, Error{"no seat"});
}

}  // namespace
}  // namespace jasnel

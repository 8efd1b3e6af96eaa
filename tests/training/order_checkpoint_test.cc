// Checkpoints of the search for weights of the move order.

#include "tools/training/order_checkpoint.h"

#include <gtest/gtest.h>

#include <string>

#include "tools/training/write_move_order.h"

namespace jasnel {
namespace {

OrderCheckpoint Some() { return {500, 123456789012, {internal::kOrderWeights, 70, 5}}; }

std::string ErrorOf(const std::string& text) {
  const auto read = ParseCheckpoint("a file", text);
  return read ? "" : read.error().message;
}

std::string Replaced(std::string text, const std::string& from, const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

TEST(OrderCheckpoint, IsReadAsItWasWritten) {
  const std::string path = ::testing::TempDir() + "order-checkpoint";
  ASSERT_EQ(WriteCheckpoint(path, {}), std::nullopt);
  ASSERT_EQ(WriteCheckpoint(path, Some()), std::nullopt);
  const auto read = ReadCheckpoint(path);
  ASSERT_TRUE(read.ok() && *read);
  EXPECT_EQ(CheckpointText(**read), CheckpointText(Some()));
  EXPECT_EQ((*read)->nodes, 123456789012U);
  EXPECT_EQ((*read)->fit.steps, 70U);
  EXPECT_EQ(WriteMoveOrder((*read)->fit.weights), WriteMoveOrder(internal::kOrderWeights));
}

TEST(OrderCheckpoint, NeedNotBeThere) {
  const auto read = ReadCheckpoint(::testing::TempDir() + "no-such-checkpoint");
  ASSERT_TRUE(read.ok());
  EXPECT_FALSE(read->has_value());
}

TEST(OrderCheckpoint, SaysWhatIsWrong) {
  const std::string text = CheckpointText(Some());
  EXPECT_EQ(ErrorOf(text), "");
  EXPECT_EQ(ErrorOf(""), "a file, line 1: ''; expected deals= and a whole number");
  EXPECT_EQ(ErrorOf(Replaced(text, "steps=70", "steps=x")),
            "a file, line 3: 'steps=x'; expected steps= and a whole number");
  EXPECT_EQ(ErrorOf(Replaced(text, "lead.trump=", "lead.trumps=")),
            "a file, line 6: 'lead.trumps=-669'; expected lead.trump= and a whole number");
  EXPECT_EQ(ErrorOf(text + "more=1\n"), "a file, line 61: 'more=1'; expected the end of the file");
}

}  // namespace
}  // namespace jasnel

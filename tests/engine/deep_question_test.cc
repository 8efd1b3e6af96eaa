// Questions that are nested more deeply than any stack could follow.
#include <gtest/gtest.h>

#include <cstddef>
#include <string>

#include "engine/requests/json_reader.h"
#include "tests/engine/ask.h"
#include "tests/support/deep_json.h"

namespace jasnel::testing {
namespace {

constexpr const char* kTooDeep = "more than 64 nested lists and objects; expected ";

std::string DeepQuestionError(const std::string& text) {
  const auto object = ParseJsonObject(text, "a question");
  return object ? "" : object.error().message;
}

std::string Lists(std::size_t depth) {
  return "{\"id\":" + std::string(depth, '[') + std::string(depth, ']') + ",\"ask\":\"rules\"}";
}

TEST(DeepQuestion, MayHave64ListsAndObjectsInEachOther) {
  OnSmallStack([] {
    Engine engine = Engine::Make("simple", 1).value();
    const auto answer = engine.Answer(Lists(63));
    EXPECT_EQ(answer->substr(0, 140),
              "{\"id\":" + std::string(63, '[') + std::string(63, ']') + ",\"preset");
    EXPECT_EQ(DeepQuestionError(Lists(64)), std::string(kTooDeep) + "a question");
  });
}

TEST(DeepQuestion, IsRefusedInDutch) {
  const auto in_dutch = [](const std::string& text) {
    return ParseJsonObject(text, Phrase{"a question", "een vraag"}).error().dutch;
  };
  EXPECT_EQ(in_dutch(Lists(64)), "meer dan 64 geneste lijsten en objecten; verwacht een vraag");
  std::string keys = "{\"0\":0";
  for (int i = 1; i <= 1000; ++i) keys += ",\"" + std::to_string(i) + "\":0";
  EXPECT_EQ(in_dutch(keys + "}"), "meer dan 1000 sleutels in een object; verwacht een vraag");
}

TEST(DeepQuestion, IsRefusedOnAnyStack) {
  for (const std::size_t depth : {66, 1000, 70'000, 1'000'000}) {
    for (const std::string& text : DeepObjects(depth)) {
      const std::string shape = std::to_string(depth) + " of " + text.substr(0, 20);
      OnSmallStack([&] {
        EXPECT_EQ(DeepQuestionError(text), std::string(kTooDeep) + "a question") << shape;
        Engine engine = Engine::Make("simple", 1).value();
        const auto answer = engine.Answer(text);
        ASSERT_TRUE(answer.has_value());
        EXPECT_EQ(answer->substr(0, 40), "{\"id\":null,\"error\":\"more than 64 nested ") << shape;
      });
    }
  }
}

TEST(DeepQuestion, IsRefusedWhereItIsNoObjectToo) {
  for (const std::size_t depth : {70'000, 1'000'000}) {
    OnSmallStack([&] {
      const std::string open(depth, '[');
      EXPECT_EQ(DeepQuestionError(open), std::string(kTooDeep) + "a question");
      EXPECT_EQ(DeepQuestionError(open + std::string(depth, ']')),
                std::string(kTooDeep) + "a question");
    });
  }
}

// What is compared with all keys before it would take very long.
TEST(LongQuestion, MayHave1000KeysInAnObject) {
  std::string text = "{\"0\":0";
  for (int key = 1; key < 1000; ++key) text += ",\"" + std::to_string(key) + "\":0";
  EXPECT_EQ(DeepQuestionError(text + "}"), "");
  EXPECT_EQ(DeepQuestionError(text + ",\"1000\":0}"),
            "more than 1000 keys in an object; expected a question");
  for (int key = 1000; key < 100'000; ++key) text += ",\"" + std::to_string(key) + "\":0";
  EXPECT_EQ(DeepQuestionError(text + "}"), "more than 1000 keys in an object; expected a question");
}

}  // namespace
}  // namespace jasnel::testing

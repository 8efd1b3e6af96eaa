// A program in C that is given a question nested deeply, on a thread with little stack.
#include <gtest/gtest.h>
#include <jasnel.h>

#include <cstddef>
#include <string>

#include "tests/support/deep_json.h"

namespace {

TEST(DeepQuestion, IsAnsweredWithAnError) {
  for (const std::size_t depth : {70'000, 1'000'000}) {
    for (const std::string& question : jasnel::testing::DeepObjects(depth)) {
      jasnel::testing::OnSmallStack([&] {
        jasnel_context* const context = jasnel_create();
        const char* answer = nullptr;
        EXPECT_EQ(jasnel_ask(context, question.c_str(), &answer), JASNEL_OK);
        EXPECT_EQ(std::string(answer).substr(0, 40),
                  "{\"id\":null,\"error\":\"more than 64 nested ");
        jasnel_destroy(context);
      });
    }
  }
}

}  // namespace

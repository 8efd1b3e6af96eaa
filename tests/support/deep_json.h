// Texts of JSON that are nested deeply, and threads with little stack to read them on.
#pragma once

#include <gtest/gtest.h>
#include <pthread.h>

#include <algorithm>
#include <climits>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "tests/support/sanitized.h"

namespace jasnel::testing {

/// Objects with `depth` lists or objects in each other as their first value: lists, objects, both
/// in turn, each closed or not, and closed with another key behind them.
inline std::vector<std::string> DeepObjects(std::size_t depth) {
  const auto repeated = [](std::string_view text, std::size_t count) {
    std::string all;
    all.reserve(text.size() * count);
    for (std::size_t i = 0; i < count; ++i) all += text;
    return all;
  };
  struct Shape {
    std::string opened;
    std::string closed;
  };
  const Shape shapes[] = {
      {repeated("[", depth), repeated("]", depth)},
      {repeated("{\"a\":", depth) + "1", repeated("}", depth)},
      {repeated("[{\"a\":", depth / 2), repeated("}]", depth / 2)},
      {repeated("[1,", depth) + "1", repeated(",2]", depth)},
      {repeated("{\"a\":1,\"b\":", depth) + "1", repeated(",\"c\":2}", depth)},
  };
  std::vector<std::string> texts;
  for (const auto& [opened, closed] : shapes) {
    texts.push_back("{\"id\":" + opened);
    texts.push_back("{\"id\":" + opened + closed + "}");
    texts.push_back("{\"id\":" + opened + closed + ",\"ask\":\"rules\"}");
  }
  return texts;
}

/// Runs `work` on a thread with a stack of 128 KiB, which is what musl gives a thread; of 2 MiB
/// with sanitizers and where nothing is optimized, which take ten times as much for each call.
inline void OnSmallStack(std::function<void()> work) {
#ifdef NDEBUG
  constexpr bool kOptimized = true;
#else
  constexpr bool kOptimized = false;
#endif
#ifdef PTHREAD_STACK_MIN
  const std::size_t least = PTHREAD_STACK_MIN;
#else
  const std::size_t least = 0;
#endif
  const std::size_t stack =
      std::max<std::size_t>((kOptimized && !kSanitized ? 128 : 2048) * 1024, least);
  pthread_attr_t attributes;
  ASSERT_EQ(pthread_attr_init(&attributes), 0);
  ASSERT_EQ(pthread_attr_setstacksize(&attributes, stack), 0);
  const auto run = [](void* given) -> void* {
    (*static_cast<std::function<void()>*>(given))();
    return nullptr;
  };
  pthread_t thread;
  ASSERT_EQ(pthread_create(&thread, &attributes, run, &work), 0);
  EXPECT_EQ(pthread_join(thread, nullptr), 0);
  EXPECT_EQ(pthread_attr_destroy(&attributes), 0);
}

}  // namespace jasnel::testing

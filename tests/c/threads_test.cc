// Contexts of the C interface on different threads, and cancelling from another one. For the thread
// sanitizer too.
#include <gtest/gtest.h>
#include <jasnel.h>

#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

namespace {

constexpr const char* kDeal = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S";

TEST(Threads, HaveContextsOfTheirOwn) {
  std::atomic<int> right = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&right] {
      jasnel_context* const context = jasnel_create();
      jasnel_position position;
      jasnel_solution solution;
      const char* answer = nullptr;
      for (int round = 0; round < 3; ++round) {
        if (jasnel_parse_deal(context, kDeal, &position) == JASNEL_OK &&
            jasnel_solve(context, &position, JASNEL_POINTS, 0, &solution) == JASNEL_OK &&
            solution.value == 100 &&
            jasnel_ask(context, R"({"ask":"rules"})", &answer) == JASNEL_OK &&
            std::string(answer).find("nku-rotterdam") != std::string::npos) {
          ++right;
        }
      }
      jasnel_destroy(context);
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(right, 12);
}

TEST(Threads, CancelACallFromAnotherOne) {
  jasnel_context* const context = jasnel_create();
  jasnel_bid_question question{};
  question.hand = 0x11u | 0x88u << 8 | 0x46u << 16 | 0x80u << 24;
  question.turned = JASNEL_NONE;
  jasnel_bid_effort effort{};
  effort.worlds = 10'000'000;
  jasnel_bid bid{};
  std::atomic<bool> done = false;
  // A call that has not begun is not cancelled: until it ends.
  std::thread other([&] {
    while (!done) {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      jasnel_cancel(context);
    }
  });
  EXPECT_EQ(jasnel_evaluate_bid(context, &question, &effort, &bid), JASNEL_STOPPED);
  done = true;
  other.join();
  EXPECT_STREQ(jasnel_message(context), "cancelled");
  jasnel_position position;
  EXPECT_EQ(jasnel_parse_deal(context, kDeal, &position), JASNEL_OK);
  jasnel_destroy(context);
}

TEST(Threads, StopWhenTheirTimeIsOver) {
  jasnel_context* const context = jasnel_create();
  jasnel_position position;
  ASSERT_EQ(jasnel_parse_deal(context, "N:.JT.AQ87.Q7 JT7.Q..AKJT AK9.A.KT9.8 Q8.K987.J.9 leader=E",
                              &position),
            JASNEL_OK);
  jasnel_table_row rows[4];
  int stopped = 0;
  // A table takes some 15 ms: of many, most do not fit into one.
  for (int i = 0; i < 5; ++i) {
    if (jasnel_table(context, &position, 1, rows) == JASNEL_STOPPED) ++stopped;
  }
  EXPECT_GT(stopped, 0);
  EXPECT_STREQ(jasnel_message(context), "not answered in time; expected more milliseconds");
  EXPECT_EQ(jasnel_table(context, &position, 0, rows), JASNEL_OK);
  jasnel_destroy(context);
}

}  // namespace

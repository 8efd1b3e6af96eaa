// Work on several threads.

#include "solver/threads.h"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

namespace jasnel {
namespace {

TEST(OnThreads, CallsEachThreadOnce) {
  for (const int threads : {1, 2, 5}) {
    std::vector<std::atomic<int>> calls(static_cast<std::size_t>(threads));
    OnThreads(threads, [&](int thread) { ++calls[static_cast<std::size_t>(thread)]; });
    for (const auto& count : calls) EXPECT_EQ(count, 1);
  }
}

TEST(OnPieces, DoesEachPieceOnce) {
  for (const int threads : {1, 2, 5}) {
    for (const std::size_t pieces : {0U, 1U, 3U, 100U}) {
      std::vector<std::atomic<int>> done(pieces);
      std::atomic<bool> known{true};
      OnPieces(pieces, threads, [&](std::size_t piece, int thread) {
        ++done[piece];
        if (thread < 0 || thread >= threads) known = false;
      });
      EXPECT_TRUE(known);
      for (const auto& count : done) EXPECT_EQ(count, 1);
    }
  }
}

// Where there is work for more threads within that of one.
TEST(OnPieces, MayBeNested) {
  std::atomic<int> done{0};
  OnPieces(4, 2, [&](std::size_t, int) { OnPieces(5, 2, [&](std::size_t, int) { ++done; }); });
  EXPECT_EQ(done, 20);
}

}  // namespace
}  // namespace jasnel

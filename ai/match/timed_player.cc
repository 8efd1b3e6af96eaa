#include "ai/match/timed_player.h"

#include <algorithm>
#include <utility>

namespace jasnel {
namespace {

using Clock = std::chrono::steady_clock;

}  // namespace

Result<CallChoice> TimedPlayer::ChooseCall(const CallView& view, const MoveLimits& limits) {
  const auto start = Clock::now();
  auto choice = player_.ChooseCall(view, limits);
  time_.calls += Clock::now() - start;
  if (choice) {
    time_.calls -= choice->start_up;
    if (choice->after_foul) ++time_.fouls;
  }
  return choice;
}

Result<CardChoice> TimedPlayer::ChooseCard(const PlayView& view, const MoveLimits& limits) {
  const auto start = Clock::now();
  auto choice = player_.ChooseCard(view, limits);
  std::chrono::nanoseconds time = Clock::now() - start;
  if (choice) {
    time -= choice->start_up;
    if (choice->after_foul) ++time_.fouls;
  }
  time_.cards += time;
  time_.slowest_card = std::max(time_.slowest_card, time);
  if (on_card_) on_card_();
  return choice;
}

PlayerTime TimedPlayer::TakeTime() { return std::exchange(time_, {}); }

}  // namespace jasnel

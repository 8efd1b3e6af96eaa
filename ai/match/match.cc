#include "jasnel/match.h"

#include <algorithm>
#include <condition_variable>
#include <limits>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "ai/match/timed_player.h"
#include "solver/threads.h"

namespace jasnel {
namespace {

// Pairs played ahead of one that takes long: what bounds memory.
constexpr std::uint64_t kMostAhead = 4096;

// A and B, as one thread has them.
struct TwoPlayers {
  TwoPlayers(std::unique_ptr<Player> player_a, std::unique_ptr<Player> player_b)
      : a(std::move(player_a)), b(std::move(player_b)) {}

  std::unique_ptr<Player> a;
  std::unique_ptr<Player> b;
  std::array<TimedPlayer, kMatchPlayers> timed = {TimedPlayer(*a), TimedPlayer(*b)};
};

Sitting SittingOf(const DealToPlay& deal, const DealPlayed& played, Side side_of_a,
                  TwoPlayers& players) {
  Sitting sitting;
  sitting.side_of_a = side_of_a;
  sitting.declarer = played.contract.declarer;
  sitting.result = played.result;
  const auto auction = Auction::Begin(deal.dealer, deal.rules, deal.turned);
  for (std::size_t i = 0; i < played.calls.size(); ++i) {
    const Side side = SideOf(auction->SpeakerOf(static_cast<int>(i)));
    ++sitting.calls[side == side_of_a ? 0 : 1];
  }
  for (std::size_t i = 0; i < kMatchPlayers; ++i) sitting.times[i] = players.timed[i].TakeTime();
  return sitting;
}

PlayedPair PlayPair(const MatchConditions& conditions, std::uint64_t number, TwoPlayers& players) {
  PlayedPair pair;
  pair.number = number;
  pair.deal = MatchDeal(conditions, number);
  for (const Side side_of_a : {Side::kNorthSouth, Side::kEastWest}) {
    const auto i = static_cast<std::size_t>(Index(side_of_a));
    Player* const ns = &players.timed[i];
    Player* const ew = &players.timed[1 - i];
    pair.played[i] = PlayDeal(pair.deal, {ns, ew, ns, ew});
    if (pair.played[i].foul) return pair;
    pair.pair[i] = SittingOf(pair.deal, pair.played[i], side_of_a, players);
  }
  return pair;
}

std::optional<MatchFoul> FoulOf(const PlayedPair& pair) {
  for (std::size_t i = 0; i < pair.played.size(); ++i) {
    const auto& foul = pair.played[i].foul;
    if (!foul) continue;
    const bool is_a = Index(SideOf(foul->seat)) == static_cast<int>(i);
    return MatchFoul{pair.number, pair.deal, is_a ? 0 : 1, pair.played[i]};
  }
  return std::nullopt;
}

// Threads take numbers, play them, and give back what came of it; that is counted in order.
class MatchRun {
 public:
  MatchRun(const MatchRequest& request, MatchTally& tally, const PairObserver& observer)
      : request_(request),
        tally_(tally),
        observer_(observer),
        next_(tally.pairs() + 1),
        last_(request.deals),
        end_(EndOf(request, tally)) {}

  void Work(TwoPlayers& players) {
    while (const auto number = Take()) Give(PlayPair(request_.conditions, *number, players));
  }

  // After all threads have ended.
  MatchOutcome outcome() && { return {end_.value_or(MatchEnd::kCancelled), std::move(foul_)}; }

 private:
  bool Cancelled() const { return request_.cancel != nullptr && *request_.cancel; }

  std::optional<std::uint64_t> Take() {
    std::unique_lock lock(mutex_);
    room_.wait(lock, [&] { return end_ || next_ - tally_.pairs() <= kMostAhead; });
    if (end_ || Cancelled() || next_ > last_) return std::nullopt;
    return next_++;
  }

  void Give(PlayedPair pair) {
    const std::scoped_lock lock(mutex_);
    // What comes after a foul is not played.
    if (FoulOf(pair)) last_ = std::min(last_, pair.number);
    const std::uint64_t number = pair.number;
    waiting_.emplace(number, std::move(pair));
    while (!end_ && !waiting_.empty() && waiting_.begin()->first == tally_.pairs() + 1) {
      Count(waiting_.begin()->second);
      waiting_.erase(waiting_.begin());
    }
    room_.notify_all();
  }

  void Count(const PlayedPair& pair) {
    if (auto foul = FoulOf(pair)) {
      // Ctrl-C may have ended a program that plays.
      end_ = Cancelled() ? MatchEnd::kCancelled : MatchEnd::kFoul;
      if (end_ == MatchEnd::kFoul) foul_ = std::move(foul);
      return;
    }
    if (observer_ && !observer_(pair)) {
      end_ = MatchEnd::kRefused;
      return;
    }
    tally_.Add(pair.pair);
    end_ = EndOf(request_, tally_);
  }

  const MatchRequest& request_;
  MatchTally& tally_;
  const PairObserver& observer_;
  std::mutex mutex_;
  std::condition_variable room_;
  std::map<std::uint64_t, PlayedPair> waiting_;  // played, and not counted yet
  std::uint64_t next_;
  std::uint64_t last_;
  std::optional<MatchEnd> end_;
  std::optional<MatchFoul> foul_;
};

}  // namespace

std::optional<MatchEnd> EndOf(const MatchRequest& request, const MatchTally& tally) {
  if (request.until_clear) {
    const auto interval = tally.SequenceInterval();
    if (interval && !interval->Holds(0)) return MatchEnd::kClear;
  }
  if (tally.pairs() >= request.deals) return MatchEnd::kAllDeals;
  return std::nullopt;
}

Result<MatchOutcome> PlayMatch(const MatchRequest& request, const PlayerMaker& a,
                               const PlayerMaker& b, MatchTally& tally,
                               const PairObserver& observer) {
  const int wanted = request.threads > 0 ? request.threads : DefaultThreads();
  const std::uint64_t left = request.deals - std::min(request.deals, tally.pairs());
  const int threads =
      static_cast<int>(std::clamp<std::uint64_t>(left, 1, static_cast<std::uint64_t>(wanted)));
  std::vector<std::unique_ptr<TwoPlayers>> players;
  for (int i = 0; i < threads; ++i) {
    auto player_a = a();
    if (!player_a) return player_a.error();
    auto player_b = b();
    if (!player_b) return player_b.error();
    players.push_back(
        std::make_unique<TwoPlayers>(std::move(player_a).value(), std::move(player_b).value()));
  }
  MatchRun run(request, tally, observer);
  OnThreads(threads, [&](int thread) { run.Work(*players[static_cast<std::size_t>(thread)]); });
  for (const auto& both : players) {
    both->a->Shutdown();
    both->b->Shutdown();
  }
  return std::move(run).outcome();
}

}  // namespace jasnel

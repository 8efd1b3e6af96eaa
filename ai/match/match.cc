#include "jasnel/match.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "ai/match/ordered_work.h"
#include "ai/match/timed_player.h"
#include "solver/threads.h"

namespace jasnel {
namespace {

// Pairs played ahead of one that takes long: what bounds memory.
constexpr std::uint64_t kMaxAhead = 4096;

// A and B, as one thread has them.
struct TwoPlayers {
  TwoPlayers(std::unique_ptr<Player> player_a, std::unique_ptr<Player> player_b,
             const std::function<void()>& on_card)
      : a(std::move(player_a)),
        b(std::move(player_b)),
        timed{TimedPlayer(*a, on_card), TimedPlayer(*b, on_card)} {}

  std::unique_ptr<Player> a;
  std::unique_ptr<Player> b;
  std::array<TimedPlayer, kMatchPlayers> timed;
};

Sitting SittingOf(const DealToPlay& deal, const DealPlayed& played, Side side_of_a,
                  TwoPlayers& players) {
  Sitting sitting;
  sitting.side_of_a = side_of_a;
  sitting.declarer = played.contract.declarer;
  sitting.doublings = played.contract.doublings;
  sitting.passed_out = played.passed_out;
  sitting.result = played.result;
  // A contract that was drawn has no calls.
  if (!played.calls.empty()) {
    Auction auction = *Auction::Begin(deal.dealer, deal.rules, deal.turned);
    for (const Call call : played.calls) {
      const Side side = SideOf(auction.Turn());
      auction.Speak(call);
      ++sitting.calls[side == side_of_a ? 0 : 1];
    }
  }
  for (std::size_t i = 0; i < kMatchPlayers; ++i) sitting.times[i] = players.timed[i].TakeTime();
  return sitting;
}

PlayedPair PlayPair(const MatchConditions& conditions, std::uint64_t number, std::uint64_t version,
                    TwoPlayers& players) {
  PlayedPair pair;
  pair.number = number;
  pair.deal = MatchDeal(conditions, number, version);
  for (const Side side_of_a : {Side::kNorthSouth, Side::kEastWest}) {
    const auto i = Index(side_of_a);
    pair.deal.name = std::to_string(number) + "-" + std::to_string(i + 1);
    if (version > 0) pair.deal.name += "-" + std::to_string(version + 1);
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
    const bool is_a = Index(SideOf(foul->seat)) == i;
    return MatchFoul{pair.number, pair.deal, is_a ? 0 : 1, pair.played[i]};
  }
  return std::nullopt;
}

class MatchRun {
 public:
  MatchRun(const MatchRequest& request, MatchTally& tally, const PairObserver& observer)
      : request_(request),
        tally_(tally),
        observer_(observer),
        end_(EndOf(request, tally)),
        pairs_(tally.pairs() + 1, end_ ? 0 : End(request.deals), kMaxAhead) {}

  void Work(TwoPlayers& players) {
    while (const auto number = pairs_.Take([&] { return Cancelled(); })) {
      PlayedPair pair;
      std::uint64_t version = 0;
      do {
        pair = PlayPair(request_.conditions, *number, version++, players);
      } while (pair.played[0].passed_out && pair.played[1].passed_out && !Cancelled());
      const bool is_last = FoulOf(pair).has_value();
      pairs_.Give(*number, std::move(pair), is_last, [&](const PlayedPair& one) {
        end_ = Count(one);
        return !end_;
      });
    }
  }

  // After all threads have ended.
  MatchOutcome outcome() && { return {end_.value_or(MatchEnd::kCancelled), std::move(foul_)}; }

 private:
  // One after the last.
  static std::uint64_t End(std::uint64_t deals) {
    return std::min(deals, std::numeric_limits<std::uint64_t>::max() - 1) + 1;
  }

  bool Cancelled() const { return request_.cancel != nullptr && *request_.cancel; }

  std::optional<MatchEnd> Count(const PlayedPair& pair) {
    if (auto foul = FoulOf(pair)) {
      // Ctrl-C may have ended a program that plays.
      if (Cancelled()) return MatchEnd::kCancelled;
      foul_ = std::move(foul);
      return MatchEnd::kFoul;
    }
    if (observer_ && !observer_(pair)) return MatchEnd::kRefused;
    tally_.Add(pair.pair);
    return EndOf(request_, tally_);
  }

  const MatchRequest& request_;
  MatchTally& tally_;
  const PairObserver& observer_;
  std::optional<MatchEnd> end_;
  OrderedWork<PlayedPair> pairs_;
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
    players.push_back(std::make_unique<TwoPlayers>(std::move(player_a).value(),
                                                   std::move(player_b).value(), request.on_card));
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

#include "jasnel/match.h"

#include <algorithm>
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

// A match before a deal: how many are left with it, and what North-South are ahead in each sitting.
struct MatchSoFar {
  int left = 0;  // 0 where there are no matches
  std::array<int, 2> ahead = {};
};

PlayedPair PlayPair(const MatchConditions& conditions, std::uint64_t number, std::uint64_t version,
                    const MatchSoFar& match, TwoPlayers& players) {
  PlayedPair pair;
  pair.number = number;
  pair.deal = MatchDeal(conditions, number, version);
  for (const Side side_of_a : {Side::kNorthSouth, Side::kEastWest}) {
    const auto i = Index(side_of_a);
    pair.deal.name = std::to_string(number) + "-" + std::to_string(i + 1);
    if (version > 0) pair.deal.name += "-" + std::to_string(version + 1);
    if (match.left > 0) pair.deal.match = MatchStanding{match.left, 0, match.ahead[i], 0};
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
        size_(static_cast<std::uint64_t>(std::max(request.match_of, 1))),
        begun_(tally.pairs()),
        ahead_(tally.ahead()),
        matches_(begun_ / size_, end_ ? 0 : End(request.deals, size_),
                 std::max<std::uint64_t>(kMaxAhead / size_, 1)) {}

  void Work(TwoPlayers& players) {
    while (const auto match = matches_.Take([&] { return Cancelled(); })) {
      std::vector<PlayedPair> pairs = PlayPairs(*match, players);
      // After a match that breaks off there is none.
      const bool is_last =
          pairs.empty() || FoulOf(pairs.back()) || pairs.back().number < EndOfMatch(*match);
      matches_.Give(*match, std::move(pairs), is_last, [&](const std::vector<PlayedPair>& played) {
        for (const PlayedPair& one : played) {
          end_ = Count(one);
          if (end_) break;
        }
        return !end_;
      });
    }
  }

  // After all threads have ended.
  MatchOutcome outcome() && { return {end_.value_or(MatchEnd::kCancelled), std::move(foul_)}; }

 private:
  // One after the last match, of `size` deals each but for the last.
  static std::uint64_t End(std::uint64_t deals, std::uint64_t size) {
    return deals / size + (deals % size > 0 ? 1 : 0);
  }

  // The number of its last deal.
  std::uint64_t EndOfMatch(std::uint64_t match) const {
    return match * size_ + std::min(size_, request_.deals - match * size_);
  }

  // The pairs of a match, or of one deal, that are not there yet; up to a foul.
  std::vector<PlayedPair> PlayPairs(std::uint64_t match, TwoPlayers& players) const {
    std::vector<PlayedPair> pairs;
    const std::uint64_t first = match * size_;
    const bool goes_on = first < begun_;
    MatchSoFar now;
    now.ahead = goes_on ? ahead_ : std::array{request_.ahead, request_.ahead};
    for (std::uint64_t i = goes_on ? begun_ : first; i < EndOfMatch(match) && !Cancelled(); ++i) {
      if (request_.match_of > 0) now.left = static_cast<int>(first + size_ - i);
      PlayedPair& pair = pairs.emplace_back();
      std::uint64_t version = 0;
      do {
        pair = PlayPair(request_.conditions, i + 1, version++, now, players);
      } while (pair.played[0].passed_out && pair.played[1].passed_out && !Cancelled());
      if (FoulOf(pair)) break;
      for (std::size_t sitting = 0; sitting < now.ahead.size(); ++sitting) {
        const auto& score = pair.pair[sitting].result.score;
        now.ahead[sitting] += (score[0] - score[1]).count();
      }
    }
    return pairs;
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
  std::uint64_t size_;
  std::uint64_t begun_;       // pairs that were there
  std::array<int, 2> ahead_;  // after them
  OrderedWork<std::vector<PlayedPair>> matches_;
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

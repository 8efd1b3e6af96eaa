#include "jasnel/boerenbridge/match.h"

#include <algorithm>
#include <string>
#include <utility>

#include "ai/match/ordered_work.h"
#include "jasnel/boerenbridge/score.h"
#include "solver/threads.h"

namespace jasnel::boerenbridge {
namespace {

// Deals played ahead of one that takes long: what bounds memory.
constexpr std::uint64_t kMaxAhead = 1024;

// Plays as another player, and measures.
class TimedPlayer : public Player {
 public:
  TimedPlayer(std::unique_ptr<Player> player, const std::function<void()>& on_card)
      : player_(std::move(player)), on_card_(on_card) {}

  Result<BidChoice> ChooseBid(const BidView& view, const MoveLimits& limits) override {
    const auto start = Clock::now();
    auto choice = player_->ChooseBid(view, limits);
    std::chrono::nanoseconds time = Clock::now() - start;
    if (choice) time -= choice->start_up;
    time_.Add({.bids = time, .slowest_bid = time, .bids_made = 1, .fouls = Fouls(choice)});
    return choice;
  }

  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override {
    if (view.Legal().IsSingle()) {
      auto only = player_->ChooseCard(view, limits);
      time_.Add({.fouls = Fouls(only)});
      if (on_card_) on_card_();
      return only;
    }
    const auto start = Clock::now();
    auto choice = player_->ChooseCard(view, limits);
    std::chrono::nanoseconds time = Clock::now() - start;
    if (choice) time -= choice->start_up;
    time_.Add({.cards = time, .slowest_card = time, .cards_played = 1, .fouls = Fouls(choice)});
    if (on_card_) on_card_();
    return choice;
  }

  void Shutdown() override { player_->Shutdown(); }

  PlayerTime TakeTime() { return std::exchange(time_, {}); }

 private:
  using Clock = std::chrono::steady_clock;

  template <class Choice>
  static std::uint64_t Fouls(const Result<Choice>& choice) {
    return choice && choice->after_foul ? 1 : 0;
  }

  std::unique_ptr<Player> player_;
  std::function<void()> on_card_;
  PlayerTime time_;
};

// One of each, as one thread has them.
using Players = std::vector<TimedPlayer>;

struct Played {
  PlayedSittings deal;
  std::optional<MatchFoul> foul;
  bool finished = false;
};

bool IsCancelled(const MatchRequest& request) {
  return request.cancel != nullptr && *request.cancel;
}

Played PlayRotations(const MatchRequest& request, std::uint64_t number, Players& players) {
  const auto in_round = number % static_cast<std::uint64_t>(DealsInRound(request.most_cards));
  Played all;
  PlayedSittings& deal = all.deal;
  deal.number = number;
  deal.deal = MatchDeal(request, number);
  deal.counted.cards = deal.deal.hands[0].size();
  for (int rotation = 0; rotation < request.players; ++rotation) {
    Sitting sitting;
    deal.deal.name = std::to_string(number + 1) + "-" + std::to_string(rotation + 1);
    BySeat<Player*> seated{};
    for (int player = 0; player < request.players; ++player) {
      const int seat = SeatOfPlayer(player, in_round, rotation, request.players);
      sitting.player[seat] = player;
      seated[seat] = &players[static_cast<std::size_t>(player)];
    }
    DealPlayed played = PlayDeal(deal.deal, seated, request.cancel);
    // What was played since may have been played in haste.
    if (IsCancelled(request)) return all;
    if (played.foul) {
      const int player = sitting.player[played.foul->seat];
      all.foul = MatchFoul{number, deal.deal, player, std::move(played)};
      return all;
    }
    sitting.bids = played.bidding.bids();
    sitting.taken = played.taken;
    deal.counted.sittings.push_back(sitting);
    BySeat<PlayerTime>& times = deal.times.emplace_back();
    for (int seat = 0; seat < request.players; ++seat) {
      const int player = sitting.player[seat];
      times[seat] = players[static_cast<std::size_t>(player)].TakeTime();
      deal.counted.times[player].Add(times[seat]);
    }
    deal.played.push_back(std::move(played));
  }
  all.finished = true;
  return all;
}

class MatchRun {
 public:
  MatchRun(const MatchRequest& request, MatchTally& tally, const DealObserver& observer)
      : request_(request),
        tally_(tally),
        observer_(observer),
        end_of_deals_(request.rounds *
                      static_cast<std::uint64_t>(DealsInRound(request.most_cards))),
        deals_(tally.deals(), end_of_deals_, kMaxAhead) {}

  void Work(Players& players) {
    while (const auto number = deals_.Take([&] { return IsCancelled(request_); })) {
      Played played = PlayRotations(request_, *number, players);
      const bool is_last = played.foul.has_value();
      deals_.Give(*number, std::move(played), is_last, [&](Played& one) {
        end_ = Count(one);
        return !end_;
      });
    }
  }

  // After all threads have ended.
  MatchOutcome outcome() && {
    const bool all = tally_.deals() >= end_of_deals_ || !IsCancelled(request_);
    return {end_.value_or(all ? MatchEnd::kAllDeals : MatchEnd::kCancelled), std::move(foul_)};
  }

 private:
  std::optional<MatchEnd> Count(Played& played) {
    if (played.foul) {
      foul_ = std::move(played.foul);
      return MatchEnd::kFoul;
    }
    if (!played.finished) return MatchEnd::kCancelled;
    if (observer_ && !observer_(played.deal)) return MatchEnd::kRefused;
    tally_.Add(played.deal.counted);
    return std::nullopt;
  }

  const MatchRequest& request_;
  MatchTally& tally_;
  const DealObserver& observer_;
  std::uint64_t end_of_deals_;
  OrderedWork<Played> deals_;
  std::optional<MatchEnd> end_;
  std::optional<MatchFoul> foul_;
};

}  // namespace

DealToPlay MatchDeal(const MatchRequest& request, std::uint64_t number) {
  DealToPlay deal =
      RandomDeal(request.seed, number, request.players, CardsInRounds(number, request.most_cards));
  deal.time = request.time;
  return deal;
}

int SeatOfPlayer(int player, std::uint64_t deal_of_round, int rotation, int players) {
  const int moved = static_cast<int>(deal_of_round % static_cast<std::uint64_t>(players));
  return (player + rotation + players - moved) % players;
}

Result<MatchOutcome> PlayMatch(const MatchRequest& request, const std::vector<PlayerMaker>& makers,
                               MatchTally& tally, const DealObserver& observer) {
  if (const auto bidding = Bidding::Begin(request.players, request.most_cards); !bidding) {
    return bidding.error();
  }
  if (static_cast<int>(makers.size()) != request.players || tally.players() != request.players) {
    return Error{Say("$0 players; expected $1, one for each seat",
                     "$0 spelers; verwacht er $1, een voor elke plaats", makers.size(),
                     request.players)};
  }
  const int threads = request.threads > 0 ? request.threads : DefaultThreads();
  std::vector<Players> players(static_cast<std::size_t>(threads));
  for (Players& seated : players) {
    for (const PlayerMaker& maker : makers) {
      auto player = maker();
      if (!player) return player.error();
      seated.emplace_back(std::move(player).value(), request.on_card);
    }
  }
  MatchRun run(request, tally, observer);
  OnThreads(threads, [&](int thread) { run.Work(players[static_cast<std::size_t>(thread)]); });
  for (Players& seated : players) {
    for (TimedPlayer& player : seated) player.Shutdown();
  }
  return std::move(run).outcome();
}

}  // namespace jasnel::boerenbridge

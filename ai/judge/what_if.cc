#include "jasnel/what_if.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <limits>
#include <optional>
#include <utility>

#include "ai/beliefs/seen_worlds.h"
#include "ai/bidding/bid_worlds.h"
#include "ai/players/think_clock.h"
#include "ai/statistics/mean_error.h"
#include "jasnel/dealing.h"
#include "jasnel/message.h"
#include "jasnel/notation.h"
#include "jasnel/statistics.h"
#include "solver/threads.h"

namespace jasnel {
namespace {

// One stream for the deals; deal i has stream i + 1 for the players.
constexpr std::uint64_t kDealStream = 0;

bool IsCancelled(const WhatIfRequest& request) {
  return request.cancel != nullptr && *request.cancel;
}

// Whether no more deals are begun.
bool IsOver(const WhatIfRequest& request) {
  return IsCancelled(request) ||
         (request.until && std::chrono::steady_clock::now() >= *request.until);
}

Result<std::vector<Hands>> DealsInAuction(const DealInPlay& now, const WhatIfRequest& request) {
  const CallView view = now.call_view();
  const BidWorlds worlds(BidQuestion{view.auction, view.hand, view.rules});
  const std::uint64_t seed = Random::Stream(request.seed, kDealStream).Next();
  std::vector<Hands> deals;
  for (std::uint64_t i = 0; i < request.deals && !IsOver(request); ++i) {
    const auto deal = worlds.DrawOrSay(seed, i);
    if (!deal) return deal.error();
    deals.push_back(*deal);
  }
  return deals;
}

// A quarter of the time that is left; 0 without a limit.
std::chrono::microseconds TimeToDraw(const WhatIfRequest& request) {
  if (!request.until) return {};
  const auto left = std::chrono::duration_cast<std::chrono::microseconds>(
      *request.until - std::chrono::steady_clock::now());
  return std::max(left / 4, std::chrono::microseconds(1));
}

// Systematic resampling: each world as often as its share implies, rounded up or down by chance.
Result<std::vector<Hands>> DealsInPlay(const DealInPlay& now, const WhatIfRequest& request) {
  const PlayView view = now.play_view();
  Random random = Random::Stream(request.seed, kDealStream);
  const auto worlds =
      ExpectedWorlds(view, request.deals, ThinkClock(TimeToDraw(request), request.cancel), random);
  if (!worlds) return worlds.error();
  const double start = static_cast<double>(random.NextUnit());
  std::vector<Hands> deals;
  double sum = 0;
  for (std::size_t i = 0; i < worlds->size(); ++i) {
    sum += worlds->share(i);
    const bool last = i + 1 == worlds->size();
    while (deals.size() < request.deals && (last || (static_cast<double>(deals.size()) + start) <
                                                        sum * static_cast<double>(request.deals))) {
      Hands dealt = worlds->world(i);
      dealt[Index(view.seat())] = view.hand;
      for (int seat = 0; seat < kSeats; ++seat) dealt[seat] |= view.tricks.played()[seat];
      deals.push_back(dealt);
    }
  }
  return deals;
}

std::optional<Error> Make(const DealChoice& choice, DealInPlay& game) {
  const bool calls = std::holds_alternative<Call>(choice);
  if (calls && !game.InAuction()) {
    return Error{Say("a call after the auction; expected a card",
                     "een bod na het bieden; verwacht een kaart")};
  }
  if (!calls && game.InAuction()) {
    return Error{Say("a card during the auction; expected a call",
                     "een kaart tijdens het bieden; verwacht een bod")};
  }
  return calls ? game.Speak(std::get<Call>(choice)) : game.Play(std::get<Card>(choice));
}

// The seeds are those of the turns, so that equal turns after different choices get the same.
Result<PlayedOn> PlayToEnd(DealInPlay game, Player& player, const WhatIfRequest& request,
                           std::uint64_t number) {
  Random random = Random::Stream(request.seed, number + 1);
  while (!game.IsOver()) {
    if (auto error = game.Ask(player, {random.Next(), {}, request.cancel}))
      return *std::move(error);
  }
  return PlayedOn{game.contract(), game.result()};
}

Estimate MeanOfSample(const std::vector<double>& values) {
  Moments moments(1);
  for (const double value : values) moments.Add(std::array{value});
  const double mean = moments.Mean(0);
  const double width = values.size() < 2 ? std::numeric_limits<double>::infinity()
                                         : MeanErrorOf(moments).HalfWidth(kConfidence);
  return {mean, mean - width, mean + width};
}

}  // namespace

std::vector<double> WhatIf::Scores(const Continuation& choice) const {
  const auto own = Index(SideOf(seat));
  std::vector<double> scores;
  for (const PlayedOn& end : choice.ends) {
    scores.push_back((end.result.score[own] - end.result.score[1 - own]).count());
  }
  return scores;
}

Estimate WhatIf::Mean(const Continuation& choice) const { return MeanOfSample(Scores(choice)); }

Estimate WhatIf::Difference(const Continuation& choice, const Continuation& other) const {
  std::vector<double> differences = Scores(choice);
  const std::vector<double> theirs = Scores(other);
  for (std::size_t i = 0; i < differences.size(); ++i) differences[i] -= theirs[i];
  return MeanOfSample(differences);
}

Result<WhatIf> PlayOn(const DealInPlay& now, std::span<const DealChoice> choices,
                      const std::function<Result<std::unique_ptr<Player>>()>& make,
                      const WhatIfRequest& request) {
  for (const DealChoice& choice : choices) {
    DealInPlay game = now;
    if (auto error = Make(choice, game)) return *std::move(error);
  }
  const auto deals = now.InAuction() ? DealsInAuction(now, request) : DealsInPlay(now, request);
  if (!deals) return deals.error();

  const int threads = request.threads > 0 ? request.threads : DefaultThreads();
  std::vector<std::unique_ptr<Player>> players;
  for (int i = 0; i < threads; ++i) {
    auto player = make();
    if (!player) return player.error();
    players.push_back(std::move(player).value());
  }
  std::vector<std::vector<PlayedOn>> ends(deals->size());
  std::vector<std::optional<Error>> errors(static_cast<std::size_t>(threads));
  std::atomic<std::uint64_t> done = 0;
  OnPieces(deals->size(), threads, [&](std::size_t i, int thread) {
    if (IsOver(request)) return;
    DealInPlay before = now.WithHands((*deals)[i]);
    Random turning = Random::Stream(~request.seed, i);
    before.TurnAnew(turning);
    std::vector<PlayedOn> played;
    for (const DealChoice& choice : choices) {
      DealInPlay game = before;
      Make(choice, game);
      auto end = PlayToEnd(game, *players[static_cast<std::size_t>(thread)], request, i);
      if (!end) {
        errors[static_cast<std::size_t>(thread)] = end.error();
        return;
      }
      played.push_back(*end);
    }
    // Players who were told to stop have not thought.
    if (IsCancelled(request)) return;
    ends[i] = std::move(played);
    const std::uint64_t all_done = ++done;
    if (thread == 0 && request.progress) request.progress(all_done);
  });
  for (const auto& player : players) player->Shutdown();
  for (auto& error : errors) {
    if (error && !IsCancelled(request)) return *std::move(error);
  }

  WhatIf answer;
  answer.seat = now.turn();
  for (std::size_t i = 0; i < choices.size(); ++i) {
    Continuation one{choices[i], {}};
    for (const auto& played : ends) {
      if (!played.empty()) one.ends.push_back(played[i]);
    }
    answer.choices.push_back(std::move(one));
  }
  return answer;
}

}  // namespace jasnel

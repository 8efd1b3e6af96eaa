// The last three tricks: what the exact values of cards (last_tricks.h) say of choices made
// otherwise, what is gained by them in play, and what they cost.
#include <benchmark/benchmark.h>
#include <time.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/seen_worlds.h"
#include "ai/beliefs/world_likelihood.h"
#include "ai/beliefs/world_sampler.h"
#include "ai/players/last_tricks.h"
#include "ai/players/think_clock.h"
#include "bench/benchmark_main.h"
#include "bench/play_through.h"
#include "jasnel/deal_play.h"
#include "jasnel/dealing.h"

namespace jasnel::bench {
namespace {

constexpr double kNoLimit = 1e18;
constexpr int kLastCards = 4 * kMostLastCards;

// A mean over deals or choices.
struct Mean {
  double count = 0;
  double sum = 0;
  double squares = 0;

  void Add(double value) {
    ++count;
    sum += value;
    squares += value * value;
  }
  double mean() const { return sum / count; }
  /// Half the width of the 95% interval.
  double HalfWidth() const { return 1.96 * std::sqrt((squares / count - mean() * mean()) / count); }
};

// A deal of which three cards are left in each hand: by auction, `kbn`, or under published
// conditions. `full` plays the first five tricks, and looks at few worlds for each card.
DealInPlay EndingOf(std::uint64_t number, bool published) {
  static const auto player = MakePlayer("full:worlds=10").value();
  Random random = Random::Stream(92101, number);
  DealToPlay dealt;
  dealt.hands = RandomHands(random);
  dealt.dealer = static_cast<Seat>(random.Below(kSeats));
  if (published) {
    dealt.rules = ParseRules("nku-rotterdam,four-jacks=200").value();
    dealt.contract =
        Contract{static_cast<Seat>(random.Below(kSeats)), static_cast<Suit>(random.Below(kSuits))};
  }
  DealInPlay deal(dealt);
  while (deal.InAuction() || deal.tricks().cards().size() < kDeckSize - kLastCards) {
    (void)deal.Ask(*player, {.seed = random.Next()});
  }
  return deal;
}

// The moments at which a seat has a choice in 600 such endings, which the same player plays on.
const std::vector<PlayView>& Moments(bool published) {
  constexpr std::uint64_t kDeals = 600;
  static std::array<std::vector<PlayView>, 2> known;
  std::vector<PlayView>& moments = known[published ? 1 : 0];
  if (!moments.empty()) return moments;
  const auto player = MakePlayer("full:worlds=10").value();
  for (std::uint64_t number = 1; number <= kDeals; ++number) {
    DealInPlay deal = EndingOf(number, published);
    for (std::uint64_t seed = 1; !deal.IsOver(); ++seed) {
      const PlayView view = deal.play_view();
      if (!view.Legal().IsSingle()) moments.push_back(view);
      (void)deal.Ask(*player, {.seed = seed});
    }
  }
  return moments;
}

WeightedWorlds WorldsOf(const PlayView& view) {
  constexpr std::uint64_t kMost = 2'000;
  const auto sampler = WorldSampler::Make(InferHidden(view)).value();
  WorldLikelihood likelihood(view, {});
  Random random(1);
  const ThinkClock clock(std::chrono::microseconds(0), nullptr);
  return WeighWorlds(sampler, &likelihood, {.all = kMost}, clock, random);
}

// What `player` gives up by the exact values, for each choice, where seats hold so many cards.
void GivesUp(benchmark::State& state, const char* player) {
  const auto held = static_cast<int>(state.range(0));
  const auto chooser = MakePlayer(player).value();
  LastTricks last(Objective::kScore);
  Mean points;
  double others = 0;
  for (auto _ : state) {
    points = {};
    others = 0;
    for (const PlayView& view : Moments(state.range(1) != 0)) {
      if (view.hand.size() != held) continue;
      const PlayOrder order(view.table.trump);
      CardValues values;
      last.Add(view, WorldsOf(view), kNoLimit, values);
      double best = -1e9;
      for (const PlayCard card : order.ToPlay(view.Legal())) {
        best = std::max(best, values.Mean(card, order).score);
      }
      const Card chosen = chooser->ChooseCard(view, {.seed = 1})->card;
      const double less = best - values.Mean(order.ToPlay(chosen), order).score;
      points.Add(less);
      if (less > 1e-9) ++others;
    }
  }
  state.counters["choices"] = points.count;
  state.counters["others"] = others / points.count;
  state.counters["points"] = points.mean();
  state.counters["half_width"] = points.HalfWidth();
}
#define JASNEL_GIVES_UP(name, player)      \
  BENCHMARK_CAPTURE(GivesUp, name, player) \
      ->ArgsProduct({{3, 2}, {1, 0}})      \
      ->ArgNames({"held", "published"})    \
      ->Iterations(1)                      \
      ->Unit(benchmark::kMillisecond)
JASNEL_GIVES_UP(full, "full");
JASNEL_GIVES_UP(full_last, "full:last=on");
JASNEL_GIVES_UP(club, "full:level=club");
JASNEL_GIVES_UP(worlds, "worlds");

// An ending, and what was chosen in it.
class Ending {
 public:
  using Players = std::array<Player*, 4>;

  Ending(const DealInPlay& deal, const Players& players) : deal_(deal), players_(players) {}

  /// What player `a` writes down more than `b` in the whole deal, on average over both ways to seat
  /// them.
  double Lead(std::size_t a, std::size_t b) {
    return (NorthSouthLead({a, b}) - NorthSouthLead({b, a})) / 2;
  }

 private:
  // `by_side` are the players of North-South and of East-West.
  double NorthSouthLead(const std::array<std::size_t, 2>& by_side) {
    DealInPlay deal = deal_;
    std::vector<int> played;
    while (!deal.IsOver()) {
      const PlayView view = deal.play_view();
      const std::size_t player = by_side[static_cast<std::size_t>(Index(SideOf(deal.turn())))];
      Card card = view.Legal().Lowest();
      if (!view.Legal().IsSingle()) {
        const auto [found, is_new] = chosen_.try_emplace({player, played});
        if (is_new)
          found->second = players_[player]->ChooseCard(view, {.seed = played.size()})->card;
        card = found->second;
      }
      played.push_back(card.index());
      (void)deal.Play(card);
    }
    const ContractResult result = deal.result();
    return (result.score[0] - result.score[1]).count();
  }

  DealInPlay deal_;
  Players players_;
  std::map<std::pair<std::size_t, std::vector<int>>, Card> chosen_;
};

// What two players gain, points a deal, against an opponent in the last three tricks over `full`
// without exact values: one for which they count for half, and one for which they alone count.
void Gains(benchmark::State& state, const char* opponent) {
  enum : std::size_t { kWithout, kHalf, kAlone, kOpponent };
  std::array<std::unique_ptr<Player>, 4> made;
  constexpr std::array<const char*, 3> kPlayers = {"full:last=off", "full:last=on",
                                                   "full:last=on,policy=0"};
  for (std::size_t i = 0; i < kPlayers.size(); ++i) made[i] = MakePlayer(kPlayers[i]).value();
  made[kOpponent] = MakePlayer(opponent).value();
  const Ending::Players players = {made[0].get(), made[1].get(), made[2].get(), made[3].get()};
  std::array<Mean, 2> gains;
  for (auto _ : state) {
    gains = {};
    for (std::int64_t number = 1; number <= state.range(1); ++number) {
      Ending ending(EndingOf(static_cast<std::uint64_t>(number), state.range(0) != 0), players);
      const double without = ending.Lead(kWithout, kOpponent);
      gains[0].Add(ending.Lead(kHalf, kOpponent) - without);
      gains[1].Add(ending.Lead(kAlone, kOpponent) - without);
    }
  }
  state.counters["half"] = gains[0].mean();
  state.counters["half_width"] = gains[0].HalfWidth();
  state.counters["alone"] = gains[1].mean();
  state.counters["alone_width"] = gains[1].HalfWidth();
}
#define JASNEL_GAINS(name, opponent)       \
  BENCHMARK_CAPTURE(Gains, name, opponent) \
      ->ArgsProduct({{1, 0}, {2000}})      \
      ->ArgNames({"published", "deals"})   \
      ->Iterations(1)                      \
      ->Unit(benchmark::kMillisecond)
JASNEL_GAINS(full, "full:last=off");
JASNEL_GAINS(casual, "full:level=casual");
JASNEL_GAINS(simple, "simple");

// Of the processor, in milliseconds.
double Computed() {
  timespec time = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

// By cards held, place in the trick, and the most worlds.
void Costs(benchmark::State& state) {
  const auto most_worlds = static_cast<std::size_t>(state.range(2));
  LastTricks last(Objective::kScore);
  Mean time;
  Mean work;
  double most = 0;
  double worlds_seen = 0;
  for (auto _ : state) {
    time = work = {};
    for (const PlayView& view : Moments(true)) {
      if (view.hand.size() != state.range(0) || view.table.trick.size() != state.range(1)) continue;
      const WeightedWorlds worlds = WorldsOf(view);
      if (worlds.size() > most_worlds) continue;
      CardValues values;
      const double start = Computed();
      last.Add(view, worlds, kNoLimit, values);
      const double ms = Computed() - start;
      time.Add(ms);
      work.Add(1e-6 * last.work());
      most = std::max(most, ms);
      worlds_seen += static_cast<double>(worlds.size());
    }
  }
  state.counters["choices"] = time.count;
  state.counters["worlds"] = worlds_seen / time.count;
  state.counters["ms"] = time.mean();
  state.counters["most_ms"] = most;
  state.counters["work_ms"] = work.mean();
  state.counters["work_us_a_world"] = 1e3 * work.sum / worlds_seen;
}
BENCHMARK(Costs)
    ->ArgsProduct({{3, 2}, {0, 1, 2, 3}, {2000}})
    ->Args({3, 0, 600})
    ->ArgNames({"held", "place", "worlds"})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace jasnel::bench

int main(int argc, char** argv) { return jasnel::bench::RunBenchmarks(argc, argv); }

// Boerenbridge with open hands: max^n and one seat against all others, on whole deals of five
// players by cards in each hand, and what each switch is worth. An iteration is all deals of a
// fixed set, so that `nodes`, for each deal, is the same in every run and on every machine. A deal
// that takes more than kMaxNodes is given up, and counted in `given_up`.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "bench/benchmark_main.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/boerenbridge/solver.h"

namespace jasnel::boerenbridge::bench {
namespace {

constexpr int kPlayers = 5;
constexpr std::uint64_t kMaxNodes = 20'000'000;

// In tenths of a trick: trumps from the two to the ace, and plain aces and kings.
constexpr std::array<int, kRanks> kTrumpTenths = {1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10};
constexpr int kAceTenths = 8;
constexpr int kKingTenths = 4;

int TenthsOf(Card card) {
  if (SuitOf(card) == kTrump) return kTrumpTenths[Index(RankOf(card))];
  if (RankOf(card) == Rank::kAce) return kAceTenths;
  return RankOf(card) == Rank::kKing ? kKingTenths : 0;
}

// A sensible bid by high cards, rounded; the dealer takes the next best where that is forbidden.
Tricks BidsByHighCards(const Hands& hands, int cards) {
  Bidding bidding = Bidding::Begin(kPlayers, cards).value();
  while (!bidding.IsOver()) {
    int tenths = 0;
    for (const Card card : hands[bidding.Turn()]) tenths += TenthsOf(card);
    int bid = std::min((tenths + 5) / 10, cards);
    if (!bidding.IsLegal(bid)) bid += bid < cards && (bid == 0 || tenths > 10 * bid) ? 1 : -1;
    bidding.Bid(bid);
  }
  return bidding.bids();
}

// Deals 0, 1 ... of seed 1.
std::vector<Position> FixedDeals(int count, int cards) {
  std::vector<Position> deals;
  for (int i = 0; i < count; ++i) {
    Position& deal = deals.emplace_back();
    deal.players = kPlayers;
    deal.hands = RandomHands(1, static_cast<std::uint64_t>(i), kPlayers, cards);
    deal.bids = BidsByHighCards(deal.hands, cards);
  }
  return deals;
}

struct Effort {
  std::uint64_t nodes = 0;
  bool given_up = false;
};

template <class Solution>
Effort EffortOf(const Solution& solution) {
  return {solution.nodes, solution.stop != Stop::kSolved};
}

using Question = Effort (*)(Solver& solver, const Position& deal, int number);

Effort MaxN(Solver& solver, const Position& deal, int /*number*/) {
  return EffortOf(solver.SolveMaxN(deal, {.limits = {.nodes = kMaxNodes}}).value());
}

Effort Paranoid(Solver& solver, const Position& deal, ParanoidRequest request, int number) {
  request.seat = number % kPlayers;
  request.limits.nodes = kMaxNodes;
  return EffortOf(solver.SolveParanoid(deal, request).value());
}

// Whether one seat can force its bid.
Effort OneBid(Solver& solver, const Position& deal, int number) {
  return Paranoid(solver, deal, {}, number);
}

// Which bids one seat can force.
Effort AllBids(Solver& solver, const Position& deal, int number) {
  return Paranoid(solver, deal, {.bids = true}, number);
}

// What each bid of one seat is sure of.
Effort Scores(Solver& solver, const Position& deal, int number) {
  return Paranoid(solver, deal, {.bids = true, .scores = true}, number);
}

void Run(benchmark::State& state, Question question, int cards, int count, Switches switches) {
  const std::vector<Position> deals = FixedDeals(count, cards);
  Solver solver({.switches = switches});
  std::uint64_t nodes = 0;
  double given_up = 0;
  for (auto _ : state) {
    for (int i = 0; i < count; ++i) {
      const Effort effort = question(solver, deals[static_cast<std::size_t>(i)], i);
      nodes += effort.nodes;
      given_up += effort.given_up ? 1 : 0;
    }
  }
  jasnel::bench::CountNodes(state, nodes, deals.size());
  state.counters["deals"] = count;
  state.counters["given_up"] = benchmark::Counter(given_up, benchmark::Counter::kAvgIterations);
}

void Register(const std::string& name, Question question, int cards, int count,
              Switches switches = {}) {
  benchmark::RegisterBenchmark((name + "/cards:" + std::to_string(cards)).c_str(), Run, question,
                               cards, count, switches)
      ->Unit(benchmark::kMillisecond);
}

// All on, and each switch alone off but those that are not used.
void RegisterSwitches(const std::string& name, Question question,
                      const std::vector<bool Switches::*>& unused) {
  constexpr int kCards = 6;
  constexpr int kDeals = 20;
  Register(name, question, kCards, kDeals);
  for (const NamedSwitch& named : kNamedSwitches) {
    if (std::ranges::find(unused, named.member) != unused.end()) continue;
    Switches switches;
    switches.*named.member = false;
    Register(name + "/no_" + named.name, question, kCards, kDeals, switches);
  }
}

void RegisterAll() {
  for (const int cards : {10, 8, 5}) Register("MaxN", MaxN, cards, 100);
  for (const int cards : {10, 8, 5}) Register("OneBid", OneBid, cards, 30);
  for (const int cards : {10, 8, 5}) Register("AllBids", AllBids, cards, 20);
  Register("AllBids/deals:100", AllBids, 10, 100);
  for (const int cards : {6, 5}) Register("Scores", Scores, cards, 20);
  RegisterSwitches("MaxN", MaxN, {&Switches::free_leads, &Switches::ordering});
  RegisterSwitches("AllBids", AllBids, {&Switches::best_score});
}

}  // namespace
}  // namespace jasnel::boerenbridge::bench

int main(int argc, char** argv) {
  jasnel::boerenbridge::bench::RegisterAll();
  return jasnel::bench::RunBenchmarks(argc, argv);
}

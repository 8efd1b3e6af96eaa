#include "solver/boerenbridge/solver.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

#include "bitboard/boerenbridge/score.h"
#include "solver/boerenbridge/maxn_search.h"
#include "solver/boerenbridge/paranoid_search.h"
#include "solver/budget.h"

namespace jasnel::boerenbridge {
namespace {

// Suit by suit, each from high to low.
template <class Take>
void ForEachLegal(const Position& position, Take take) {
  for (CardSet legal = position.Legal(); !legal.empty();) {
    const Card card = legal.Highest();
    legal -= card;
    take(card);
  }
}

// Tricks that are still to be taken, the one in progress included.
int TricksLeft(const Position& position) { return position.hands[position.turn()].size(); }

int TricksOfDeal(const Position& position) {
  return std::accumulate(position.taken.begin(), position.taken.begin() + position.players,
                         TricksLeft(position));
}

// What a seat writes down that ends so far from its bid.
int ScoreAt(int bid, int distance) { return Score(bid, bid + distance); }

Outcome OutcomeOf(const Position& position, const Tricks& tricks) {
  return {tricks, ScoresOf(position.players, position.bids, tricks)};
}

}  // namespace

class Solver::Context {
 public:
  explicit Context(const SolverOptions& options)
      : switches_(options.switches), table_(options.table_bytes) {}

  MaxNSolution SolveMaxN(const Position& position, const MaxNRequest& request);
  ParanoidSolution SolveParanoid(const Position& position, const ParanoidRequest& request);

 private:
  // What comes of a position, and the card that is played in it.
  struct Played {
    Outcome outcome;
    Card card;
  };

  void Start(const Limits& limits) {
    budget_.Start(limits);
    table_.Clear();
  }

  template <class Solution>
  Solution Finish(Solution solution) const {
    if (budget_.stopped()) solution = {};
    solution.stop = budget_.stop();
    solution.nodes = budget_.nodes();
    solution.time = budget_.Elapsed();
    return solution;
  }

  Played Play(const Position& position);
  bool CanForce(const Position& position, int seat, internal::TrickRange total);
  int ForcedDistance(const Position& position, int seat, int bid, int least);
  void ForceBids(const Position& position, int seat, ParanoidSolution& solution);
  void ForceCards(const Position& position, int seat, int distance, ParanoidSolution& solution);

  const Switches switches_;
  internal::PositionTable table_;
  jasnel::internal::Budget budget_;
};

Solver::Context::Played Solver::Context::Play(const Position& position) {
  if (position.IsOver()) return {OutcomeOf(position, position.taken), {}};
  const internal::SearchRoot root(position, switches_.relative);
  Tricks needs{};
  for (int seat = 0; seat < position.players; ++seat) {
    needs[seat] = position.bids[seat] - position.taken[seat];
  }
  const auto choice = internal::MaxNSearch(switches_, table_, budget_).Choose(root, needs);
  Tricks tricks = position.taken;
  for (int seat = 0; seat < position.players; ++seat) {
    tricks[seat] += internal::TricksOf(choice.tricks, seat);
  }
  return {OutcomeOf(position, tricks), root.cards[choice.card.index()]};
}

MaxNSolution Solver::Context::SolveMaxN(const Position& position, const MaxNRequest& request) {
  Start(request.limits);
  MaxNSolution solution;
  solution.outcome = Play(position).outcome;
  if (request.cards) {
    ForEachLegal(position, [&](Card card) {
      if (budget_.stopped()) return;
      Position after = position;
      after.Play(card);
      solution.cards.push_back({card, Play(after).outcome});
    });
  }
  if (request.line) {
    for (Position after = position; !after.IsOver() && !budget_.stopped();) {
      const Card card = Play(after).card;
      if (budget_.stopped()) break;
      solution.line.push_back(card);
      after.Play(card);
    }
  }
  return Finish(std::move(solution));
}

// Whether the seat can force a number in `total` at the end of the deal.
bool Solver::Context::CanForce(const Position& position, int seat, internal::TrickRange total) {
  const int taken = position.taken[seat];
  if (position.IsOver()) return total.least <= taken && taken <= total.most;
  const internal::SearchRoot root(position, switches_.relative);
  return internal::ParanoidSearch(switches_, table_, budget_, seat)
      .CanForce(root, {total.least - taken, total.most - taken});
}

// How near to its bid the seat can be sure to end; it is known to be `least` at least.
int Solver::Context::ForcedDistance(const Position& position, int seat, int bid, int least) {
  int distance = least;
  while (!CanForce(position, seat, {bid - distance, bid + distance}) && !budget_.stopped()) {
    ++distance;
  }
  return distance;
}

// A bid of b is met within d only if the seat can force at least b - d and at most b + d: so its
// fewest and most say where to begin.
void Solver::Context::ForceBids(const Position& position, int seat, ParanoidSolution& solution) {
  const int taken = position.taken[seat];
  const int all = TricksOfDeal(position);
  solution.most = taken;
  while (solution.most < taken + TricksLeft(position) &&
         CanForce(position, seat, {solution.most + 1, all})) {
    ++solution.most;
  }
  solution.fewest = taken;
  while (!CanForce(position, seat, {0, solution.fewest}) && !budget_.stopped()) ++solution.fewest;
  for (int bid = 0; bid <= all && !budget_.stopped(); ++bid) {
    const int least = std::max({bid - solution.most, solution.fewest - bid, 0});
    const int distance = ForcedDistance(position, seat, bid, least);
    solution.bids.push_back({ScoreAt(bid, distance), distance == 0});
  }
}

void Solver::Context::ForceCards(const Position& position, int seat, int distance,
                                 ParanoidSolution& solution) {
  const bool own = position.turn() == seat;
  const int bid = position.bids[seat];
  ForEachLegal(position, [&](Card card) {
    if (budget_.stopped()) return;
    Position after = position;
    after.Play(card);
    // Of the seat's own cards none does better than the position, and one as well.
    const int reached = ForcedDistance(after, seat, bid, own ? distance : 0);
    solution.cards.push_back({card, ScoreAt(bid, reached)});
    if (reached == distance) solution.best |= card;
  });
}

ParanoidSolution Solver::Context::SolveParanoid(const Position& position,
                                                const ParanoidRequest& request) {
  Start(request.limits);
  ParanoidSolution solution;
  if (request.bids) ForceBids(position, request.seat, solution);
  if (request.score || request.cards) {
    const int bid = position.bids[request.seat];
    const int distance = ForcedDistance(position, request.seat, bid, 0);
    solution.score = ScoreAt(bid, distance);
    if (request.cards) ForceCards(position, request.seat, distance, solution);
  }
  return Finish(std::move(solution));
}

Solver::Solver(const SolverOptions& options) : context_(std::make_unique<Context>(options)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

Result<MaxNSolution> Solver::SolveMaxN(const Position& position, const MaxNRequest& request) {
  if (auto error = Validate(position)) return *std::move(error);
  return context_->SolveMaxN(position, request);
}

Result<ParanoidSolution> Solver::SolveParanoid(const Position& position,
                                               const ParanoidRequest& request) {
  if (auto error = Validate(position)) return *std::move(error);
  if (request.seat < 0 || request.seat >= position.players) {
    return Error{"seat " + std::to_string(request.seat) + "; expected one from 0 to " +
                 std::to_string(position.players - 1)};
  }
  return context_->SolveParanoid(position, request);
}

}  // namespace jasnel::boerenbridge

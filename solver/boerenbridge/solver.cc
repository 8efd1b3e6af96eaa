#include "jasnel/boerenbridge/solver.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

#include "jasnel/boerenbridge/score.h"
#include "solver/boerenbridge/maxn_search.h"
#include "solver/boerenbridge/paranoid_search.h"
#include "solver/search/budget.h"

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

// Below every score.
constexpr int kNoScore = -1000;

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

  // One seat, which the request names, against the others.
  struct Against {
    const ParanoidRequest& request;
    int seat;
    int fewest = 0;  // that it can force at all, as far as is known
    int most = kMaxCards;
  };

  bool CanForce(const Position& position, int seat, internal::TrickRange total);
  void FindLimits(const Position& position, Against& against);
  Force ForceOf(const Position& position, const Against& against, int bid);
  Force ForceAfter(const Position& position, Card card, const Against& against, const Force& now);
  void ForceCards(const Position& position, const Against& against, ParanoidSolution& solution);

  const Switches switches_;
  internal::PositionTable table_;
  jasnel::internal::Budget budget_;
};

Solver::Context::Played Solver::Context::Play(const Position& position) {
  if (position.IsOver() || budget_.stopped()) return {OutcomeOf(position, position.taken), {}};
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
  if (budget_.stopped()) return false;
  const int taken = position.taken[seat];
  if (position.IsOver()) return total.least <= taken && taken <= total.most;
  const internal::SearchRoot root(position, switches_.relative);
  return internal::ParanoidSearch(switches_, table_, budget_, seat)
      .CanForce(root, {total.least - taken, total.most - taken});
}

void Solver::Context::FindLimits(const Position& position, Against& against) {
  const int seat = against.seat;
  const int all = TricksOfDeal(position);
  against.most = position.taken[seat];
  while (against.most < all && CanForce(position, seat, {against.most + 1, all})) ++against.most;
  against.fewest = position.taken[seat];
  while (!CanForce(position, seat, {0, against.fewest}) && !budget_.stopped()) ++against.fewest;
}

// To end within some distance of its bid, the seat must be able to force no more than the bid and
// the distance, and no less than the bid without it: its fewest and most say where to begin.
Force Solver::Context::ForceOf(const Position& position, const Against& against, int bid) {
  int distance = std::max({bid - against.most, against.fewest - bid, 0});
  while (!CanForce(position, against.seat, {bid - distance, bid + distance})) {
    if (budget_.stopped() || !against.request.scores) return {};
    ++distance;
  }
  return {distance == 0, Score(bid, bid + distance)};
}

// No card of the seat makes exact a bid that is not, and none of the others prevents one that is.
Force Solver::Context::ForceAfter(const Position& position, Card card, const Against& against,
                                  const Force& now) {
  const bool own = position.turn() == against.seat;
  if (own && !now.exact && !against.request.scores) return now;
  if (!own && now.exact) return now;
  Position after = position;
  after.Play(card);
  return ForceOf(after, {against.request, against.seat}, position.bids[against.seat]);
}

void Solver::Context::ForceCards(const Position& position, const Against& against,
                                 ParanoidSolution& solution) {
  const bool own = position.turn() == against.seat;
  std::optional<int> best;
  ForEachLegal(position, [&](Card card) {
    if (budget_.stopped()) return;
    const Force force = ForceAfter(position, card, against, solution.bid);
    solution.cards.push_back({card, force});
    // Of bids that are not exact the scores are not known, or below 0.
    const int worth = (own ? 1 : -1) * force.score.value_or(kNoScore);
    if (best && worth < *best) return;
    if (!best || worth > *best) solution.best = {};
    best = worth;
    solution.best |= card;
  });
}

ParanoidSolution Solver::Context::SolveParanoid(const Position& position,
                                                const ParanoidRequest& request) {
  Start(request.limits);
  ParanoidSolution solution;
  Against against{request, request.seat};
  if (request.scores) {
    FindLimits(position, against);
    solution.fewest = against.fewest;
    solution.most = against.most;
  }
  solution.bid = ForceOf(position, against, position.bids[request.seat]);
  if (request.bids) {
    for (int bid = 0; bid <= TricksOfDeal(position) && !budget_.stopped(); ++bid) {
      solution.bids.push_back(ForceOf(position, against, bid));
    }
  }
  if (request.cards) ForceCards(position, against, solution);
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
    return Error{Say("seat $0; expected one from 0 to $1",
                     "plaats $0; verwacht er een van 0 tot en met $1", request.seat,
                     position.players - 1)};
  }
  return context_->SolveParanoid(position, request);
}

}  // namespace jasnel::boerenbridge

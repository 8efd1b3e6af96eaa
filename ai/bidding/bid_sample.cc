#include "ai/bidding/bid_sample.h"

#include <cstddef>

#include "jasnel/seat.h"

namespace jasnel {
namespace {

Auction AfterPass(Auction auction) {
  if (auction.Legal().pass) auction.Speak(Call{});
  return auction;
}

}  // namespace

BidCalls::BidCalls(const Auction& auction)
    : seat(auction.Turn()), leader(Clockwise(auction.dealer())) {
  const LegalCalls legal = auction.Legal();
  if (legal.pass) calls.push_back(Call{});
  for (const Suit suit : legal.suits) calls.push_back(Call{suit});
}

BidSampler::BidSampler(const BidQuestion& question, const Limits& limits)
    : auction_(question.auction),
      passed_(AfterPass(question.auction)),
      rules_(question.rules),
      limits_(limits),
      calls_(question.auction),
      proxies_(ProxyScores::For(question.rules)),
      model_(BiddingModel::For(question.rules)) {}

void BidSampler::Guess(BidSample& sample, Random& random) const {
  const Evaluator& evaluator = model_.evaluator();
  NestedSample& scores = sample.scores;
  const auto add = [&](std::size_t call, const Contract& contract, double chance) {
    const double share = chance * Sign(contract.declarer);
    scores.guess[call] +=
        share * proxies_.Of(evaluator.MakesDeal(sample.hands, contract.trump, contract.declarer,
                                                calls_.leader));
    scores.hint[call] +=
        share * evaluator.ScoreDeal(sample.hands, contract.trump, contract.declarer, calls_.leader);
  };
  for (std::size_t i = 0; i < calls_.calls.size(); ++i) {
    const Call call = calls_.calls[i];
    if (call.suit) {
      add(i, {calls_.seat, *call.suit}, 1);
      continue;
    }
    double left = random.NextUnit();
    bool drawn = false;
    for (const auto& [contract, chance] : model_.Outcomes(passed_, sample.hands)) {
      add(i, contract, chance);
      sample.declares[Index(contract.declarer)] += chance;
      if (!drawn) sample.after_pass = contract;
      left -= chance;
      drawn |= left < 0;
    }
  }
}

Position BidSampler::StartOf(const Hands& hands, const Contract& contract) const {
  Position position;
  position.hands = hands;
  position.trump = contract.trump;
  position.rules = rules_;
  position.leader = calls_.leader;
  position.declarer = contract.declarer;
  return position;
}

// Whether a contract after a pass is worth the same as one of the suits the seat may name: who of
// a side declares makes no difference to open hands.
bool BidSampler::IsOwn(const Contract& contract) const {
  return SideOf(contract.declarer) == SideOf(calls_.seat) &&
         auction_.Legal().suits.Contains(contract.trump);
}

bool BidSampler::SolveMakes(Solver& solver, BidSample& sample, CallSet calls) const {
  SuitSet known;
  // From the last on: what follows a pass may be one of the suits.
  for (std::size_t i = calls_.calls.size(); i-- > 0;) {
    if (!calls[i]) continue;
    const Call call = calls_.calls[i];
    const Contract contract = call.suit ? Contract{calls_.seat, *call.suit} : sample.after_pass;
    bool makes = sample.results[Index(contract.trump)].makes;
    if (call.suit || !IsOwn(contract) || !known.Contains(contract.trump)) {
      const auto solution = solver.Solve(StartOf(sample.hands, contract),
                                         {.objective = Objective::kMake, .limits = limits_});
      if (!solution || solution->stop != Stop::kSolved) return false;
      makes = solution->makes;
    }
    if (call.suit) {
      sample.results[Index(*call.suit)].makes = makes;
      known |= *call.suit;
    }
    sample.scores.proxy[i] = Sign(contract.declarer) * proxies_.Of(makes ? 1 : 0);
  }
  sample.solved = calls;
  return true;
}

// The suits that the seat may name: truths, proxies, results.
bool BidSampler::SolveSuits(Solver& solver, BidSample& sample) const {
  const Side side = SideOf(calls_.seat);
  for (std::size_t i = 0; i < calls_.calls.size(); ++i) {
    const Call call = calls_.calls[i];
    if (call.IsPass()) continue;
    Position position = StartOf(sample.hands, {calls_.seat, *call.suit});
    const auto solution =
        solver.Solve(position, {.objective = Objective::kScore, .line = true, .limits = limits_});
    if (!solution || solution->stop != Stop::kSolved) return false;
    const Points own = side == Side::kNorthSouth ? solution->ns : solution->ew;
    const Points others = side == Side::kNorthSouth ? solution->ew : solution->ns;
    sample.scores.truth[i] = (own - others).count();
    sample.scores.proxy[i] = proxies_.Of(solution->makes ? 1 : 0);
    for (const Card card : solution->line) Play(position, card);
    const Tally& won = position.won[Index(side)];
    SuitResult& result = sample.results[Index(*call.suit)];
    result.makes = solution->makes;
    result.pit = won.tricks == kHandSize;
    result.points = own.count();
    // What is lost is not written down, roem neither.
    if (result.makes || rules_.nat == NatPays::kOwn) result.roem = won.roem.count();
  }
  return true;
}

// The score of the seat's side in a contract that follows a pass, those of the suits known.
std::optional<int> BidSampler::ScoreOf(Solver& solver, const BidSample& sample,
                                       const Contract& contract) const {
  if (IsOwn(contract)) {
    for (std::size_t i = 0; i < calls_.calls.size(); ++i) {
      if (calls_.calls[i] == Call{contract.trump}) return static_cast<int>(sample.scores.truth[i]);
    }
  }
  const auto solution = solver.Solve(StartOf(sample.hands, contract),
                                     {.objective = Objective::kScore, .limits = limits_});
  if (!solution || solution->stop != Stop::kSolved) return std::nullopt;
  const int score = solution->value.count();
  return SideOf(calls_.seat) == Side::kNorthSouth ? score : -score;
}

bool BidSampler::SolveScores(Solver& solver, BidSample& sample) const {
  if (!SolveSuits(solver, sample)) return false;
  for (std::size_t i = 0; i < calls_.calls.size(); ++i) sample.solved.set(i);
  if (!calls_.has_pass()) return true;
  const auto score = ScoreOf(solver, sample, sample.after_pass);
  if (!score) return false;
  sample.scores.truth[0] = *score;
  // A contract that is lost brings its side less than nothing, and one made more.
  const double sign = Sign(sample.after_pass.declarer);
  sample.scores.proxy[0] = sign * proxies_.Of(*score * sign > 0 ? 1 : 0);
  return true;
}

bool BidSampler::SolveAll(Solver& solver, BidSample& sample) const {
  if (!SolveSuits(solver, sample)) return false;
  if (!calls_.has_pass()) return true;
  for (const auto& [contract, chance] : model_.Outcomes(passed_, sample.hands)) {
    const auto score = ScoreOf(solver, sample, contract);
    if (!score) return false;
    sample.scores.truth[0] += static_cast<double>(chance) * *score;
  }
  return true;
}

}  // namespace jasnel

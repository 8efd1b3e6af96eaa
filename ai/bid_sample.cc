#include "ai/bid_sample.h"

#include <cstddef>

#include "bitboard/seat.h"

namespace jasnel {
namespace {

template <class Enum>
std::size_t At(Enum index) {
  return static_cast<std::size_t>(Index(index));
}

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
  const auto guess = [&](const Contract& contract) {
    const double chance = static_cast<double>(
        evaluator.MakesDeal(sample.hands, contract.trump, contract.declarer, calls_.leader));
    return Sign(contract.declarer) * proxies_.Of(chance);
  };
  for (std::size_t i = 0; i < calls_.calls.size(); ++i) {
    const Call call = calls_.calls[i];
    if (call.suit) {
      sample.guess[i] = guess({calls_.seat, *call.suit});
      continue;
    }
    double left = random.NextUnit();
    bool drawn = false;
    for (const auto& [contract, chance] : model_.Outcomes(passed_, sample.hands)) {
      sample.guess[i] += chance * guess(contract);
      sample.declares[At(contract.declarer)] += chance;
      if (!drawn) sample.after_pass = contract;
      left -= chance;
      drawn |= left < 0;
    }
  }
}

std::optional<bool> BidSampler::Makes(Solver& solver, const Hands& hands,
                                      const Contract& contract) const {
  Position position;
  position.hands = hands;
  position.trump = contract.trump;
  position.rules = rules_;
  position.leader = calls_.leader;
  position.declarer = contract.declarer;
  const auto solution = solver.Solve(position, {.objective = Objective::kMake, .limits = limits_});
  if (!solution || solution->stop != Stop::kSolved) return std::nullopt;
  return solution->makes;
}

bool BidSampler::SolveMakes(Solver& solver, BidSample& sample) const {
  // From the last on: what follows a pass may be one of the suits.
  for (std::size_t i = calls_.calls.size(); i-- > 0;) {
    const Call call = calls_.calls[i];
    const Contract contract = call.suit ? Contract{calls_.seat, *call.suit} : sample.after_pass;
    const bool own = SideOf(contract.declarer) == SideOf(calls_.seat);
    std::optional<bool> makes;
    if (call.IsPass() && own && auction_.Legal().suits.Contains(contract.trump)) {
      makes = sample.makes[At(contract.trump)];
    } else {
      makes = Makes(solver, sample.hands, contract);
    }
    if (!makes) return false;
    if (call.suit) sample.makes[At(*call.suit)] = *makes;
    sample.proxy[i] = Sign(contract.declarer) * proxies_.Of(*makes ? 1 : 0);
  }
  return true;
}

double BidSampler::ScoreOf(const DealTable& table, const Contract& contract) const {
  const TableRow* row = table.Find(contract.trump, calls_.leader);
  const int score = row->score[At(SideOf(contract.declarer))].count();
  return SideOf(calls_.seat) == Side::kNorthSouth ? score : -score;
}

bool BidSampler::SolveScores(Solver& solver, BidSample& sample) const {
  TableRequest request;
  request.rules = rules_;
  request.leaders = {calls_.leader};
  request.limits = limits_;
  const auto outcomes =
      calls_.has_pass() ? model_.Outcomes(passed_, sample.hands) : BiddingModel::OutcomeList();
  SuitSet trumps = auction_.Legal().suits;
  for (const auto& outcome : outcomes) trumps |= outcome.contract.trump;
  request.trumps.clear();
  for (const Suit trump : trumps) request.trumps.push_back(trump);
  const auto table = SolveTable(solver, sample.hands, request);
  if (!table || table->stop != Stop::kSolved) return false;

  const Side side = SideOf(calls_.seat);
  for (std::size_t i = 0; i < calls_.calls.size(); ++i) {
    const Call call = calls_.calls[i];
    if (!call.suit) {
      for (const auto& [contract, chance] : outcomes) {
        sample.truth[i] += chance * ScoreOf(*table, contract);
      }
      continue;
    }
    sample.truth[i] = ScoreOf(*table, {calls_.seat, *call.suit});
    const TableRow* row = table->Find(*call.suit, calls_.leader);
    sample.pit[At(*call.suit)] = row->pit[At(side)];
    sample.roem[At(*call.suit)] = row->roem[At(side)].count();
    sample.own_points[At(*call.suit)] = (side == Side::kNorthSouth ? row->ns : row->ew).count();
  }
  return true;
}

}  // namespace jasnel

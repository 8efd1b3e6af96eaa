#include "ai/bidding/bid_sample.h"

#include <algorithm>

#include "jasnel/seat.h"

namespace jasnel {
namespace {

Auction AfterPass(Auction auction) {
  if (auction.Legal().pass) auction.Speak(Call{});
  return auction;
}

}  // namespace

BidCalls::BidCalls(const BidQuestion& question)
    : seat(question.auction.Turn()),
      all_pass_(question.rules.all_pass),
      leads_(question.rules.leads),
      dealer_(question.auction.dealer()) {
  const auto add = [&](Call call) {
    const auto& asked = question.calls;
    if (asked.empty() || std::find(asked.begin(), asked.end(), call) != asked.end()) {
      calls.push_back(call);
    }
  };
  const LegalCalls legal = question.auction.Legal(question.hand);
  if (legal.pass) add(Call{});
  for (const Suit suit : legal.suits) add(Call{suit});
}

BidSampler::BidSampler(const BidQuestion& question, const Limits& limits)
    : passed_(AfterPass(question.auction)),
      rules_(question.rules),
      limits_(limits),
      calls_(question),
      leaders_(FirstLeaders(question.rules.leads, question.auction.dealer())),
      models_{ContractModel(question.rules), ContractModel(question.rules, 2)} {}

void BidSampler::Guess(BidWorld& world) const {
  for (const Seat leader : leaders_) {
    auto& points = world.points[Index(leader)];
    points = models_[0].EstimateSuits(world.hands, leader);
    if (RoemInHands(rules_)) AddRoemOfHands(world.hands, SideOf(leader), points);
  }
  if (calls_.has_pass()) world.after_pass = OutcomesOf(passed_, rules_, world.hands);
}

// That of the leader's side, minus that of the other.
void BidSampler::AddRoemOfHands(const Hands& hands, Side leaders,
                                ContractModel::PointsOfSuits& of_suits) const {
  const auto own = Index(leaders);
  for (const Suit trump : kAllSuits) {
    const auto roem = RoemOfHands(hands, trump, rules_);
    std::int16_t& points = of_suits[Index(trump)];
    points = static_cast<std::int16_t>(points + (roem[own] - roem[1 - own]).count());
  }
}

std::optional<ContractFound> BidSampler::Solve(Solver& solver, const Hands& hands,
                                               const Contract& contract, ContractQuery asks) const {
  Position position;
  position.hands = hands;
  position.trump = contract.trump;
  position.rules = rules_;
  position.leader = calls_.LeaderIf(contract.declarer);
  position.declarer = contract.declarer;
  CountRoemOfHands(position);
  if (asks == ContractQuery::kScore) return SolveScore(solver, position);
  const bool pit = asks == ContractQuery::kPit;
  const auto succeeds = Succeeds(solver, position, pit ? Objective::kPit : Objective::kMake);
  if (!succeeds) return std::nullopt;
  return pit ? ContractFound{.pit = *succeeds} : ContractFound{.makes = *succeeds};
}

std::optional<bool> BidSampler::Succeeds(Solver& solver, const Position& position,
                                         Objective objective) const {
  const auto solution = solver.Solve(position, {.objective = objective, .limits = limits_});
  if (!solution || solution->stop != Stop::kSolved) return std::nullopt;
  return solution->makes;
}

std::optional<ContractFound> BidSampler::SolveScore(Solver& solver, Position position) const {
  const auto solution =
      solver.Solve(position, {.objective = Objective::kScore, .line = true, .limits = limits_});
  if (!solution || solution->stop != Stop::kSolved) return std::nullopt;
  const Side side = SideOf(position.declarer);
  const bool north_south = side == Side::kNorthSouth;
  const Points own = north_south ? solution->ns : solution->ew;
  const Points others = north_south ? solution->ew : solution->ns;
  Position end = position;
  for (const Card card : solution->line) Play(end, card);
  const Tally& won = end.won[Index(side)];
  ContractFound found;
  found.makes = solution->makes;
  found.score = (own - others).count();
  found.points = own.count() / WrittenTimes(position.trump, rules_);
  // What is lost is not written down, roem mostly neither.
  if (found.makes || rules_.nat == NatPays::kOwn || RoemIsKept(rules_))
    found.roem = won.roem.count();
  found.pit = won.tricks == kHandSize;
  if (!found.makes || found.pit) return found;
  // More roem may have been worth more than a pit.
  const auto pit = Succeeds(solver, position, Objective::kPit);
  if (!pit) return std::nullopt;
  found.pit = *pit;
  return found;
}

}  // namespace jasnel

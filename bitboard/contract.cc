#include "jasnel/contract.h"

#include <cstddef>

#include "bitboard/trick_rules.h"

namespace jasnel {
namespace {

void Multiply(ContractResult& result, Suit trump, const Rules& rules) {
  for (Points& score : result.score) score = Points(WrittenTimes(trump, rules) * score.count());
}

}  // namespace

ContractResult ScoreContract(const Stakes& stakes, const std::array<Tally, 2>& won,
                             const Rules& rules) {
  const Side makers = stakes.ToMake();
  const Side others = Opponents(makers);
  const int times = CardTimes(stakes.doublings);
  const int roem_times = RoemTimes(stakes.doublings, rules);
  const auto cards = [&](Side side) { return Points(times * won[Index(side)].cards.count()); };
  const auto all_tricks = [&](Side side) { return won[Index(side)].tricks == kHandSize; };
  const bool made = MakersLead(stakes, won, rules) >= LeastToMake(rules);

  // The bonus goes to the side that wins the contract, and does not help to.
  std::array<Points, 2> roem;
  for (const std::size_t side : {0, 1}) roem[side] = Points(roem_times * won[side].roem.count());
  const Side winners = made ? makers : others;
  if (all_tricks(winners) && (made || rules.pit_for == PitFor::kEither)) {
    roem[Index(winners)] += Points(roem_times * rules.pit);
  }
  ContractResult result;
  result.outcome = !made ? Outcome::kNat : all_tricks(makers) ? Outcome::kPit : Outcome::kMade;
  for (const Side side : {makers, others}) {
    result.score[Index(side)] = cards(side) + roem[Index(side)];
  }
  if (!made && rules.nat == NatPays::kAll) {
    const Points kept = RoemIsKept(rules) ? roem[Index(makers)] : Points(0);
    result.score[Index(makers)] = kept;
    result.score[Index(others)] = Points(times * kAllPoints) + roem[0] + roem[1] - kept;
  }
  Multiply(result, stakes.trump, rules);
  return result;
}

ContractResult ScoreRevoke(Side side, const Stakes& stakes, const std::array<Tally, 2>& won,
                           const Rules& rules) {
  ContractResult result;
  result.outcome = Outcome::kRevoke;
  // What goes with each side. Roem that is kept is no part of what a revoke pays.
  std::array<Points, 2> roem;
  if (RoemIsKept(rules)) {
    roem = {won[0].roem, won[1].roem};
  } else if (rules.revoke_roem != RevokeRoem::kOff) {
    roem[Index(Opponents(side))] = won[0].roem + won[1].roem;
  }
  const int roem_times = RoemTimes(stakes.doublings, rules);
  for (const Side each : {side, Opponents(side)}) {
    const int revoke = each == side ? 0 : CardTimes(stakes.doublings) * rules.revoke;
    result.score[Index(each)] = Points(revoke + roem_times * roem[Index(each)].count());
  }
  Multiply(result, stakes.trump, rules);
  return result;
}

}  // namespace jasnel

#include "jasnel/contract.h"

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
  const int times = 1 << stakes.doublings;
  const auto cards = [&](Side side) { return Points(times * won[Index(side)].cards.count()); };
  const auto total = [&](Side side) { return cards(side) + won[Index(side)].roem; };
  const auto all_tricks = [&](Side side) { return won[Index(side)].tricks == kHandSize; };
  const bool made = total(makers) >= total(others) + Points(LeastToMake(rules));

  // The bonus goes to the side that wins the contract, and does not help to.
  std::array<Points, 2> roem = {won[0].roem, won[1].roem};
  const Side winners = made ? makers : others;
  if (all_tricks(winners) && (made || rules.pit_for == PitFor::kEither)) {
    roem[Index(winners)] += Points(rules.pit);
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

ContractResult ScoreRevoke(Side side, Suit trump, const std::array<Tally, 2>& won,
                           const Rules& rules) {
  ContractResult result;
  result.outcome = Outcome::kRevoke;
  const Points own = won[Index(side)].roem;
  const Points kept = RoemIsKept(rules) ? own : Points(0);
  Points& points = result.score[Index(Opponents(side))];
  points = Points(rules.revoke);
  if (rules.revoke_roem != RevokeRoem::kOff) points += won[0].roem + won[1].roem - kept;
  result.score[Index(side)] = kept;
  Multiply(result, trump, rules);
  return result;
}

}  // namespace jasnel

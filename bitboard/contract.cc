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
  std::array<Points, 2> total;
  std::array<Points, 2> roem;
  for (const Side side : {makers, others}) {
    const int i = Index(side);
    roem[i] = won[i].roem;
    const bool all_tricks = won[i].tricks == kHandSize;
    if (all_tricks && (side == makers || rules.pit_for == PitFor::kEither)) {
      roem[i] += Points(rules.pit);
    }
    total[i] = Points(times * won[i].cards.count()) + roem[i];
  }

  ContractResult result;
  result.score = total;
  if (total[Index(makers)] > total[Index(others)]) {
    result.outcome = won[Index(makers)].tricks == kHandSize ? Outcome::kPit : Outcome::kMade;
  } else {
    result.outcome = Outcome::kNat;
    if (rules.nat == NatPays::kAll) {
      result.score[Index(makers)] = Points(0);
      result.score[Index(others)] = Points(times * kAllPoints) + roem[0] + roem[1];
    }
  }
  Multiply(result, stakes.trump, rules);
  return result;
}

ContractResult ScoreRevoke(Side side, Suit trump, const std::array<Tally, 2>& won,
                           const Rules& rules) {
  ContractResult result;
  result.outcome = Outcome::kRevoke;
  Points& points = result.score[Index(Opponents(side))];
  points = Points(rules.revoke);
  if (rules.revoke_roem != RevokeRoem::kOff) points += won[0].roem + won[1].roem;
  Multiply(result, trump, rules);
  return result;
}

}  // namespace jasnel

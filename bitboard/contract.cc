#include "jasnel/contract.h"

#include "bitboard/trick_rules.h"

namespace jasnel {

ContractResult ScoreContract(Side declarers, const std::array<Tally, 2>& won, const Rules& rules) {
  const Side defenders = Opponents(declarers);
  std::array<Points, 2> total;
  std::array<Points, 2> roem;
  for (const Side side : {declarers, defenders}) {
    const int i = Index(side);
    roem[i] = won[i].roem;
    const bool all_tricks = won[i].tricks == kHandSize;
    if (all_tricks && (side == declarers || rules.pit_for == PitFor::kEither)) {
      roem[i] += Points(rules.pit);
    }
    total[i] = won[i].cards + roem[i];
  }

  ContractResult result;
  result.score = total;
  if (total[Index(declarers)] > total[Index(defenders)]) {
    result.outcome = won[Index(declarers)].tricks == kHandSize ? Outcome::kPit : Outcome::kMade;
    return result;
  }
  result.outcome = Outcome::kNat;
  if (rules.nat == NatPays::kAll) {
    result.score[Index(declarers)] = Points(0);
    result.score[Index(defenders)] = Points(kAllPoints) + roem[0] + roem[1];
  }
  return result;
}

ContractResult ScoreRevoke(Side side, const std::array<Tally, 2>& won, const Rules& rules) {
  ContractResult result;
  result.outcome = Outcome::kRevoke;
  Points& points = result.score[Index(Opponents(side))];
  points = Points(rules.revoke);
  if (rules.revoke_roem != RevokeRoem::kOff) points += won[0].roem + won[1].roem;
  return result;
}

}  // namespace jasnel

#include "tools/training/contract_samples.h"

#include "ai/models/contract_model.h"
#include "jasnel/dealing.h"
#include "jasnel/trump_table.h"

namespace jasnel {

std::vector<EstimatedContract> SolvedContracts(std::uint64_t first, std::size_t deals,
                                               const Rules& rules, BatchSolver& batch) {
  constexpr std::uint64_t kSeed = 2027;
  constexpr Seat kLeader = Seat::kNorth;
  constexpr std::size_t kEach = 2 * kSuits;
  const ContractModel model(rules);
  Rules own = rules;
  own.nat = NatPays::kOwn;
  std::vector<EstimatedContract> contracts(kEach * deals);
  batch.ForEach(deals, [&](Solver& solver, std::size_t i) {
    const Hands hands = RandomHands(kSeed, first + i);
    const auto points = model.EstimateSuits(hands, kLeader);
    const auto table = SolveTrumpTable(solver, hands, {.rules = rules, .leaders = {kLeader}});
    const auto with_own = SolveTrumpTable(solver, hands, {.rules = own, .leaders = {kLeader}});
    for (std::size_t row = 0; row < kSuits; ++row) {
      for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
        const auto of = Index(side);
        const int sign = side == SideOf(kLeader) ? 1 : -1;
        const TableRow& solved = table->rows[row];
        contracts[kEach * i + 2 * row + of] = {
            .points = sign * points[Index(solved.trump)],
            .makes = solved.makes[of],
            .pit = solved.pit[of],
            .score = static_cast<double>(sign * solved.score[of].count()),
            .score_own = static_cast<double>(sign * with_own->rows[row].score[of].count())};
      }
    }
  });
  return contracts;
}

}  // namespace jasnel

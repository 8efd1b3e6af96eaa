// Fits data/weights/contract_model.inc to random deals, which it solves, and reports how well it
// fits deals held out.
//
//     train_contract_model DEALS WEIGHTS.inc
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "ai/models/contract_model.h"
#include "jasnel/dealing.h"
#include "jasnel/trump_table.h"
#include "tools/training/fit_contract.h"
#include "tools/training/weights_source.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kSeed = 2027;

// Eight contracts of each deal: all suits, both sides as declarers.
std::vector<EstimatedContract> Solved(std::size_t deals, const Rules& rules, BatchSolver& batch) {
  constexpr Seat kLeader = Seat::kNorth;
  constexpr std::size_t kEach = 2 * kSuits;
  const ContractModel model(rules);
  Rules own = rules;
  own.nat = NatPays::kOwn;
  std::vector<EstimatedContract> contracts(kEach * deals);
  batch.ForEach(deals, [&](Solver& solver, std::size_t i) {
    const Hands hands = RandomHands(kSeed, i);
    const auto points = model.EstimateSuits(hands, kLeader);
    const auto table = SolveTrumpTable(solver, hands, {.rules = rules, .leaders = {kLeader}});
    const auto with_own = SolveTrumpTable(solver, hands, {.rules = own, .leaders = {kLeader}});
    for (std::size_t row = 0; row < kSuits; ++row) {
      for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
        const auto of = static_cast<std::size_t>(Index(side));
        const int sign = side == SideOf(kLeader) ? 1 : -1;
        const TableRow& solved = table->rows[row];
        contracts[kEach * i + 2 * row + of] = {
            .points = sign * points[static_cast<std::size_t>(Index(solved.trump))],
            .makes = solved.makes[of],
            .pit = solved.pit[of],
            .score = static_cast<double>(sign * solved.score[of].count()),
            .score_own = static_cast<double>(sign * with_own->rows[row].score[of].count())};
      }
    }
  });
  return contracts;
}

int Main(int count, char** arguments) {
  int deals = 0;
  if (count != 3 || !absl::SimpleAtoi(arguments[1], &deals) || deals < 100) {
    std::fprintf(stderr, "usage: train_contract_model DEALS WEIGHTS.inc, with 100 deals or more\n");
    return 2;
  }
  BatchSolver batch;
  std::vector<EstimatedContract> fitted;
  std::vector<EstimatedContract> held_out;
  for (const char* preset : {"kbn", "nku-rotterdam"}) {
    const auto contracts = Solved(static_cast<std::size_t>(deals),
                                  Certain(ParseRules(preset), "these are rules"), batch);
    const auto middle = contracts.begin() + static_cast<std::ptrdiff_t>(contracts.size() / 10 * 8);
    fitted.insert(fitted.end(), contracts.begin(), middle);
    held_out.assign(middle, contracts.end());
    std::printf("== %s, with the weights so far\n%s", preset,
                ContractReport(held_out, kContractWeights).c_str());
    const ContractWeights weights = FitContract({contracts.begin(), middle});
    std::printf("== %s, with weights of its own\n%s", preset,
                ContractReport(held_out, weights).c_str());
    std::fflush(stdout);
  }
  const ContractWeights weights = FitContract(fitted);
  std::printf("== held out of nku-rotterdam, with the weights of both\n%s",
              ContractReport(held_out, weights).c_str());
  return StatusOf("train_contract_model", WriteFile(arguments[2], WriteContract(weights)));
}

}  // namespace
}  // namespace jasnel

int main(int count, char** arguments) { return jasnel::Main(count, arguments); }

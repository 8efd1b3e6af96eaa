// Fits data/weights/contract_model.inc to random deals, which it solves, and reports how well it
// fits deals held out.
//
//     train_contract_model DEALS WEIGHTS.inc
#include <cstddef>
#include <cstdio>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "ai/models/contract_model.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"
#include "tools/training/contract_samples.h"
#include "tools/training/fit_contract.h"
#include "tools/training/weights_source.h"

namespace jasnel {
namespace {

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
    const auto contracts = SolvedContracts(0, static_cast<std::size_t>(deals),
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

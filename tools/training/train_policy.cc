// Fits the play policy to the choices of players, and reports its accuracy.
//
//     train_policy WEIGHTS.cc RECORDS...
//
// The records are outputs of `jasnel match --record`. No deal may occur in two of them. Every tenth
// deal is held out for the report, which is printed.
#include <cstddef>
#include <cstdio>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tools/training/fit_policy.h"
#include "tools/training/policy_choices.h"
#include "tools/training/policy_report.h"
#include "tools/training/weights_source.h"
#include "tools/training/write_policy.h"

namespace jasnel {
namespace {

constexpr std::size_t kHeldOut = 10;

struct Parts {
  std::vector<DealChoices> fitted;
  std::vector<DealChoices> held_out;
};

Parts Split(std::vector<DealChoices> deals) {
  Parts parts;
  for (std::size_t i = 0; i < deals.size(); ++i) {
    auto& part = (i + 1) % kHeldOut == 0 ? parts.held_out : parts.fitted;
    part.push_back(std::move(deals[i]));
  }
  return parts;
}

std::optional<Error> Train(const std::string& weights_path, std::span<char* const> records) {
  std::vector<DealChoices> deals;
  for (const char* const path : records) {
    auto read = ReadPolicyChoices(path);
    if (!read) return read.error();
    std::move(read->begin(), read->end(), std::back_inserter(deals));
  }
  if (deals.size() < kHeldOut) return Error{"too few deals; expected 10 or more"};
  const Parts parts = Split(std::move(deals));
  const PolicyWeights weights = FitPolicy(parts.fitted);
  std::printf("%s", PolicyReportOf(parts.fitted.size(), parts.held_out, weights).c_str());
  return WriteFile(weights_path, WritePolicy(weights));
}

int Main(std::span<char* const> arguments) {
  if (arguments.size() < 3) {
    std::fprintf(stderr, "usage: train_policy WEIGHTS.cc RECORDS...\n");
    return 2;
  }
  return StatusOf("train_policy", Train(arguments[1], arguments.subspan(2)));
}

}  // namespace
}  // namespace jasnel

int main(int count, char** arguments) {
  return jasnel::Main({arguments, static_cast<std::size_t>(count)});
}

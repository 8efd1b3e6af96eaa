// Fits the evaluator to solved deals, and reports its accuracy.
//
//     train_evaluator FREE.csv OBLIGED.csv WEIGHTS.cc [HANDS]
//
// The files are outputs of `jasnel table --format=csv` with kbn and with nku-rotterdam. Four fifths
// of the deals of each are fitted; the others are held out for the report, which is printed. HANDS
// of them, by default 2000, are also solved in random worlds.
#include <cstdio>
#include <optional>
#include <span>
#include <string>

#include "absl/strings/numbers.h"
#include "jasnel/rules.h"
#include "tools/training/fit_evaluator.h"
#include "tools/training/report.h"
#include "tools/training/solved_deals.h"
#include "tools/training/weights_source.h"
#include "tools/training/write_weights.h"

namespace jasnel {
namespace {

constexpr std::size_t kCeilingWorlds = 400;

Result<EvaluatorWeights> Train(const std::string& path, const char* preset, std::size_t ceiling) {
  const auto deals = ReadSolvedDeals(path);
  if (!deals) return deals.error();
  if (deals->size() < 100) return Error{path + ": too few deals; expected 100 or more"};
  const std::span all(*deals);
  const std::span fitted = all.first(all.size() / 5 * 4);
  const std::span held_out = all.subspan(fitted.size());
  const EvaluatorWeights weights = FitEvaluator(fitted);
  const Evaluator evaluator(weights);
  const Rules rules = Certain(ParseRules(preset), "the presets are those of Main");
  std::printf("== %s\n%s\n", preset, ReportOf(fitted, held_out, evaluator).c_str());
  std::fflush(stdout);
  if (ceiling > 0) {
    std::printf("%s\n", CeilingOf(held_out, ceiling, kCeilingWorlds, evaluator, rules).c_str());
    std::fflush(stdout);
  }
  return weights;
}

int Main(int count, char** arguments) {
  int ceiling = 2000;
  if (count < 4 || count > 5 || (count == 5 && !absl::SimpleAtoi(arguments[4], &ceiling)) ||
      ceiling < 0) {
    std::fprintf(stderr, "usage: train_evaluator FREE.csv OBLIGED.csv WEIGHTS.cc [HANDS]\n");
    return 2;
  }
  const auto hands = static_cast<std::size_t>(ceiling);
  const auto free = Train(arguments[1], "kbn", hands);
  const auto obliged = free ? Train(arguments[2], "nku-rotterdam", hands) : free;
  return StatusOf("train_evaluator", obliged
                                         ? WriteFile(arguments[3], WriteWeights(*free, *obliged))
                                         : std::optional(obliged.error()));
}

}  // namespace
}  // namespace jasnel

int main(int count, char** arguments) { return jasnel::Main(count, arguments); }

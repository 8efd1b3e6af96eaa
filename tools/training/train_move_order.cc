// Searches for weights of the move order, and reports the nodes they save.
//
//     train_move_order WEIGHTS.inc CHECKPOINT DEALS STEPS
//
// Tries STEPS changes of the compiled weights on DEALS random deals. How far it is stays in
// CHECKPOINT: started again, it goes on from there, also with more STEPS. The report is of these
// deals and of as many others.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/strings/str_format.h"
#include "bitboard/text/line_fields.h"
#include "solver/threads.h"
#include "tools/shared/files.h"
#include "tools/training/fit_move_order.h"
#include "tools/training/order_checkpoint.h"
#include "tools/training/order_cost.h"
#include "tools/training/write_move_order.h"

namespace jasnel {
namespace {

// Of no test and no figure.
constexpr std::uint64_t kDealSeed = 730001;
constexpr std::uint64_t kHeldOutSeed = 730002;
constexpr std::uint64_t kChangeSeed = 730003;

constexpr std::uint64_t kReported = 100;  // a line is printed after so many steps

struct Plan {
  std::string weights_path;
  std::string checkpoint_path;
  std::size_t deals;
  std::uint64_t steps;
};

// Where to begin: at the checkpoint, or at the compiled weights.
Result<OrderCheckpoint> StartOf(const Plan& plan) {
  const auto checkpoint = ReadCheckpoint(plan.checkpoint_path);
  if (!checkpoint) return checkpoint.error();
  if (!*checkpoint) return OrderCheckpoint{plan.deals, 0, {internal::kOrderWeights}};
  if ((*checkpoint)->deals != plan.deals) {
    return Error{absl::StrFormat("%s: a search with %d deals; expected one with %d",
                                 plan.checkpoint_path, (*checkpoint)->deals, plan.deals)};
  }
  return **checkpoint;
}

void ReportOne(const char* what, std::span<const Position> deals, const OrderFit& fit,
               OrderCost& cost) {
  const std::uint64_t before = cost.Nodes(internal::kOrderWeights, deals);
  const std::uint64_t after = cost.Nodes(fit.weights, deals);
  std::printf("  %-8s  %10llu  %10llu  %+6.2f%%\n", what, static_cast<unsigned long long>(before),
              static_cast<unsigned long long>(after),
              100 * (static_cast<double>(after) / static_cast<double>(before) - 1));
}

std::optional<Error> Train(const Plan& plan) {
  const auto start = StartOf(plan);
  if (!start) return start.error();
  const std::vector<Position> deals = OrderDeals(kDealSeed, plan.deals);
  OrderCost cost(DefaultThreads());
  OrderFitter fitter(start->fit, kChangeSeed, deals, cost);
  if (start->fit.steps > 0 && fitter.nodes() != start->nodes) {
    return Error{absl::StrFormat(
        "%s: its weights took %d nodes and now take %d, as the search is another; expected a "
        "checkpoint of this one",
        plan.checkpoint_path, start->nodes, fitter.nodes())};
  }
  std::printf("   Steps   Kept       Nodes\n");
  while (fitter.fit().steps < plan.steps) {
    fitter.Step();
    if (auto error =
            WriteCheckpoint(plan.checkpoint_path, {plan.deals, fitter.nodes(), fitter.fit()})) {
      return error;
    }
    const OrderFit& fit = fitter.fit();
    if (fit.steps % kReported != 0 && fit.steps != plan.steps) continue;
    std::printf("  %6llu  %5llu  %10llu\n", static_cast<unsigned long long>(fit.steps),
                static_cast<unsigned long long>(fit.kept),
                static_cast<unsigned long long>(fitter.nodes()));
    std::fflush(stdout);
  }
  std::printf("\n  Deals     Nodes before       after  change\n");
  ReportOne("these", deals, fitter.fit(), cost);
  ReportOne("others", OrderDeals(kHeldOutSeed, plan.deals), fitter.fit(), cost);
  return WriteWholeFile(plan.weights_path, WriteMoveOrder(fitter.fit().weights));
}

int Main(std::span<char* const> arguments) {
  const auto number = [&](std::size_t i, int least) {
    return WholeNumber(arguments[i], least, 1'000'000);
  };
  if (arguments.size() != 5 || !number(3, OrderFitter::kScreening) || !number(4, 0)) {
    std::fprintf(
        stderr,
        "usage: train_move_order WEIGHTS.inc CHECKPOINT DEALS STEPS, with 5 deals or more\n");
    return 2;
  }
  const auto error = Train({arguments[1], arguments[2], static_cast<std::size_t>(*number(3, 1)),
                            static_cast<std::uint64_t>(*number(4, 0))});
  if (!error) return 0;
  std::fprintf(stderr, "train_move_order: %s\n", error->message.c_str());
  return 1;
}

}  // namespace
}  // namespace jasnel

int main(int count, char** arguments) {
  return jasnel::Main({arguments, static_cast<std::size_t>(count)});
}

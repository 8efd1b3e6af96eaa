// Fits the model of all four hands to solved deals, and reports its errors.
//
//     train_points_model FOLDER VALUES.txt DEALS
//
// FOLDER gets points_model.bin and points_model.txt.
// The values of the first DEALS deals of points_deals.h are kept in VALUES.txt; those that are not
// there yet are solved first, on all cores. The first tenth is held out for the report, which is
// printed.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bitboard/text/line_fields.h"
#include "jasnel/solver.h"
#include "tools/shared/run/progress.h"
#include "tools/training/fit_points_model.h"
#include "tools/training/model_files.h"
#include "tools/training/network.h"
#include "tools/training/points_deals.h"
#include "tools/training/points_report.h"
#include "tools/training/points_values.h"
#include "tools/training/weights_source.h"

namespace jasnel {
namespace {

constexpr int kPasses = 80;
constexpr int kReported = 8;          // a line is printed after so many
constexpr std::size_t kHeldOut = 10;  // one in so many
constexpr int kMinDeals = 1000;

Result<std::vector<int>> Solved(const std::string& path, std::size_t count) {
  BatchSolver solver;
  Progress progress;
  return PointsValues(path, count, solver, [&](std::size_t solved, std::size_t all) {
    progress.Show({solved, solved, all});
  });
}

std::optional<Error> Train(const std::string& folder, const std::string& values_path,
                           std::size_t deals) {
  const auto values = Solved(values_path, deals);
  if (!values) return values.error();
  const std::span held_out_values = std::span(*values).first(deals / kHeldOut);
  const PointsSamples held_out(0, held_out_values);
  const PointsSamples fitted(held_out.size(), std::span(*values).subspan(held_out.size()));
  std::printf("Fitted to %zu deals, held out %zu.\n\n", fitted.size(), held_out.size());
  std::printf("        Mean absolute error\nPass    fitted to   held out\n");
  PointsFitter fitter(fitted, kPasses);
  for (int pass = 1; pass <= kPasses; ++pass) {
    fitter.Pass(Interrupted());
    if (Interrupted()) return Error{"stopped by Ctrl-C"};
    if (pass % kReported != 0) continue;
    std::printf("%4d %12.2f %10.2f\n", pass, ErrorsOf(fitter.network(), fitted).mean_absolute(),
                ErrorsOf(fitter.network(), held_out).mean_absolute());
    std::fflush(stdout);
  }
  const auto weights = ToPointsModel(fitter.network());
  if (!weights) return weights.error();
  std::printf("\n%s", PointsReportOf(0, held_out_values, *weights).c_str());
  return FileOf(*weights).Write(folder);
}

int Main(std::span<char* const> arguments) {
  const auto deals =
      arguments.size() == 4 ? WholeNumber(arguments[3], kMinDeals, 99'999'999) : std::nullopt;
  if (!deals) {
    std::fprintf(stderr,
                 "usage: train_points_model FOLDER VALUES.txt DEALS, with 1000 deals or more\n");
    return 2;
  }
  CatchInterrupts();
  return StatusOf("train_points_model",
                  Train(arguments[1], arguments[2], static_cast<std::size_t>(*deals)));
}

}  // namespace
}  // namespace jasnel

int main(int count, char** arguments) {
  return jasnel::Main({arguments, static_cast<std::size_t>(count)});
}

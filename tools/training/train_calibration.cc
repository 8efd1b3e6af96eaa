// Fits what open hands are worth in real play to played deals, and reports how well.
//
//     train_calibration WEIGHTS.inc RECORDS...
//
// RECORDS are outputs of `jasnel match --record` with both sittings of a deal in succession, by
// rules with either way to ruff. A fifth of the deals is held out for the report, which is printed.
#include <cstdio>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "tools/training/calibration_report.h"
#include "tools/training/fit_calibration.h"
#include "tools/training/played_contracts.h"
#include "tools/training/weights_source.h"

namespace jasnel {
namespace {

constexpr std::size_t kMin = 100;
constexpr std::size_t kSittings = 2;
constexpr std::size_t kHeldOut = 5;

// Hands that are worth less are hardly ever bid on.
constexpr float kMinScore = -100;

struct Contracts {
  std::vector<PlayedContract> fitted;
  std::vector<PlayedContract> held_out;
};

std::optional<Error> ReadContracts(std::span<char* const> records, Contracts& free,
                                   Contracts& obliged) {
  for (const char* const path : records) {
    const auto contracts = ReadPlayedContracts(path);
    if (!contracts) return contracts.error();
    for (std::size_t i = 0; i < contracts->size(); ++i) {
      const PlayedContract& contract = (*contracts)[i];
      if (contract.predicted.score < kMinScore) continue;
      Contracts& family = contract.ruff == Ruff::kFree ? free : obliged;
      const bool held_out = i / kSittings % kHeldOut == kHeldOut - 1;
      (held_out ? family.held_out : family.fitted).push_back(contract);
    }
  }
  return std::nullopt;
}

Result<Calibration> Train(const Contracts& contracts, const char* ruff) {
  if (contracts.held_out.size() < kMin) {
    return Error{std::string("too few records with ") + ruff +
                 "; expected 500 contracts or more that score -100 with open hands"};
  }
  const Calibration played = FitCalibration(contracts.fitted);
  std::printf("== %s\nFitted to %zu contracts, held out %zu. By the place of the declarer:\n", ruff,
              contracts.fitted.size(), contracts.held_out.size());
  for (std::size_t place = 0; place < kSeats; ++place) {
    std::printf("%zu: score = %.1f %+.3f x open score; log odds = %.3f %+.3f x open.\n", place + 1,
                played.score_constant[place], played.score_slope, played.makes_constant[place],
                played.makes_slope);
  }
  std::printf("\n%s\n", CalibrationReportOf(contracts.held_out, played).c_str());
  return played;
}

std::optional<Error> TrainAll(std::span<char* const> arguments) {
  Contracts free;
  Contracts obliged;
  if (auto error = ReadContracts(arguments.subspan(2), free, obliged)) return error;
  const auto of_free = Train(free, "ruff=free");
  if (!of_free) return of_free.error();
  const auto of_obliged = Train(obliged, "ruff=obliged");
  if (!of_obliged) return of_obliged.error();
  return WriteFile(arguments[1], WriteCalibration(*of_free, *of_obliged));
}

int Main(std::span<char* const> arguments) {
  if (arguments.size() < 3) {
    std::fprintf(stderr, "usage: train_calibration WEIGHTS.inc RECORDS...\n");
    return 2;
  }
  return StatusOf("train_calibration", TrainAll(arguments));
}

}  // namespace
}  // namespace jasnel

int main(int count, char** arguments) {
  return jasnel::Main({arguments, static_cast<std::size_t>(count)});
}

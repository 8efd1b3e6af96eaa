// Fits the bidding model to solved and to played deals, and reports its accuracy.
//
//     train_bidding WEIGHTS.cc FREE.csv OBLIGED.csv [RECORDS...]
//
// FREE.csv and OBLIGED.csv are outputs of `jasnel table --format=csv` with kbn and with
// nku-rotterdam; RECORDS are outputs of `jasnel match --record` under such rules, with both
// sittings of a deal in succession. Without RECORDS, real play is assumed to give the results of
// open hands. A fifth of the deals is held out for the report, which is printed.
#include <cstdio>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "tools/training/bidding_report.h"
#include "tools/training/calibration_report.h"
#include "tools/training/fit_bidding.h"
#include "tools/training/played_contracts.h"
#include "tools/training/solved_deals.h"
#include "tools/training/weights_source.h"
#include "tools/training/write_bidding.h"

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

Result<BiddingWeights> Train(const std::string& path, const Contracts& contracts,
                             const char* preset) {
  const auto deals = ReadSolvedDeals(path);
  if (!deals) return deals.error();
  if (deals->size() < kMin) return Error{path + ": too few deals; expected 100 or more"};
  const auto fitted = std::span(*deals).first(deals->size() / kHeldOut * (kHeldOut - 1));
  const auto held_out = std::span(*deals).subspan(fitted.size());
  const Rules rules = Certain(ParseRules(preset), "the presets are those of Main");
  const Evaluator& evaluator = Evaluator::For(rules);
  std::printf("== %s\n", preset);
  Calibration played;
  if (contracts.held_out.size() >= kMin) {
    played = FitCalibration(contracts.fitted);
    std::printf("Fitted to %zu contracts, held out %zu. By the place of the declarer:\n",
                contracts.fitted.size(), contracts.held_out.size());
    for (std::size_t place = 0; place < kSeats; ++place) {
      std::printf("%zu: score = %.1f %+.3f x open score; log odds = %.3f %+.3f x open.\n",
                  place + 1, played.score_constant[place], played.score_slope,
                  played.makes_constant[place], played.makes_slope);
    }
    std::printf("\n%s\n", CalibrationReportOf(contracts.held_out, played).c_str());
  } else if (!contracts.fitted.empty()) {
    return Error{std::string("too few records by ") + preset +
                 "; expected 500 contracts or more that score -100 with open hands"};
  }
  const BiddingWeights weights = FitBidding(fitted, evaluator, played);
  std::printf("%s\n", BiddingReportOf(held_out, evaluator, weights, rules).c_str());
  return weights;
}

std::optional<Error> TrainAll(std::span<char* const> arguments) {
  Contracts free;
  Contracts obliged;
  if (auto error = ReadContracts(arguments.subspan(4), free, obliged)) return error;
  const auto weights_free = Train(arguments[2], free, "kbn");
  if (!weights_free) return weights_free.error();
  const auto weights_obliged = Train(arguments[3], obliged, "nku-rotterdam");
  if (!weights_obliged) return weights_obliged.error();
  return WriteFile(arguments[1], WriteBidding(*weights_free, *weights_obliged));
}

int Main(std::span<char* const> arguments) {
  if (arguments.size() < 4) {
    std::fprintf(stderr, "usage: train_bidding WEIGHTS.cc FREE.csv OBLIGED.csv [RECORDS...]\n");
    return 2;
  }
  return StatusOf("train_bidding", TrainAll(arguments));
}

}  // namespace
}  // namespace jasnel

int main(int count, char** arguments) {
  return jasnel::Main({arguments, static_cast<std::size_t>(count)});
}

#include "tools/training/calibration_report.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <tuple>
#include <vector>

#include "absl/strings/str_format.h"

namespace jasnel {
namespace {

constexpr std::size_t kClasses = 5;

struct Means {
  double open = 0, played = 0, found = 0;

  void Add(double open_value, double played_value, double found_value) {
    open += open_value;
    played += played_value;
    found += found_value;
  }

  std::string Text(double count, const char* format) const {
    return absl::StrFormat("%s%s%s", Number(open / count, format), Number(played / count, format),
                           Number(found / count, format));
  }

 private:
  static std::string Number(double value, const char* format) {
    return format[0] == '%' ? absl::StrFormat("  %5.1f%%", 100 * value)
                            : absl::StrFormat("  %+6.1f", value);
  }
};

std::string Row(std::string_view name, std::span<const PlayedContract> contracts,
                const Calibration& played) {
  Means makes;
  Means score;
  double squares = 0;
  for (const PlayedContract& contract : contracts) {
    const auto open_makes = static_cast<double>(contract.predicted.makes);
    const auto open_score = static_cast<double>(contract.predicted.score);
    makes.Add(open_makes, played.PlayedMakes(open_makes, contract.place), contract.makes ? 1 : 0);
    score.Add(open_score, played.PlayedScore(open_score, contract.place), contract.score);
    squares += contract.score * contract.score;
  }
  const auto count = static_cast<double>(contracts.size());
  const double mean = score.found / count;
  const double error = std::sqrt(std::max(0.0, squares / count - mean * mean) / count);
  return absl::StrFormat("%-8s %9d %s  %s ± %.1f\n", name, contracts.size(), makes.Text(count, "%"),
                         score.Text(count, "+"), 1.96 * error);
}

// Adds up over contracts, class by class. `at` is a contract's class.
template <std::size_t kCount, class At>
std::array<ChanceClass, kCount> ClassesOf(std::span<const PlayedContract> contracts,
                                          GivenChance given, const At& at) {
  std::array<ChanceClass, kCount> classes;
  for (const PlayedContract& contract : contracts) {
    ChanceClass& one = classes[at(contract)];
    ++one.contracts;
    one.said += contract.*given;
    one.made += contract.makes ? 1 : 0;
  }
  for (ChanceClass& one : classes) {
    if (one.contracts == 0) continue;
    one.said /= static_cast<double>(one.contracts);
    one.made /= static_cast<double>(one.contracts);
  }
  return classes;
}

// The mean over contracts of what `miss_of` says of their class.
template <class MissOf>
double MeanMiss(const ChanceClasses& classes, const MissOf& miss_of) {
  double sum = 0;
  double contracts = 0;
  for (const ChanceClass& one : classes) {
    if (one.contracts == 0) continue;
    const auto count = static_cast<double>(one.contracts);
    sum += count * miss_of(one, count);
    contracts += count;
  }
  return contracts == 0 ? 0 : sum / contracts;
}

}  // namespace

std::string CalibrationReportOf(std::span<const PlayedContract> contracts,
                                const Calibration& played) {
  std::vector<PlayedContract> sorted(contracts.begin(), contracts.end());
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const PlayedContract& a, const PlayedContract& b) {
                     return a.predicted.score < b.predicted.score;
                   });
  std::string text =
      "                   Chance to make           Score\n"
      "Fifth    Contracts    open  played   found    open   played   found\n";
  const std::span all(sorted);
  for (std::size_t i = 0; i < kClasses; ++i) {
    const std::size_t begin = all.size() * i / kClasses;
    const std::size_t end = all.size() * (i + 1) / kClasses;
    text += Row(absl::StrFormat("%d", i + 1), all.subspan(begin, end - begin), played);
  }
  return text + Row("all", all, played);
}

ChanceClasses ClassesByChance(std::span<const PlayedContract> contracts, GivenChance given) {
  constexpr std::size_t kCount = std::tuple_size_v<ChanceClasses>;
  return ClassesOf<kCount>(contracts, given, [&](const PlayedContract& one) {
    return std::min(static_cast<std::size_t>(one.*given * static_cast<double>(kCount)), kCount - 1);
  });
}

std::array<ChanceClass, kSeats> ClassesByPlace(std::span<const PlayedContract> contracts,
                                               GivenChance given) {
  return ClassesOf<kSeats>(contracts, given, [](const PlayedContract& one) {
    return static_cast<std::size_t>(one.place);
  });
}

double CalibrationErrorOf(const ChanceClasses& classes) {
  return MeanMiss(classes,
                  [](const ChanceClass& one, double) { return std::abs(one.said - one.made); });
}

double CalibrationErrorByLuck(const ChanceClasses& classes) {
  return MeanMiss(classes, [](const ChanceClass& one, double count) {
    return std::sqrt(2 / std::numbers::pi * one.said * (1 - one.said) / count);
  });
}

}  // namespace jasnel

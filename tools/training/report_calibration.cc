// Reports how well the chances that players give contracts are calibrated.
//
//     report_calibration CURVES.csv RECORDS...
//
// RECORDS are outputs of `jasnel match --record`, each by one rule set, which the report names by
// the name of the file. CURVES.csv gets a line for each class of chances of each.
#include <cstdio>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

#include "absl/strings/str_format.h"
#include "tools/training/calibration_report.h"
#include "tools/training/played_contracts.h"
#include "tools/training/weights_source.h"

namespace jasnel {
namespace {

std::optional<Error> Report(const char* curves_path, std::span<char* const> records) {
  std::string curves = "rules,contracts,said,made\n";
  std::string places;  // from the leader on
  std::printf("Rules                Contracts  Calibration error  of it by luck\n");
  for (const char* const path : records) {
    const auto contracts = ReadPlayedContracts(path);
    if (!contracts) return contracts.error();
    const std::string name = std::filesystem::path(path).stem().string();
    const ChanceClasses classes = ClassesByChance(*contracts);
    for (const ChanceClass& one : classes) {
      if (one.contracts == 0) continue;
      curves += absl::StrFormat("%s,%d,%.4f,%.4f\n", name, one.contracts, one.said, one.made);
    }
    for (std::size_t place = 0; const ChanceClass& one : ClassesByPlace(*contracts)) {
      ++place;
      if (one.contracts == 0) continue;
      places += absl::StrFormat("%-20s %8d  %9d  %9.1f%%  %5.1f%%\n", name, place, one.contracts,
                                100 * one.said, 100 * one.made);
    }
    std::printf("%-20s %9zu  %16.2f%%  %12.2f%%\n", name.c_str(), contracts->size(),
                100 * CalibrationErrorOf(classes), 100 * CalibrationErrorByLuck(classes));
    std::fflush(stdout);
  }
  std::printf("\nRules                Declarer  Contracts  Open hands    Made\n%s", places.c_str());
  return WriteFile(curves_path, curves);
}

}  // namespace
}  // namespace jasnel

int main(int count, char** arguments) {
  if (count < 3) {
    std::fprintf(stderr, "usage: report_calibration CURVES.csv RECORDS...\n");
    return 2;
  }
  const std::span all(arguments, static_cast<std::size_t>(count));
  return jasnel::StatusOf("report_calibration", jasnel::Report(all[1], all.subspan(2)));
}

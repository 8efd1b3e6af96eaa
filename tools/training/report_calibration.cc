// Reports how well the chances that players give contracts are calibrated.
//
//     report_calibration CURVES.csv RECORDS...
//
// RECORDS are outputs of `jasnel match --record` between two players that are alike, each by one
// rule set, which the report names by the name of the file. Such players make the same of both
// sittings of a deal, of which the first counts. CURVES.csv gets a line for each class of chances
// of each.
#include <cstdio>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/strings/str_format.h"
#include "tools/shared/files.h"
#include "tools/training/calibration_report.h"
#include "tools/training/played_contracts.h"
#include "tools/training/program.h"

namespace jasnel {
namespace {

std::optional<Error> Report(const char* curves_path, std::span<char* const> records) {
  std::string curves = "rules,contracts,said,made\n";
  std::string places;  // from the leader on
  std::printf("                                   Calibration error\n");
  std::printf("Rules                Contracts  by calls  from open hands  by luck\n");
  for (const char* const path : records) {
    const auto contracts = ReadPlayedContracts(path);
    if (!contracts) return contracts.error();
    std::vector<PlayedContract> played;
    for (std::size_t i = 0; i < contracts->size(); i += 2) played.push_back((*contracts)[i]);
    const std::string name = std::filesystem::path(path).stem().string();
    const ChanceClasses classes = ClassesByChance(played, &PlayedContract::said);
    for (const ChanceClass& one : classes) {
      if (one.contracts == 0) continue;
      curves += absl::StrFormat("%s,%d,%.4f,%.4f\n", name, one.contracts, one.said, one.made);
    }
    const auto by_calls = ClassesByPlace(played, &PlayedContract::said);
    const auto from_open = ClassesByPlace(played, &PlayedContract::from_open);
    for (std::size_t place = 0; place < by_calls.size(); ++place) {
      const ChanceClass& one = by_calls[place];
      if (one.contracts == 0) continue;
      places += absl::StrFormat("%-20s %8d  %9d  %8.1f%%  %14.1f%%  %6.1f%%\n", name, place + 1,
                                one.contracts, 100 * one.said, 100 * from_open[place].said,
                                100 * one.made);
    }
    std::printf("%-20s %9zu  %7.2f%%  %14.2f%%  %6.2f%%\n", name.c_str(), played.size(),
                100 * CalibrationErrorOf(classes),
                100 * CalibrationErrorOf(ClassesByChance(played, &PlayedContract::from_open)),
                100 * CalibrationErrorByLuck(classes));
    std::fflush(stdout);
  }
  std::printf("\nRules                Declarer  Contracts   by calls  from open hands     made\n%s",
              places.c_str());
  return WriteWholeFile(curves_path, curves);
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

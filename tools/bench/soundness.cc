// Random deals and endings, compared with a plain search.
#include "bench/soundness.h"

#include <cstdio>

#include "absl/strings/substitute.h"
#include "engine/records/record.h"
#include "tools/bench/tasks.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/csv.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

using bench::Difference;
using bench::SoundnessReport;

std::string CountsOf(const SoundnessReport& report, std::uint64_t seed) {
  return absl::Substitute("$0 with a plain search: $1 deals and $2 endings, seed $3.\n$4 differ\n",
                          Interrupted() ? "Stopped. Compared" : "Compared", report.deals,
                          report.endings, seed, report.differences.size());
}

std::string Report(const SoundnessReport& report, const BenchOptions& options) {
  std::string text = options.format == Format::kCsv ? CsvHeader(DifferenceNames()) : "";
  for (const Difference& difference : report.differences) {
    switch (options.format) {
      case Format::kText:
        text += DifferenceText(difference);
        break;
      case Format::kJson:
        text += JsonLine(DifferenceRecord(difference));
        break;
      case Format::kCsv:
        text += CsvLine(DifferenceRecord(difference), DifferenceNames());
        break;
    }
  }
  if (options.format == Format::kText) text += CountsOf(report, options.seed);
  if (options.format == Format::kJson) {
    text += JsonLine({{"deals", report.deals},
                      {"endings", report.endings},
                      {"seed", options.seed},
                      {"differ", report.differences.size()},
                      {"stopped", Interrupted().load()}});
  }
  return text;
}

}  // namespace

ExitStatus BenchSoundness(const BenchOptions& options) {
  const bench::SoundnessPlan plan{.seed = options.seed,
                                  .deals = options.deals.value_or(kSoundnessCounts.deals),
                                  .endings = options.endings.value_or(kSoundnessCounts.endings)};
  Progress progress;
  const SoundnessReport report = bench::CompareSearches(
      plan, bench::SolverAndPlain(options.threads), Interrupted(), [&](const SoundnessReport& now) {
        const std::uint64_t done = now.deals + now.endings;
        progress.Show({done, done, plan.deals + plan.endings});
      });
  progress.Clear();
  // The counts are no row.
  if (options.format == Format::kCsv) std::fputs(CountsOf(report, options.seed).c_str(), stderr);
  const ExitStatus status = report.differences.empty() ? kExitOk : kExitFailed;
  return PrintLast("jasnel bench", Report(report, options),
                   Interrupted() ? kExitInterrupted : status);
}

}  // namespace jasnel

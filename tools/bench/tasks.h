// The tasks of `jasnel bench`. Ctrl-C ends each of them with the results so far.
#pragma once

#include <string>
#include <vector>

#include "bench/ablation.h"
#include "bench/signature.h"
#include "bench/soundness.h"
#include "bench/summary.h"
#include "engine/records/record.h"
#include "tools/bench/options.h"
#include "tools/shared/command.h"

namespace jasnel {

/// The fixed suite: nodes and time by group, and the signature.
ExitStatus BenchSuite(const BenchOptions& options);

/// The deals of a file or of standard input: one question, or each.
ExitStatus BenchInput(const BenchOptions& options);

/// Random deals and endings, or the deals of a file, in every configuration of the search.
ExitStatus BenchAblation(const BenchOptions& options);

/// Random positions of growing size, and deals on a growing number of threads.
ExitStatus BenchGrowth(const BenchOptions& options);

/// The deals of the suite or of a file, solved by a search that is told what it would have to find
/// out.
ExitStatus BenchOracle(const BenchOptions& options);

/// Random deals and endings, compared with a plain search.
ExitStatus BenchSoundness(const BenchOptions& options);

/// `points: expected 5, found 7: N:...`, and the line end.
std::string DifferenceText(const bench::Difference& difference);

/// The same with the names from `DifferenceNames`.
Record DifferenceRecord(const bench::Difference& difference);
const std::vector<std::string>& DifferenceNames();

/// `no table: expected 5, found 7: N:...`, without a line end.
std::string DisagreementText(const bench::Disagreement& disagreement);

/// The names that `AddSummary` uses, in order.
const std::vector<std::string>& SummaryNames();

/// Adds the statistics of a group of positions. Times are in microseconds.
void AddSummary(Record& record, const bench::Summary& summary, const bench::Signature& signature);

/// Total nodes and time, the checksum of the values, and the signature, one line each.
std::string TotalsText(const bench::Summary& summary, const bench::Signature& signature);

}  // namespace jasnel

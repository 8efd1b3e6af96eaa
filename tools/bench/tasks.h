// The tasks of `jasnel bench`. Ctrl-C ends each of them with the results so far.
#pragma once

#include "tools/bench/options.h"
#include "tools/shared/command.h"

namespace jasnel {

/// The fixed suite: nodes and time by group, and the signature.
ExitStatus BenchSuite(const BenchOptions& options);

/// The deals of a file or of standard input, as one group.
ExitStatus BenchInput(const BenchOptions& options);

/// Random deals and endings in every configuration of the search.
ExitStatus BenchAblation(const BenchOptions& options);

/// The deals of the suite, solved by a search that is told what it would have to find out.
ExitStatus BenchOracle(const BenchOptions& options);

/// Random deals and endings, compared with a plain search.
ExitStatus BenchSoundness(const BenchOptions& options);

}  // namespace jasnel

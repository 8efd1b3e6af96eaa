// The positions of the deals that `--input` names.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "jasnel/position.h"
#include "tools/bench/options.h"
#include "tools/shared/run/progress.h"

namespace jasnel {

struct InputRead {
  std::size_t deals = 0;
  bool errors = false;
};

/// Calls `measure` with each position, as soon as it is read, until Ctrl-C. Lines that are wrong
/// are told: as text on standard error, else as rows with the names from `InputErrorNames`, which
/// are among `names`. Nothing, and an error is told, if there is no deal to read.
std::optional<InputRead> ReadPositions(const BenchOptions& options, Objective objective,
                                       const std::vector<std::string>& names,
                                       const std::function<void(const Position&)>& measure,
                                       Progress& progress);

const std::vector<std::string>& InputErrorNames();

}  // namespace jasnel

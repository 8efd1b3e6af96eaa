// The flags of `jasnel bench`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/questions/deal_fields.h"
#include "jasnel/result.h"
#include "jasnel/solver.h"
#include "tools/shared/cli_forward.h"
#include "tools/shared/flags.h"

namespace jasnel {

/// What to measure.
enum class BenchTask : std::uint8_t { kSuite, kInput, kAblation, kGrowth, kOracle, kSoundness };

/// The defaults of `--deals` and `--endings`.
struct Counts {
  std::uint64_t deals;
  std::uint64_t endings;
};
inline constexpr Counts kAblationCounts{50, 1000};
inline constexpr std::uint64_t kGrowthDeals = 200;
inline constexpr std::uint64_t kOracleDeals = 16;
inline constexpr Counts kSoundnessCounts{10000, 1000000};

struct BenchOptions {
  std::string input;  ///< a path, `-` for standard input, empty where not given
  bool ablation = false;
  bool growth = false;
  bool oracle = false;
  bool soundness = false;

  bool quick = false;
  std::vector<std::string> off;  ///< switches, as they are called; empty where not given
  DealDefaults defaults;
  bool rules_given = false;  ///< on the command line
  Objective objective = Objective::kPoints;
  bool cards = false;
  bool questions = false;
  std::optional<std::uint64_t> deals;
  std::optional<std::uint64_t> endings;
  std::uint64_t seed = 1;
  Format format = Format::kText;
  int threads = 0;  ///< 0 for one on each processor
  int table_mib = 16;

  BenchTask task() const;
  std::size_t table_bytes() const { return static_cast<std::size_t>(table_mib) << 20; }
};

/// Adds all flags to `app`; parsing the command line fills in `options`.
void AddBenchFlags(CLI::App& app, BenchOptions& options);

/// The error for incompatible flags, if any. `app` knows which were given.
std::optional<Error> CheckBenchOptions(const CLI::App& app, const BenchOptions& options);

}  // namespace jasnel

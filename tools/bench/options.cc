#include "tools/bench/options.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>
#include <vector>

#include "tools/shared/command.h"
#include "tools/shared/flags.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kMaxPositions = 1000000000;
constexpr int kMaxTableMib = 4096;

constexpr std::string_view kInputTask = "--input";
constexpr std::array<std::string_view, 4> kTaskFlags = {"--ablation", "--growth", "--oracle",
                                                        "--soundness"};
constexpr std::string_view kSuite;  // has no flag

using Count = std::optional<std::uint64_t>;

Result<Count> ReadCount(const std::string& text) {
  const auto count = ReadNumber<std::uint64_t>(text, 0, kMaxPositions);
  if (!count) return count.error();
  return Count(*count);
}

// Names of switches with commas between them, and `all`.
Result<std::vector<std::string>> ReadSwitches(const std::string& text) {
  std::vector<std::string> names;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    names.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  std::string known;
  for (const NamedSwitch& named : kNamedSwitches) known += std::string(named.name) + ", ";
  for (const std::string& name : names) {
    const bool is_switch =
        std::any_of(kNamedSwitches.begin(), kNamedSwitches.end(),
                    [&](const NamedSwitch& named) { return name == named.name; });
    if (!is_switch && name != "all") {
      return Error{"'" + name + "'; expected " + known + "or all, with commas between them"};
    }
  }
  return names;
}

void AddInputFlags(CLI::App& app, BenchOptions& options) {
  constexpr const char* kGroup = "With --input";
  AddObjectiveFlag(app, options.objective).InGroup(kGroup);
  AddSwitch(app, "--cards", "also the value of each legal card", options.cards).InGroup(kGroup);
  AddSwitch(app, "--questions",
            "each objective in turn: its value, best cards, every card, and with a line; the score "
            "if all contracts are lost",
            options.questions)
      .InGroup(kGroup);
  AddFieldFlags(app, kStartFields<>, &options.defaults);
  AddFieldFlags(app, kContractFields<>, &options.defaults);
}

void AddRandomFlags(CLI::App& app, BenchOptions& options) {
  constexpr const char* kGroup = "With --ablation, --growth, --oracle and --soundness";
  const auto defaults = [](std::uint64_t Counts::*count) {
    return " (default " + std::to_string(kAblationCounts.*count) + " and " +
           std::to_string(kSoundnessCounts.*count) + ")";
  };
  AddFlag(app, "--deals", "N",
          "deals of eight cards a hand" + defaults(&Counts::deals) +
              "; with --growth, positions of each size (default " + std::to_string(kGrowthDeals) +
              ")"
              "; with --oracle, of the suite, for each rule set (default " +
              std::to_string(kOracleDeals) + ")",
          ReadCount, options.deals)
      .InGroup(kGroup);
  AddFlag(app, "--endings", "N",
          "endings of five cards a hand, or of two to five" + defaults(&Counts::endings), ReadCount,
          options.endings)
      .InGroup(kGroup);
  AddFlag(app, "--seed", "N", "seed of the random positions (default 1)", ReadSeed, options.seed)
      .InGroup(kGroup);
  AddFlag(app, "--off", "NAME,...",
          "with --ablation and --oracle: without these parts of the search, one at a time, or "
          "without all "
          "(default with --ablation each, with --oracle none)",
          ReadSwitches, options.off)
      .InGroup(kGroup);
  AddThreadsFlag(app,
                 "positions solved in parallel, with --growth at most (default one per processor)",
                 options.threads)
      .InGroup(kGroup);
}

// Which deals a flag is for.
enum class FlagDeals : std::uint8_t { kAny, kOfInput, kOther };

// A flag and the tasks it belongs to.
struct FlagUse {
  const char* flag;
  std::vector<std::string_view> tasks;
  FlagDeals deals = FlagDeals::kAny;
};

const std::vector<FlagUse>& FlagUses() {
  static const std::vector<FlagUse> uses = {
      {"--quick", {kSuite}},
      {"--objective", {kInputTask}},
      {"--cards", {kInputTask}},
      {"--questions", {kInputTask}},
      {"--rules", {kInputTask, "--ablation", "--oracle"}},
      {"--off", {"--ablation", "--oracle"}},
      {"--trump", {kInputTask}, FlagDeals::kOfInput},
      {"--leader", {kInputTask}, FlagDeals::kOfInput},
      {"--dealer", {kInputTask}, FlagDeals::kOfInput},
      {"--declarer", {kInputTask}, FlagDeals::kOfInput},
      {"--deals", {"--ablation", "--growth", "--oracle", "--soundness"}, FlagDeals::kOther},
      {"--endings", {"--ablation", "--soundness"}, FlagDeals::kOther},
      {"--seed", {"--ablation", "--growth", "--soundness"}, FlagDeals::kOther},
      {"--threads", {"--growth", "--soundness"}},
      {"--table-mib", {kSuite, kInputTask, "--ablation", "--growth", "--oracle"}},
  };
  return uses;
}

// The one of `kTaskFlags` that was given, `kInputTask` where only that was, or `kSuite`; an error
// for two that do not go together.
Result<std::string_view> GivenTask(const CLI::App& app) {
  std::string_view task = kSuite;
  for (const std::string_view flag : kTaskFlags) {
    if (!IsGiven(app, std::string(flag))) continue;
    if (task != kSuite) {
      return Error{std::string(task) + " with " + std::string(flag) + "; expected one of the two"};
    }
    task = flag;
  }
  if (!IsGiven(app, std::string(kInputTask)) || task == "--ablation" || task == "--oracle") {
    return task;
  }
  if (task == kSuite) return kInputTask;
  return Error{std::string(kInputTask) + " with " + std::string(task) +
               "; expected one of the two"};
}

Error WrongUse(const FlagUse& use, std::string_view task) {
  if (task != kSuite)
    return Error{std::string(use.flag) + " with " + std::string(task) +
                 "; expected one of the two"};
  std::string expected;
  for (const std::string_view one : use.tasks)
    expected += (expected.empty() ? "" : " or ") + std::string(one);
  return Error{std::string(use.flag) + " alone; expected it with " + expected};
}

}  // namespace

BenchTask BenchOptions::task() const {
  if (ablation) return BenchTask::kAblation;
  if (growth) return BenchTask::kGrowth;
  if (oracle) return BenchTask::kOracle;
  if (soundness) return BenchTask::kSoundness;
  return input.empty() ? BenchTask::kSuite : BenchTask::kInput;
}

void AddBenchFlags(CLI::App& app, BenchOptions& options) {
  constexpr const char* kTasks = "What to measure (default the fixed suite)";
  constexpr const char* kHow = "Output and limits";
  AddInputFlag(app, "the deals of a file, - for standard input; also with --ablation and --oracle",
               options.input)
      .InGroup(kTasks);
  AddSwitch(app, "--ablation", "positions with each part of the search off in turn",
            options.ablation)
      .InGroup(kTasks);
  AddSwitch(app, "--growth", "random positions of four to eight cards a hand, and more threads",
            options.growth)
      .InGroup(kTasks);
  AddSwitch(app, "--oracle", "deals of the suite, with part of the answer known beforehand",
            options.oracle)
      .InGroup(kTasks);
  AddSwitch(app, "--soundness", "random positions, compared with a plain search", options.soundness)
      .InGroup(kTasks);
  AddInputFlags(app, options);
  AddRandomFlags(app, options);
  AddSwitch(app, "--quick", "an eighth of the fixed suite", options.quick).InGroup(kHow);
  AddFormatFlag(app, options.format).InGroup(kHow);
  AddFlag(
      app, "--table-mib", "N", "memory for the table, in MiB (default 16); changes node counts",
      [](const std::string& text) { return ReadNumber(text, 1, kMaxTableMib); }, options.table_mib)
      .InGroup(kHow);
}

std::optional<Error> CheckBenchOptions(const CLI::App& app, const BenchOptions& options) {
  const auto task = GivenTask(app);
  if (!task) return task.error();
  if (IsGiven(app, "--input") && options.input.empty()) {
    return Error{"--input: no value; expected --input=VALUE"};
  }
  for (const FlagUse& use : FlagUses()) {
    if (!IsGiven(app, std::string(use.flag))) continue;
    bool fits = false;
    for (const std::string_view one : use.tasks) fits |= one == *task;
    if (use.deals == FlagDeals::kOfInput) fits = !options.input.empty();
    if (!fits) return WrongUse(use, use.deals == FlagDeals::kOfInput ? kSuite : *task);
    if (use.deals == FlagDeals::kOther && !options.input.empty()) {
      return WrongUse(use, kInputTask);
    }
  }
  if (options.questions && (IsGiven(app, "--objective") || options.cards)) {
    return Error{std::string("--questions with ") + (options.cards ? "--cards" : "--objective") +
                 "; expected one of the two"};
  }
  if ((options.growth || options.oracle) && options.deals == 0) {
    return Error{std::string("--deals=0 with ") + (options.growth ? "--growth" : "--oracle") +
                 "; expected at least 1"};
  }
  if (options.deals == 0 && options.endings == 0) {
    return Error{"--deals=0 with --endings=0; expected a position to solve"};
  }
  return std::nullopt;
}

}  // namespace jasnel

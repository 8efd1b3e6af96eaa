#include "tools/solve/options.h"

#include "tools/shared/add_flag.h"
#include "tools/shared/command.h"
#include "tools/shared/deal_flags.h"
#include "tools/shared/input/deal_source.h"

namespace jasnel {
namespace {

void AddAnswerFlags(CLI::App& app, SolveOptions& options) {
  constexpr const char* kGroup = "What to compute";
  AddObjectiveFlag(app, options.objective).InGroup(kGroup);
  AddSwitch(app, "--cards", "also the outcome of each legal card", options.cards).InGroup(kGroup);
  AddSwitch(app, "--value-only", "leave out the best cards and the line of play: faster",
            options.value_only)
      .InGroup(kGroup);
  AddSwitch(app, "--check", "compare with the value= of each deal and print those that differ",
            options.check)
      .InGroup(kGroup);
}

void AddOutputFlags(CLI::App& app, SolveOptions& options) {
  constexpr const char* kGroup = "Output";
  AddFormatFlag(app, options.format).InGroup(kGroup);
  AddLanguageFlag(app, options.language).InGroup(kGroup);
  AddThreadsFlag(app, "deals solved in parallel (default one per processor)", options.threads)
      .InGroup(kGroup);
}

}  // namespace

void AddSolveFlags(CLI::App& app, SolveOptions& options) {
  AddTexts(app, "DEAL", "deal lines, each in quotes or as bare words", options.deals).WithForm("");
  AddInputFlag(app, "read deal lines or PBN from a file, - for standard input", options.input);
  AddDealFlags(app, options.defaults);
  AddAnswerFlags(app, options);
  AddOutputFlags(app, options);
}

std::optional<Error> CheckSolveOptions(const SolveOptions& options) {
  if (auto error =
          CheckDealsGiven(options.deals, options.input, "jasnel solve", "trump=H leader=S")) {
    return error;
  }
  if (options.check && options.objective == Objective::kPit) {
    return Error{Say(
        "--check with --objective=pit; expected points or make: value= does not show who takes all "
        "tricks",
        "--check met --objective=pit; verwacht points of make: value= zegt niet wie alle slagen "
        "haalt")};
  }
  if (options.check && options.objective == Objective::kScore) {
    return Error{Say(
        "--check with --objective=score; expected points or make: value= is what is still to be "
        "won, not what is written down",
        "--check met --objective=score; verwacht points of make: value= zegt wat nog te halen is, "
        "niet wat wordt opgeschreven")};
  }
  if (options.cards && (options.check || options.value_only)) {
    return Error{Say("--cards with $0; expected one of the two",
                     "--cards met $0; verwacht een van de twee",
                     options.check ? "--check" : "--value-only")};
  }
  return std::nullopt;
}

}  // namespace jasnel

#include "tools/boerenbridge_command.h"

#include <array>

#include "tools/bid/boerenbridge_command.h"
#include "tools/match/boerenbridge_command.h"
#include "tools/play/boerenbridge_command.h"
#include "tools/score/command.h"
#include "tools/shared/add_flag.h"
#include "tools/solve/boerenbridge_command.h"

namespace jasnel::boerenbridge {
namespace {

constexpr const char* kExamples = R"(Examples:
  jasnel boerenbridge bid AK2.Q8.T98.A7 --players=5 --worlds=200
  jasnel boerenbridge bid --hand=A..K. --players=4 --bids=0,1,0
  jasnel boerenbridge match rule rollout:worlds=50 rule random random --rounds=1
  jasnel boerenbridge score --help)";

// In the order in which the help lists them.
constexpr std::array kCommands = {MakeBidCommand, MakeSolveCommand, MakePlayCommand,
                                  MakeMatchCommand, MakeScoreCommand};

class BoerenbridgeCommand : public Command {
 public:
  explicit BoerenbridgeCommand(CLI::App& app)
      : app_(AddParentCommand(
            app, "boerenbridge",
            "Boerenbridge: bid how many tricks you will take, then take exactly that many.",
            kExamples)) {
    for (const auto make : kCommands) commands_.push_back(make(app_));
  }

  const CLI::App& app() const override { return app_; }
  const Commands& subcommands() const override { return commands_; }

  ExitStatus Run() override {
    return PrintUsageError(
        "jasnel boerenbridge",
        Say("no command; expected one, such as jasnel boerenbridge bid; see jasnel boerenbridge "
            "--help",
            "geen opdracht; verwacht er een, zoals jasnel boerenbridge bid; zie jasnel "
            "boerenbridge "
            "--help"));
  }

 private:
  CLI::App& app_;
  Commands commands_;
};

}  // namespace

std::unique_ptr<Command> MakeBoerenbridgeCommand(CLI::App& app) {
  return std::make_unique<BoerenbridgeCommand>(app);
}

}  // namespace jasnel::boerenbridge

#include <array>

#include "engine/questions/bid.h"
#include "engine/questions/solve.h"
#include "tools/commands.h"
#include "tools/shared/flags.h"
#include "tools/shared/parent_command.h"

namespace jasnel::boerenbridge {
namespace {

constexpr const char* kBoerenbridgeExamples = R"(Examples:
  jasnel boerenbridge bid AK2.Q8.T98.A7 --players=5 --worlds=200
  jasnel boerenbridge bid --hand=A..K. --players=4 --bids=0,1,0
  jasnel boerenbridge match rule rollout:worlds=50 rule random random --rounds=1
  jasnel boerenbridge score --help)";

constexpr std::array<CommandEntry, 5> kBoerenbridgeCommands = {{
    {"bid", Bid::kAbout.english.data(), MakeBidCommand},
    {"solve", Solve::kAbout.english.data(), MakeSolveCommand},
    {"play", "A game against the engine, in the terminal.", MakePlayCommand},
    {"match", "Players at one table on the same deals: who is better, and how sure?",
     MakeMatchCommand},
    {"score", "The score sheet of a round or several: points, match points, ranking.",
     MakeScoreCommand},
}};

}  // namespace

std::unique_ptr<Command> MakeBoerenbridgeCommand(CLI::App& app) {
  SetHelpEnd(app, kBoerenbridgeExamples);
  return std::make_unique<ParentCommand>(app, kBoerenbridgeCommands);
}

}  // namespace jasnel::boerenbridge

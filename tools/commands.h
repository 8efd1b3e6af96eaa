// The commands there are. Each adds its flags, or the commands below it, to `app`, which outlives
// it.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

std::unique_ptr<Command> MakeAnalyseCommand(CLI::App& app);
std::unique_ptr<Command> MakeBenchCommand(CLI::App& app);
std::unique_ptr<Command> MakeBeliefsCommand(CLI::App& app);
std::unique_ptr<Command> MakeBidCommand(CLI::App& app);
std::unique_ptr<Command> MakeBookCommand(CLI::App& app);
std::unique_ptr<Command> MakeCompareCommand(CLI::App& app);
std::unique_ptr<Command> MakeConventionsCommand(CLI::App& app);
std::unique_ptr<Command> MakeDealCommand(CLI::App& app);
std::unique_ptr<Command> MakeEndingsCommand(CLI::App& app);
std::unique_ptr<Command> MakeEngineCommand(CLI::App& app);
std::unique_ptr<Command> MakeFairPlayCommand(CLI::App& app);
std::unique_ptr<Command> MakeLuckCommand(CLI::App& app);
std::unique_ptr<Command> MakeMatchCommand(CLI::App& app);
std::unique_ptr<Command> MakeParCommand(CLI::App& app);
std::unique_ptr<Command> MakePlayCommand(CLI::App& app);
std::unique_ptr<Command> MakePuzzlesCommand(CLI::App& app);
std::unique_ptr<Command> MakeRulesCommand(CLI::App& app);
std::unique_ptr<Command> MakeSheetCommand(CLI::App& app);
std::unique_ptr<Command> MakeSolveCommand(CLI::App& app);
std::unique_ptr<Command> MakeStudyCommand(CLI::App& app);
std::unique_ptr<Command> MakeTableCommand(CLI::App& app);
std::unique_ptr<Command> MakeWhatIfCommand(CLI::App& app);
std::unique_ptr<Command> MakeYardstickCommand(CLI::App& app);

namespace club {

/// Those below it are made where it is.
std::unique_ptr<Command> MakeClubCommand(CLI::App& app);

}  // namespace club

namespace boerenbridge {

/// Those below it are the others of this namespace.
std::unique_ptr<Command> MakeBoerenbridgeCommand(CLI::App& app);
std::unique_ptr<Command> MakeBidCommand(CLI::App& app);
std::unique_ptr<Command> MakeMatchCommand(CLI::App& app);
std::unique_ptr<Command> MakePlayCommand(CLI::App& app);
std::unique_ptr<Command> MakeScoreCommand(CLI::App& app);
std::unique_ptr<Command> MakeSolveCommand(CLI::App& app);

}  // namespace boerenbridge
}  // namespace jasnel

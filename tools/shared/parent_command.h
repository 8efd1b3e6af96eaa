// Commands with others below them.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "tools/shared/command.h"

namespace jasnel {

/// What a command is called by: `jasnel solve`.
std::string NameOf(const CLI::App& command);

/// A command before it is made.
struct CommandEntry {
  const char* name;
  const char* help;  ///< the line in the help of the command above it
  /// Makes it; `app` is its part of the command line, to which it adds its flags.
  std::unique_ptr<Command> (*make)(CLI::App& app);
};

/// A command with others below it, one of which may be given. Only what is asked for is made.
class ParentCommand : public Command {
 public:
  /// `entries`, at least one, in the order of the help; they must live as long.
  ParentCommand(CLI::App& app, std::span<const CommandEntry> entries);

  const CLI::App& app() const override { return app_; }
  Command* Below(const std::string& name) override;

  /// A mistake: none of them was given.
  ExitStatus Run() override;

 private:
  CLI::App& app_;
  std::span<const CommandEntry> entries_;
  std::vector<std::unique_ptr<Command>> commands_;  // of the entries, null until it is made
};

}  // namespace jasnel

// Commands that have commands: their help, and what is wrong on a command line.
#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "jasnel/message.h"
#include "jasnel/result.h"
#include "tools/shared/command.h"

namespace jasnel {

struct FlagError : CLI::ParseError {
  FlagError(const std::string& name, const jasnel::Error& wrong)
      : CLI::ParseError(name + ": " + wrong.message, kExitUsage),
        message(Say("$0: $1", "$0: $1", name, wrong)) {}

  Message message;
};

/// Wraps what is said of flags and commands at `kHelpColumns`, and separates groups by one empty
/// line.
class HelpFormatter : public CLI::Formatter {
 public:
  static constexpr std::size_t kHelpColumns = 100;

  HelpFormatter();

  std::string make_help(const CLI::App* app, std::string name,
                        CLI::AppFormatMode mode) const override;
  std::string make_option(const CLI::Option* option, bool is_positional) const override;
  std::string make_subcommand(const CLI::App* command) const override;
};

/// A word that `app` could not place.
Message DescribeExtra(const CLI::App& app, const std::string& word);

/// A flag that needs a value and has none.
Message NoValue(const std::string& flag);

/// A flag without its value, or a value where there is none to give.
Message DescribeMismatch(const CLI::ArgumentMismatch& error);

/// What else CLI11 may refuse, in its own words.
Message DescribeOther(const CLI::ParseError& error);

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

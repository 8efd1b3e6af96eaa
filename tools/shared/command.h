// Common parts of all commands: exit statuses, and the report of a wrong command line.
#pragma once

#include <string>
#include <string_view>

#include "engine/requests/reading.h"
#include "jasnel/message.h"
#include "jasnel/result.h"
#include "tools/shared/cli_forward.h"

namespace jasnel {

/// The exit status of the command.
enum ExitStatus : int {
  kExitOk = 0,
  kExitFailed = 1,         ///< an input was wrong or a check failed; everything else was done
  kExitUsage = 2,          ///< the command line was wrong; nothing was done
  kExitInterrupted = 130,  ///< Ctrl-C; the output so far is valid
};

/// A command: its flags and its action.
class Command {
 public:
  virtual ~Command() = default;

  /// This command's part of the command line.
  virtual const CLI::App& app() const = 0;

  /// The command of that name below it, null if there is none; most have none at all.
  virtual Command* Below(const std::string&) { return nullptr; }

  /// Runs it with the parsed flags; not called if one below it was given.
  virtual ExitStatus Run() = 0;
};

/// The language of the messages on standard error: that of `--lang`, anywhere on the command line.
/// English until it is set, before any thread begins.
Language MessageLanguage();
void SetMessageLanguage(Language language);

/// A phrase in that language.
std::string Localized(Phrase phrase);

/// One line on standard error, in that language: `jasnel solve: ...`.
ExitStatus PrintUsageError(std::string_view command, const Message& message);

}  // namespace jasnel

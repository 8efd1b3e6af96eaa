// What all subcommands share: exit statuses, and how a wrong command line is told.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/requests/reading.h"
#include "jasnel/message.h"
#include "jasnel/result.h"
#include "tools/shared/cli_forward.h"

namespace jasnel {

/// What the command returns to the shell.
enum ExitStatus : int {
  kExitOk = 0,
  kExitFailed = 1,         ///< an input was wrong or a check failed; all the rest was done
  kExitUsage = 2,          ///< the command line was wrong; nothing was done
  kExitInterrupted = 130,  ///< Ctrl-C; what was printed until then holds
};

class Command;
using Commands = std::vector<std::unique_ptr<Command>>;

/// One subcommand: its flags, and what it does.
class Command {
 public:
  virtual ~Command() = default;

  /// The part of the command line that is this command's.
  virtual const CLI::App& app() const = 0;

  /// Those below it, if there are any; none for most.
  virtual const Commands& subcommands() const;

  /// Runs it with the flags that were read; not where one below it was named.
  virtual ExitStatus Run() = 0;
};

/// The language in which this process tells on standard error what is wrong: that of `--lang`,
/// wherever it stands on the command line. English until it is set, before any thread begins.
Language ToldLanguage();
void SetToldLanguage(Language language);

/// One line on standard error, in that language: `jasnel solve: ...`.
ExitStatus PrintUsageError(std::string_view command, const Message& message);

}  // namespace jasnel

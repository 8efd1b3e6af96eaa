// What all subcommands share: exit statuses, flags with values, and how a wrong command line is
// told.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bitboard/result.h"
#include "engine/reading.h"

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

/// One line on standard error: `jasnel solve: ...`.
ExitStatus PrintUsageError(std::string_view command, const std::string& message);

/// Adds an option whose text, or all of whose words, are kept as they are written.
CLI::Option* AddText(CLI::App& app, const std::string& name, const std::string& help,
                     std::string& text);
CLI::Option* AddOptionalText(CLI::App& app, const std::string& name, const std::string& help,
                             std::optional<std::string>& text);
CLI::Option* AddTexts(CLI::App& app, const std::string& name, const std::string& help,
                      std::vector<std::string>& texts);

/// Adds an option whose text is given to `read`, which may throw a CLI::ParseError. (What CLI11
/// makes of a type takes long to compile: here it does so once.)
CLI::Option* AddReader(CLI::App& app, const std::string& name, const std::string& help,
                       const std::function<void(const std::string&)>& read);

/// The same of an option that may be given more than once.
CLI::Option* AddReaderOfAll(CLI::App& app, const std::string& name, const std::string& help,
                            const std::function<void(const std::vector<std::string>&)>& read);

/// Adds the flag `name`, whose text `read` turns into a `Result` for `value`. `form` stands for the
/// value in the help. The last one counts where a flag is given more than once.
template <class Value, class Reader>
CLI::Option* AddFlag(CLI::App& app, const std::string& name, const std::string& form,
                     const std::string& help, Reader read, Value& value) {
  const auto store = [name, read, &value](const std::string& text) {
    auto result = read(text);
    if (!result) throw CLI::ParseError(name + ": " + result.error().message, kExitUsage);
    value = *std::move(result);
  };
  return AddReader(app, name, help, store)->type_name(form)->take_last();
}

/// Adds the flag `name`, which takes no value and sets `value`.
CLI::Option* AddSwitch(CLI::App& app, const std::string& name, const std::string& help,
                       bool& value);

}  // namespace jasnel

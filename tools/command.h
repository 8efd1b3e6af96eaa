// What all subcommands share: exit statuses, flags with values, and how a wrong command line is
// told.
#pragma once

#include <CLI/CLI.hpp>
#include <array>
#include <charconv>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "bitboard/result.h"
#include "bitboard/text.h"

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

/// The word of `words` that `word` may be a slip of; empty where none is near.
std::string Nearest(std::string_view word, const std::vector<std::string>& words);

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
  return app.add_option_function<std::string>(name, store, help)->type_name(form)->take_last();
}

/// Adds the flag `name`, which takes no value and sets `value`.
CLI::Option* AddSwitch(CLI::App& app, const std::string& name, const std::string& help,
                       bool& value);

/// A word and what it stands for.
template <class Value>
using Choice = std::pair<std::string_view, Value>;

/// The message for a value that was not one of those expected.
Error Unexpected(std::string_view text, const std::string& expected);

/// Reads a number from `least` to `most`.
template <class Number>
Result<Number> ReadNumber(std::string_view text, Number least, Number most) {
  Number number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stop != end || number < least || number > most) {
    return Unexpected(text,
                      "a number from " + std::to_string(least) + " to " + std::to_string(most));
  }
  return number;
}

/// Looks `text` up in `choices`, whatever its case. `expected` lists them for the message.
template <class Value, std::size_t kCount>
Result<Value> ReadChoice(std::string_view text, const std::array<Choice<Value>, kCount>& choices,
                         const std::string& expected) {
  for (const auto& [name, value] : choices) {
    if (EqualsIgnoringCase(text, name)) return value;
  }
  return Unexpected(text, expected);
}

}  // namespace jasnel

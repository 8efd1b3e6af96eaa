// Command-line flags and arguments, and the variables they are stored in.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "jasnel/result.h"
#include "tools/shared/command.h"

namespace jasnel {

/// A flag whose value cannot be parsed. The message is in the language of the command line, which
/// may be given after the flag.
struct FlagError : CLI::ParseError {
  FlagError(const std::string& name, const jasnel::Error& wrong)
      : CLI::ParseError(name + ": " + wrong.message, kExitUsage),
        message(Say("$0: $1", "$0: $1", name, wrong)) {}

  Message message;
};

/// CLI11 takes a word in square brackets for a list and splits it at commas. These protect the
/// words of a command line from that, and give the text of a word back as it was typed; what the
/// functions below store or pass on is such a text.
std::vector<std::string> Shielded(std::vector<std::string> words);
std::string Unshielded(std::string text);

/// Adds an option whose text, or all of whose words, are stored unchanged.
CLI::Option* AddText(CLI::App& app, const std::string& name, const std::string& help,
                     std::string& text);
CLI::Option* AddOptionalText(CLI::App& app, const std::string& name, const std::string& help,
                             std::optional<std::string>& text);
CLI::Option* AddTexts(CLI::App& app, const std::string& name, const std::string& help,
                      std::vector<std::string>& texts);

/// Adds an option whose text is passed to `read`, which may throw a CLI::ParseError. (CLI11's
/// templates for types are slow to compile: here they are compiled only once.)
CLI::Option* AddReader(CLI::App& app, const std::string& name, const std::string& help,
                       const std::function<void(const std::string&)>& read);

/// The same for an option that may be given more than once.
CLI::Option* AddReaderOfAll(CLI::App& app, const std::string& name, const std::string& help,
                            const std::function<void(const std::vector<std::string>&)>& read);

/// Adds the flag `name`, whose text `read` converts to a `Result` for `value`. `form` represents
/// the value in the help. If a flag is repeated, the last one counts.
template <class Value, class Reader>
CLI::Option* AddFlag(CLI::App& app, const std::string& name, const std::string& form,
                     const std::string& help, Reader read, Value& value) {
  const auto store = [name, read, &value](const std::string& text) {
    auto result = read(text);
    if (!result) throw FlagError(name, result.error());
    value = *std::move(result);
  };
  return AddReader(app, name, help, store)->type_name(form)->take_last();
}

/// Adds the flag `name`, which takes no value and sets `value`.
CLI::Option* AddSwitch(CLI::App& app, const std::string& name, const std::string& help,
                       bool& value);

}  // namespace jasnel

// Flags of commands: how they are added, those that several commands share, and those of a
// question's fields.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/fields/field.h"
#include "jasnel/card.h"
#include "jasnel/dealt.h"
#include "jasnel/match.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/solver.h"
#include "tools/shared/cli_forward.h"
#include "tools/shared/command.h"
#include "tools/shared/players/external_program.h"

namespace jasnel {

/// What the help of a command says first, instead of its line in that of the command above.
void SetAbout(CLI::App& app, const std::string& about);

/// What it says last.
void SetHelpEnd(CLI::App& app, const std::string& help_end);

/// A value for what has none where its flag is not given.
template <class T>
Result<std::optional<T>> Optional(Result<T> result) {
  if (!result) return result.error();
  return std::optional<T>(*std::move(result));
}

/// A flag or an argument of a command, as the functions below add it.
class Flag {
 public:
  explicit Flag(CLI::Option& option) : option_(&option) {}

  std::string name() const;
  bool IsGiven() const;  ///< on the command line, once that is read

  Flag InGroup(const std::string& group) const;  ///< of the help
  Flag WithHelp(const std::string& help) const;  ///< instead of what it had
  Flag WithForm(const std::string& form) const;  ///< what stands for its value in the help
  Flag TakingLast() const;                       ///< if it is repeated, the last one counts
  Flag TakingAll() const;                        ///< may be repeated, with one value each

 private:
  CLI::Option* option_;
};

/// Whether the flag `name` of `app` is on the command line, once that is read.
bool IsGiven(const CLI::App& app, const std::string& name);

/// Ends the reading of the command line: the value of the flag `name` cannot be parsed. The message
/// is in the language of the command line, which may be given after the flag.
[[noreturn]] void RefuseFlag(const std::string& name, const Error& wrong);

/// CLI11 takes a word in square brackets for a list and splits it at commas. These protect the
/// words of a command line from that, and give the text of a word back as it was typed; what the
/// functions below store or pass on is such a text.
std::vector<std::string> Shielded(std::vector<std::string> words);
std::string Unshielded(std::string text);

/// Adds an option whose text, or all of whose words, are stored unchanged.
Flag AddText(CLI::App& app, const std::string& name, const std::string& help, std::string& text);
Flag AddOptionalText(CLI::App& app, const std::string& name, const std::string& help,
                     std::optional<std::string>& text);
Flag AddTexts(CLI::App& app, const std::string& name, const std::string& help,
              std::vector<std::string>& texts);

/// Adds an option whose text is passed to `read`, which may call `RefuseFlag`.
Flag AddReader(CLI::App& app, const std::string& name, const std::string& help,
               const std::function<void(const std::string&)>& read);

/// The same for an option that may be given more than once.
Flag AddReaderOfAll(CLI::App& app, const std::string& name, const std::string& help,
                    const std::function<void(const std::vector<std::string>&)>& read);

/// The same for a flag that may be given with a value, or without: the text is then `true`.
Flag AddOptionalReader(CLI::App& app, const std::string& name, const std::string& help,
                       const std::function<void(const std::string&)>& read);

/// Adds the flag `name`, whose text `read` converts to a `Result` for `value`. `form` represents
/// the value in the help. If a flag is repeated, the last one counts.
template <class Value, class Reader>
Flag AddFlag(CLI::App& app, const std::string& name, const std::string& form,
             const std::string& help, Reader read, Value& value) {
  const auto store = [name, read, &value](const std::string& text) {
    auto result = read(text);
    if (!result) RefuseFlag(name, result.error());
    value = *std::move(result);
  };
  return AddReader(app, name, help, store).WithForm(form).TakingLast();
}

/// Adds the flag `name`, which takes no value and sets `value`.
Flag AddSwitch(CLI::App& app, const std::string& name, const std::string& help, bool& value);

enum class Format : std::uint8_t { kText, kJson, kCsv };

/// `--format=text|json|csv`.
Flag AddFormatFlag(CLI::App& app, Format& format);

/// `--format=text|json`.
Flag AddJsonFormatFlag(CLI::App& app, bool& json);

/// `--objective=points|make|pit|score`.
Flag AddObjectiveFlag(CLI::App& app, Objective& objective);

/// `--lang=en|nl`.
Flag AddLanguageFlag(CLI::App& app, Language& language);

/// `--rules=RULES`, a rule set and changes to it.
Flag AddRulesFlag(CLI::App& app, const std::string& help, Rules& rules);

/// Adds `--dealt=DEALT`.
Flag AddDealtFlag(CLI::App& app, const std::string& help, Dealt& dealt);

/// Adds the flag `name`, a seat.
Flag AddSeatFlag(CLI::App& app, const std::string& name, const std::string& help,
                 std::optional<Seat>& seat);

/// Parses the value of `--seed`.
Result<std::uint64_t> ReadSeed(const std::string& text);

/// `--threads=N`; `help` says what runs on them.
Flag AddThreadsFlag(CLI::App& app, const std::string& help, int& threads);

/// `--input=FILE|-`, a path.
Flag AddInputFlag(CLI::App& app, const std::string& help, std::string& input);

/// `--trump-and-declarer=auction|random`.
Flag AddContractFlag(CLI::App& app, const char* help, ContractFrom& contract);

/// Adds `--time-limit` and `--start-limit` to a group of flags, and returns them.
std::array<Flag, 2> AddProgramFlags(CLI::App& app, ProgramTerms& terms, const char* group);

/// `--value-only` for the key `value_only`.
std::string FlagOf(std::string_view key);

/// Adds a flag for each field that has one, which sets its member of `question`. Help is in the
/// language of messages.
void AddFieldFlags(CLI::App& app, std::span<const Field> fields, void* question);

/// The flag of the field `name`, if it has one and was given; empty if not.
std::string GivenFlag(const CLI::App& app, std::span<const Field> fields, std::string_view name);

/// The error for flags that need another, or that do not go together, once the command line is
/// read.
std::optional<Error> CheckFieldFlags(const CLI::App& app, std::span<const Together> together,
                                     std::span<const Apart> apart);

}  // namespace jasnel

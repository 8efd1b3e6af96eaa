#include "tools/shared/parent_command.h"

#include <CLI/CLI.hpp>
#include <cstddef>
#include <optional>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

#include "bitboard/text/characters.h"
#include "tools/shared/command.h"
#include "tools/shared/flags.h"

namespace jasnel {

namespace {

constexpr std::size_t kNameColumns = 32;

// A name, and behind it, from column `kNameColumns` on, what is said of it.
std::string Entry(const std::string& name, const std::string& description) {
  std::string text;
  std::string line = "  " + name;
  if (CountCharacters(line) >= kNameColumns && !description.empty()) {
    text = std::exchange(line, "") + "\n";
  }
  std::istringstream words(description);
  bool begins = true;  // the next word, the description on this line
  for (std::string word; words >> word; begins = false) {
    const std::size_t end = CountCharacters(line) + 1 + CountCharacters(word);
    if (!begins && end > HelpFormatter::kHelpColumns) {
      text += std::exchange(line, "") + "\n";
      begins = true;
    }
    line += std::string(begins ? kNameColumns - CountCharacters(line) : 1, ' ') + word;
  }
  return text + line + "\n";
}

}  // namespace

HelpFormatter::HelpFormatter() {
  column_width(kNameColumns);
  if (MessageLanguage() != Language::kDutch) return;
  label("Usage", "Gebruik");
  label("Positionals", "Argumenten");
  label("Options", "Opties");
  label("OPTIONS", "OPTIES");
}

std::string HelpFormatter::make_help(const CLI::App* app, std::string name,
                                     CLI::AppFormatMode mode) const {
  std::string help = CLI::Formatter::make_help(app, std::move(name), mode);
  for (std::size_t at; (at = help.find("\n\n\n")) != std::string::npos;) help.erase(at, 1);
  // The name of a group is not one of its labels.
  constexpr std::string_view kOptions = "\nOptions:\n";
  if (const std::size_t at = help.find(kOptions); at != std::string::npos) {
    help.replace(at, kOptions.size(), "\n" + get_label("Options") + ":\n");
  }
  return help;
}

std::string HelpFormatter::make_option(const CLI::Option* option, bool is_positional) const {
  return Entry(make_option_name(option, is_positional) + make_option_opts(option),
               make_option_desc(option));
}

std::string HelpFormatter::make_subcommand(const CLI::App* command) const {
  return Entry(command->get_name(), command->get_description());
}

namespace {

using Words = std::vector<std::string>;

std::string Join(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

// The word that was meant, if there is one like it.
std::optional<Message> Suggestion(const std::string& nearest) {
  if (nearest.empty()) return std::nullopt;
  return Say("; did you mean $0?", "; bedoelt u $0?", nearest);
}

Message DescribeUnknownFlag(const CLI::App& app, const std::string& flag) {
  Words names;  // without dashes: two words are not alike because both have them
  Words flags;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) {
      names.push_back(name);
      flags.push_back("--" + name);
    }
  }
  const std::string nearest = Nearest(flag.substr(flag.find_first_not_of('-')), names);
  const Message all = app.get_subcommands(nullptr).empty()
                          ? Say("; expected one of $0", "; verwacht een van $0", Join(flags))
                          : Say("; expected one of $0, or a command before it",
                                "; verwacht een van $0, of een opdracht ervoor", Join(flags));
  return Say("unknown flag $0$1", "onbekende optie $0$1", Quoted(flag),
             Suggestion(nearest.empty() ? "" : "--" + nearest).value_or(all));
}

}  // namespace

Message DescribeExtra(const CLI::App& app, const std::string& word) {
  const std::string extra = Unshielded(word);
  if (extra.find_first_not_of('-') != std::string::npos && extra.starts_with('-')) {
    return DescribeUnknownFlag(app, extra.substr(0, extra.find('=')));
  }
  Words commands;
  for (const CLI::App* command : app.get_subcommands(nullptr)) {
    commands.push_back(command->get_name());
  }
  if (commands.empty()) {
    return Say("$0 is an unexpected argument; see --help", "$0 is een argument te veel; zie --help",
               Quoted(extra));
  }
  return Say("unknown command $0$1", "onbekende opdracht $0$1", Quoted(extra),
             Suggestion(Nearest(extra, commands))
                 .value_or(Say("; expected one of $0", "; verwacht een van $0", Join(commands))));
}

Message NoValue(const std::string& flag) {
  return Say("$0: no value; expected $0=VALUE", "$0: geen waarde; verwacht $0=WAARDE", flag);
}

Message DescribeMismatch(const CLI::ArgumentMismatch& error) {
  const std::string message = error.what();
  std::string flag = message.substr(0, message.find_first_of(": "));
  if (!flag.starts_with('-')) flag = "--" + flag;
  return message.find("override") != std::string::npos
             ? Say("$0: a value; expected $0 alone", "$0: een waarde; verwacht alleen $0", flag)
             : NoValue(flag);
}

Message DescribeOther(const CLI::ParseError& error) {
  const std::string what = error.what();
  return {what, "de opdrachtregel klopt niet: " + what};
}

std::string NameOf(const CLI::App& command) {
  const CLI::App* const parent = command.get_parent();
  return parent == nullptr ? command.get_name() : NameOf(*parent) + " " + command.get_name();
}

ParentCommand::ParentCommand(CLI::App& app, std::span<const CommandEntry> entries)
    : app_(app), entries_(entries), commands_(entries.size()) {
  app_.require_subcommand(0, 1);
  for (const CommandEntry& entry : entries) app_.add_subcommand(entry.name, entry.help);
}

Command* ParentCommand::Below(const std::string& name) {
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    if (name != entries_[i].name) continue;
    if (!commands_[i]) commands_[i] = entries_[i].make(*app_.get_subcommand(name));
    return commands_[i].get();
  }
  return nullptr;
}

ExitStatus ParentCommand::Run() {
  const std::string name = NameOf(app_);
  return PrintUsageError(name, Say("no command; expected one, such as $0 $1; see $0 --help",
                                   "geen opdracht; verwacht er een, zoals $0 $1; zie $0 --help",
                                   name, entries_.front().name));
}

}  // namespace jasnel

#include "tools/shared/command_line_errors.h"

#include <optional>
#include <vector>

#include "tools/shared/add_flag.h"
#include "tools/shared/command.h"

namespace jasnel {
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

}  // namespace jasnel

#include "tools/shared/help_formatter.h"

#include <cstddef>
#include <sstream>
#include <string_view>
#include <utility>

#include "bitboard/text/characters.h"
#include "tools/shared/command.h"

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

}  // namespace jasnel

// The command `jasnel`: finds the subcommand and runs it.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <exception>
#include <memory>
#include <new>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bitboard/text/characters.h"
#include "tools/analyse/command.h"
#include "tools/bench/command.h"
#include "tools/bid/command.h"
#include "tools/boerenbridge_command.h"
#include "tools/book/command.h"
#include "tools/compare/command.h"
#include "tools/conventions/command.h"
#include "tools/deal/command.h"
#include "tools/engine/command.h"
#include "tools/luck/command.h"
#include "tools/match/command.h"
#include "tools/par/command.h"
#include "tools/play/command.h"
#include "tools/puzzles/command.h"
#include "tools/rules/command.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/command.h"
#include "tools/shared/command_line_errors.h"
#include "tools/shared/flag_error.h"
#include "tools/shared/help_formatter.h"
#include "tools/shared/text/output.h"
#include "tools/sheet/command.h"
#include "tools/solve/command.h"
#include "tools/study/command.h"
#include "tools/table/command.h"
#include "tools/what_if/command.h"

#ifndef JASNEL_VERSION
#define JASNEL_VERSION "unknown"
#endif

namespace jasnel {
namespace {

constexpr const char* kExamples = R"(Examples:
  jasnel solve 'N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S'
  jasnel table 'N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 dealer=E'
  jasnel bid J97.AT.K8.7 --dealer=N --worlds=100
  jasnel match simple rule --deals=20
  jasnel deal --count=4 --seed=1 --format=text
  jasnel rules
  jasnel bench --quick
  jasnel solve --help)";

// The commands, in the order in which the help lists them.
constexpr std::array kCommands = {
    MakeSolveCommand,   MakeTableCommand,
    MakeParCommand,     MakeBidCommand,
    MakeBookCommand,    MakeEngineCommand,
    MakePlayCommand,    MakeMatchCommand,
    MakeAnalyseCommand, MakeLuckCommand,
    MakeWhatIfCommand,  MakePuzzlesCommand,
    MakeDealCommand,    MakeCompareCommand,
    MakeSheetCommand,   boerenbridge::MakeBoerenbridgeCommand,
    MakeRulesCommand,   MakeConventionsCommand,
    MakeStudyCommand,   MakeBenchCommand,
};

using Words = std::vector<std::string>;

// The commands that were named, each below the one before.
std::vector<Command*> Chosen(const Commands& commands) {
  for (const auto& command : commands) {
    if (!command->app().parsed()) continue;
    std::vector<Command*> chosen = {command.get()};
    for (Command* below : Chosen(command->subcommands())) chosen.push_back(below);
    return chosen;
  }
  return {};
}

// The first `count` of them as words: `jasnel`, or `jasnel solve`.
std::string NameOf(const std::vector<Command*>& chosen, std::size_t count) {
  std::string name = "jasnel";
  for (std::size_t i = 0; i < count; ++i) name += " " + chosen[i]->app().get_name();
  return name;
}

// What is wrong with a word that `app` could not place, where the command line goes on to `last`:
// maybe it is a flag of that command.
Message DescribeExtraBefore(const CLI::App& app, const std::string& extra, const CLI::App& last,
                            const std::string& name_of_last) {
  const std::string flag = extra.substr(0, extra.find('='));
  if (&last == &app || !flag.starts_with("--") || last.get_option_no_throw(flag) == nullptr) {
    return DescribeExtra(app, extra);
  }
  return Say("flag $0 before the command; expected it after, such as $1 $2",
             "optie $0 voor de opdracht; verwacht hem erachter, zoals $1 $2", Quoted(flag),
             name_of_last, extra);
}

ExitStatus RunChosen(const CLI::App& app, const Commands& commands) {
  const auto chosen = Chosen(commands);
  const CLI::App& last = chosen.empty() ? app : chosen.back()->app();
  for (std::size_t level = chosen.size() + 1; level-- > 0;) {
    const CLI::App& command = level == 0 ? app : chosen[level - 1]->app();
    const auto extras = command.remaining();
    if (extras.empty()) continue;
    return PrintUsageError(
        NameOf(chosen, level),
        DescribeExtraBefore(command, extras.front(), last, NameOf(chosen, chosen.size())));
  }
  if (!chosen.empty()) return chosen.back()->Run();
  return PrintUsageError("jasnel",
                         Say("no command; expected one, such as jasnel solve; see jasnel --help",
                             "geen opdracht; verwacht er een, zoals jasnel solve; zie jasnel "
                             "--help"));
}

// What `--lang` asks for, wherever it stands; the last one counts.
Language LanguageOf(const Words& words) {
  Language language = Language::kEnglish;
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::string_view word = words[i];
    if (word == "--lang" && i + 1 < words.size()) {
      word = words[i + 1];
    } else if (word.starts_with("--lang=")) {
      word.remove_prefix(std::string_view("--lang=").size());
    } else {
      continue;
    }
    language = EqualsIgnoringCase(word, "nl") ? Language::kDutch : Language::kEnglish;
  }
  return language;
}

// The command below `command` of that name; null if there is none.
const CLI::App* Below(const CLI::App& command, const std::string& name) {
  for (const CLI::App* below : command.get_subcommands(nullptr)) {
    if (below->get_name() == name) return below;
  }
  return nullptr;
}

// `help solve` is `solve --help`.
Words HelpAsFlag(const CLI::App& app, Words words) {
  const CLI::App* command = &app;
  for (auto word = words.begin(); word != words.end() && command != nullptr; ++word) {
    const bool has_commands = !command->get_subcommands(nullptr).empty();
    if (has_commands && EqualsIgnoringCase(*word, "help")) {
      words.erase(word);
      words.push_back("--help");
      return words;
    }
    command = Below(*command, *word);
  }
  return words;
}

// What is wrong before anything is parsed, and the name of the command it is wrong for.
struct EarlyMistake {
  std::string command;
  Message message;
};

// Finds what CLI11 takes for something else: `--rules=` without a value, for which it takes the
// next word, and `help` of a command that does not exist.
std::optional<EarlyMistake> FindEarlyMistake(const CLI::App& app, const Words& words, bool help) {
  const CLI::App* command = &app;
  std::string name = "jasnel";
  for (const std::string& word : words) {
    if (word == "--") break;
    if (!word.starts_with('-')) {
      if (const CLI::App* next = Below(*command, word)) {
        command = next;
        name += " " + word;
      } else if (help) {
        return EarlyMistake{name, DescribeExtra(*command, word)};
      }
    } else if (word.starts_with("--") && word.find('=') == word.size() - 1) {
      const std::string flag = word.substr(0, word.size() - 1);
      const CLI::Option* option = command->get_option_no_throw(flag);
      if (option != nullptr && option->get_items_expected_max() > 0) {
        return EarlyMistake{name, NoValue(flag)};
      }
    }
  }
  return std::nullopt;
}

int Main(const Words& given) {
  SetMessageLanguage(LanguageOf(given));
  CLI::App app(
      "Jasnel solves klaverjas deals exactly, bids and plays. It also handles boerenbridge.",
      "jasnel");
  app.formatter(std::make_shared<HelpFormatter>());
  app.set_version_flag("--version", "jasnel " JASNEL_VERSION, "print the version");
  app.set_help_flag("-h,--help", "print this help");
  app.allow_extras();
  app.require_subcommand(0, 1);
  app.footer(kExamples);
  Commands commands;
  for (const auto make : kCommands) commands.push_back(make(app));
  const Words words = HelpAsFlag(app, given);
  if (const auto mistake = FindEarlyMistake(app, words, words != given)) {
    return PrintUsageError(mistake->command, mistake->message);
  }
  try {
    Words reversed = Shielded(words);  // as CLI11 takes them
    std::reverse(reversed.begin(), reversed.end());
    app.parse(std::move(reversed));
  } catch (const CLI::Success& success) {
    std::ostringstream text;
    app.exit(success, text, text);
    return PrintLast("jasnel", text.str(), kExitOk);
  } catch (const CLI::ArgumentMismatch& error) {
    const auto chosen = Chosen(commands);
    return PrintUsageError(NameOf(chosen, chosen.size()), DescribeMismatch(error));
  } catch (const FlagError& flag) {
    const auto chosen = Chosen(commands);
    return PrintUsageError(NameOf(chosen, chosen.size()), flag.message);
  } catch (const CLI::ParseError& error) {
    const auto chosen = Chosen(commands);
    return PrintUsageError(NameOf(chosen, chosen.size()), DescribeOther(error));
  }
  return RunChosen(app, commands);
}

}  // namespace
}  // namespace jasnel

int main(int argc, char** argv) {
  // Whoever started this may have set it to be ignored; a reader that has gone ends the command.
  std::signal(SIGPIPE, SIG_DFL);
  try {
    return jasnel::Main({argv + std::min(argc, 1), argv + argc});
  } catch (const std::bad_alloc&) {
    const jasnel::Phrase what = {
        "jasnel: out of memory; expected enough for a table for each of --threads\n",
        "jasnel: te weinig geheugen; verwacht genoeg voor een tabel voor elk van --threads\n"};
    std::fputs(what.In(jasnel::MessageLanguage()).data(), stderr);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "jasnel: %s\n", error.what());
  }
  return jasnel::kExitFailed;
}

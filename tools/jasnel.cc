// The command `jasnel`: finds the subcommand and runs it.
#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <exception>
#include <memory>
#include <new>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "bitboard/text/characters.h"
#include "tools/analyse/command.h"
#include "tools/bench/command.h"
#include "tools/bid/command.h"
#include "tools/boerenbridge_command.h"
#include "tools/compare/command.h"
#include "tools/deal/command.h"
#include "tools/engine/command.h"
#include "tools/match/command.h"
#include "tools/par/command.h"
#include "tools/play/command.h"
#include "tools/rules/command.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/command.h"
#include "tools/shared/text/output.h"
#include "tools/solve/command.h"
#include "tools/table/command.h"

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

std::string Join(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

// The nearest of `words`, or all of them.
Message Suggest(const std::string& word, const std::vector<std::string>& words) {
  const std::string nearest = Nearest(word, words);
  if (nearest.empty()) return Say("; expected one of $0", "; verwacht een van $0", Join(words));
  return Say("; did you mean $0?", "; bedoelt u $0?", nearest);
}

// What is wrong with a word that `app` could not place.
Message DescribeExtra(const CLI::App& app, const std::string& extra) {
  if (extra.starts_with('-')) {
    const std::string flag = extra.substr(0, extra.find('='));
    std::vector<std::string> flags;
    for (const CLI::Option* option : app.get_options()) {
      for (const std::string& name : option->get_lnames()) flags.push_back("--" + name);
    }
    return Say("unknown flag $0$1", "onbekende optie $0$1", Quoted(flag), Suggest(flag, flags));
  }
  std::vector<std::string> commands;
  for (const CLI::App* command : app.get_subcommands(nullptr)) {
    commands.push_back(command->get_name());
  }
  if (commands.empty()) {
    return Say("$0 is a word too many; see --help", "$0 is een woord te veel; zie --help",
               Quoted(extra));
  }
  return Say("unknown command $0$1", "onbekende opdracht $0$1", Quoted(extra),
             Suggest(extra, commands));
}

// A flag without its value, or a value where there is none to give.
Message DescribeMismatch(const CLI::ArgumentMismatch& error) {
  const std::string message = error.what();
  std::string flag = message.substr(0, message.find_first_of(": "));
  if (!flag.starts_with('-')) flag = "--" + flag;
  return message.find("override") != std::string::npos
             ? Say("$0: a value; expected $0 alone", "$0: een waarde; verwacht alleen $0", flag)
             : Say("$0: no value; expected $0=VALUE", "$0: geen waarde; verwacht $0=WAARDE", flag);
}

// What else CLI11 may refuse, in its own words.
Message OtherParseError(const CLI::ParseError& error) {
  const std::string what = error.what();
  return {what, "de opdrachtregel klopt niet: " + what};
}

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

ExitStatus RunChosen(const CLI::App& app, const Commands& commands) {
  const auto chosen = Chosen(commands);
  for (std::size_t i = chosen.size(); i > 0; --i) {
    const CLI::App& command = chosen[i - 1]->app();
    if (const auto extras = command.remaining(); !extras.empty()) {
      return PrintUsageError(NameOf(chosen, i), DescribeExtra(command, extras.front()));
    }
  }
  if (const auto extras = app.remaining(); !extras.empty()) {
    return PrintUsageError("jasnel", DescribeExtra(app, extras.front()));
  }
  if (!chosen.empty()) return chosen.back()->Run();
  return PrintUsageError("jasnel",
                         Say("no command; expected one, such as jasnel solve; see jasnel --help",
                             "geen opdracht; verwacht er een, zoals jasnel solve; zie jasnel "
                             "--help"));
}

// What `--lang` asks for, wherever it stands; the last one counts.
Language LanguageOf(std::span<char*> words) {
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

int Main(int argc, char** argv) {
  SetMessageLanguage(LanguageOf(std::span(argv, static_cast<std::size_t>(argc))));
  CLI::App app(
      "Jasnel solves klaverjas deals exactly, bids and plays. It also handles boerenbridge.",
      "jasnel");
  app.set_version_flag("--version", "jasnel " JASNEL_VERSION, "print the version");
  app.set_help_flag("-h,--help", "print this help");
  app.get_formatter()->column_width(32);
  app.allow_extras();
  app.require_subcommand(0, 1);
  app.footer(kExamples);
  Commands commands;
  commands.push_back(MakeSolveCommand(app));
  commands.push_back(MakeTableCommand(app));
  commands.push_back(MakeParCommand(app));
  commands.push_back(MakeBidCommand(app));
  commands.push_back(MakeEngineCommand(app));
  commands.push_back(MakePlayCommand(app));
  commands.push_back(MakeMatchCommand(app));
  commands.push_back(MakeAnalyseCommand(app));
  commands.push_back(MakeDealCommand(app));
  commands.push_back(MakeCompareCommand(app));
  commands.push_back(boerenbridge::MakeBoerenbridgeCommand(app));
  commands.push_back(MakeRulesCommand(app));
  commands.push_back(MakeBenchCommand(app));
  try {
    app.parse(argc, argv);
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
    return PrintUsageError(NameOf(chosen, chosen.size()), OtherParseError(error));
  }
  return RunChosen(app, commands);
}

}  // namespace
}  // namespace jasnel

int main(int argc, char** argv) {
  // Whoever started this may have set it to be ignored; a reader that has gone ends the command.
  std::signal(SIGPIPE, SIG_DFL);
  try {
    return jasnel::Main(argc, argv);
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

// The command `jasnel`: finds the subcommand and runs it.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
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
#include "engine/questions/analyse.h"
#include "engine/questions/beliefs.h"
#include "engine/questions/bid.h"
#include "engine/questions/book.h"
#include "engine/questions/fair_play.h"
#include "engine/questions/luck.h"
#include "engine/questions/par.h"
#include "engine/questions/puzzles.h"
#include "engine/questions/solve.h"
#include "engine/questions/table.h"
#include "engine/questions/what_if.h"
#include "engine/questions/yardstick.h"
#include "jasnel/version.h"
#include "tools/commands.h"
#include "tools/shared/command.h"
#include "tools/shared/flags.h"
#include "tools/shared/input/rules_file.h"
#include "tools/shared/parent_command.h"
#include "tools/shared/system/system.h"
#include "tools/shared/text/output.h"

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

constexpr std::array<CommandEntry, 25> kCommands = {{
    {"solve", Solve::kAbout.english.data(), MakeSolveCommand},
    {"table", Table::kAbout.english.data(), MakeTableCommand},
    {"par", ParAuction::kAbout.english.data(), MakeParCommand},
    {"bid", Bid::kAbout.english.data(), MakeBidCommand},
    {"book", Book::kAbout.english.data(), MakeBookCommand},
    {"engine", "Plays for other programs: a JSON request and an answer on each line.",
     MakeEngineCommand},
    {"play", "A game against the engine, in the terminal.", MakePlayCommand},
    {"match", "Players against each other on the same deals: who is better, and how sure?",
     MakeMatchCommand},
    {"analyse", AnalyseDeal::kAbout.english.data(), MakeAnalyseCommand},
    {"luck", DealLuck::kAbout.english.data(), MakeLuckCommand},
    {"what-if", AskWhatIf::kAbout.english.data(), MakeWhatIfCommand},
    {"beliefs", AskBeliefs::kAbout.english.data(), MakeBeliefsCommand},
    {"fair-play", AskFairPlay::kAbout.english.data(), MakeFairPlayCommand},
    {"yardstick", AskYardstick::kAbout.english.data(), MakeYardstickCommand},
    {"puzzles", AskPuzzles::kAbout.english.data(), MakePuzzlesCommand},
    {"deal", "Deals random hands for studies, tests and clubs.", MakeDealCommand},
    {"compare", "Compares results on the same boards: match points, rankings and winners.",
     MakeCompareCommand},
    {"sheet", "The score sheet of a game at a table: roem, nat, pit and totals.", MakeSheetCommand},
    {"club", "A club's evenings and seasons: draw, results, standings, prizes and champion.",
     club::MakeClubCommand},
    {"boerenbridge",
     "Boerenbridge: bid how many tricks you will take, then take exactly that many.",
     boerenbridge::MakeBoerenbridgeCommand},
    {"rules", "Lists the rule sets, or every option of one.", MakeRulesCommand},
    {"conventions", "Lists the cards of signals, or shows one, also from a file.",
     MakeConventionsCommand},
    {"study", "Asks the same of millions of deals, in pieces that many machines can make.",
     MakeStudyCommand},
    {"endings", "A suite of endings with hidden hands, solved exactly, and how players do on it.",
     MakeEndingsCommand},
    {"bench", "Measures the search: nodes, time, and the effect of each part.", MakeBenchCommand},
}};

using Words = std::vector<std::string>;

// The command that was named last; `jasnel` itself if none was.
Command& Chosen(Command& command) {
  const auto below = command.app().get_subcommands();
  return below.empty() ? command : Chosen(*command.Below(below.front()->get_name()));
}

// What is wrong with a word that `app` could not place, where the command line goes on to `last`:
// maybe it is a flag of that command.
Message DescribeExtraBefore(const CLI::App& app, const std::string& extra, const CLI::App& last) {
  const std::string flag = extra.substr(0, extra.find('='));
  if (&last == &app || !flag.starts_with("--") || last.get_option_no_throw(flag) == nullptr) {
    return DescribeExtra(app, extra);
  }
  return Say("flag $0 before the command; expected it after, such as $1 $2",
             "optie $0 voor de opdracht; verwacht hem erachter, zoals $1 $2", Quoted(flag),
             NameOf(last), extra);
}

ExitStatus RunChosen(Command& chosen) {
  for (const CLI::App* app = &chosen.app(); app != nullptr; app = app->get_parent()) {
    const auto extras = app->remaining();
    if (extras.empty()) continue;
    return PrintUsageError(NameOf(*app), DescribeExtraBefore(*app, extras.front(), chosen.app()));
  }
  return chosen.Run();
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

// `help solve` is `solve --help`.
Words HelpAsFlag(Command& jasnel, Words words) {
  Command* command = &jasnel;
  for (auto word = words.begin(); word != words.end() && command != nullptr; ++word) {
    const bool has_commands = !command->app().get_subcommands(nullptr).empty();
    if (has_commands && EqualsIgnoringCase(*word, "help")) {
      words.erase(word);
      words.push_back("--help");
      return words;
    }
    command = command->Below(*word);
  }
  return words;
}

// What is wrong before anything is parsed, and the name of the command it is wrong for.
struct EarlyMistake {
  std::string command;
  Message message;
};

// Finds what CLI11 takes for something else: `--rules=` without a value, for which it takes the
// next word, and `help` of a command that does not exist. Makes the commands that are named, so
// that CLI11 knows their flags.
std::optional<EarlyMistake> FindEarlyMistake(Command& jasnel, const Words& words, bool help) {
  Command* command = &jasnel;
  bool flags = true;
  for (const std::string& word : words) {
    if (word == "--") flags = false;
    if (Command* const next = command->Below(word)) {
      command = next;
    } else if (flags && !word.starts_with('-')) {
      if (help) return EarlyMistake{NameOf(command->app()), DescribeExtra(command->app(), word)};
    } else if (flags && word.starts_with("--") && word.find('=') == word.size() - 1) {
      const std::string flag = word.substr(0, word.size() - 1);
      const CLI::Option* option = command->app().get_option_no_throw(flag);
      if (option != nullptr && option->get_items_expected_max() > 0) {
        return EarlyMistake{NameOf(command->app()), NoValue(flag)};
      }
    }
  }
  return std::nullopt;
}

// Puts the rules of a file where `--rules=@FILE` names it.
std::optional<EarlyMistake> ReadRulesFiles(Command& jasnel, Words& words) {
  constexpr std::string_view kFlag = "--rules=";
  Command* command = &jasnel;
  bool is_value = false;
  for (std::string& word : words) {
    if (word == "--") break;
    if (Command* const next = command->Below(word)) command = next;
    const std::size_t at = word.starts_with(kFlag) ? kFlag.size() : 0;
    if ((is_value || at > 0) && word.substr(at).starts_with('@')) {
      const auto read = ReadRulesFile(word.substr(at + 1));
      if (!read) {
        return EarlyMistake{NameOf(command->app()),
                            Say("--rules: $0", "--rules: $0", read.error())};
      }
      word = word.substr(0, at) + FormatRules(read->rules);
    }
    is_value = word == "--rules";
  }
  return std::nullopt;
}

int Main(const Words& given) {
  if (given.empty() && os::OpenIfClicked("jasnel.html")) return kExitOk;
  SetMessageLanguage(LanguageOf(given));
  CLI::App app(
      "Jasnel solves klaverjas deals exactly, bids and plays. It also handles boerenbridge.",
      "jasnel");
  app.formatter(std::make_shared<HelpFormatter>());
  app.set_version_flag("--version", std::string("jasnel ").append(Version()), "print the version");
  app.set_help_flag("-h,--help", Localized({"print this help", "toon deze hulp"}));
  app.allow_extras();
  ParentCommand jasnel(app, kCommands);
  SetHelpEnd(app, kExamples);
  Words words = HelpAsFlag(jasnel, given);
  auto mistake = FindEarlyMistake(jasnel, words, words != given);
  if (!mistake) mistake = ReadRulesFiles(jasnel, words);
  if (mistake) return PrintUsageError(mistake->command, mistake->message);
  try {
    Words reversed = Shielded(words);  // as CLI11 takes them
    std::reverse(reversed.begin(), reversed.end());
    app.parse(std::move(reversed));
  } catch (const CLI::Success& success) {
    std::ostringstream text;
    app.exit(success, text, text);
    return PrintLast("jasnel", text.str(), kExitOk);
  } catch (const CLI::ArgumentMismatch& error) {
    return PrintUsageError(NameOf(Chosen(jasnel).app()), DescribeMismatch(error));
  } catch (const FlagError& flag) {
    return PrintUsageError(NameOf(Chosen(jasnel).app()), flag.message);
  } catch (const CLI::ParseError& error) {
    return PrintUsageError(NameOf(Chosen(jasnel).app()), DescribeOther(error));
  }
  return RunChosen(Chosen(jasnel));
}

}  // namespace
}  // namespace jasnel

int main(int argc, char** argv) {
  try {
    const auto words = jasnel::os::Begin(argc, argv);
    return jasnel::Main({words.begin() + (words.empty() ? 0 : 1), words.end()});
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

// Examples in the help, in README.md and in pages of docs work as they stand there.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>

#include "bitboard/text/characters.h"
#include "jasnel/version.h"
#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

// What stands behind the version: the commit, which is another one after each change, and the hash
// of the weights.
const std::string kBuild = "[+](([0-9]+[.])?g[0-9a-f]{7}[.](dirty[.])?|unknown[.])?w[0-9a-f]{7}";

// The commands below "Examples:", up to an empty line.
std::vector<std::string> Examples(const std::string& help) {
  std::vector<std::string> examples;
  bool inside = false;
  for (const std::string& line : Lines(help)) {
    if (line == "Examples:") {
      inside = true;
    } else if (line.empty()) {
      inside = false;
    } else if (inside) {
      examples.push_back(line);
    }
  }
  return examples;
}

void RunExamples(const std::vector<std::string>& arguments) {
  const auto help = RunJasnel(arguments);
  EXPECT_EQ(help.status, 0);
  EXPECT_EQ(help.err, "");
  const auto examples = Examples(help.out);
  EXPECT_GE(examples.size(), 3U);
  std::string script = "set -e\n";
  for (const std::string& example : examples) script += example + "\n";
  const auto run = RunScript(script);
  EXPECT_EQ(run.status, 0) << script;
  EXPECT_EQ(run.err, "");
}

TEST(Help, ExamplesOfTheCommandWork) { RunExamples({"--help"}); }

TEST(Help, ExamplesOfSolveWork) { RunExamples({"solve", "--help"}); }

TEST(Help, ExamplesOfBenchWork) { RunExamples({"bench", "--help"}); }

TEST(Help, ExamplesOfStudyWork) { RunExamples({"study", "--help"}); }

TEST(Help, ExamplesOfAnalyseWork) { RunExamples({"analyse", "--help"}); }

TEST(Help, ExamplesOfConventionsWork) { RunExamples({"conventions", "--help"}); }

TEST(Help, ExamplesOfLuckWork) { RunExamples({"luck", "--help"}); }

TEST(Help, ExamplesOfSheetWork) { RunExamples({"sheet", "--help"}); }

TEST(Help, ExamplesOfWhatIfWork) { RunExamples({"what-if", "--help"}); }
TEST(Help, ExamplesOfBeliefsWork) { RunExamples({"beliefs", "--help"}); }
TEST(Help, ExamplesOfFairPlayWork) { RunExamples({"fair-play", "--help"}); }
TEST(Help, ExamplesOfYardstickWork) { RunExamples({"yardstick", "--help"}); }

TEST(Help, ExamplesOfPuzzlesWork) { RunExamples({"puzzles", "--help"}); }

TEST(Help, ExamplesOfTableWork) { RunExamples({"table", "--help"}); }

TEST(Help, ExamplesOfParWork) { RunExamples({"par", "--help"}); }

TEST(Help, ExamplesOfBidWork) { RunExamples({"bid", "--help"}); }

TEST(Help, ExamplesOfEngineWork) { RunExamples({"engine", "--help"}); }

TEST(Help, ExamplesOfPlayWork) { RunExamples({"play", "--help"}); }

TEST(Help, ExamplesOfMatchWork) { RunExamples({"match", "--help"}); }

TEST(Help, ExamplesOfBoerenbridgePlayWork) { RunExamples({"boerenbridge", "play", "--help"}); }

TEST(Help, ExamplesOfBoerenbridgeMatchWork) { RunExamples({"boerenbridge", "match", "--help"}); }

TEST(Help, ExamplesOfDealWork) { RunExamples({"deal", "--help"}); }

TEST(Help, ExamplesOfEndingsMakeWork) { RunExamples({"endings", "make", "--help"}); }
TEST(Help, ExamplesOfEndingsScoreWork) { RunExamples({"endings", "score", "--help"}); }

TEST(Help, ExamplesOfClubWork) { RunExamples({"club", "--help"}); }

TEST(Help, ExamplesOfCompareWork) { RunExamples({"compare", "--help"}); }

TEST(Help, ExamplesOfBoerenbridgeScoreWork) { RunExamples({"boerenbridge", "score", "--help"}); }

TEST(Help, ExamplesOfBoerenbridgeBidWork) { RunExamples({"boerenbridge", "bid", "--help"}); }

TEST(Help, ExamplesOfRulesWork) { RunExamples({"rules", "--help"}); }

TEST(Help, ExamplesOfBoerenbridgeSolveWork) { RunExamples({"boerenbridge", "solve", "--help"}); }

TEST(Help, NamesTheVersionWithTheCommit) {
  const auto run = RunJasnel({"--version"});
  EXPECT_EQ(run.out, "jasnel " + std::string(Version()) + "\n");
  EXPECT_TRUE(std::regex_match(run.out, std::regex("jasnel [0-9.]+" + kBuild + "\n")));
  EXPECT_EQ(run.status, 0);
}

TEST(Help, IsACommandToo) {
  const std::vector<std::vector<std::string>> same = {
      {"help", "--help"},
      {"help solve", "solve --help"},
      {"help boerenbridge score", "boerenbridge score --help"},
      {"boerenbridge help score", "boerenbridge score --help"},
      {"boerenbridge help", "boerenbridge --help"}};
  for (const auto& words : same) {
    const auto help = RunScript("jasnel " + words[0]);
    EXPECT_EQ(help.status, 0) << words[0];
    EXPECT_EQ(help.out, RunScript("jasnel " + words[1]).out) << words[0];
  }
  const auto unknown = RunJasnel({"help", "slove"});
  EXPECT_EQ(unknown.status, 2);
  EXPECT_EQ(unknown.err, "jasnel: unknown command 'slove'; did you mean solve?\n");
}

// The commands that `help` lists below "Subcommands:".
std::vector<std::string> CommandsIn(const std::string& help) {
  std::vector<std::string> commands;
  bool inside = false;
  for (const std::string& line : Lines(help)) {
    if (inside && line.starts_with("  ") && line[2] != ' ') {
      commands.push_back(line.substr(2, line.find(' ', 2) - 2));
    }
    inside = line == "Subcommands:" || (inside && !line.empty());
  }
  return commands;
}

// All but the examples, which are lines to copy, and the list of players.
void ExpectReadable(const std::string& command) {
  const auto help = RunScript("jasnel " + command + " --help");
  EXPECT_EQ(help.out.find("\n\n\n"), std::string::npos) << help.out;
  bool whole_lines = false;
  for (const std::string& line : Lines(help.out)) {
    whole_lines = line == "Examples:" || line == "Players:" || (whole_lines && !line.empty());
    if (whole_lines) continue;
    EXPECT_LE(CountCharacters(line), 100U) << line;
  }
  for (const std::string& below : CommandsIn(help.out)) ExpectReadable(command + " " + below);
}

TEST(Help, FitsInAHundredColumnsWithOneEmptyLineBetweenParts) {
  EXPECT_EQ(CommandsIn(RunJasnel({"--help"}).out).size(), 25U);
  EXPECT_EQ(CommandsIn(RunJasnel({"club", "--help"}).out).size(), 12U);
  EXPECT_EQ(CommandsIn(RunJasnel({"boerenbridge", "--help"}).out).size(), 5U);
  ExpectReadable("");
}

TEST(Help, ThatCannotBeWrittenIsAnError) {
  for (const std::string what : {"--version", "--help", "solve --help", "boerenbridge match -h"}) {
    const auto full = RunScript("jasnel " + what + " > /dev/full");
    EXPECT_EQ(full.status, 1) << what;
    EXPECT_EQ(full.err, "jasnel: cannot write the answers: No space left on device\n");
    const auto closed = RunScript("jasnel " + what + " >&-");
    EXPECT_EQ(closed.status, 1) << what;
    EXPECT_EQ(closed.err, "jasnel: cannot write the answers: Bad file descriptor\n");
  }
}

// A command of a page and what it prints there.
struct Transcript {
  std::string commands;
  std::string output;
};

// The ```console blocks of a page: lines that start with `$ ` are run, the others are printed.
std::vector<Transcript> Transcripts(const std::string& path) {
  std::vector<Transcript> transcripts;
  std::ifstream file(path);
  bool inside = false;
  for (std::string line; std::getline(file, line);) {
    if (line == "```console") {
      inside = true;
    } else if (line == "```") {
      inside = false;
    } else if (inside && line.starts_with("$ ")) {
      transcripts.push_back({line.substr(2), ""});
    } else if (inside) {
      transcripts.back().output += line + "\n";
    }
  }
  return transcripts;
}

std::string TheSame(const std::string& text) { return text; }

// A command prints what the page says, but for what `kept` leaves out. With JASNEL_WRITE_PAGES in
// the environment the page then says what it prints, times included: read what differs.
void ExpectSaid(const std::string& path, const Transcript& said, const std::string& printed,
                std::string (*kept)(const std::string&) = TheSame) {
  const std::string now = kept(printed);
  const std::string before = kept(said.output);
  EXPECT_EQ(now, before) << said.commands;
  if (now == before || std::getenv("JASNEL_WRITE_PAGES") == nullptr) return;
  std::ifstream file(path);
  std::string page((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  const std::string begin = "$ " + said.commands + "\n";
  const std::size_t at = page.find(begin + said.output);
  ASSERT_NE(at, std::string::npos);
  page.replace(at + begin.size(), said.output.size(), printed);
  EXPECT_TRUE(std::ofstream(path) << page) << path;
}

// `text` with 0 for the number behind each `key`.
std::string WithZero(std::string text, const std::string& key) {
  for (std::size_t at = text.find(key); at != std::string::npos; at = text.find(key, at)) {
    at += key.size();
    text.replace(at, text.find_first_not_of("0123456789", at) - at, "0");
  }
  return text;
}

// Below a header line of CSV, rows without the columns nodes and time_us. No cell is quoted.
class EffortColumns {
 public:
  std::string Without(const std::string& line) {
    const auto commas = std::count(line.begin(), line.end(), ',');
    if (const std::size_t at = line.find(",nodes,time_us,"); at != std::string::npos) {
      commas_ = commas;
      nodes_ = 1 + std::count(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(at), ',');
      return line;
    }
    if (commas_ == 0 || commas != commas_) return line;
    std::string kept;
    std::ptrdiff_t column = 0;
    for (const char c : line) {
      column += c == ',' ? 1 : 0;
      if (c == ',' || (column != nodes_ && column != nodes_ + 1)) kept += c;
    }
    return kept;
  }

 private:
  std::ptrdiff_t commas_ = 0;
  std::ptrdiff_t nodes_ = 0;
};

// Nodes change with the search, and times with the machine.
std::string WithoutEffortOfAll(const std::string& text) {
  static const std::regex seconds("in [0-9]+[.][0-9]+ s");
  EffortColumns columns;
  std::string kept;
  for (const std::string& line : Lines(text)) kept += columns.Without(line) + "\n";
  kept = std::regex_replace(kept, seconds, "in 0 s");
  return WithZero(WithZero(kept, "\"nodes\":"), "\"time_us\":");
}

// `text` with one sign for each number, checksums included, and one space for the spaces between
// words: figures change with the machine, and the width of a column with its figures.
std::string WithoutFigures(const std::string& text) {
  static const std::regex checksum("[0-9a-f]{16}");
  static const std::regex number("[0-9]+([.][0-9]+)?");
  static const std::regex spaces(" +");
  const std::string words = std::regex_replace(text, checksum, "#");
  return std::regex_replace(std::regex_replace(words, number, "#"), spaces, " ");
}

TEST(BenchPage, CommandsPrintWhatThePageSays) {
  const auto transcripts = Transcripts(JASNEL_SOURCE_DIR "/docs/reference/bench.md");
  EXPECT_GE(transcripts.size(), 5U);
  std::string before;
  for (const auto& [command, output] : transcripts) {
    const auto run = RunScript(before + command + " 2>&1");
    EXPECT_EQ(WithoutFigures(run.out), WithoutFigures(output)) << command;
    if (output.empty()) before += command + "\n";
  }
}

std::string WithoutBuild(const std::string& text) {
  static const std::regex build(kBuild);
  return std::regex_replace(text, build, "");
}

// Times of players, and the columns they stand in.
std::string WithoutPlayersTimes(const std::string& text) {
  static const std::regex with_unit("[0-9.]+ ms");
  static const std::regex key(
      "(\"(ms_per_card_[ab]|slowest_ms_[ab]|ms_per_call_[ab]|ms_per_bid|slowest_bid_ms|"
      "ms_per_card|slowest_card_ms)\":)[0-9.e-]+");
  static const std::regex nanoseconds("(\"(bids|slowest_bid|cards|slowest_card|calls)\":)[0-9]+");
  static const std::regex spaces(" +");
  std::string kept = std::regex_replace(WithoutBuild(text), with_unit, "0 ms");
  kept = std::regex_replace(kept, key, "$010");
  kept = std::regex_replace(kept, nanoseconds, "$010");
  return std::regex_replace(kept, spaces, " ");
}

// The commands of a page of docs print what it says, but for nodes and times.
void RunPage(const std::string& page, std::size_t least_commands,
             std::string (*kept)(const std::string&) = WithoutEffortOfAll) {
  const std::string path = JASNEL_SOURCE_DIR "/docs/" + page;
  const auto transcripts = Transcripts(path);
  EXPECT_GE(transcripts.size(), least_commands);
  std::string before;  // commands that write files come first and count for the later ones
  for (const Transcript& said : transcripts) {
    ExpectSaid(path, said, RunScript(before + said.commands + " 2>&1").out, kept);
    if (said.output.empty()) before += said.commands + "\n";
  }
}

TEST(SolvePage, CommandsPrintWhatThePageSays) { RunPage("reference/solve.md", 8); }

TEST(TablePage, CommandsPrintWhatThePageSays) { RunPage("reference/table.md", 9); }

TEST(ParPage, CommandsPrintWhatThePageSays) { RunPage("reference/par.md", 14); }

TEST(BidPage, CommandsPrintWhatThePageSays) { RunPage("reference/bid.md", 9); }

TEST(BookPage, CommandsPrintWhatThePageSays) { RunPage("reference/book.md", 7); }

// Pieces depend on those before them.
TEST(StudyPage, CommandsPrintWhatThePageSays) {
  static const std::regex effort("[0-9]+ nodes, [0-9.]+ s");
  const auto transcripts = Transcripts(JASNEL_SOURCE_DIR "/docs/reference/study.md");
  EXPECT_GE(transcripts.size(), 8U);
  std::string script;
  std::string expected;
  for (const auto& [command, output] : transcripts) {
    script += command + " 2>&1\n";
    expected += output;
  }
  const auto kept = [](const std::string& text) {
    return std::regex_replace(WithoutBuild(text), effort, "");
  };
  EXPECT_EQ(kept(RunScript(script).out), kept(expected));
}

TEST(PlayPage, CommandsPrintWhatThePageSays) { RunPage("reference/play.md", 11); }

TEST(MatchText, CommandsPrintWhatThePageSays) {
  RunPage("reference/match.md", 12, WithoutPlayersTimes);
}

TEST(EndingsPage, CommandsPrintWhatThePageSays) {
  RunPage("research/endings.md", 2, WithoutPlayersTimes);
}

TEST(BoerenbridgePage, CommandsPrintWhatThePageSays) { RunPage("reference/boerenbridge.md", 6); }

TEST(BoerenbridgeSolverPage, CommandsPrintWhatThePageSays) {
  RunPage("reference/boerenbridge-solver.md", 8);
}

TEST(BoerenbridgePlayPage, CommandsPrintWhatThePageSays) {
  RunPage("reference/boerenbridge-play.md", 6);
}

TEST(BoerenbridgeMatchText, CommandsPrintWhatThePageSays) {
  RunPage("reference/boerenbridge-match.md", 6, WithoutPlayersTimes);
}

TEST(QuestionsPage, CommandsPrintWhatThePageSays) { RunPage("reference/questions.md", 8); }

TEST(EnginePage, CommandsPrintWhatThePageSays) { RunPage("reference/engine.md", 20); }

// `text` as it stands in a page: without empty lines at its end.
std::string WithoutLastEmptyLines(const std::string& text) {
  return text.substr(0, text.find_last_not_of('\n') + 1) + "\n";
}

// What a command prints in the folder of the project.
std::string OutputInProject(const std::string& command) {
  return RunScript("cd '" JASNEL_SOURCE_DIR "' && " + command + " 2>&1").out;
}

void RunPageInProject(const std::string& page, std::size_t least,
                      std::string (*kept)(const std::string&) = TheSame) {
  const std::string path = JASNEL_SOURCE_DIR "/docs/reference/" + page;
  const auto transcripts = Transcripts(path);
  EXPECT_GE(transcripts.size(), least);
  for (const Transcript& said : transcripts) {
    ExpectSaid(path, said, WithoutLastEmptyLines(OutputInProject(said.commands)), kept);
  }
}

TEST(ClubPage, CommandsPrintWhatThePageSays) { RunPageInProject("club.md", 6); }
TEST(DealPage, CommandsPrintWhatThePageSays) { RunPageInProject("deal.md", 14); }

TEST(ComparePage, CommandsPrintWhatThePageSays) { RunPageInProject("compare.md", 9); }

TEST(BoerenbridgeScorePage, CommandsPrintWhatThePageSays) {
  RunPageInProject("boerenbridge-score.md", 9);
}

TEST(AnalysePage, CommandsPrintWhatThePageSays) {
  RunPageInProject("analyse.md", 9, WithoutEffortOfAll);
}

TEST(SheetPage, CommandsPrintWhatThePageSays) { RunPageInProject("sheet.md", 4); }

TEST(ConventionsPage, CommandsPrintWhatThePageSays) { RunPageInProject("conventions.md", 4); }

TEST(LuckPage, CommandsPrintWhatThePageSays) { RunPageInProject("luck.md", 2); }

TEST(PuzzlesPage, CommandsPrintWhatThePageSays) { RunPageInProject("puzzles.md", 3); }

TEST(WhatIfPage, CommandsPrintWhatThePageSays) { RunPageInProject("what-if.md", 4); }
TEST(BeliefsPage, CommandsPrintWhatThePageSays) { RunPageInProject("beliefs.md", 2); }
TEST(FairPlayPage, CommandsPrintWhatThePageSays) { RunPageInProject("fair-play.md", 2); }

TEST(YardstickPage, CommandsPrintWhatThePageSays) { RunPageInProject("yardstick.md", 2); }

TEST(Readme, CommandsPrintWhatItSays) {
  int run = 0;
  const std::string path = JASNEL_SOURCE_DIR "/README.md";
  for (const Transcript& said : Transcripts(path)) {
    if (said.commands.starts_with("jasnel bench ")) continue;  // its times are those of one machine
    ++run;
    ExpectSaid(path, said, OutputInProject(said.commands), WithoutEffortOfAll);
  }
  EXPECT_EQ(run, 1);
}

}  // namespace
}  // namespace jasnel::testing

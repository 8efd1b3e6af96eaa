#include <array>
#include <memory>
#include <string>

#include "tools/commands.h"
#include "tools/shared/flags.h"
#include "tools/shared/parent_command.h"
#include "tools/shared/run/progress.h"
#include "tools/study/tasks.h"

namespace jasnel {
namespace {

constexpr const char* kStudyExamples =
    R"(The pieces of a study can be made on any machines that share the folder, in any order. A piece is
the same bytes wherever it is made. The output is in English only.
Full reference: docs/reference/study.md.

Examples:
  jasnel study new tables --ask=tables --deals=100 --each=20 --seed=2026
  jasnel study make tables --pieces=1-3
  jasnel study missing tables
  jasnel study make tables
  jasnel study join tables --output=tables.npy)";

constexpr const char* kStatus =
    "\nExit status: 0 all done; 1 something was wrong; 2 the command line was wrong; 130 stopped "
    "by\n"
    "Ctrl-C: the pieces made so far are kept.";

Message NoFolder(const char* command) {
  return Say("no folder; expected one, such as $0 tables",
             "geen map; verwacht er een, zoals $0 tables", command);
}

// One of the subcommands: its folder, and what is done with it.
class FolderCommand : public Command {
 public:
  explicit FolderCommand(CLI::App& app) : app_(app), name_(NameOf(app)) {
    SetHelpEnd(app_, kStatus);
    AddText(app_, "folder", "the folder of the study", options_.folder).WithForm("FOLDER");
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (options_.folder.empty()) return PrintUsageError(name_, NoFolder(name_.c_str()));
    CatchInterrupts();
    return RunOnFolder();
  }

 protected:
  virtual ExitStatus RunOnFolder() = 0;

  CLI::App& app() { return app_; }
  const std::string& name() const { return name_; }
  StudyOptions& options() { return options_; }

 private:
  CLI::App& app_;
  std::string name_;
  StudyOptions options_;
};

class NewCommand : public FolderCommand {
 public:
  explicit NewCommand(CLI::App& part) : FolderCommand(part) {
    AddFlag(app(), "--ask", "values|cards|contracts|tables|games",
            "what to ask of each deal: points with each suit as trump (values), after each card "
            "(cards), who makes the contract (contracts), all of a table for each leader (tables), "
            "or how four players full play it (games); default tables",
            ParseStudyAsk, study_.ask);
    AddRulesFlag(app(), "rule set (default kbn); see jasnel rules", study_.rules);
    AddFlag(app(), "--seed", "N", "which random deals (default 1)", ReadSeed, study_.seed);
    AddNumber("--deals", "how many deals", Study::kMaxDeals, study_.deals);
    AddNumber("--first", "number of the first deal (default 1)", Study::kMaxDeals, study_.first);
    AddNumber("--each", "deals in each piece (default 1000); at most a million pieces",
              Study::kMaxEach, study_.each);
  }

 private:
  void AddNumber(const char* flag, const char* help, std::uint64_t most, std::uint64_t& number) {
    AddFlag(
        app(), flag, "N", help,
        [most](const std::string& text) { return ReadNumber<std::uint64_t>(text, 1, most); },
        number);
  }

  ExitStatus RunOnFolder() override {
    if (study_.deals == 0) {
      return PrintUsageError(name(), Say("no number of deals; expected one, such as --deals=1000",
                                         "geen aantal spellen; verwacht het, zoals --deals=1000"));
    }
    if (const auto error = CheckStudy(study_)) return PrintUsageError(name(), error->both());
    return NewStudy(options().folder, study_);
  }

  Study study_;
};

class MakeCommand : public FolderCommand {
 public:
  explicit MakeCommand(CLI::App& part) : FolderCommand(part) {
    AddOptionalText(app(), "--pieces", "which pieces, such as 1-100,250 (default all)",
                    options().pieces)
        .WithForm("LIST")
        .TakingLast();
    AddThreadsFlag(app(), "deals solved in parallel (default one per processor)",
                   options().threads);
    AddSwitch(app(), "--again", "makes pieces that are made already", options().again);
  }

 private:
  ExitStatus RunOnFolder() override { return MakePieces(options()); }
};

class MissingCommand : public FolderCommand {
 public:
  using FolderCommand::FolderCommand;

 private:
  ExitStatus RunOnFolder() override { return ListMissing(options()); }
};

class JoinCommand : public FolderCommand {
 public:
  explicit JoinCommand(CLI::App& part) : FolderCommand(part) {
    AddText(app(), "--output", "the file to write, - for standard output", options().output)
        .WithForm("FILE|-")
        .TakingLast();
  }

 private:
  ExitStatus RunOnFolder() override {
    if (options().output.empty()) {
      return PrintUsageError(name(), Say("no file; expected one, such as --output=tables.npy",
                                         "geen bestand; verwacht het, zoals --output=tables.npy"));
    }
    return JoinPieces(options());
  }
};

template <class Kind>
std::unique_ptr<Command> Make(CLI::App& app) {
  return std::make_unique<Kind>(app);
}

constexpr std::array<CommandEntry, 4> kStudyCommands = {{
    {"new", "Begins a study: writes its plan to a folder.", Make<NewCommand>},
    {"make", "Makes pieces; those that are made already are skipped.", Make<MakeCommand>},
    {"missing", "Prints the pieces that are not made, as 3,17-20; an empty line if all are.",
     Make<MissingCommand>},
    {"join",
     "Checks all pieces and joins them into one NumPy file; names what is missing or wrong.",
     Make<JoinCommand>},
}};

}  // namespace

std::unique_ptr<Command> MakeStudyCommand(CLI::App& app) {
  SetHelpEnd(app, kStudyExamples);
  return std::make_unique<ParentCommand>(app, kStudyCommands);
}

}  // namespace jasnel

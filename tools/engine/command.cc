#include <unistd.h>

#include <cerrno>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_format.h"
#include "bitboard/text/characters.h"
#include "engine/questions/all.h"
#include "engine/requests/move_answer.h"
#include "jasnel/engine.h"
#include "tools/commands.h"
#include "tools/engine/check_options.h"
#include "tools/engine/program_check.h"
#include "tools/shared/flags.h"
#include "tools/shared/input/input_file.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

constexpr const char* kEngineName = "jasnel engine";

constexpr const char* kEngineExamples =
    R"(Reads a request from each line of standard input, a JSON object with what a seat sees,
and answers on one line with the call, bid or card that the seat should choose.
Full reference: docs/reference/engine.md.

Examples:
  echo '{"dealer":"N","hand":["SJ","S9","S7","HA","HT","DK","D8","C7"]}' | jasnel engine --player=rule
  echo '{"game":"boerenbridge","players":4,"hand":["SA","SJ","H3"],"bids":[1]}' | jasnel engine --player=rule
  jasnel engine --player='exec:jasnel engine --player=simple' < /dev/null
  jasnel engine --check='exec:jasnel engine --player=rule' --deals=2

Exit status: 0 at the end of the input, even if a request was answered with an error; 1 an
answer could not be written, or a program that was checked did something wrong; 2 the command line
was wrong; 130 stopped by Ctrl-C.)";

class EngineCommand : public Command {
 public:
  explicit EngineCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kEngineExamples);
    AddText(app_, "--player", "who plays: " + AnyEnginePlayerNames() + " (default full)", spec_)
        .WithForm("PLAYER")
        .TakingLast();
    AddSwitch(app_, "--schema", "print a JSON Schema of all questions and answers", schema_);
    AddCheckFlags(app_, check_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (schema_) return PrintLast(kEngineName, QuestionSchema(), kExitOk);
    const auto check = CheckOf(check_);
    if (!check) return PrintUsageError(kEngineName, check.error().both());
    if (*check && IsGiven(app_, "--player")) {
      return PrintUsageError(kEngineName, Say("--player with --check; expected one of them",
                                              "--player met --check; verwacht een van beide"));
    }
    if (*check) return RunCheck(**check);
    auto players = MakeAnyEnginePlayers(spec_);
    if (!players)
      return PrintUsageError(kEngineName, Say("--player: $0", "--player: $0", players.error()));
    CatchInterrupts();
    return Answer(Engine(std::move(players).value(), 0, spec_));
  }

 private:
  // A line for each fault, and one for all.
  ExitStatus RunCheck(CheckRequest request) const {
    CatchInterrupts();
    request.terms.cancel = &Interrupted();
    const auto print = [&](const Message& line) { return Print(line.In(check_.language) + "\n"); };
    int error = 0;
    const auto outcome = CheckProgram(request, [&](const Message& fault) {
      if (error == 0 && !print(fault)) error = errno;
    });
    if (error == 0 && !print(SummaryOf(request, outcome))) error = errno;
    if (error != 0) return Fail(kEngineName, CannotWriteAnswers(error));
    if (outcome.end == CheckEnd::kInterrupted) return kExitInterrupted;
    return outcome.faults == 0 ? kExitOk : kExitFailed;
  }

  static ExitStatus Answer(Engine engine) {
    LineReader lines(STDIN_FILENO, Interrupted(), LineReader::Bytes::kAsTheyAre);
    while (const auto line = lines.Next()) {
      if (IsComment(Trim(line->text))) continue;
      const std::optional<std::string> reply =
          line->cut_off ? TooLong() : engine.Answer(line->text, &Interrupted());
      if (reply && !Print(*reply)) {
        return Fail(kEngineName, CannotWriteAnswers(errno));
      }
    }
    if (Interrupted()) return kExitInterrupted;
    if (lines.error() == 0) return kExitOk;
    return Fail(kEngineName,
                Say("standard input cannot be read: $0; expected a request on each line",
                    "standaardinvoer kan niet worden gelezen: $0; verwacht een vraag op elke "
                    "regel",
                    SystemError(lines.error())));
  }

  static std::string TooLong() {
    return JsonLine(ErrorRecord(
        nullptr, Error{absl::StrFormat("longer than %d bytes; expected %s",
                                       LineReader::kLongestLine, kQuestionExpected.english)}));
  }

  CLI::App& app_;
  std::string spec_ = "full";
  bool schema_ = false;
  CheckOptions check_;
};

}  // namespace

std::unique_ptr<Command> MakeEngineCommand(CLI::App& app) {
  return std::make_unique<EngineCommand>(app);
}

}  // namespace jasnel

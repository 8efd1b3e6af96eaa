// Commands of a club that need no folder: they ask a question by its flags.
#include <CLI/CLI.hpp>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "engine/questions/knockout.h"
#include "engine/questions/movement.h"
#include "engine/questions/spec.h"
#include "jasnel/notation.h"
#include "tools/club/command.h"
#include "tools/shared/flags.h"
#include "tools/shared/parent_command.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/output.h"
#include "tools/shared/text/words.h"

namespace jasnel::club {
namespace {

using TextRows = std::vector<std::vector<std::string>>;

template <class Asked>
class AskCommand : public Command {
 public:
  using Answer = typename Asked::Answer;
  using Text = std::string (*)(const Answer& answer, Language language);

  /// `example` are flags that make a question.
  AskCommand(CLI::App& app, Text text, const char* example)
      : app_(app), text_(text), example_(example) {
    SetAbout(app_, Localized(Asked::kAbout));
    AddFieldFlags(app_, Asked::kSpec.fields, &question_);
    AddJsonFormatFlag(app_, json_);
    AddLanguageFlag(app_, language_);
  }

  const CLI::App& app() const final { return app_; }

  ExitStatus Run() final {
    const std::string name = NameOf(app_);
    for (const Field& field : Asked::kSpec.fields) {
      const std::string flag = FlagOf(field.flag());
      if (!field.form.needed || IsGiven(app_, flag)) continue;
      return PrintUsageError(name, Say("no $0; expected it, such as $1 $2",
                                       "geen $0; verwacht die, zoals $1 $2", flag, name, example_));
    }
    if (const auto error = Asked::Check(question_)) return Fail(name, error->both());
    BatchSolver solver(1);
    const auto answer = Asked::AnswerTo(question_, {solver, Interrupted()});
    if (!answer) return Fail(name, answer.error().both());
    return PrintLast(
        name,
        json_ ? ObjectText(Asked::kSpec.answer, &*answer, Language::kEnglish, language_) + "\n"
              : text_(*answer, language_),
        kExitOk);
  }

 private:
  CLI::App& app_;
  Text text_;
  const char* example_;
  typename Asked::Question question_;
  bool json_ = false;
  Language language_ = Language::kEnglish;
};

std::string RoundText(const KnockoutRound& round, Language language) {
  const Voice say(language);
  TextRows rows = {{say("Match", "Partij"), "", ""}};
  for (const auto& match : round.matches) {
    rows.push_back({std::to_string(rows.size()), match[0], match[1]});
  }
  std::string text = FormatTable(rows, {Align::kRight, Align::kLeft, Align::kLeft}, "  ");
  if (round.bye) text += say("\nFree this round: $0.\n", "\nVrij deze ronde: $0.\n", *round.bye);
  return text;
}

std::string MovementText(const PairMovement& movement, Language language) {
  const Voice say(language);
  TextRows rows = {{say("Round", "Ronde"), say("Table", "Tafel"),
                    SideName(Side::kNorthSouth, language), SideName(Side::kEastWest, language),
                    say("Boards", "Spellen")}};
  std::string free;
  for (std::size_t i = 0; i < movement.rounds.size(); ++i) {
    const MovementRound& round = movement.rounds[i];
    for (const Meeting& one : round.meetings) {
      rows.push_back({std::to_string(i + 1), std::to_string(one.table),
                      std::to_string(one.north_south), std::to_string(one.east_west),
                      say("set $0", "stel $0", one.set)});
    }
    if (round.bye) {
      free +=
          say("Free in round $0: pair $1.\n", "Vrij in ronde $0: paar $1.\n", i + 1, *round.bye);
    }
  }
  const std::string text = FormatTable(
      rows, {Align::kRight, Align::kRight, Align::kRight, Align::kRight, Align::kLeft}, "  ");
  return text + (free.empty() ? "" : "\n" + free);
}

}  // namespace

std::unique_ptr<Command> MakeKnockoutCommand(CLI::App& app) {
  return std::make_unique<AskCommand<DrawRound>>(app, RoundText, "--entrants=Anna,Bram,Cor");
}

std::unique_ptr<Command> MakeMovementCommand(CLI::App& app) {
  return std::make_unique<AskCommand<MovePairs>>(app, MovementText, "--pairs=8");
}

}  // namespace jasnel::club

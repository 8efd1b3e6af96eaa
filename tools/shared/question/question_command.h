// The command that asks a question: its flags, its input and its output follow from the question.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/questions/spec.h"
#include "jasnel/message.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/command.h"
#include "tools/shared/flags.h"
#include "tools/shared/input/source.h"
#include "tools/shared/question/answer_printer.h"
#include "tools/shared/question/field_flags.h"
#include "tools/shared/run/interrupt.h"
#include "tools/shared/run/one_by_one_task.h"
#include "tools/shared/run/stream_run.h"
#include "tools/shared/text/output.h"

namespace jasnel {

/// What people read of a command beside what its question says.
struct CommandWords {
  const char* argument;  ///< what stands for an item in the help: `HAND`
  Phrase argument_help;
  Phrase input_help;
  Phrase item;      ///< `hand`
  Phrase such_as;   ///< a command line that gives one: `jasnel book J97.AT.K8.7`
  Phrase lines;     ///< what an input has: `hands, such as J97.AT.K8.7`
  Phrase examples;  ///< at the end of the help
};

/// `Does` has
///
///     using Asked;   the question: see `AnswerRequest`
///     using Item;    what an input has on each line
///     static constexpr CommandWords kWords;
///     static Result<std::unique_ptr<Source<Item>>> Open(arguments, input);
///     static void Put(const Item& item, Question& question);
///     static std::string Page(const Answer& answer, unit, number, Language language);
///     static std::string End(const Question& defaults, Language language);
template <class Does>
class QuestionCommand : public Command {
 public:
  explicit QuestionCommand(CLI::App& app) : app_(app) {
    const auto in_language = [](Phrase phrase) {
      return std::string(phrase.In(MessageLanguage()));
    };
    SetAbout(app_, in_language(kSpec.about));
    SetHelpEnd(app_, in_language(Does::kWords.examples));
    AddTexts(app_, Does::kWords.argument, in_language(Does::kWords.argument_help), arguments_)
        .WithForm("");
    AddInputFlag(app_, in_language(Does::kWords.input_help), input_);
    AddFieldFlags(app_, kSpec.fields, &defaults_);
    AddFormatFlag(app_, format_);
    AddLanguageFlag(app_, language_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    const std::string name = "jasnel " + std::string(kSpec.name);
    if (const auto error = CheckFlags()) return PrintUsageError(name, error->both());
    CatchInterrupts();
    auto source = Does::Open(arguments_, input_);
    if (!source) return Fail(name, source.error().both());
    Task task(*this, std::move(source).value());
    return RunStream(name.c_str(), 1, task);
  }

 private:
  using Asked = typename Does::Asked;
  using Question = typename Asked::Question;
  using AnswerType = typename Asked::Answer;
  using Item = typename Does::Item;

  static constexpr const QuestionSpec& kSpec = Asked::kSpec;

  struct Asking {
    std::size_t number = 0;
    std::optional<Error> error;
    Question question;
    std::optional<AnswerType> answer;
  };

  class Task : public OneByOneTask<Item, Asking> {
   public:
    Task(const QuestionCommand& command, std::unique_ptr<Source<Item>> source)
        : OneByOneTask<Item, Asking>(std::move(source)), command_(command) {
      const Language language = command.language_;
      const std::string_view unit = this->source().unit();
      const auto page = [unit, language](std::size_t number, const void* answer) {
        return Does::Page(*static_cast<const AnswerType*>(answer), unit, number, language);
      };
      printer_ = MakeAnswerPrinter(kSpec, command.format_, language, unit,
                                   {page, Does::End(command.defaults_, language)});
    }

    Printed Start(bool /*only_one*/) override { return printer_->Start(); }
    Printed Finish() override { return printer_->Finish(); }
    Message EmptyInputError() const override {
      return Say("$0: no $1 in it; expected $2", "$0: geen $1 erin; verwacht $2", command_.input_,
                 Does::kWords.item, Does::kWords.lines);
    }

   protected:
    std::optional<Error> Ask(const Item& item, Asking& asking) override {
      asking.question = command_.defaults_;
      Does::Put(item, asking.question);
      return Asked::Check(asking.question);
    }

    bool Answer(Asking& asking) override {
      auto answer = Asked::AnswerTo(asking.question);
      if (answer) {
        asking.answer = std::move(answer).value();
      } else {
        asking.error = answer.error();
      }
      return true;
    }

    Printed Print(const Asking& asking) override {
      return asking.error ? printer_->PrintError(asking.number, *asking.error)
                          : printer_->Print(asking.number, &*asking.answer);
    }

   private:
    const QuestionCommand& command_;
    std::unique_ptr<AnswerPrinter> printer_;
  };

  std::optional<Error> CheckFlags() const {
    const CommandWords& words = Does::kWords;
    const Message expected =
        Say("one, such as $0, or --input=FILE, - for standard input",
            "er een, zoals $0, of --input=BESTAND, - voor standaardinvoer", words.such_as);
    if (auto error = CheckInputGiven(arguments_, input_, words.item, expected)) return error;
    return CheckTogether(app_, kSpec.together);
  }

  CLI::App& app_;
  std::vector<std::string> arguments_;
  std::string input_;  // a path, `-` for standard input, empty if not given
  Question defaults_;  // but for what the items say
  Format format_ = Format::kText;
  Language language_ = Language::kEnglish;
};

}  // namespace jasnel
